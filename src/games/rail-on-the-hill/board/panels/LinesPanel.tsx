import { type CardSet, LINES, type LineName } from '../../cards/cards.ts'
import type { PlayerInsight } from '../../insight.ts'
import type { RailScore } from '../../scoring/score.ts'
import type { PanelTexts } from '../../text/types/panels.ts'
import type { WordTexts } from '../../text/types/words.ts'
import type { RailPlayerView } from '../../view.ts'
import type { Offer } from '../offer.ts'
import styles from './LinesPanel.module.css'
import { LinesRow } from './LinesRow.tsx'

export interface LinesPanelProps {
  readonly player: RailPlayerView
  readonly insight: PlayerInsight
  readonly score: RailScore
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  readonly offer: Offer
  readonly selectedLine: LineName | null
  /** The lines that may take the Plan card that is being placed; null when none is. */
  readonly targets: readonly LineName[] | null
  onLine(line: LineName): void
  /** Where the points of a line come from. */
  onScore(line: LineName): void
}

/** The four lines of a player: tracks, points, and the Plan cards with how far they are. */
export function LinesPanel(props: LinesPanelProps) {
  return (
    <section className={styles.lines} aria-label={props.texts.lines.label}>
      <div className={styles.rows}>
        {LINES.map((line) => (
          <LinesRow key={line} line={line} {...props} />
        ))}
      </div>
    </section>
  )
}
