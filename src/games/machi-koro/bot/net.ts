import { addProducts, begin, product, rectify } from './layers.ts'
import { TOWN_FEATURES } from './town-features.ts'

/**
 * The small net that says who will win. Each town is read by the same first layer; a second one sees all towns in the
 * order of the table, beginning with whoever rolls next; and each place at the table gets a number, which become chances.
 */

export const TOWN_UNITS = 32
export const TABLE_UNITS = 32

/** Where the weights of the layers begin in one array. */
export interface NetLayout {
  readonly players: number
  readonly town: number
  readonly townBias: number
  /** For each place, and in it for each unit of the town, the weights of all units of the table. */
  readonly table: number
  readonly tableBias: number
  /** For each unit of the table the weights of all places. */
  readonly place: number
  readonly placeBias: number
  /** What a town is worth by itself, whatever its place. */
  readonly worth: number
  readonly size: number
}

export function layoutOf(players: number): NetLayout {
  const town = 0
  const townBias = town + TOWN_FEATURES * TOWN_UNITS
  const table = townBias + TOWN_UNITS
  const tableBias = table + players * TOWN_UNITS * TABLE_UNITS
  const place = tableBias + TABLE_UNITS
  const placeBias = place + TABLE_UNITS * players
  const worth = placeBias + players
  return { players, town, townBias, table, tableBias, place, placeBias, worth, size: worth + TOWN_UNITS }
}

/** First layer: a town's features become its units, from `at` on. */
export function readTown(
  weights: Float64Array,
  layout: NetLayout,
  features: Float64Array,
  units: Float64Array,
  at = 0,
): void {
  begin(weights, layout.townBias, units, at, TOWN_UNITS)
  addProducts(weights, layout.town, features, 0, TOWN_FEATURES, units, at, TOWN_UNITS)
  rectify(units, at, TOWN_UNITS)
}

/** Second layer: adds what a town at a place means to the units of the table, which begin as their biases. */
export function addTown(
  weights: Float64Array,
  layout: NetLayout,
  place: number,
  units: Float64Array,
  at: number,
  table: Float64Array,
): void {
  const block = layout.table + place * TOWN_UNITS * TABLE_UNITS
  addProducts(weights, block, units, at, TOWN_UNITS, table, 0, TABLE_UNITS)
}

/** What a town is worth by itself. */
export function worthOf(weights: Float64Array, layout: NetLayout, units: Float64Array, at: number): number {
  return product(weights, layout.worth, units, at, TOWN_UNITS)
}

/** Last layer: the chance of each place. `chances` holds the worths of the towns before. */
export function chancesFrom(
  weights: Float64Array,
  layout: NetLayout,
  table: Float64Array,
  chances: Float64Array,
): void {
  const { players, place, placeBias } = layout
  for (let p = 0; p < players; p++) chances[p] += weights[placeBias + p]
  for (let j = 0; j < TABLE_UNITS; j++) {
    const unit = table[j]
    if (unit <= 0) continue
    for (let p = 0; p < players; p++) chances[p] += unit * weights[place + j * players + p]
  }
  let highest = chances[0]
  for (let p = 1; p < players; p++) if (chances[p] > highest) highest = chances[p]
  let sum = 0
  for (let p = 0; p < players; p++) {
    chances[p] = Math.exp(chances[p] - highest)
    sum += chances[p]
  }
  for (let p = 0; p < players; p++) chances[p] /= sum
}
