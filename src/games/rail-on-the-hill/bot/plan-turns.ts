import type { Budget } from '#bots/budget.ts'
import { randomBelow } from '#engine/random.ts'
import { END, end, kindOf } from '../rules/actions.ts'
import { beginNextRound } from '../rules/round.ts'
import { ACTIVE, BOARD, cloneState, LOCATIONS, type RailState, RNG, ROUND, STARTER, TURN } from '../rules/state.ts'
import type { CloseJudge } from './close-judge.ts'
import { hopesOf, type Judge } from './judge.ts'
import { isDraw, TurnNode } from './turn-node.ts'
import { TurnSearch, type Width } from './turn-search.ts'

/** A complete turn: its actions, the resulting state, and the expected final score. */
export interface PlannedTurn {
  /** Up to the first action that draws something, or up to the end of the turn. */
  readonly actions: readonly number[]
  /** The state before `end`, without anything that the turn draws. */
  readonly state: RailState
  readonly worth: number
  /** The part of `worth` that comes from the expected gain of draws. */
  readonly hopes: number
}

/** From narrow to wide, so that there is a result early. */
const NARROW: readonly Width[] = [
  { placed: 1, later: 1 },
  { placed: 4, later: 4 },
]
export const WIDER: readonly Width[] = [
  { placed: 7, later: 6 },
  { placed: 48, later: 40, slack: 3 },
]
const WIDEST = 48

/**
 * The best turns from a state at the beginning or in the middle of a turn, the best first. `wider` gives the budget for
 * wider searches, after the narrow ones.
 */
export function* planTurns(
  state: RailState,
  player: number,
  judge: Judge,
  count: number,
  isThorough: boolean,
  budget: Budget,
  wider: () => Budget,
): Generator<void, PlannedTurn[]> {
  const search = new TurnSearch(state, player, judge, count, WIDEST)
  yield* search.search(state, NARROW[0], budget)
  if (!budget.isSpent) yield* search.widen(state, NARROW[1], budget)
  const rest = wider()
  for (const width of isThorough ? WIDER : WIDER.slice(0, -1)) {
    if (rest.isSpent) break
    yield* search.widen(state, width, rest)
  }
  return search.turns.map((node) => planned(node, [], judge))
}

/** The best turn that starts with these actions. */
export function* planTurnFrom(
  state: RailState,
  player: number,
  beginning: readonly number[],
  judge: Judge,
  budget: Budget,
): Generator<void, PlannedTurn> {
  const node = new TurnNode(state, false)
  const actions: number[] = []
  for (const action of beginning) {
    if (kindOf(action) === END) {
      budget.spend()
      const hopes = hopesOf(judge, node)
      return {
        actions: [...actions, end()],
        state: node.state,
        worth: judge.worth(node.state, player) + hopes,
        hopes,
      }
    }
    actions.push(action)
    node.play(player, action)
    if (isDraw(action)) break
  }
  const search = new TurnSearch(node.state, player, judge, 1, NARROW[1].placed)
  yield* search.search(node.state, NARROW[1], budget)
  const [best] = search.turns
  const turn = planned(best, actions, judge)
  const hopes = hopesOf(judge, node)
  return { ...turn, worth: turn.worth + hopes, hopes: turn.hopes + hopes }
}

function planned(node: TurnNode, beginning: readonly number[], judge: Judge): PlannedTurn {
  const actions = [...beginning, ...node.actions]
  const draw = actions.findIndex(isDraw)
  return {
    actions: draw >= 0 ? actions.slice(0, draw + 1) : [...actions, end()],
    state: node.state,
    worth: node.worth,
    hopes: hopesOf(judge, node),
  }
}

/** A turn and, if the next board is already known, the turn after it. */
export interface Course {
  readonly turns: readonly (readonly number[])[]
  /** The expected final score, estimated without sampled futures. */
  readonly worth: number
}

const WIDTH: Width = { placed: 3, later: 3 }
/** How many next turns are judged closely. */
const NEXT_TURNS = 4

/** RH-Z1: in the solo game, an odd round leaves its cards on the board, so the next turn can be planned as well. */
export class Foresight {
  readonly #player: number
  readonly #judge: Judge
  readonly #closer: CloseJudge | undefined
  readonly #search: TurnSearch
  readonly #state: RailState

  constructor(state: RailState, player: number, judge: Judge, closer: CloseJudge | undefined) {
    this.#player = player
    this.#judge = judge
    this.#closer = closer
    this.#state = cloneState(state)
    const turns = closer === undefined ? 1 : NEXT_TURNS
    this.#search = new TurnSearch(state, player, judge, turns, Math.max(WIDTH.placed, WIDTH.later))
  }

  /** The turn and the best one after it. After a draw the next turn counts in `worth`, but is not part of the plan. */
  *courseOf(turn: PlannedTurn, budget: Budget): Generator<void, Course> {
    cloneState(turn.state, this.#state)
    skipToNextTurn(this.#state, this.#player)
    yield* this.#search.search(this.#state, WIDTH, budget)
    const next = bestTurn(this.#search, this.#judge, this.#closer, budget)
    return {
      turns: turn.actions.some(isDraw) ? [turn.actions] : [turn.actions, next.actions],
      worth: next.worth + turn.hopes,
    }
  }
}

/** The best turn that a search has found, by a closer judge if there is one. */
export function bestTurn(
  search: TurnSearch,
  judge: Judge,
  closer: CloseJudge | undefined,
  budget: Budget,
): PlannedTurn {
  const turns = search.turns.map((node) => planned(node, [], judge))
  const [best] = closer === undefined ? turns : judgedClosely(turns, search.player, closer, budget)
  return best
}

/** The same turns with what a closer judge thinks of them, the best first. */
export function judgedClosely(
  turns: readonly PlannedTurn[],
  player: number,
  closer: CloseJudge,
  budget: Budget,
): PlannedTurn[] {
  return turns
    .map((turn) => ({ ...turn, worth: closer.worth(turn.state, player, budget) + turn.hopes }))
    .sort((one, other) => other.worth - one.worth)
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
