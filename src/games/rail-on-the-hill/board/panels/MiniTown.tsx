import { type CardSet, categoryOf, LINES, type LineName, type TownCard } from '../../cards/cards.ts'
import { GRID_SIZE } from '../../rules/grid.ts'
import { TOWN_SIZE } from '../../rules/numbers.ts'
import type { PlacedCard } from '../../rules/position.ts'
import { CARD, columnOf, cornerOf, PITCH, rowOf } from '../town/geometry.ts'
import { CategoryBase } from '../town/LandmarkPicture.tsx'
import { laneOf, linesOnSpots, routeOf, routePath, type TownLines } from '../town/route.ts'

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
