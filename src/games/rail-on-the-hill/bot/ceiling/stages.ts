import { Budget } from '#bots/budget.ts'
import { end } from '../../rules/actions.ts'
import { ROUNDS } from '../../rules/numbers.ts'
import { playAction } from '../../rules/play.ts'
import { cloneState, HAND, PLAN_DECK, playerAt, type RailState, TOKEN_PILE } from '../../rules/state.ts'
import { searchOpening } from '../opening-search.ts'
import { trainedJudge } from '../trained-judge.ts'
import { fingerprint, ofAllKinds } from '../turn-node.ts'
import { TurnSearch } from '../turn-search.ts'

const PLAYER = 0

/** A partly played game: up to the end of the opening or of a round. */
export interface Stage {
  /** Undefined for the opening. */
  readonly before: Stage | undefined
  /** The actions since then. */
  readonly actions: readonly number[]
  /** How many rounds are over. */
  readonly rounds: number
  /** The expected final score; after the last round, the total. */
  readonly worth: number
  /** How often this stage was searched for other ways to continue. */
  visits: number
}

/** The settings of a search for ways to play a round. */
export interface Look {
  /** How many turns are wanted, and how many of them may place the same card on the same square. */
  readonly turns: number
  readonly alike: number
  /** How many unfinished turns are followed for each location. */
  readonly width: number
}

/** The largest of each that a look may have. */
const MOST_TURNS = 32
const WIDEST = 8

/** How many turns to find for each one that is wanted, so that those can be of different kinds. */
const FOUND_FOR_EACH = 3

/** Continues partly played games of one seed by a round, with full knowledge of what comes. */
export class Stages {
  readonly #start: RailState
  readonly #state: RailState
  readonly #budget: Budget
  readonly #judge = trainedJudge()
  readonly #search: TurnSearch

  constructor(start: RailState, budget: Budget) {
    this.#start = start
    this.#state = cloneState(start)
    this.#budget = budget
    this.#search = new TurnSearch(start, PLAYER, this.#judge, FOUND_FOR_EACH * MOST_TURNS, WIDEST, true)
  }

  /** The best openings by the judge's estimate. Never cut short; its nodes count for the budget. */
  *open(): Generator<void, Stage[]> {
    const patience = Budget.endless()
    const openings = yield* searchOpening(cloneState(this.#start), PLAYER, [], this.#judge, patience)
    this.#budget.spend(patience.nodes)
    return openings.map(({ actions, worth }) => stageAfter(undefined, actions, worth))
  }

  /**
   * The best ways to play the next round by the judge's estimate, without those that lead to a position in `seen`, which
   * the others are added to. Never cut short; its nodes count for the budget.
   */
  *goOn(stage: Stage, { turns, alike, width }: Look, seen: Set<number>): Generator<void, Stage[]> {
    const state = cloneState(this.#start, this.#state)
    for (const action of actionsUpTo(stage)) playAction(state, PLAYER, action)
    const count = turns === 1 ? 1 : turns * FOUND_FOR_EACH
    const patience = Budget.endless()
    yield* this.#search.search(state, { placed: width, later: width }, patience, count)
    this.#budget.spend(patience.nodes)
    return ofAllKinds(this.#search.turns, alike)
      .slice(0, turns)
      .filter((turn) => isNew(keyOf(turn.state) * ROUNDS + stage.rounds, seen))
      .map((turn) => stageAfter(stage, [...turn.actions, end()], turn.worth))
  }
}

function stageAfter(before: Stage | undefined, actions: readonly number[], worth: number): Stage {
  return { before, actions, rounds: before === undefined ? 0 : before.rounds + 1, worth, visits: 0 }
}

/** All actions from the start of the game. */
export function actionsUpTo(stage: Stage): number[] {
  const parts: (readonly number[])[] = []
  for (let at: Stage | undefined = stage; at !== undefined; at = at.before) parts.push(at.actions)
  return parts.reverse().flat()
}

/** The same game after this many rounds. */
export function backTo(stage: Stage, rounds: number): Stage {
  let at = stage
  while (at.rounds > rounds && at.before !== undefined) at = at.before
  return at
}

export function byWorth(one: Stage, other: Stage): number {
  return other.worth - one.worth
}

function isNew(key: number, seen: Set<number>): boolean {
  const { size } = seen
  return seen.add(key).size > size
}

/** More than the size of any deck. */
const DECK_SIZES = 256

const CARD_NUMBERS = 256

/** A hash of everything that affects later rounds, including how much was drawn, which decides what comes next. */
function keyOf(state: RailState): number {
  const { words } = state
  const drawn = Math.imul(words[PLAN_DECK] * DECK_SIZES + words[TOKEN_PILE], 0x9e3779b1)
  return (fingerprint(state, PLAYER) ^ drawn) * CARD_NUMBERS + words[playerAt(PLAYER) + HAND + 1]
}
