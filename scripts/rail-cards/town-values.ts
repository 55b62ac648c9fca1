/** The point values: the cards of a family assign the same four numbers to the lines in different orders. */

import type { Values } from './tally.ts'

export interface Family {
  first: number
  last: number
  pattern: Values
}

/** A Town card before it has a landmark and roads. */
export interface ValuedCard {
  id: number
  family: Family
  values: Values
}

/**
 * The symmetric group on four lines, as the four swaps of two pairs of lines times the six orders of the last three.
 * A group of four swaps gives every line each number of the pattern once, so any number of whole groups treats the
 * lines alike. Rotations come before reflections: the first three groups (12 arrangements) treat even every pair of
 * lines alike.
 */
const PAIR_SWAPS: readonly Values[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 0, 1],
  [3, 2, 1, 0],
]
const ORDERS_OF_LAST_THREE: readonly Values[] = [
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
  [0, 1, 3, 2],
  [0, 3, 2, 1],
  [0, 2, 1, 3],
]

function rearranged(values: Values, order: Values): Values {
  return [values[order[0]], values[order[1]], values[order[2]], values[order[3]]]
}

function arrangements(pattern: Values): Values[] {
  const found = new Map<string, Values>()
  for (const order of ORDERS_OF_LAST_THREE) {
    for (const swap of PAIR_SWAPS) {
      const values = rearranged(rearranged(pattern, order), swap)
      found.set(values.join(), values)
    }
  }
  return [...found.values()]
}

function highestFirst(a: Values, b: Values): number {
  const differs = a.findIndex((value, i) => value !== b[i])
  return differs < 0 ? 0 : b[differs] - a[differs]
}

function cardsOfFamily(family: Family): ValuedCard[] {
  const all = arrangements(family.pattern)
  const size = family.last - family.first + 1
  if (size > all.length) {
    throw new Error(`cards ${family.first}-${family.last}: ${family.pattern} has only ${all.length} arrangements`)
  }
  const dealt = all.slice(0, size).sort(highestFirst)
  return dealt.map((values, i) => ({ id: family.first + i, family, values }))
}

export function dealValues(families: readonly Family[]): ValuedCard[] {
  return families.flatMap(cardsOfFamily)
}
