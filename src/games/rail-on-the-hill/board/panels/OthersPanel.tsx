import type { SeatInfo } from '#boards/board.ts'
import type { Seat, Standing } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import {
  type CardSet,
  categoryOf,
  LINES,
  type LineName,
  planCardOf,
  type TownCard,
  townCardOf,
} from '../../cards/cards.ts'
import { GRID_SIZE } from '../../rules/grid.ts'
import type { LinePlan, RailInsight } from '../../rules/insight.ts'
import { TOWN_SIZE, TRACKS_PER_LINE } from '../../rules/numbers.ts'
import type { PlacedCard } from '../../rules/position.ts'
import type { PlanScore, RailScore } from '../../rules/scoring/score.ts'
import type { RailView } from '../../rules/view.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { LineBadge, TokenPicture } from '../pieces/TokenPicture.tsx'
import { planText, signed } from '../plans-and-points.ts'
import { CardPicture } from '../town/CardPicture.tsx'
import { describePrint } from '../town/describe-square.ts'
import { CARD, columnOf, cornerOf, PITCH, rowOf } from '../town/geometry.ts'
import { CategoryBase } from '../town/LandmarkPicture.tsx'
import { laneOf, linesOnSpots, routeOf, routePath, type TownLines } from '../town/route.ts'
import styles from './OthersPanel.module.css'

interface OthersPanelProps {
  readonly view: RailView
  readonly insight: RailInsight
  readonly standing: Standing<RailScore>
  readonly seats: readonly SeatInfo[]
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: ScoreTexts
  /** The seat whose town is in the middle of the table. */
  readonly shown: Seat
  onShow(seat: Seat): void
}

function seatsOf(view: RailView): Seat[] {
  return view.players.map((_, i) => i + 1)
}

/** Every player's town and lines at a glance. */
export function OthersPanel(props: OthersPanelProps) {
  const { view, texts, words } = props
  return (
    <section className={styles.panel} aria-label={texts.othersTitle}>
      <div className={styles.seats}>
        {seatsOf(view).map((seat) => (
          <SeatCard key={seat} {...props} seat={seat} />
        ))}
      </div>
      {view.requests.length > 0 && (
        <dl className={styles.requests} aria-label={texts.requestsTitle}>
          {view.requests.map((letter) => (
            <div key={letter} className={styles.request}>
              <dt>{letter}</dt>
              <dd>{words.requests[letter]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function SeatCard({
  view,
  insight,
  standing,
  seats,
  cards,
  words,
  texts,
  shown,
  onShow,
  seat,
}: OthersPanelProps & { seat: Seat }) {
  const player = view.players[seat - 1]
  const score = standing.scores[seat - 1]
  const points = score.total
  const { name } = seats[seat - 1]
  const kept = cards.devTokens.filter(({ id }) => player.kept.includes(id))
  return (
    <article
      className={styles.seat}
      data-shown={seat === shown}
      data-active={view.active.includes(seat)}
      style={{ borderTopColor: `var(--seat-${seat})` }}
    >
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.show}
          aria-pressed={seat === shown}
          aria-label={texts.showTown(name, points)}
          onClick={() => onShow(seat)}
        >
          <span className={`${parts.cut} ${styles.name}`}>
            {view.active.includes(seat) && <span className={parts.lamp} />} {name}
          </span>
          <span className={`${parts.figure} ${styles.total}`}>{signed(points)}</span>
        </button>
      </h2>
      <div className={styles.town}>
        <MiniTown town={player.town} lines={player.lines} cards={cards} label={texts.townOf(name)} />
      </div>
      <ul className={styles.lines}>
        {LINES.map((line) => (
          <OthersLine
            key={line}
            line={line}
            tracks={player.lines[line].tracks.length}
            plans={score.plans[line]}
            progress={insight.players[seat - 1].plans[line]}
            cards={cards}
            words={words}
            texts={texts}
          />
        ))}
      </ul>
      <div className={styles.stock}>
        <span className={parts.line} title={words.resources(player.resources)}>
          <ResourceIcon size={15} />
          <span role="img" aria-label={words.resources(player.resources)}>
            {player.resources}
          </span>
        </span>
        {player.hand.length > 0 && (
          <ul className={styles.hand} aria-label={texts.hand}>
            {player.hand.map((id) => {
              const card = townCardOf(cards, id)
              const name = `${words.townCard(id, card.landmark)}: ${describePrint(card, words)}`
              return (
                <li key={id} title={name}>
                  <CardPicture card={card} label={name} />
                </li>
              )
            })}
          </ul>
        )}
        {kept.length > 0 && (
          <ul className={styles.kept} aria-label={texts.tokensKept}>
            {kept.map((token) => (
              <li key={token.id} title={words.tokenEffect(token.kind, token.line)}>
                <TokenPicture token={token} words={words} />
              </li>
            ))}
          </ul>
        )}
        {view.requests.map((letter) => (
          <span
            key={letter}
            className={`${parts.line} ${parts.chip} ${styles.wish}`}
            title={`${texts.request(letter)}: ${words.requests[letter]}`}
          >
            <b>{letter}</b>
            <span role="img" aria-label={texts.itemPoints(texts.request(letter), score.requests[letter] ?? 0)}>
              {score.requests[letter] ?? 0}
            </span>
          </span>
        ))}
      </div>
    </article>
  )
}

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

/** A line of a player's town: its tracks as pips and as a number, and how many of its Plans are met. */
function OthersLine({ line, tracks, plans, progress, cards, words, texts }: OthersLineProps) {
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
            fill={i < tracks ? `var(--mark-${line}, var(--line-${line}))` : 'none'}
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

const STAMP_MARGIN = 4
const DASHES: Readonly<Record<LineName, string | undefined>> = {
  red: undefined,
  yellow: '14 6',
  blue: '26 6',
  black: '6 5',
}

interface MiniTownProps {
  readonly town: Readonly<Record<string, PlacedCard>>
  readonly lines: TownLines
  readonly cards: CardSet
  /** Its spoken name. */
  readonly label: string
}

/** A town in the size of a stamp: shapes of the categories and the course of the lines. */
export function MiniTown({ town, lines, cards, label }: MiniTownProps) {
  const squares = Object.keys(town)
  const on = linesOnSpots(lines)
  return (
    <svg viewBox={stampBox(squares)} width="100%" role="img" aria-label={label} style={{ display: 'block' }}>
      {squares.map((square) => {
        const { x, y } = cornerOf(square)
        const card = cards.townCards.find(({ id }) => id === town[square].card)
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <rect width={CARD} height={CARD} rx="8" fill="var(--meadow)" stroke="var(--meadow-dark)" strokeWidth="3" />
            {card !== undefined && <Stamp card={card} />}
          </g>
        )
      })}
      {LINES.map((line) => {
        const d = routePath(routeOf(lines[line].tracks), (spot) => laneOf(line, on.get(spot) ?? [line]) * 2)
        return (
          <g key={line} fill="none" strokeLinejoin="round">
            <path d={d} stroke="var(--casing)" strokeWidth="17" strokeLinecap="round" />
            <path d={d} stroke={`var(--line-${line})`} strokeWidth="11" strokeDasharray={DASHES[line]} />
          </g>
        )
      })}
    </svg>
  )
}

function Stamp({ card }: { readonly card: TownCard }) {
  if (card.landmark === null) return null
  return (
    <g transform="translate(18 18) scale(1.6)">
      <CategoryBase category={categoryOf(card.landmark)} />
    </g>
  )
}

/** The room of a whole town around what there is of it, so that all stamps have one scale. */
function stampBox(squares: readonly string[]): string {
  const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers) + 1) / 2
  const column = squares.length === 0 ? GRID_SIZE / 2 : middle(squares.map(columnOf))
  const row = squares.length === 0 ? GRID_SIZE / 2 : middle(squares.map(rowOf))
  const size = TOWN_SIZE * PITCH + STAMP_MARGIN
  return `${column * PITCH - size / 2} ${row * PITCH - size / 2} ${size} ${size}`
}
