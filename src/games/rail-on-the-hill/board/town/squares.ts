import { DIRECTIONS, type Direction } from '../../cards/cards.ts'
import { squaresOfSpot } from '../../rules/notation.ts'

/** Squares and spots by their names in the notation, and where they lie in the drawing. */

export const CARD = 100
/** From one card to the next: a card and the gap beside it. */
export const PITCH = 102

export interface Point {
  readonly x: number
  readonly y: number
}

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
}

/** From 0, the westmost. */
export function columnOf(square: string): number {
  return square.charCodeAt(0) - 97
}

/** From 0, the northmost. */
export function rowOf(square: string): number {
  return Number(square[1]) - 1
}

export function squareName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

/** The top left corner of a square's card. */
export function cornerOf(square: string): Point {
  return { x: columnOf(square) * PITCH, y: rowOf(square) * PITCH }
}

export function centreOf(square: string): Point {
  return { x: columnOf(square) * PITCH + CARD / 2, y: rowOf(square) * PITCH + CARD / 2 }
}

export function spotBetween(one: string, other: string): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`
}

export function otherEnd(spot: string, square: string): string {
  const [first, second] = squaresOfSpot(spot)
  return first === square ? second : first
}

export function neighbourOf(square: string, direction: Direction): string {
  const [columns, rows] = STEPS[direction]
  return squareName(columnOf(square) + columns, rowOf(square) + rows)
}

/** The direction from a square to one of its neighbours; undefined for squares that do not touch. */
export function directionTo(from: string, to: string): Direction | undefined {
  return DIRECTIONS.find((direction) => neighbourOf(from, direction) === to)
}

/** The point halfway between the two cards of a spot. */
export function middleOf(spot: string): Point {
  const [first, second] = squaresOfSpot(spot)
  const a = centreOf(first)
  const b = centreOf(second)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The roads of a card that is turned clockwise by so many degrees. */
export function turnedRoads(roads: readonly Direction[], turn: number): Direction[] {
  return roads.map((road) => DIRECTIONS[(DIRECTIONS.indexOf(road) + turn / 45) % DIRECTIONS.length])
}
