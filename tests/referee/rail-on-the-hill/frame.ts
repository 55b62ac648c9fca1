import type { Player } from './position.ts'
import { columnOf, rowOf, squareAt } from './town.ts'

/** The named squares of a town that is 4 wide and 4 tall. */
export interface Frame {
  topLeft: string
  topRight: string
  bottomLeft: string
  bottomRight: string
  top: string[]
  bottom: string[]
  left: string[]
  right: string[]
  corners: string[]
  outer: string[]
  central: string[]
}

/** Undefined while the town is smaller, because corners, rows and columns do not count then (RH-V4). */
export function frameOf(player: Player): Frame | undefined {
  const squares = Object.keys(player.town)
  const west = Math.min(...squares.map(columnOf))
  const east = Math.max(...squares.map(columnOf))
  const north = Math.min(...squares.map(rowOf))
  const south = Math.max(...squares.map(rowOf))
  if (squares.length === 0 || east - west !== 3 || south - north !== 3) return undefined
  const all = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => squareAt(west + x, north + y)))
  const top = all.filter((square) => rowOf(square) === north)
  const bottom = all.filter((square) => rowOf(square) === south)
  const left = all.filter((square) => columnOf(square) === west)
  const right = all.filter((square) => columnOf(square) === east)
  const outer = all.filter((square) => [top, bottom, left, right].some((side) => side.includes(square)))
  const topLeft = squareAt(west, north)
  const topRight = squareAt(east, north)
  const bottomLeft = squareAt(west, south)
  const bottomRight = squareAt(east, south)
  return {
    topLeft,
    topRight,
    bottomLeft,
    bottomRight,
    top,
    bottom,
    left,
    right,
    corners: [topLeft, topRight, bottomLeft, bottomRight],
    outer,
    central: all.filter((square) => !outer.includes(square)),
  }
}
