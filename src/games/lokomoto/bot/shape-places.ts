import type { CardTables } from '../cards/tables.ts'
import { isWithin, SET_WORDS } from '../rules/sections.ts'
import { type LokoState, playerAt, SOLID } from '../rules/state.ts'
import type { Ground } from './ground.ts'
import { DRAWN } from './outlook.ts'
import { countMissing } from './rivalry.ts'
import { FAR } from './survey.ts'

/** A shape is looked at only where it lacks at most this many sections more than at its nearest place. */
const FARTHER = 2
/** At this many places, the best ones. */
const MOST_PLACES = 8
/** What surroundings count against a section that is missing, and the danger of a section for each turn it may take. */
const SURROUNDINGS = 0.05
const DANGER = 0.5

/** The best places for a shape. */
export class ShapePlaces {
  count = 0
  /** How many sections are missing where the fewest are. */
  least = FAR
  readonly #cards: CardTables
  readonly #ground: Ground
  readonly #ranks = new Float64Array(MOST_PLACES)
  readonly #places = new Int32Array(MOST_PLACES)

  constructor(cards: CardTables, ground: Ground) {
    this.#cards = cards
    this.#ground = ground
  }

  /** The number of the placement. */
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
    if (this.count === MOST_PLACES && rank <= ranks[this.count - 1]) return
    if (this.count < MOST_PLACES) this.count++
    let at = this.count - 1
    for (; at > 0 && ranks[at - 1] < rank; at--) {
      ranks[at] = ranks[at - 1]
      this.#places[at] = this.#places[at - 1]
    }
    ranks[at] = rank
    this.#places[at] = place
  }

  /** How good a place is at a glance: few sections missing, and none that others may take. */
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
