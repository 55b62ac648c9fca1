import { CARD, PITCH } from './squares.ts'
import type { TownView } from './view-box.ts'
import type { TownWindow } from './window.ts'

interface CoordinatesProps {
  readonly window: TownWindow
  readonly view: TownView
}

/** From the names to the cards, and the size of the letters, in units of the drawing. */
const GAP = 4
const LETTERS = 12.5

/** The names of columns and rows, so that "d4" in the log can be found. */
export function Coordinates({ window: { west, east, north, south }, view }: CoordinatesProps) {
  const along = (index: number, shift: number) => (index * PITCH + CARD / 2) * view.scale + shift
  const top = north * PITCH * view.scale + view.y - GAP
  const left = west * PITCH * view.scale + view.x - GAP
  return (
    <g fill="var(--ink-soft)" fontFamily="var(--sign)" fontWeight="600" fontSize={LETTERS}>
      {range(west, east).map((column) => (
        <text key={column} x={along(column, view.x)} y={top} textAnchor="middle">
          {String.fromCharCode(97 + column)}
        </text>
      ))}
      {range(north, south).map((row) => (
        <text key={row} x={left} y={along(row, view.y)} textAnchor="end" dominantBaseline="central">
          {row + 1}
        </text>
      ))}
    </g>
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
