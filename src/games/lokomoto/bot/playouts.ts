import type { Budget } from '#bots/budget.ts'
import { RNG_WORDS, type Rng } from '#engine/random.ts'
import type { Action } from '../rules/actions.ts'
import { MAX_PLAYERS } from '../rules/numbers.ts'
import { playAction } from '../rules/play.ts'
import { countSections } from '../rules/sections.ts'
import { redeal } from '../rules/setup.ts'
import { cloneState, FREE, type LokoState, OVER, PHASE, playerAt, SOLID } from '../rules/state.ts'
import { Pilot } from './pilot.ts'
import type { Plan } from './plan-list.ts'
import { findTotals, worthOfStanding } from './totals.ts'
import type { Weights } from './weights.ts'

/** An action, and the plan that it serves. */
export interface Way {
  readonly action: Action
  readonly plan: Plan | undefined
}

/** The result of a playout. */
export interface Result {
  /** The player's own points, and their lead over the best of the other players. */
  own: number
  lead: number
  /** The value of the standing, see `worthOfStanding`. */
  worth: number
}

/** Simulates the rest of the game from a state. Hidden information is dealt again for every future. */
export class Playouts {
  readonly #root: LokoState
  readonly #player: number
  readonly #rng: Rng
  readonly #budget: Budget
  readonly #pilot: Pilot
  readonly #state: LokoState
  readonly #futures: Int32Array[] = []
  readonly #chance = new Int32Array(RNG_WORDS)
  readonly #totals = new Int32Array(MAX_PLAYERS)
  readonly #points: Float64Array
  readonly #result: Result = { own: 0, lead: 0, worth: 0 }

  constructor(root: LokoState, player: number, weights: Weights, rng: Rng, budget: Budget) {
    this.#root = root
    this.#player = player
    this.#rng = rng
    this.#budget = budget
    this.#pilot = new Pilot(root.cards, root.options, weights, DOUBT)
    this.#state = cloneState(root)
    this.#points = new Float64Array(root.options.players)
  }

  /**
   * Simulates this many rounds after an action, or fewer if the game ends. Playouts with the same future share the
   * cards and the noise in the plan values. Undefined if the budget ran out.
   */
  play({ action, plan }: Way, future: number, rounds: number): Readonly<Result> | undefined {
    const state = cloneState(this.#root, this.#state)
    this.#chance.set(this.#chanceOf(future))
    redeal(state, this.#player, this.#chance)
    this.#pilot.begin(state, this.#chance)
    if (plan !== undefined) this.#pilot.adopt(state, this.#player, plan)
    playAction(state, action)
    this.#budget.spend()
    const turns = rounds * state.options.players - 1
    for (let turn = 0; state.words[PHASE] !== OVER; turn++) {
      if (this.#budget.isSpent) return undefined
      if (turn >= turns && countSections(state.words, FREE) > END_IN_SIGHT) break
      playAction(state, this.#pilot.choose(state))
      this.#budget.spend()
    }
    return this.#resultOf(state)
  }

  #chanceOf(future: number): Int32Array {
    while (this.#futures.length <= future) {
      const words = new Int32Array(RNG_WORDS)
      this.#rng.branch(words, 0)
      this.#futures.push(words)
    }
    return this.#futures[future]
  }

  #resultOf(state: LokoState): Readonly<Result> | undefined {
    findTotals(state, this.#totals)
    const isOver = state.words[PHASE] === OVER
    let best = Number.NEGATIVE_INFINITY
    for (let player = 0; player < this.#points.length; player++) {
      if (!isOver && this.#budget.isSpent) return undefined
      const points = this.#totals[player] + (isOver ? 0 : this.#prospects(state, player))
      this.#points[player] = points
      if (player !== this.#player) best = Math.max(best, points)
    }
    const result = this.#result
    result.own = this.#points[this.#player]
    result.lead = result.own - best
    result.worth = worthOfStanding(this.#points, this.#player, isOver)
    return result
  }

  /** The points that a player can still expect, beyond the current total. */
  #prospects(state: LokoState, player: number): number {
    const { planner } = this.#pilot
    planner.find(state, player)
    this.#budget.spend()
    const value = planner.plans.count === 0 ? planner.worthOfNothing : planner.plans.at(0).value
    return Math.max(value, planner.worthOfNothing) + countSections(state.words, playerAt(player) + SOLID)
  }
}

/** With at most this many free sections left, a playout continues to the end of the game. */
const END_IN_SIGHT = 10
/** The largest noise added to the value of a plan, in points. */
const DOUBT = 0.5
