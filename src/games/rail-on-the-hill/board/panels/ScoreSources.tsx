import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type CardSet, LINES, type LineName, upgradeMark } from '../../cards/cards.ts'
import type { PointSource } from '../../rules/scoring/provenance.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import { REQUESTS, type RequestLetter } from '../../rules/state.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { plansPoints, planText, signed } from '../plans-and-points.ts'
import styles from './ScoreSources.module.css'

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
  if (found.length === 0 && unmet.length === 0)
    return <p className={`${parts.remark} ${styles.nothing}`}>{texts.nothingYet}</p>
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
              {more !== undefined && <span className={`${parts.note} ${styles.more}`}>{more}</span>}
            </span>
            {badge !== undefined && <span className={`${parts.chip} ${styles.token}`}>{badge}</span>}
            <span className={`${parts.figure} ${styles.points}`}>{signed(source.points)}</span>
          </>
        )
        return (
          <li key={what}>
            {lit === null ? (
              <div className={styles.source}>{content}</div>
            ) : (
              <Touchable
                look="flat"
                className={styles.source}
                onPointerEnter={() => onLight(lit)}
                onPointerLeave={() => onLight(null)}
                onFocus={() => onLight(lit)}
                onBlur={() => onLight(null)}
                onClick={() => onLight(lit)}
              >
                {content}
              </Touchable>
            )}
          </li>
        )
      })}
      {unmet.map(({ card }) => (
        <li key={card}>
          <div className={`${styles.source} ${styles.unmet}`}>
            <span className={styles.what}>
              {planName(card)}
              <span className={`${parts.note} ${styles.more}`}>{texts.notMet}</span>
            </span>
            <span className={`${parts.figure} ${styles.points}`}>0</span>
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

/** What the town shows in bright light, while the rest steps back. */
export interface Lit {
  readonly squares: readonly string[]
  readonly line?: LineName
}

/** A number on the pad that can be unfolded into the things that it comes from. */
export type ScoreItem =
  | { readonly kind: 'whole' | 'line' | 'plans'; readonly line: LineName }
  | { readonly kind: 'penalty' | 'resources' }
  | { readonly kind: 'request'; readonly request: RequestLetter }

export function itemKey(item: ScoreItem): string {
  if ('line' in item) return `${item.kind} ${item.line}`
  return 'request' in item ? `request ${item.request}` : item.kind
}

/** Below the lines, in the order of the rules. */
export function otherItems(score: RailScore): ScoreItem[] {
  const requests = REQUESTS.filter((letter) => letter in score.requests)
  return [
    { kind: 'penalty' },
    ...requests.map((request): ScoreItem => ({ kind: 'request', request })),
    { kind: 'resources' },
  ]
}

export function itemPoints(item: ScoreItem, score: RailScore): number {
  switch (item.kind) {
    case 'whole':
      return score.lines[item.line] + plansPoints(score.plans[item.line])
    case 'line':
      return score.lines[item.line]
    case 'plans':
      return plansPoints(score.plans[item.line])
    case 'request':
      return score.requests[item.request] ?? 0
    default:
      return score[item.kind]
  }
}

/** What a number comes from: what has a square comes first, in the order of the squares. */
function sourcesOf(item: ScoreItem, sources: readonly PointSource[]): PointSource[] {
  return sources.filter(belongsTo(item)).sort((one, other) => {
    const [first, second] = [squareOf(one), squareOf(other)]
    return first === second ? 0 : first < second ? -1 : 1
  })
}

function squareOf(source: PointSource): string {
  return ('square' in source && source.square) || '~'
}

function belongsTo(item: ScoreItem): (source: PointSource) => boolean {
  return (source) => {
    switch (item.kind) {
      case 'whole':
        return (source.from === 'card' || source.from === 'plan') && source.line === item.line
      case 'line':
        return source.from === 'card' && source.line === item.line
      case 'plans':
        return source.from === 'plan' && source.line === item.line
      case 'request':
        return source.from === 'request' && source.request === item.request
      default:
        return source.from === item.kind
    }
  }
}

function squaresOfLine(line: LineName, sources: readonly PointSource[]): string[] {
  return sources.flatMap((source) => (source.from === 'card' && source.line === line ? [source.square] : []))
}

/** What to light up for one source; null for what is nowhere in the town. */
function litBySource(source: PointSource, sources: readonly PointSource[]): Lit | null {
  switch (source.from) {
    case 'card':
      return { squares: [source.square], line: source.line }
    case 'plan':
      return { squares: source.squares, line: source.line }
    case 'penalty':
      return { squares: squaresOfLine(source.line, sources), line: source.line }
    case 'request':
      if (source.line !== undefined) return { squares: squaresOfLine(source.line, sources), line: source.line }
      if (source.square === undefined) return null
      return { squares: source.request === 'F' ? aroundCorner(source.square) : [source.square] }
    default:
      return null
  }
}

/** What to light up for a whole number: everything that its sources light. */
export function litByItem(item: ScoreItem, sources: readonly PointSource[]): Lit | null {
  if ('line' in item) return { squares: squaresOfLine(item.line, sources), line: item.line }
  const squares = sourcesOf(item, sources).flatMap((source) => litBySource(source, sources)?.squares ?? [])
  return squares.length === 0 ? null : { squares: [...new Set(squares)] }
}

/** An intersection is named by its north-west square; it lies between this and the three next to it. */
function aroundCorner(square: string): string[] {
  const [column, row] = [square.charCodeAt(0), Number(square[1])]
  return [0, 1].flatMap((south) => [0, 1].map((east) => String.fromCharCode(column + east) + (row + south)))
}

/** Each line as a whole, what its cards give and what its Plan cards give. */
export const LINE_ITEMS: readonly (readonly [ScoreItem, ScoreItem, ScoreItem])[] = LINES.map((line) => [
  { kind: 'whole', line },
  { kind: 'line', line },
  { kind: 'plans', line },
])
