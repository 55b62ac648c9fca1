import { DIRECTIONS, type Direction } from '../../cards/cards.ts'

export interface Plant {
  readonly kind: 'tree' | 'bush' | 'tuft'
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where a road would leave the card: trees stand there if none does, so that open land is seen at once. */
const GATES: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [50, 13],
  ne: [86, 15],
  e: [87, 50],
  se: [85, 86],
  s: [50, 88],
  sw: [15, 86],
  w: [13, 50],
  nw: [14, 15],
}

/** Steps from a gate to the places of its plants, along and across the direction that the track would take. */
const CLUMPS: readonly (readonly [Plant['kind'], number, number, number][])[] = [
  [
    ['tree', -4, -1, 1],
    ['tree', 4, 3, 0.8],
    ['tuft', -2, 9, 1],
  ],
  [
    ['tree', 3, -2, 1],
    ['bush', -4.5, 3, 1],
    ['tuft', 4, 8, 1],
  ],
  [
    ['bush', -4, 0, 1],
    ['tree', 2.5, 2, 0.9],
    ['tuft', 5, -7, 1],
  ],
]

/** The plants of a card: always the same ones for the same card and turn, and none on a road. */
export function plantsOf(card: number, roads: readonly Direction[]): Plant[] {
  const open = DIRECTIONS.filter((direction) => !roads.includes(direction))
  const clumps = open.flatMap((direction, i) => {
    const [x, y] = GATES[direction]
    const side = (card + i) % 2 === 0 ? 1 : -1
    return CLUMPS[(card * 7 + DIRECTIONS.indexOf(direction) * 5) % CLUMPS.length].map(([kind, dx, dy, size]) => ({
      kind,
      x: x + dx * side,
      y: y + dy,
      size,
    }))
  })
  return clumps.sort((a, b) => a.y - b.y)
}
