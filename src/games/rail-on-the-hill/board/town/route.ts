import { LINES, type LineName } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { otherEnd } from './squares.ts'

export type TownLines = Readonly<Record<LineName, { readonly tracks: readonly string[] }>>

/** The squares that a line runs through, from one end to the other. Its tracks may come in any order. */
export function routeOf(tracks: readonly string[]): string[] {
  if (tracks.length === 0) return []
  const at = new Map<string, string[]>()
  for (const spot of tracks) {
    for (const square of squaresOfSpot(spot)) at.set(square, [...(at.get(square) ?? []), spot])
  }
  const ends = [...at.keys()].filter((square) => at.get(square)?.length === 1).sort()
  const route = [ends[0] ?? squaresOfSpot(tracks[0])[0]]
  let last: string | undefined
  for (;;) {
    const here = route[route.length - 1]
    const next = at.get(here)?.find((spot) => spot !== last)
    if (next === undefined || route.length > tracks.length) return route
    route.push(otherEnd(next, here))
    last = next
  }
}

/** Which lines run on each spot, in the order of the lines. */
export function linesOnSpots(lines: TownLines): Map<string, LineName[]> {
  const on = new Map<string, LineName[]>()
  for (const line of LINES) {
    for (const spot of lines[line].tracks) on.set(spot, [...(on.get(spot) ?? []), line])
  }
  return on
}

export interface Crossing {
  readonly lower: string
  readonly upper: string
}

/** The diagonal that crosses this one between the same four squares; undefined for a straight spot. */
export function crossingSpot(spot: string): string | undefined {
  const [[column, row], [otherColumn, otherRow]] = squaresOfSpot(spot)
  if (column === otherColumn || row === otherRow) return undefined
  return `${column}${otherRow}-${otherColumn}${row}`
}

/** Where two diagonals cross: the one with the later line is the bridge, and of one line the track laid later. */
export function crossingsOf(lines: TownLines): Crossing[] {
  const on = linesOnSpots(lines)
  const crossings: Crossing[] = []
  for (const [spot, here] of on) {
    const other = crossingSpot(spot)
    const there = other === undefined ? undefined : on.get(other)
    if (other === undefined || there === undefined || spot > other) continue
    const rank = (names: readonly LineName[]) => LINES.indexOf(names[names.length - 1])
    const tie = rank(here) === rank(there)
    const { tracks } = lines[LINES[rank(here)]]
    const isUpper = tie ? tracks.indexOf(spot) > tracks.indexOf(other) : rank(here) > rank(there)
    crossings.push(isUpper ? { upper: spot, lower: other } : { upper: other, lower: spot })
  }
  return crossings
}
