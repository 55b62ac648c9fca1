import { ESTABLISHMENTS } from '../cards/cards.ts'
import { type CardTables, MAX_ITEMS } from '../cards/tables.ts'
import { itemAt, PLACES, placeOf } from './known-cards.ts'
import type { LeanTable } from './lean-table.ts'
import { TOWN_WORDS } from './lean-town.ts'
import { type CardChances, chancesOf, describeTown, TOWN_FEATURES } from './town-features.ts'

/** The most non-zero inputs that a layer can have. */
const MOST = 128

/** Buffers for the layer being computed: its non-zero inputs, and where their weight rows start. */
const values = new Float64Array(MOST)

const starts = new Int32Array(MOST)

/**
 * A layer of a net: adds the inputs times their weight rows to the outputs, starting at index `to`. Many inputs are 0;
 * the others are added four at a time, so that the outputs are read and written less often.
 */
export function addProducts(
  weights: Float64Array,
  rows: number,
  inputs: Float64Array,
  from: number,
  count: number,
  outputs: Float64Array,
  to: number,
  size: number,
): void {
  let found = 0
  for (let i = 0; i < count; i++) {
    const input = inputs[from + i]
    if (input === 0) continue
    values[found] = input
    starts[found++] = rows + i * size
  }
  let next = 0
  for (; next + 3 < found; next += 4) {
    const [a, b, c, d] = [values[next], values[next + 1], values[next + 2], values[next + 3]]
    const [ofA, ofB, ofC, ofD] = [starts[next], starts[next + 1], starts[next + 2], starts[next + 3]]
    for (let j = 0; j < size; j++) {
      outputs[to + j] += a * weights[ofA + j] + b * weights[ofB + j] + c * weights[ofC + j] + d * weights[ofD + j]
    }
  }
  for (; next < found; next++) {
    const value = values[next]
    const row = starts[next]
    for (let j = 0; j < size; j++) outputs[to + j] += value * weights[row + j]
  }
}

/** ReLU: sets negative units to 0. */
export function rectify(units: Float64Array, from: number, count: number): void {
  for (let i = from; i < from + count; i++) if (units[i] < 0) units[i] = 0
}

/** Initializes outputs with biases from the weights. */
export function begin(weights: Float64Array, from: number, outputs: Float64Array, to: number, size: number): void {
  for (let j = 0; j < size; j++) outputs[to + j] = weights[from + j]
}

export function product(weights: Float64Array, from: number, inputs: Float64Array, at: number, size: number): number {
  let sum = 0
  for (let i = 0; i < size; i++) sum += inputs[at + i] * weights[from + i]
  return sum
}

/** Decides what a player builds, and estimates the player's chance to win. */
export interface BuildPolicy {
  /** Reads the table after the current player has rolled and may build. Returns that player's chance to win. */
  look(table: LeanTable, isAgain: boolean): number
  /** After `look`: the preferred item of those that can be built, or NOTHING. */
  favourite(table: LeanTable): number
}

/** The choice to build nothing: the number after the last item. */
export const NOTHING = MAX_ITEMS

/**
 * The policy net, trained in millions of games against itself and against shopping lists. The same first layer reads
 * each town; a second one reads all towns, starting with the player who may build, and the supply.
 */

const TOWN_UNITS = 64

const TABLE_UNITS = 128

/** The output for building nothing, after those for PLACES (see known-cards.ts). */
const NO_PLACE = PLACES.length

const CHOICES = NO_PLACE + 1

/** Scales numbers of copies to about 0 to 1 for the net. */
const MANY_COPIES = 6

/** Where the weights of each layer start in the array. */
function layoutOf(players: number) {
  const town = 0
  const townBias = town + TOWN_FEATURES * TOWN_UNITS
  const table = townBias + TOWN_UNITS
  const supply = table + players * TOWN_UNITS * TABLE_UNITS
  const again = supply + ESTABLISHMENTS.length * TABLE_UNITS
  const tableBias = again + TABLE_UNITS
  const choice = tableBias + TABLE_UNITS
  const ownChoice = choice + TABLE_UNITS * CHOICES
  const choiceBias = ownChoice + TOWN_UNITS * CHOICES
  const chance = choiceBias + CHOICES
  const chanceBias = chance + TABLE_UNITS
  const size = chanceBias + 1
  return { town, townBias, table, supply, again, tableBias, choice, ownChoice, choiceBias, chance, chanceBias, size }
}

/** The number of weights of the net for this many players. */
export function policySize(players: number): number {
  return layoutOf(players).size
}

export class Policy implements BuildPolicy {
  readonly #cards: CardChances
  readonly #weights: Float64Array
  readonly #layout: ReturnType<typeof layoutOf>
  readonly #features = new Float64Array(TOWN_FEATURES)
  readonly #supply = new Float64Array(ESTABLISHMENTS.length)
  /** The units of one town, and of the town of the player who may build. */
  readonly #town = new Float64Array(TOWN_UNITS)
  readonly #own = new Float64Array(TOWN_UNITS)
  readonly #table = new Float64Array(TABLE_UNITS)
  readonly #liked = new Float64Array(CHOICES)

  constructor(players: number, cards: CardTables, weights: Float64Array) {
    this.#cards = chancesOf(cards)
    this.#weights = weights
    this.#layout = layoutOf(players)
  }

  look(table: LeanTable, isAgain: boolean): number {
    const weights = this.#weights
    const layout = this.#layout
    begin(weights, layout.tableBias, this.#table, 0, TABLE_UNITS)
    for (let place = 0; place < table.players; place++) {
      const player = (table.player + place) % table.players
      const units = place === 0 ? this.#own : this.#town
      this.#readTown(table, player, units)
      const rows = layout.table + place * TOWN_UNITS * TABLE_UNITS
      addProducts(weights, rows, units, 0, TOWN_UNITS, this.#table, 0, TABLE_UNITS)
    }
    for (let i = 0; i < ESTABLISHMENTS.length; i++) this.#supply[i] = table.words[table.supplyAt + i] / MANY_COPIES
    addProducts(weights, layout.supply, this.#supply, 0, ESTABLISHMENTS.length, this.#table, 0, TABLE_UNITS)
    if (isAgain) for (let j = 0; j < TABLE_UNITS; j++) this.#table[j] += weights[layout.again + j]
    rectify(this.#table, 0, TABLE_UNITS)
    const logit = product(weights, layout.chance, this.#table, 0, TABLE_UNITS) + weights[layout.chanceBias]
    return 1 / (1 + Math.exp(-logit))
  }

  #readTown(table: LeanTable, player: number, units: Float64Array): void {
    const { townBias, town } = this.#layout
    describeTown(table.words, player * TOWN_WORDS, table.players, this.#cards, this.#features)
    begin(this.#weights, townBias, units, 0, TOWN_UNITS)
    addProducts(this.#weights, town, this.#features, 0, TOWN_FEATURES, units, 0, TOWN_UNITS)
    rectify(units, 0, TOWN_UNITS)
  }

  /** After `look`: computes the preferences that `likingOf` returns. */
  prefer(): void {
    const weights = this.#weights
    const { choice, ownChoice, choiceBias } = this.#layout
    begin(weights, choiceBias, this.#liked, 0, CHOICES)
    addProducts(weights, choice, this.#table, 0, TABLE_UNITS, this.#liked, 0, CHOICES)
    addProducts(weights, ownChoice, this.#own, 0, TOWN_UNITS, this.#liked, 0, CHOICES)
  }

  /** The preference for an item or NOTHING, even if the item cannot be built. */
  likingOf(item: number): number {
    return this.#liked[item === NOTHING ? NO_PLACE : placeOf(item)]
  }

  favourite(table: LeanTable): number {
    this.prefer()
    let best = NO_PLACE
    for (let place = 0; place < NO_PLACE; place++) {
      if (this.#liked[place] > this.#liked[best] && table.canBuild(itemAt(place))) best = place
    }
    return best === NO_PLACE ? NOTHING : itemAt(best)
  }
}
