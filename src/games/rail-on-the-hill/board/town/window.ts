import { FIRST_SQUARE } from '../../rules/grid.ts'
import { formatSquare } from '../../rules/notation.ts'
import { TOWN_SIZE } from '../../rules/numbers.ts'
import { columnOf, rowOf, squareName } from './squares.ts'

/** The part of the grid that is shown: columns and rows, both ends included. */
export interface TownWindow {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

const FIRST = formatSquare(FIRST_SQUARE)

/** What there is of a town, with room for one more card on every side that it can still grow to. */
export function windowOf(squares: readonly string[]): TownWindow {
  const shown = squares.length === 0 ? [FIRST] : squares
  const columns = shown.map(columnOf)
  const rows = shown.map(rowOf)
  const [west, east] = widened(Math.min(...columns), Math.max(...columns))
  const [north, south] = widened(Math.min(...rows), Math.max(...rows))
  return { west, east, north, south }
}

function widened(low: number, high: number): readonly [number, number] {
  return high - low + 1 < TOWN_SIZE ? [low - 1, high + 1] : [low, high]
}

export function isInWindow(square: string, { west, east, north, south }: TownWindow): boolean {
  const column = columnOf(square)
  const row = rowOf(square)
  return column >= west && column <= east && row >= north && row <= south
}

/** The squares of a window, row by row. */
export function rowsOf({ west, east, north, south }: TownWindow): string[][] {
  return Array.from({ length: south - north + 1 }, (_, row) =>
    Array.from({ length: east - west + 1 }, (_, column) => squareName(west + column, north + row)),
  )
}
