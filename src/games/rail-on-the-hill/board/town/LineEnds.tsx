import { LINES, type LineName } from '../../cards/cards.ts'
import { LINE_LETTERS } from '../pieces/line-letters.ts'
import { pointOnSpot } from './curve.ts'
import { routeOf, type TownLines } from './route.ts'
import { spotBetween } from './squares.ts'

/** Just outside the base of a landmark; a second line that ends at the same place stands behind the first. */
const FIRST = 28.5
const NEXT = 15

interface LineEndsProps {
  readonly lines: TownLines
  readonly lit?: LineName | undefined
}

/** The letter of each line at both its ends. */
export function LineEnds({ lines, lit }: LineEndsProps) {
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
            {LINE_LETTERS[line]}
          </text>
        </g>
      )
    })
  })
}
