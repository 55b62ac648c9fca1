import type { CardSet, LineName } from '../../cards/cards.ts'
import type { LinePlan } from '../../rules/insight.ts'
import { TRACKS_PER_LINE } from '../../rules/numbers.ts'
import type { PlanScore } from '../../rules/scoring/score.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { LineBadge } from '../pieces/LineBadge.tsx'
import { planCardOf } from '../pieces/look-up.ts'
import { planText } from '../plan-text.ts'
import styles from './OthersPanel.module.css'

interface OthersLineProps {
  readonly line: LineName
  readonly tracks: number
  readonly plans: readonly PlanScore[]
  /** The same Plans, with how far the line is. */
  readonly progress: readonly LinePlan[]
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: ScoreTexts
}

/** A line of somebody's town: its tracks as pips and as a number, and how many of its Plans are met. */
export function OthersLine({ line, tracks, plans, progress, cards, words, texts }: OthersLineProps) {
  const met = plans.filter((plan) => plan.met).length
  const label = texts.lineAtAGlance(line, tracks, met, plans.length)
  const details = progress.map(({ card, have, need }) =>
    texts.planProgress(planText(planCardOf(cards, card), words), have, need),
  )
  return (
    <li className={styles.line} title={[label, ...details].join('\n')}>
      <LineBadge line={line} size={15} />
      <svg className={styles.pips} viewBox="0 0 63 8" role="img" aria-label={label}>
        {Array.from({ length: TRACKS_PER_LINE }, (_, i) => i * 8).map((x, i) => (
          <rect
            key={x}
            x={x + 0.5}
            y="1"
            width="6"
            height="6"
            rx="1.5"
            fill={i < tracks ? `var(--line-${line})` : 'none'}
            stroke={i < tracks ? 'var(--casing)' : 'var(--edge)'}
            strokeWidth={i < tracks ? 0.6 : 0.5}
          />
        ))}
      </svg>
      <span aria-hidden="true">{tracks}</span>
      <span className={styles.met} data-none={met === 0} aria-hidden="true">
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <rect
            x="0.75"
            y="1.75"
            width="8.5"
            height="6.5"
            rx="1.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        {met}/{plans.length}
      </span>
    </li>
  )
}
