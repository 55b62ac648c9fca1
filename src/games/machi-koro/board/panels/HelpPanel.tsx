import type { ReactNode } from 'react'
import { HelpFrame, HelpPart } from '../../../../boards/HelpFrame.tsx'
import { type CardSet, COLOURS, type Effect, type LandmarkId } from '../../cards/cards.ts'
import type { HelpTexts } from '../../text/types/help.ts'
import type { WordTexts } from '../../text/types/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin } from '../pieces/Coin.tsx'
import { ColourMark } from '../pieces/ColourMark.tsx'
import styles from './HelpPanel.module.css'

interface HelpPanelProps {
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: HelpTexts
  readonly shortcuts: readonly { readonly keys: string; readonly what: string }[]
  ruleAddress(rule: string): string
  onClose(): void
}

const COLOUR_RULES = { blue: 'MK-I3', green: 'MK-I3', red: 'MK-I2', purple: 'MK-I5' } as const
const EFFECT_RULES: Readonly<Record<Effect, string>> = {
  'second-die': 'MK-R2',
  'more-income': 'MK-I4',
  'turn-after-double': 'MK-X1',
  'roll-again': 'MK-R3',
}

/** The game on one page. Each line leads to its rule. */
export function HelpPanel({ cards, words, texts, shortcuts, ruleAddress, onClose }: HelpPanelProps) {
  const item = (rule: string, icon: ReactNode, text: string, name?: string) => (
    <li key={`${name} ${text}`}>
      <a className={styles.item} href={ruleAddress(rule)} title={texts.rule(rule)}>
        <span className={styles.icon}>{icon}</span>
        <span>
          {name !== undefined && <b className={styles.name}>{name}</b>} {text}
        </span>
      </a>
    </li>
  )
  const picture = (id: LandmarkId) => <BuildingSvg id={id} className={styles.building} />
  const step = (number: number) => <span className={styles.step}>{number}</span>
  const { goal, turn, colours, income, landmarks, limits } = texts
  return (
    <HelpFrame texts={texts} shortcuts={shortcuts} onClose={onClose}>
      <HelpPart title={goal.title}>{item('MK-W1', picture('radio-tower'), goal.landmarks)}</HelpPart>
      <HelpPart title={turn.title}>
        {item('MK-R2', step(1), turn.roll)}
        {item('MK-I1', step(2), turn.income)}
        {item('MK-B1', step(3), turn.build)}
      </HelpPart>
      <HelpPart title={colours}>
        {COLOURS.map((colour) =>
          item(
            COLOUR_RULES[colour],
            <ColourMark colour={colour} size={20} />,
            words.colourLines[colour],
            words.colours[colour],
          ),
        )}
      </HelpPart>
      <HelpPart title={landmarks}>
        {cards.landmarks.map((landmark) =>
          item(EFFECT_RULES[landmark.effect], picture(landmark.id), words.effect(landmark), words.items[landmark.id]),
        )}
      </HelpPart>
      <HelpPart title={income.title}>
        {item('MK-I1', <ColourMark colour="red" size={20} />, income.order)}
        {item('MK-I4', '×2', income.copies)}
        {item('MK-I2', <Coin size={20} />, income.forgiven)}
      </HelpPart>
      <HelpPart title={limits.title}>
        {item('MK-B2', '0', limits.soldOut)}
        {item('MK-B3', <ColourMark colour="purple" size={20} />, limits.onePerTown)}
      </HelpPart>
    </HelpFrame>
  )
}
