import {
  CELL_OF,
  CELLS,
  columnOf,
  directionBetween,
  NEIGHBOUR,
  rowOf,
  SPOT_CELLS,
  SPOT_FROM,
  squareAt,
} from './grid.ts'

/**
 * A link is a pair of squares, as an integer. Neighbours are spot * 4 + page, where the page says on which quarter of
 * the grid the spot's corner lies: that orders links as sets of spots are ordered. Any other pair is kept as it was
 * written, behind a bit of its own, so that it can be refused and not only misunderstood.
 */

const STRAY = 1 << 12

export function isStray(link: number): boolean {
  return (link & STRAY) !== 0
}

/** The spot of a link between neighbours. */
export function spotOf(link: number): number {
  return link >> 2
}

/** The link of a spot whose corner cell is the given square. */
export function linkAt(spot: number, corner: number): number {
  return (spot << 2) | ((rowOf(corner) >> 2) << 1) | (columnOf(corner) >> 2)
}

/** The corner square of a link between neighbours. */
export function cornerOf(link: number): number {
  const cell = spotOf(link) % CELLS
  return squareAt((cell & 3) + ((link & 1) << 2), (cell >> 2) + ((link & 2) << 1))
}

export function linkBetween(first: number, second: number): number {
  const direction = directionBetween(first, second)
  if (direction < 0) return STRAY | (first << 6) | second
  const spot = SPOT_FROM[CELL_OF[first] * 8 + direction]
  const corner = squareAt(Math.min(columnOf(first), columnOf(second)), Math.min(rowOf(first), rowOf(second)))
  return linkAt(spot, corner)
}

/** The two squares of a link, the one that is written first first. */
export function squaresOf(link: number): readonly [number, number] {
  if (isStray(link)) return [(link >> 6) & 63, link & 63]
  const corner = cornerOf(link)
  const spot = spotOf(link)
  return [squareBeside(corner, SPOT_CELLS[spot * 2]), squareBeside(corner, SPOT_CELLS[spot * 2 + 1])]
}

/** The square of the given cell among the corner and its neighbours to the east, south and south-east. */
function squareBeside(corner: number, cell: number): number {
  for (const direction of [2, 3, 4]) {
    const square = NEIGHBOUR[corner * 8 + direction]
    if (square >= 0 && CELL_OF[square] === cell) return square
  }
  return corner
}
