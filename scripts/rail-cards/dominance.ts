/** When a Town card is better than another in every respect, so that the other would never be chosen. */

import type { Landmark } from '#games/rail-on-the-hill/cards/cards.ts'
import { covers, shapeOf } from './road-masks.ts'
import type { Values } from './tally.ts'

export interface Rated {
  landmark: Landmark | null
  values: Values
  mask: number
}

/** Two different landmarks cannot be compared; any landmark is better than none. */
export function beats(one: Rated, other: Rated): boolean {
  const atLeastAsGood =
    one.values.every((value, line) => value >= other.values[line]) &&
    (other.landmark === null || one.landmark === other.landmark) &&
    covers(one.mask, other.mask)
  const equal =
    one.values.every((value, line) => value === other.values[line]) &&
    one.landmark === other.landmark &&
    shapeOf(one.mask) === shapeOf(other.mask)
  return atLeastAsGood && !equal
}
