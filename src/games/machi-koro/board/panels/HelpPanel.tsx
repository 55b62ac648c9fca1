import type { ReactNode } from 'react'
import { PanelHead } from '../../../../boards/PanelHead.tsx'
import { COLOURS, LANDMARKS, type LandmarkId } from '../../cards/cards.ts'
import type { HelpTexts } from '../../text/types/help.ts'
import type { WordTexts } from '../../text/types/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin } from '../pieces/Coin.tsx'
import { ColourMark } from '../pieces/ColourMark.tsx'
import styles from './HelpPanel.module.css'

interface HelpPanelProps {
  readonly words: WordTexts
  readonly texts: HelpTexts
  readonly shortcuts: readonly { readonly keys: string; readonly what: string }[]
  ruleAddress(rule: string): string
  onClose(): void
}

const COLOUR_RULES = { blue: 'MK-I3', green: 'MK-I3', red: 'MK-I2', purple: 'MK-I5' } as const
const LANDMARK_RULES = {
  'train-station': 'MK-R2',
  'shopping-mall': 'MK-I4',
  'amusement-park': 'MK-X1',
  'radio-tower': 'MK-R3',
} as const

/** The game on one page. Each line leads to its rule. */
export function HelpPanel({ words, texts, shortcuts, ruleAddress, onClose }: HelpPanelProps) {
  const item = (rule: string, icon: ReactNode, text: string, name?: string) => (
    <li key={`${rule} ${text}`}>
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
    <section className={styles.panel} aria-label={texts.title}>
      <PanelHead closeLabel={texts.close} onClose={onClose}>
        <h2 className={styles.title}>{texts.title}</h2>
      </PanelHead>
      <div className={styles.columns}>
        <Part title={goal.title}>{item('MK-W1', picture('radio-tower'), goal.landmarks)}</Part>
        <Part title={turn.title}>
          {item('MK-R2', step(1), turn.roll)}
          {item('MK-I1', step(2), turn.income)}
          {item('MK-B1', step(3), turn.build)}
        </Part>
        <Part title={colours}>
          {COLOURS.map((colour) =>
            item(
              COLOUR_RULES[colour],
              <ColourMark colour={colour} size={20} />,
              words.colourLines[colour],
              words.colours[colour],
            ),
          )}
        </Part>
        <Part title={landmarks}>
          {LANDMARKS.map((id) => item(LANDMARK_RULES[id], picture(id), words.effects[id], words.items[id]))}
        </Part>
        <Part title={income.title}>
          {item('MK-I1', <ColourMark colour="red" size={20} />, income.order)}
          {item('MK-I4', '×2', income.copies)}
          {item('MK-I2', <Coin size={20} />, income.forgiven)}
        </Part>
        <Part title={limits.title}>
          {item('MK-B2', '0', limits.soldOut)}
          {item('MK-B3', <ColourMark colour="purple" size={20} />, limits.onePerTown)}
        </Part>
      </div>
      {shortcuts.length > 0 && (
        <section className={styles.keys}>
          <h3 className={styles.partTitle}>{texts.shortcuts}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts.map(({ keys, what }) => (
              <div key={keys} className={styles.shortcut}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={styles.items}>{children}</ul>
    </section>
  )
}
