import { LINES, type LineName } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { centreOf, otherEnd, type Point, spotBetween } from './geometry.ts'

/** How far from the middle of a card a track begins to bend. */
const BEND = 25

const LANE = 6

/** Where a track lies beside the middle of its spot, when several lines share it. */
export function laneOf(line: LineName, sharing: readonly LineName[]): number {
  const gap = sharing.length > 2 ? LANE * 0.8 : LANE
  return (sharing.indexOf(line) - (sharing.length - 1) / 2) * gap
}

/** Where one more track would be sketched beside those that lie on a spot. */
export function laneBeside(sharing: readonly LineName[] = []): number {
  return sharing.length === 0 ? 0 : (sharing.length + 1) * (LANE / 2) + 1
}

/** How far from the middle of a card the sketch of a track ends: at the base of the landmark. */
export const CLEAR = 24

/** From the middle of a sketch to the edge of its highlight. */
export const AROUND = 11

/** How far a point is from the sketch of a track. */
export function distanceFromSketch({ x, y }: Point, spot: string, lane: number): number {
  const [first, second] = squaresOfSpot(spot)
  const from = pointOnSpot(spot, first, CLEAR, lane)
  const to = pointOnSpot(spot, second, CLEAR, lane)
  const [width, height] = [to.x - from.x, to.y - from.y]
  const part = ((x - from.x) * width + (y - from.y) * height) / (width * width + height * height)
  const nearest = Math.min(1, Math.max(0, part))
  return Math.hypot(from.x + nearest * width - x, from.y + nearest * height - y)
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** A point on a spot at a distance from the middle of one of its squares, shifted to a lane. */
export function pointOnSpot(spot: string, square: string, distance: number, lane: number): Point {
  const [first, second] = squaresOfSpot(spot)
  const along = unit(centreOf(first), centreOf(second))
  const centre = centreOf(square)
  const ahead = square === first ? distance : -distance
  return { x: centre.x + along.x * ahead - along.y * lane, y: centre.y + along.y * ahead + along.x * lane }
}

function shown({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

/** The path of a route through card centres: straight on each spot, with a smooth bend under each landmark. */
export function routePath(route: readonly string[], lane: (spot: string) => number): string {
  const at = (square: string, towards: string, distance: number): string => {
    const spot = spotBetween(square, towards)
    return shown(pointOnSpot(spot, square, distance, lane(spot)))
  }
  return route
    .map((square, i) => {
      const before = route[i - 1]
      const after = route[i + 1]
      if (before === undefined) return after === undefined ? '' : `M${at(square, after, 0)}`
      if (after === undefined) return `L${at(square, before, 0)}`
      const pull = BEND * 0.35
      return `L${at(square, before, BEND)}C${at(square, before, pull)} ${at(square, after, pull)} ${at(square, after, BEND)}`
    })
    .join('')
}

/** The piece of a spot around its middle, so long to each side: what a bridge carries. */
export function middlePiece(spot: string, half: number, lane: number): string {
  const [first, second] = squaresOfSpot(spot)
  const from = centreOf(first)
  const to = centreOf(second)
  const middle = Math.hypot(to.x - from.x, to.y - from.y) / 2
  return `M${shown(pointOnSpot(spot, first, middle - half, lane))}L${shown(pointOnSpot(spot, first, middle + half, lane))}`
}

/** The part of a spot that is left when so much is taken off at the middle of each card. */
export function betweenCards(spot: string, clear: number, lane: number): string {
  const [first, second] = squaresOfSpot(spot)
  return `M${shown(pointOnSpot(spot, first, clear, lane))}L${shown(pointOnSpot(spot, second, clear, lane))}`
}

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
