import { memo } from 'react'
import { DIRECTIONS, type Direction, type TownCard } from '../../cards/cards.ts'
import { turnedRoads } from './geometry.ts'

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

const PLANTS: readonly Plant[] = [
  { kind: 'tree', x: 44.5, y: 44.5, size: 1.05 },
  { kind: 'tree', x: 55.5, y: 46, size: 0.9 },
  { kind: 'bush', x: 42, y: 54.5, size: 0.9 },
]

/** What grows where the roads of a card without a landmark meet: nothing but scenery. */
export function Grove() {
  return (
    <g>
      <path
        d="M36 49C35 41 43 36.5 50 37.5C58 36 65.5 42 64.5 50C66 58 58.5 64 51 62.5C42.5 64.5 35 58 36 49Z"
        fill="var(--meadow)"
      />
      <path
        d="M46.5 57C46 53.6 50 52.8 53 53.8C56.5 52.6 60.6 53.6 60 56.8C59.4 60 55.5 60.4 52.6 60C49.5 60.4 47 59.6 46.5 57Z"
        fill="var(--water)"
      />
      <path
        d="M50 57.2q1.6 -1.1 3.2 0t3.2 0"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="0.9"
        strokeLinecap="round"
      />
      {PLANTS.map((plant) => (
        <Growth key={plant.kind + plant.x} {...plant} />
      ))}
    </g>
  )
}

/** A plant on a card. */
function Growth({ kind, x, y, size }: Plant) {
  const place = `translate(${x} ${y}) scale(${size})`
  if (kind === 'tuft') {
    return (
      <path
        transform={place}
        d="M-1 1.4Q-1.5 -1 -2.9 -2.2M0 1.4V-3.4M1 1.4Q1.5 -1 2.9 -2.2"
        stroke="var(--meadow-dark)"
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
      />
    )
  }
  if (kind === 'bush') {
    return (
      <g transform={place}>
        <path d="M-5 3A3.4 3.4 0 0 1 -3 -2.4A4 4 0 0 1 3.6 -2A3 3 0 0 1 5 3Z" fill="var(--tree-dark)" />
        <path d="M-5 3A3.4 3.4 0 0 1 -3 -2.4A4 4 0 0 1 1 -3.8Q0.4 1 -5 3Z" fill="var(--tree)" />
      </g>
    )
  }
  return (
    <g transform={place}>
      <rect x="-0.9" y="2" width="1.8" height="5" fill="var(--trunk)" />
      <path d="M0 -8.4L5 3.2Q0 5.2 -5 3.2Z" fill="var(--tree-dark)" />
      <path d="M0 -8.4L0 4.2Q-2.6 4.2 -5 3.2Z" fill="var(--tree)" />
    </g>
  )
}

const HALF_ROAD = 6.4

const ROAD_EDGE = 1.5

/** Landmarks stand on a plaza; where there is none, the roads only meet. */
const PLAZA = 24

const JUNCTION = 9.5

/** A road to the north, or to the north-west corner, from the middle of the card; others are turned from these. */
function straight(half: number): string {
  return `M${50 - half} 0H${50 + half}V50H${50 - half}Z`
}

function diagonal(half: number): string {
  const reach = half * Math.SQRT2
  return `M0 ${reach}V3Q0 0 3 0H${reach}L${50 + reach / 2} ${50 - reach / 2}L${50 - reach / 2} ${50 + reach / 2}Z`
}

const ROAD = [straight(HALF_ROAD), diagonal(HALF_ROAD)]

const EDGE = [straight(HALF_ROAD + ROAD_EDGE), diagonal(HALF_ROAD + ROAD_EDGE)]

function Roads({ headings, shapes, fill }: { headings: readonly number[]; shapes: readonly string[]; fill: string }) {
  return headings.map((heading) => (
    <path
      key={heading}
      d={shapes[heading % 2]}
      fill={fill}
      transform={`rotate(${heading % 2 === 0 ? heading * 45 : (heading + 1) * 45} 50 50)`}
    />
  ))
}

/** The lower layer of a card: meadow, plants and roads. Tracks run above it. */
export const CardGround = memo(function CardGround({ card, turn }: { readonly card: TownCard; readonly turn: number }) {
  const roads = turnedRoads(card.roads, turn)
  const middle = card.landmark === null ? JUNCTION : PLAZA
  const headings = roads.map((road) => DIRECTIONS.indexOf(road))
  return (
    <>
      <rect width="100" height="100" rx="3" fill="var(--meadow)" />
      <Roads headings={headings} shapes={EDGE} fill="var(--road-edge)" />
      <circle cx="50" cy="50" r={middle + ROAD_EDGE} fill="var(--road-edge)" />
      <Roads headings={headings} shapes={ROAD} fill="var(--road)" />
      <circle cx="50" cy="50" r={middle} fill="var(--road)" />
      {plantsOf(card.id, roads).map((plant) => (
        <Growth key={`${plant.x},${plant.y}`} {...plant} />
      ))}
    </>
  )
})
