import type { Budget } from '#bots/budget.ts'
import { randomBelow } from '#engine/random.ts'
import { beginNextRound } from '../rules/round.ts'
import { ACTIVE, BOARD, cloneState, LOCATIONS, type RailState, RNG, ROUND, STARTER, TURN } from '../rules/state.ts'
import type { Judge } from './judge.ts'
import type { PlannedTurn } from './plan-turns.ts'
import { isDraw } from './turn-node.ts'
import { TurnSearch, type Width } from './turn-search.ts'

/** A turn and, if the next board is already known, the turn after it. */
export interface Course {
  readonly turns: readonly (readonly number[])[]
  /** The expected final score, estimated without sampled futures. */
  readonly worth: number
}

const WIDTH: Width = { placed: 3, later: 3 }

/** RH-Z1: in the solo game, an odd round leaves its cards on the board, so the next turn can be planned as well. */
export class Foresight {
  readonly #player: number
  readonly #search: TurnSearch
  readonly #state: RailState

  constructor(state: RailState, player: number, judge: Judge) {
    this.#player = player
    this.#state = cloneState(state)
    this.#search = new TurnSearch(state, player, judge, 1, Math.max(WIDTH.placed, WIDTH.later))
  }

  /** The turn and the best one after it. After a draw the next turn counts in `worth`, but is not part of the plan. */
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

/** RH-Z1: in the solo game, the board of an odd round stays for the next one. */
export function isBoardKept({ words, options }: RailState): boolean {
  return options.players === 1 && words[ROUND] % 2 === 1
}

/**
 * Moves to the player's next turn in a sampled future. The other players' turns are not simulated: each player before
 * this one only takes a random card.
 */
export function skipToNextTurn(state: RailState, player: number): void {
  const { words, options } = state
  beginNextRound(state)
  const before = (player - words[STARTER] + options.players) % options.players
  for (let i = 0; i < before; i++) {
    let location = randomBelow(words, RNG, LOCATIONS.length)
    while (words[BOARD + location] === 0) location = (location + 1) % LOCATIONS.length
    words[BOARD + location] = 0
  }
  words[TURN] = player
  words[ACTIVE] = 1 << player
}
