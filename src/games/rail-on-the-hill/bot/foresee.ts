import type { Budget } from '#bots/budget.ts'
import { cloneState, type RailState } from '../rules/state.ts'
import type { Judge } from './judge.ts'
import { skipToNextTurn } from './next-round.ts'
import type { PlannedTurn } from './plan-turns.ts'
import { isDraw } from './turn-node.ts'
import { TurnSearch, type Width } from './turn-search.ts'

/** A way to play on: a turn and, where it is known what there will be to choose from, the one after it. */
export interface Course {
  readonly turns: readonly (readonly number[])[]
  /** What the player comes to, as far as that can be seen without a future. */
  readonly worth: number
}

const WIDTH: Width = { placed: 3, later: 3 }

/** RH-Z1: alone, what an odd round leaves on the board is there in the next one, which can be planned as well. */
export class Foresight {
  readonly #player: number
  readonly #search: TurnSearch
  readonly #state: RailState

  constructor(state: RailState, player: number, judge: Judge) {
    this.#player = player
    this.#state = cloneState(state)
    this.#search = new TurnSearch(state, player, judge, 1, Math.max(WIDTH.placed, WIDTH.later))
  }

  /** The turn and the best one after it. After a draw nobody knows which one that will be, but what it is worth. */
  *courseOf(turn: PlannedTurn, budget: Budget): Generator<void, Course> {
    cloneState(turn.state, this.#state)
    skipToNextTurn(this.#state, this.#player)
    yield* this.#search.search(this.#state, WIDTH, budget)
    const [next] = this.#search.turns
    return {
      turns: turn.actions.some(isDraw) ? [turn.actions] : [turn.actions, next.actions],
      worth: next.worth + turn.hopes,
    }
  }
}
