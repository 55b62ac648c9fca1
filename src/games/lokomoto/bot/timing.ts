import { LARGEST_SET } from './growing-set.ts'
import type { Weights } from './weights.ts'

/** LK-E1: the free sections are the clock of the game. Caches what follows from their number until it changes. */
export class Timing {
  readonly #players: number
  readonly #weights: Weights
  #free = -1
  readonly #coming = new Float64Array(MOST_TURNS)
  readonly #kept = new Float64Array(MOST_TURNS)
  readonly #chances = new Float64Array(MOST_TURNS * MOST_TURNS)

  constructor(players: number, weights: Weights) {
    this.#players = players
    this.#weights = weights
  }

  at(free: number): void {
    if (free === this.#free) return
    this.#free = free
    this.#chances.fill(-1)
    const { pace, lastTurns, kept, lastKept, freeTaken } = this.#weights
    const turnsLeft = 1 + (free - 1) / freeTaken / this.#players
    for (let taken = 0; taken < MOST_TURNS; taken++) {
      const turns = Math.max(0, turnsLeft - taken)
      this.#coming[taken] = (pace * turns * turns) / (turns + lastTurns)
      const chance = turns / (turns + lastKept)
      this.#kept[taken] = chance * kept - (1 - chance)
    }
  }

  /** The value of the turns that are left after this many. */
  coming(turns: number): number {
    return this.#coming[turns]
  }

  /** The value of an unused solid section after this many turns: it falls until the section costs a point (LK-V1). */
  keptSection(turns: number): number {
    return this.#kept[turns]
  }

  /** The probability that the game lasts for this many own turns and one more, if the player takes `taken` sections. */
  chance(turns: number, taken: number): number {
    const at = turns * MOST_TURNS + taken
    if (this.#chances[at] < 0) this.#chances[at] = this.#chanceOf(turns, taken)
    return this.#chances[at]
  }

  #chanceOf(turns: number, taken: number): number {
    if (turns === 0) return 1
    if (taken >= this.#free) return 0
    const { freeTaken, spread } = this.#weights
    const between = (this.#players - 1) * turns
    // At least one section must be left; the half is a continuity correction.
    const lasts = (this.#free - taken - HALF) / freeTaken
    return 1 / (1 + Math.exp((-LOGISTIC * (lasts - between)) / (spread * Math.sqrt(between))))
  }
}

/** The longest plan: draw a set of the largest size, and buy. */
const MOST_TURNS = LARGEST_SET + 2
/** Scales the logistic curve so that it approximates the normal distribution. */
const LOGISTIC = 1.7
const HALF = 0.5
