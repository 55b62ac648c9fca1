import { MAX_SECTIONS } from '../cards/cards.ts'

/**
 * Actions: a small integer for everything that marks sections, an object for a purchase, of which there are too many to
 * be numbered.
 */
export type Action = number | Purchase

export interface Purchase {
  /** The number on the card. */
  readonly train: number
  /** Their numbers on the map, ascending. */
  readonly sections: readonly number[]
  /** The number on the card of the shape that is taken too. */
  readonly shape: number | undefined
}

const DRAW_FIRST = 128
const RESERVE_FIRST = 256
const RESERVE_ONE_FIRST = 16640
export const MARKS = 16768

/** LK-2P */
export function block(section: number): number {
  return section
}

export function draw(section: number): number {
  return DRAW_FIRST + section
}

export function reserve(one: number, other: number): number {
  return RESERVE_FIRST + one * MAX_SECTIONS + other
}

/** LK-A1: the last free section. */
export function reserveOne(section: number): number {
  return RESERVE_ONE_FIRST + section
}

export function isPurchase(action: Action): action is Purchase {
  return typeof action !== 'number'
}

export function isBlock(mark: number): boolean {
  return mark < DRAW_FIRST
}

export function isDraw(mark: number): boolean {
  return mark >= DRAW_FIRST && mark < RESERVE_FIRST
}

export function isReserveOne(mark: number): boolean {
  return mark >= RESERVE_ONE_FIRST
}

/** The section that is marked, of two the first. */
export function firstSection(mark: number): number {
  return mark < RESERVE_FIRST || isReserveOne(mark) ? mark & 127 : (mark - RESERVE_FIRST) >> 7
}

/** Of a reservation of two. */
export function secondSection(mark: number): number {
  return (mark - RESERVE_FIRST) & 127
}
