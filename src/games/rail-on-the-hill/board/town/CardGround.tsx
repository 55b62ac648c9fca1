import { memo } from 'react'
import { DIRECTIONS, type TownCard } from '../../cards/cards.ts'
import { Growth } from './Growth.tsx'
import { plantsOf } from './scenery.ts'
import { turnedRoads } from './squares.ts'

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
