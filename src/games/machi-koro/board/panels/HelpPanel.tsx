import { Help, HelpPart, stepIcon } from '#boards/Help.tsx'
import type { HelpFrame } from '#boards/TableFrame.tsx'
import { type CardSet, COLOURS, type Colour, type Effect, type LandmarkId } from '../../cards/cards.ts'
import type { HelpTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin, ColourMark } from '../pieces/SmallPieces.tsx'
import styles from './HelpPanel.module.css'

interface HelpPanelProps {
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: HelpTexts
  readonly frame: HelpFrame
}

const COLOUR_RULES = { blue: 'MK-I3', green: 'MK-I3', red: 'MK-I2', purple: 'MK-I5' } as const
const EFFECT_RULES: Readonly<Record<Effect, string>> = {
  'second-die': 'MK-R2',
  'more-income': 'MK-I4',
  'turn-after-double': 'MK-X1',
  'roll-again': 'MK-R3',
}

/** The game on one page. */
export function HelpPanel({ cards, words, texts, frame }: HelpPanelProps) {
  const picture = (id: LandmarkId) => <BuildingSvg id={id} isLandmark className={styles.building} />
  const last = cards.landmarks.length - 1
  const dot = (colour: Colour) => <ColourMark colour={colour} size={20} />
  const coin = <Coin size={20} />
  const { goal, turn, colours, income, landmarks, limits } = texts
  return (
    <Help {...frame}>
      <HelpPart title={goal.title} items={[['MK-W1', picture(cards.landmarks[last].id), goal.landmarks(last + 1)]]} />
      <HelpPart
        title={turn.title}
        items={[
          ['MK-R2', stepIcon(1), turn.roll],
          ['MK-I1', stepIcon(2), turn.income],
          ['MK-B1', stepIcon(3), turn.build],
        ]}
      />
      <HelpPart
        title={colours}
        items={COLOURS.map((colour) => [
          COLOUR_RULES[colour],
          dot(colour),
          { name: words.colours[colour], line: words.colourLines[colour] },
        ])}
      />
      <HelpPart
        title={landmarks}
        items={cards.landmarks.map((landmark) => [
          EFFECT_RULES[landmark.effect],
          picture(landmark.id),
          { name: words.items[landmark.id], line: words.effect(landmark) },
        ])}
      />
      <HelpPart
        title={income.title}
        items={[
          ['MK-I1', dot('red'), income.order],
          ['MK-I4', '×2', income.copies],
          ['MK-I2', coin, income.forgiven],
        ]}
      />
      <HelpPart
        title={limits.title}
        items={[
          ['MK-B2', '0', limits.soldOut],
          ['MK-B3', dot('purple'), limits.onePerTown],
        ]}
      />
    </Help>
  )
}
