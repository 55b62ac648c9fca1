import type { CardSet } from '../../cards/cards.ts'
import type { PointSource } from '../../rules/scoring/provenance.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { upgradeMark } from '../../text/upgrade-mark.ts'
import { planText } from '../plan-text.ts'
import { signed } from '../points.ts'
import styles from './ScoreSources.module.css'
import { type Lit, litBySource, type ScoreItem, sourcesOf } from './score-items.ts'

interface ScoreSourcesProps {
  readonly item: ScoreItem
  readonly score: RailScore
  readonly sources: readonly PointSource[]
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: ScoreTexts
  /** Null where nothing in particular is pointed at any more. */
  onLight(lit: Lit | null): void
}

/** Where one number comes from: a row for each source, which lights up its place in the town. */
export function ScoreSources(props: ScoreSourcesProps) {
  const { item, score, sources, cards, words, texts, onLight } = props
  const found = sourcesOf(item, sources)
  const unmet = item.kind === 'plans' || item.kind === 'whole' ? score.plans[item.line].filter(({ met }) => !met) : []
  if (found.length === 0 && unmet.length === 0) return <p className={styles.nothing}>{texts.nothingYet}</p>
  const planName = (card: number) => {
    const plan = cards.planCards.find(({ id }) => id === card)
    return texts.planSource(card, plan === undefined ? '' : planText(plan, words))
  }
  return (
    <ul className={styles.sources}>
      {found.map((source) => {
        const lit = litBySource(source, sources)
        const { what, more, badge } = sourceTexts(source, props, planName)
        const content = (
          <>
            <span className={styles.what}>
              {what}
              {more !== undefined && <span className={styles.more}>{more}</span>}
            </span>
            {badge !== undefined && <span className={styles.token}>{badge}</span>}
            <span className={styles.points}>{signed(source.points)}</span>
          </>
        )
        return (
          <li key={what}>
            {lit === null ? (
              <div className={styles.source}>{content}</div>
            ) : (
              <button
                type="button"
                className={styles.source}
                onPointerEnter={() => onLight(lit)}
                onPointerLeave={() => onLight(null)}
                onFocus={() => onLight(lit)}
                onBlur={() => onLight(null)}
                onClick={() => onLight(lit)}
              >
                {content}
              </button>
            )}
          </li>
        )
      })}
      {unmet.map(({ card }) => (
        <li key={card}>
          <div className={`${styles.source} ${styles.unmet}`}>
            <span className={styles.what}>
              {planName(card)}
              <span className={styles.more}>{texts.notMet}</span>
            </span>
            <span className={styles.points}>0</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface SourceTexts {
  readonly what: string
  readonly more?: string
  readonly badge?: string
}

function sourceTexts(
  source: PointSource,
  { cards, words, texts }: ScoreSourcesProps,
  planName: (card: number) => string,
): SourceTexts {
  switch (source.from) {
    case 'card': {
      const landmark = cards.townCards.find(({ id }) => id === source.card)?.landmark ?? null
      const token = cards.devTokens.find(({ id }) => id === source.token)
      const what = texts.cardSource(source.square, words.townCard(source.card, landmark))
      return token === undefined ? { what } : { what, badge: upgradeMark(token.kind) }
    }
    case 'plan': {
      const wilds = source.wilds.map((landmark) => words.landmarks[landmark])
      const on = texts.onSquares(words.list([...source.squares].sort()))
      const notes = [
        ...(source.squares.length > 0 ? [on] : []),
        ...(wilds.length > 0 ? [texts.wilds(words.list(wilds))] : []),
      ]
      return { what: planName(source.card), more: notes.join(' · ') }
    }
    case 'penalty':
      return { what: texts.penaltySource(source.line) }
    case 'request':
      if (source.line !== undefined) return { what: words.lineNames[source.line] }
      if (source.square === undefined) return { what: texts.wholeTown }
      return { what: source.request === 'F' ? texts.intersectionAt(source.square) : source.square }
    default:
      return { what: texts.resourceSource(source.resources) }
  }
}
