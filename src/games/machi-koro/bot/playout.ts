import type { Budget } from '../../../bots/budget.ts'
import { RNG_WORDS, type Rng } from '../../../engine/random.ts'
import { playAction } from '../play.ts'
import { BUILD, cloneState, type MachiState, OVER, PHASE, RNG, ROLL, TURN, TURNS } from '../state.ts'
import type { Evaluator } from './evaluator.ts'
import { GreedyPlayer } from './greedy.ts'
import { RememberedBuildings } from './remembered-buildings.ts'

/** In the first futures everybody plays so many turns on, since there may not be time for many; later they play more. */
const SHORT_FUTURES = 16
const SHORT_TURNS = 4
const LONG_TURNS = 8

/** Tries plans in futures: dice are drawn, everybody plays on at once for some turns, and then the evaluator judges. */
export class Playouts {
  readonly #from: MachiState
  readonly #evaluator: Evaluator
  readonly #greedy: GreedyPlayer
  readonly #buildings: RememberedBuildings
  readonly #budget: Budget
  readonly #rng: Rng
  readonly #state: MachiState
  /** The dice of each future, in its own four words. */
  readonly #futures: Int32Array[] = []

  constructor(from: MachiState, evaluator: Evaluator, budget: Budget, rng: Rng) {
    this.#from = from
    this.#evaluator = evaluator
    this.#greedy = new GreedyPlayer(evaluator)
    this.#buildings = new RememberedBuildings(this.#greedy)
    this.#budget = budget
    this.#rng = rng
    this.#state = cloneState(from)
  }

  /** The chance that a plan leaves in a future. When the budget is spent, it is judged as far as it came. */
  tryIn(plan: readonly number[], future: number): number {
    const state = cloneState(this.#from, this.#state)
    const { words } = state
    const player = words[TURN]
    words.set(this.#diceOf(future), RNG)
    for (const action of plan) playAction(state, action)
    const last = this.#from.words[TURNS] + (future < SHORT_FUTURES ? SHORT_TURNS : LONG_TURNS)
    while (words[PHASE] !== OVER && (words[PHASE] !== ROLL || (words[TURNS] < last && !this.#budget.isSpent))) {
      this.#budget.spend()
      playAction(state, words[PHASE] === BUILD ? this.#buildings.choose(state) : this.#greedy.choose(state))
    }
    // The winner's turn has not ended.
    if (words[PHASE] === OVER) return words[TURN] === player ? 1 : 0
    return this.#evaluator.chanceOf(state, player)
  }

  #diceOf(future: number): Int32Array {
    while (this.#futures.length <= future) {
      const words = new Int32Array(RNG_WORDS)
      this.#rng.branch(words, 0)
      this.#futures.push(words)
    }
    return this.#futures[future]
  }
}
