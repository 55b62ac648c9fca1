import { memo } from 'react'
import { LINES, type LineName } from '../../cards/cards.ts'
import { Bridge } from './Bridge.tsx'
import { laneOf, routePath } from './curve.ts'
import { FreshRail } from './FreshRail.tsx'
import { Rail } from './Rail.tsx'
import { crossingsOf, linesOnSpots, routeOf, type TownLines } from './route.ts'
import { spotBetween } from './squares.ts'

interface TracksProps {
  readonly lines: TownLines
  /** The other lines step back behind this one. */
  readonly lit?: LineName | undefined
  /** The track that has just been laid grows from end to end. */
  readonly fresh?: { readonly line: LineName; readonly spot: string } | undefined
  /** In ms; 0 where nothing should move. */
  readonly pace?: number
}

/** All tracks of a town, in units of the town's drawing: they belong between the two layers of the cards. */
export const Tracks = memo(function Tracks({ lines, lit, fresh, pace = 0 }: TracksProps) {
  const on = linesOnSpots(lines)
  const lane = (line: LineName) => (spot: string) => laneOf(line, on.get(spot) ?? [line])
  return (
    <g>
      {LINES.map((line) => {
        const route = routeOf(lines[line].tracks)
        if (route.length < 2) return null
        const growing = pace > 0 && fresh?.line === line ? endingWith(route, fresh.spot) : undefined
        return (
          <g key={line} opacity={lit === undefined || lit === line ? 1 : 0.25}>
            {growing === undefined ? (
              <Rail line={line} d={routePath(route, lane(line))} />
            ) : (
              <FreshRail key={fresh?.spot} line={line} route={growing} lane={lane(line)} pace={pace} />
            )}
          </g>
        )
      })}
      {crossingsOf(lines).map(({ upper }) => (
        <Bridge key={upper} spot={upper} lines={on.get(upper) ?? []} />
      ))}
    </g>
  )
})

/** The route in the direction that has the spot as its last one; undefined where it is not at an end. */
function endingWith(route: readonly string[], spot: string): readonly string[] | undefined {
  const last = route.length - 1
  if (spotBetween(route[last - 1], route[last]) === spot) return route
  return spotBetween(route[0], route[1]) === spot ? [...route].reverse() : undefined
}
