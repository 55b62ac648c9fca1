import type { LineName } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { centreOf, type Point, spotBetween } from './squares.ts'

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
