/** The roads of a card as 8 bits, bit i for DIRECTIONS[i], so that a quarter turn is a rotation by two bits. */

import { DIRECTIONS, type Direction } from '#games/rail-on-the-hill/cards/cards.ts'

const SIDES = DIRECTIONS.length
const ALL_MASKS = 1 << SIDES

export function maskOf(roads: readonly Direction[]): number {
  return roads.reduce((mask, road) => mask | (1 << DIRECTIONS.indexOf(road)), 0)
}

export function roadsOf(mask: number): Direction[] {
  return DIRECTIONS.filter((_, i) => mask & (1 << i))
}

export function roadCount(mask: number): number {
  return roadsOf(mask).length
}

function turned(mask: number, eighths: number): number {
  return ((mask << eighths) | (mask >> (SIDES - eighths))) & (ALL_MASKS - 1)
}

function quarterTurns(mask: number): number[] {
  return [0, 2, 4, 6].map((eighths) => turned(mask, eighths))
}

/** One number for all four rotations of the same roads. */
export function shapeOf(mask: number): number {
  return Math.min(...quarterTurns(mask))
}

/** Whether some rotation of one card has all the roads of the other. */
export function covers(mask: number, other: number): boolean {
  return quarterTurns(mask).some((turn) => (turn & other) === other)
}

export function hasThroughRoad(mask: number): boolean {
  return (mask & turned(mask, SIDES / 2)) !== 0
}

/** Whether all roads are adjacent, like a fan. Meaningless with 7 or 8 roads, which always are. */
export function isFan(mask: number): boolean {
  const runEnds = roadCount(mask & ~turned(mask, SIDES - 1))
  return roadCount(mask) <= SIDES - 2 && runEnds === 1
}

export function masksWithoutFans(roads: number): number[] {
  return Array.from({ length: ALL_MASKS }, (_, mask) => mask).filter(
    (mask) => roadCount(mask) === roads && !isFan(mask),
  )
}
