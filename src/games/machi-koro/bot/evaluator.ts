import type { CardTables } from '../cards/tables.ts'
import { hasAllLandmarks, type MachiState, TURN } from '../rules/state.ts'
import { copyTown, TOWN_WORDS } from './lean-town.ts'
import { addProducts, begin, product, rectify } from './policy.ts'
import { type CardChances, chancesOf, describeTown, TOWN_FEATURES } from './town-features.ts'

/**
 * The small net that estimates who will win. The same first layer reads each town; a second one reads all towns in
 * table order, starting with the player who rolls next. Each place gets a number, and a softmax makes them chances.
 */
const TOWN_UNITS = 32

const TABLE_UNITS = 32

/**
 * Estimates who will win, before a roll. Optimized for variants of one town while the others stay the same, as in the
 * comparison of buildings.
 */
export interface WinEvaluator {
  /** Reads all towns. `roller` is the player who rolls next. */
  read(state: MachiState, roller?: number): void
  /** After `read`: prepares for changes to this player's town only. */
  hold(player: number): void
  /** After `hold`: the chance of a player whose town has changed. */
  chanceWith(state: MachiState, player: number): number
  /** The chance of a player, with all towns read again. */
  chanceOf(state: MachiState, player: number, roller?: number): number
}

/** Evaluates with a net trained on the standard cards. Only the town that changes is read again. */
export class Evaluator implements WinEvaluator {
  readonly #weights: Float64Array
  readonly #layout: NetLayout
  readonly #town = new Int32Array(TOWN_WORDS)
  readonly #features = new Float64Array(TOWN_FEATURES)
  readonly #units: Float64Array
  /** The units of the table without the town that changes, and with it. */
  readonly #others = new Float64Array(TABLE_UNITS)
  readonly #table = new Float64Array(TABLE_UNITS)
  readonly #worths: Float64Array
  /** The chances by place: first the player who rolls next. */
  readonly #chances: Float64Array
  readonly #cards: CardChances
  #roller = 0

  constructor(players: number, cards: CardTables, weights: Float64Array) {
    this.#cards = chancesOf(cards)
    this.#layout = layoutOf(players)
    this.#weights = weights
    this.#units = new Float64Array(players * TOWN_UNITS)
    this.#worths = new Float64Array(players)
    this.#chances = new Float64Array(players)
  }

  read(state: MachiState, roller = state.words[TURN]): void {
    this.#roller = roller
    for (let player = 0; player < this.#layout.players; player++) this.#readTown(state, player)
  }

  #readTown(state: MachiState, player: number): void {
    copyTown(state, player, this.#town, 0)
    describeTown(this.#town, 0, this.#layout.players, this.#cards, this.#features)
    readTown(this.#weights, this.#layout, this.#features, this.#units, player * TOWN_UNITS)
    this.#worths[player] = worthOf(this.#weights, this.#layout, this.#units, player * TOWN_UNITS)
  }

  #placeOf(player: number): number {
    const place = player - this.#roller
    return place < 0 ? place + this.#layout.players : place
  }

  hold(player: number): void {
    const { players, tableBias } = this.#layout
    for (let j = 0; j < TABLE_UNITS; j++) this.#others[j] = this.#weights[tableBias + j]
    for (let other = 0; other < players; other++) {
      if (other !== player) {
        addTown(this.#weights, this.#layout, this.#placeOf(other), this.#units, other * TOWN_UNITS, this.#others)
      }
    }
  }

  chanceWith(state: MachiState, player: number): number {
    if (hasAllLandmarks(state, player)) return 1
    this.#readTown(state, player)
    this.#finish(player)
    return this.#chances[this.#placeOf(player)]
  }

  #finish(player: number): void {
    this.#table.set(this.#others)
    addTown(this.#weights, this.#layout, this.#placeOf(player), this.#units, player * TOWN_UNITS, this.#table)
    for (let each = 0; each < this.#layout.players; each++) this.#chances[this.#placeOf(each)] = this.#worths[each]
    chancesFrom(this.#weights, this.#layout, this.#table, this.#chances)
  }

  chanceOf(state: MachiState, player: number, roller = state.words[TURN]): number {
    this.#roller = roller
    for (let other = 0; other < this.#layout.players; other++) if (other !== player) this.#readTown(state, other)
    this.hold(player)
    return this.chanceWith(state, player)
  }
}

/** Where the weights of each layer start in the array. */
interface NetLayout {
  readonly players: number
  readonly town: number
  readonly townBias: number
  /** For each place and each unit of the town, the weights of all units of the table. */
  readonly table: number
  readonly tableBias: number
  /** For each unit of the table, the weights of all places. */
  readonly place: number
  readonly placeBias: number
  /** The weights for the worth of a town by itself, independent of its place. */
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

/** First layer: computes the units of a town from its features, starting at index `at`. */
function readTown(weights: Float64Array, layout: NetLayout, features: Float64Array, units: Float64Array, at = 0): void {
  begin(weights, layout.townBias, units, at, TOWN_UNITS)
  addProducts(weights, layout.town, features, 0, TOWN_FEATURES, units, at, TOWN_UNITS)
  rectify(units, at, TOWN_UNITS)
}

/** Second layer: adds the contribution of a town at a place to the units of the table, which start as their biases. */
function addTown(
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

/** The worth of a town by itself. */
function worthOf(weights: Float64Array, layout: NetLayout, units: Float64Array, at: number): number {
  return product(weights, layout.worth, units, at, TOWN_UNITS)
}

/** Last layer: turns the worths of the towns in `chances` into the chance of each place. */
function chancesFrom(weights: Float64Array, layout: NetLayout, table: Float64Array, chances: Float64Array): void {
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
