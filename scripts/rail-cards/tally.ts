/** Counting functions that several steps use. */

import type { TownCard } from '#games/rail-on-the-hill/cards/cards.ts'

/** The four values of a Town card, in the order of LINES. */
export type Values = readonly [number, number, number, number]

export const CARDS_PER_LANDMARK = 7

export function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

export function spread(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers)
}

/** All pairs of items, in order. */
export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((item, i) => items.slice(i + 1).map((other): [T, T] => [item, other]))
}

export function totalOf(card: TownCard): number {
  return sum(Object.values(card.values))
}

export function meanRoads(cards: readonly TownCard[]): number {
  return sum(cards.map((card) => card.roads.length)) / cards.length
}
