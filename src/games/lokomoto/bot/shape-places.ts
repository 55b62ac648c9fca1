import type { CardTables } from '../cards/tables.ts'
import { isWithin, SET_WORDS } from '../rules/sections.ts'
import { type LokoState, playerAt, SOLID } from '../rules/state.ts'
import type { Ground } from './ground.ts'
import { DRAWN } from './outlook.ts'
import { countMissing } from './rivalry.ts'
import { FAR } from './survey.ts'

/** Skips places that lack more than this many sections more than the place that lacks the fewest. */
const FARTHER = 2
/** The weight of a section's surroundings, in missing sections, and of its danger for each turn the shape takes. */
const SURROUNDINGS = 0.05
const DANGER = 0.5

/** The best places for a shape. */
export class ShapePlaces {
  count = 0
  /** The smallest number of missing sections over all places. */
  least = FAR
  readonly #cards: CardTables
  readonly #ground: Ground
  readonly #ranks: Float64Array
  readonly #places: Int32Array

  /** Keeps the best `most` places. */
  constructor(cards: CardTables, ground: Ground, most: number) {
    this.#cards = cards
    this.#ground = ground
    this.#ranks = new Float64Array(most)
    this.#places = new Int32Array(most)
  }

  /** The index of the placement at this rank. */
  at(rank: number): number {
    return this.#places[rank]
  }

  find({ words }: LokoState, player: number, shape: number): void {
    const { count, sets, sections } = this.#cards.placements[shape]
    const solid = playerAt(player) + SOLID
    this.count = 0
    this.least = FAR
    for (let i = 0; i < count; i++) {
      const at = i * SET_WORDS
      if (!isWithin(sets, at, this.#ground.usable, 0)) continue
      const missing = countMissing(sets, at, words, solid)
      if (missing > this.least + FARTHER) continue
      if (missing < this.least) this.least = missing
      this.#insert(i, this.#rankOf(sections[i], missing))
    }
  }

  #insert(place: number, rank: number): void {
    const ranks = this.#ranks
    if (this.count === ranks.length && rank <= ranks[this.count - 1]) return
    if (this.count < ranks.length) this.count++
    let at = this.count - 1
    for (; at > 0 && ranks[at - 1] < rank; at--) {
      ranks[at] = ranks[at - 1]
      this.#places[at] = this.#places[at - 1]
    }
    ranks[at] = rank
    this.#places[at] = place
  }

  /** A quick estimate of a place: better with few missing sections, and with few that others may take. */
  #rankOf(place: Int32Array, missing: number): number {
    const { danger, pull, kinds } = this.#ground
    let rank = -missing
    for (let i = 0; i < place.length; i++) {
      const section = place[i]
      if (kinds[section] !== DRAWN) rank += pull[section] * SURROUNDINGS - danger[section] * missing * DANGER
    }
    return rank
  }
}
