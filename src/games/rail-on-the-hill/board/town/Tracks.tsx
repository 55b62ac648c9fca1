import { memo, useContext, useId } from 'react'
import { LINES, type LineName } from '../../cards/cards.ts'
import { LineLetters } from '../pieces/LineBadge.tsx'
import { spotBetween } from './geometry.ts'
import {
  crossingsOf,
  laneOf,
  linesOnSpots,
  middlePiece,
  pointOnSpot,
  routeOf,
  routePath,
  type TownLines,
} from './route.ts'
import styles from './Tracks.module.css'

interface RailProps {
  readonly line: LineName
  readonly d: string
}

/** A railway in the look of its line: its colour, and a texture that tells it apart without colour. */
export function Rail({ line, d }: RailProps) {
  const colour = `var(--line-${line})`
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--casing)" strokeWidth={line === 'yellow' ? 8.4 : 7.4} />
      {line === 'yellow' && <path d={d} stroke="var(--on-yellow)" strokeWidth="7.2" strokeDasharray="1.7 3.3" />}
      <path d={d} stroke={colour} strokeWidth={line === 'yellow' ? 4.4 : 5.4} />
      {line === 'blue' && <path d={d} stroke="var(--casing)" strokeWidth="1.7" />}
      {line === 'black' && (
        <path d={d} stroke="var(--casing)" strokeWidth="2.2" strokeDasharray="0.01 4.6" strokeLinecap="round" />
      )}
    </g>
  )
}

/** Just outside the base of a landmark; a second line that ends at the same place stands behind the first. */
const FIRST = 28.5

const NEXT = 15

interface LineEndsProps {
  readonly lines: TownLines
  readonly lit?: LineName | undefined
}

/** The letter of each line at both its ends. */
export function LineEnds({ lines, lit }: LineEndsProps) {
  const letters = useContext(LineLetters)
  const taken = new Map<string, number>()
  return LINES.flatMap((line) => {
    const route = routeOf(lines[line].tracks)
    if (route.length < 2) return []
    return [
      [route[0], route[1]],
      [route[route.length - 1], route[route.length - 2]],
    ].map(([end, before]) => {
      const spot = spotBetween(end, before)
      const place = `${end}:${spot}`
      const behind = taken.get(place) ?? 0
      taken.set(place, behind + 1)
      const { x, y } = pointOnSpot(spot, end, FIRST + behind * NEXT, 0)
      return (
        <g key={line + end} transform={`translate(${x} ${y})`} opacity={lit === undefined || lit === line ? 1 : 0.3}>
          <circle r="7.4" fill={`var(--line-${line})`} stroke="var(--casing)" strokeWidth="1.6" />
          <text
            y="4.3"
            fontFamily="var(--sign)"
            fontSize="12"
            fontWeight="600"
            textAnchor="middle"
            fill={`var(--on-${line})`}
          >
            {letters?.[line]}
          </text>
        </g>
      )
    })
  })
}

/** Half the length of the deck, and of its parapets, which are a little shorter. */
const SPAN = 13

const PARAPET = 11

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

/** Where one diagonal runs above another: a deck with parapets, and the upper tracks once more on top of it. */
function Bridge({ spot, lines }: { readonly spot: string; readonly lines: readonly LineName[] }) {
  const width = 11.6 + (lines.length - 1) * 6
  return (
    <g fill="none">
      <path d={middlePiece(spot, SPAN, 0)} stroke="var(--road)" strokeWidth={width} />
      {[-width / 2, width / 2].map((side) => (
        <g key={side} strokeLinecap="round">
          <path d={middlePiece(spot, PARAPET, side)} stroke="var(--shade)" strokeWidth="3.4" />
          <path d={middlePiece(spot, PARAPET, side)} stroke="var(--wall)" strokeWidth="1.6" />
        </g>
      ))}
      {lines.map((line) => (
        <Rail key={line} line={line} d={middlePiece(spot, SPAN + 1, laneOf(line, lines))} />
      ))}
    </g>
  )
}

interface FreshRailProps {
  readonly line: LineName
  /** The whole line; the fresh track is its last one. */
  readonly route: readonly string[]
  readonly lane: (spot: string) => number
  readonly pace: number
}

/** A line whose last track is drawn from end to end. A mask grows, since the dashes belong to the line's texture. */
function FreshRail({ line, route, lane, pace }: FreshRailProps) {
  const id = useId()
  const rest = routePath(route.slice(0, -1), lane)
  const last = routePath(route.slice(-2), lane)
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="-50" y="-50" width="900" height="900">
        <g fill="none" stroke="#ffffff" strokeWidth="14">
          <path d={rest} />
          <path
            className={styles.growing}
            style={{ animationDuration: `${pace}ms` }}
            d={last}
            pathLength="1"
            strokeDasharray="1"
          />
        </g>
      </mask>
      <g mask={`url(#${id})`}>
        <Rail line={line} d={routePath(route, lane)} />
      </g>
    </>
  )
}
