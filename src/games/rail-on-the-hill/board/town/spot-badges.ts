import type { SpotInsight } from '../../rules/insight.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { centreOf, type Point } from './geometry.ts'
import { linesOnSpots, pointOnSpot, type TownLines } from './route.ts'

/** What stands on the sketch of a track that may be laid: what it costs, and the Double Track token that it takes. */
export interface SpotBadge extends Point {
  readonly spot: string
  /** Nothing where the track is free: its place is the middle of the spot. */
  readonly shows: 'cost' | 'token' | 'nothing'
}

/** The spots that hold tracks already: one more takes a Double Track token. */
export function takenSpots(lines: TownLines): ReadonlySet<string> {
  return new Set(linesOnSpots(lines).keys())
}

export function badgesOf(
  spots: readonly string[],
  insights: Readonly<Record<string, SpotInsight>>,
  lines: TownLines,
): SpotBadge[] {
  const taken = takenSpots(lines)
  return spots.flatMap((spot): SpotBadge[] => {
    const hasCost = (insights[spot]?.cost ?? 0) > 0
    const [before, after] = placesOn(spot, hasCost && taken.has(spot))
    if (!hasCost && !taken.has(spot)) return [{ spot, shows: 'nothing', ...along(spot, 0) }]
    return [
      ...(hasCost ? [{ spot, shows: 'cost' as const, ...before }] : []),
      ...(taken.has(spot) ? [{ spot, shows: 'token' as const, ...after }] : []),
    ]
  })
}

/** From the middle of a spot to each of two badges, so that they stand side by side. */
const BESIDE = 12
const ABOVE = 9.5
/** Two diagonals meet in the middle of both, so each has its badges on cards of its own. */
const APART = 13

/** Where the badges of a spot stand: the same place twice where there is only one. */
function placesOn(spot: string, areTwo: boolean): readonly [Point, Point] {
  const [first, second] = squaresOfSpot(spot)
  const isUpright = first[0] === second[0]
  const isDiagonal = !isUpright && first[1] !== second[1]
  if (!areTwo) {
    const place = along(spot, isDiagonal ? -APART : 0)
    return [place, place]
  }
  const step = isDiagonal ? APART : isUpright ? ABOVE : BESIDE
  return [along(spot, -step), along(spot, step)]
}

/** The point so far from the middle of a spot, towards its second square. */
function along(spot: string, distance: number): Point {
  const [first, second] = squaresOfSpot(spot)
  const from = centreOf(first)
  const to = centreOf(second)
  return pointOnSpot(spot, first, Math.hypot(to.x - from.x, to.y - from.y) / 2 + distance, 0)
}
