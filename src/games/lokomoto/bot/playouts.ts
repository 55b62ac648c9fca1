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
import { chanceToWin, doubtAt, findTotals } from './totals.ts'
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
  /** The chance to win, in units of what one more point is worth to the player at the start. */
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
  readonly #unit: number
  readonly #result: Result = { own: 0, lead: 0, worth: 0 }

  constructor(root: LokoState, player: number, weights: Weights, rng: Rng, budget: Budget) {
    this.#root = root
    this.#player = player
    this.#rng = rng
    this.#budget = budget
    this.#pilot = new Pilot(root.cards, root.options, weights, DOUBT)
    this.#pilot.prepare(root, player)
    this.#state = cloneState(root)
    this.#points = new Float64Array(root.options.players)
    this.#unit = this.#worthOfPoint()
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
    if (!this.#findPoints(state)) return undefined
    let best = Number.NEGATIVE_INFINITY
    for (let player = 0; player < this.#points.length; player++) {
      if (player !== this.#player) best = Math.max(best, this.#points[player])
    }
    const result = this.#result
    result.own = this.#points[this.#player]
    result.lead = result.own - best
    result.worth = chanceToWin(this.#points, this.#player, doubtAt(state)) / this.#unit
    return result
  }

  /** How much one more point would raise the player's chance to win now. */
  #worthOfPoint(): number {
    this.#pilot.planner.lookAround(this.#root)
    this.#findPoints(this.#root)
    const doubt = doubtAt(this.#root)
    const chance = chanceToWin(this.#points, this.#player, doubt)
    return Math.max(LEAST_SLOPE, chance * (1 - chance)) / doubt
  }

  /** Finds the points that all players can expect. False if the budget ran out. */
  #findPoints(state: LokoState): boolean {
    findTotals(state, this.#totals)
    const isOver = state.words[PHASE] === OVER
    for (let player = 0; player < this.#points.length; player++) {
      if (!isOver && this.#budget.isSpent) return false
      this.#points[player] = this.#totals[player] + (isOver ? 0 : this.#prospects(state, player))
    }
    return true
  }

  /** The points that a player can still expect, beyond the current total. */
  #prospects(state: LokoState, player: number): number {
    const { planner } = this.#pilot
    planner.find(state, player)
    this.#budget.spend()
    const { plans, worthOfNothing, ground, survey } = planner
    const unused = countSections(state.words, playerAt(player) + SOLID)
    const best = plans.count === 0 ? worthOfNothing : plans.at(0).value
    if (best <= worthOfNothing) return worthOfNothing + unused
    if (ground.free < LATE * state.cards.sections.length) return best + unused
    const other = plans.at(Math.min(ALTERNATIVE, plans.count - 1)).value
    return best - FRAGILE * (best - other) + NETWORK * survey.networks[player] + unused
  }
}

/**
 * Corrects what the planner expects, fitted to the results of simulated games: the best plan is worth less if the third
 * best is far behind, and each section of the largest network more. No correction with a smaller share of the map free.
 */
const ALTERNATIVE = 2
const FRAGILE = 0.5
const NETWORK = 0.17
const LATE = 0.2
/** With at most this many free sections left, a playout continues to the end of the game. */
const END_IN_SIGHT = 10
/** The least value of chance * (1 - chance) that a unit is computed with. */
const LEAST_SLOPE = 0.05
/** The largest noise added to the value of another player's plan, in points. */
const DOUBT = 0.5
