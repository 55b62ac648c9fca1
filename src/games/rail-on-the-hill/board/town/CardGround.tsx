import { memo } from 'react'
import { DIRECTIONS, type TownCard } from '../../cards/cards.ts'
import { type Plant, plantsOf } from './scenery.ts'
import { turnedRoads } from './squares.ts'

const HALF_ROAD = 6.4
const ROAD_EDGE = 1.5
const PLAZA = 24

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

/** The lower layer of a card: meadow, plants and roads. Tracks run above it. */
export const CardGround = memo(function CardGround({ card, turn }: { readonly card: TownCard; readonly turn: number }) {
  const roads = turnedRoads(card.roads, turn)
  const headings = roads.map((road) => DIRECTIONS.indexOf(road))
  return (
    <>
      <rect width="100" height="100" rx="3" fill="var(--meadow)" />
      <Roads headings={headings} shapes={EDGE} fill="var(--road-edge)" />
      <circle cx="50" cy="50" r={PLAZA + ROAD_EDGE} fill="var(--road-edge)" />
      <Roads headings={headings} shapes={ROAD} fill="var(--road)" />
      <circle cx="50" cy="50" r={PLAZA} fill="var(--road)" />
      {plantsOf(card.id, roads).map((plant) => (
        <Growth key={`${plant.x},${plant.y}`} {...plant} />
      ))}
    </>
  )
})
