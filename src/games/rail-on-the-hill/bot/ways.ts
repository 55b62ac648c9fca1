import type { Candidate, Question, Reason, Thought } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import { compareInFutures } from '#bots/futures.ts'
import { END, kindOf } from '../rules/actions.ts'
import type { RailTypes } from '../rules/facts.ts'
import { playAction } from '../rules/play.ts'
import { ACTIVE, cloneState, MAIN, PHASE, type RailState } from '../rules/state.ts'
import { type CloseJudge, ESTIMATE_NODES } from './close-judge.ts'
import { type Judge, roundsLeft } from './judge.ts'
import { playOpening } from './opening-search.ts'
import { bestTurn, type Course, isBoardKept, skipToNextTurn } from './plan-turns.ts'
import { Results } from './results.ts'
import { isDraw } from './turn-node.ts'
import { TurnSearch, type Width } from './turn-search.ts'

/** The search for turns in a future: quick, because more futures help more than better turns in them. */
export const QUICK: Width = { placed: 2, later: 1 }

/** How many turns found by the quick search are judged closely, if at all. */
export const CLOSELY_IN_FUTURES = 3

/** The estimate without futures counts like this many futures. */
const PRIOR = 3

export interface PlannerSettings {
  readonly judge: Judge
  /** Judges the turns to choose from and the ends of futures, if the budget allows. */
  readonly closer: CloseJudge | undefined
  /** Whether to use the widest turn search as well, if the budget allows. */
  readonly isThorough: boolean
  /** How many of the best candidates are tried in sampled futures; 0 for none. */
  readonly inFutures: number
  /** How many futures at most. */
  readonly mostFutures: number
  /** By how many points per round it plays better than the bots in the judge's training games. */
  readonly skill: number
  readonly shares: Shares
}

/** The shares of a turn's budget for the questions of a turn. */
interface Shares {
  readonly first: number
  /** For each question after something was revealed. */
  readonly later: number
  /** The part of either that is used if the answer draws something, so that a question follows. */
  readonly beforeDraw: number
}

/** A question to a planner, with a determinized state and its part of the turn's budget. */
export interface PlannerQuestion
  extends PlannerSettings,
    Pick<Question<RailTypes>, 'game' | 'view' | 'rng' | 'budget' | 'consider'> {
  readonly state: RailState
  readonly player: number
}

/** A candidate to compare. The first of its turns is the plan. */
export interface Way extends Course {
  readonly reason: Reason
  /** Its index in the question's `consider`. */
  readonly considered?: number
}

/** How many candidates are reported, besides those in `consider`. */
export const SHOWN = 4
/** Futures are useful only with at least this many candidates, each tried at least this many times. */
const FEWEST_IN_FUTURES = 3
const LEAST_TRIES = 2
/** About what a turn in a future costs. */
const NODES_PER_TURN = 250

/** How many candidates can be tried in futures with the budget left; 0 if there are too few to be useful. */
export function affordable({ state, closer, budget, inFutures, consider = [] }: PlannerQuestion): number {
  const tries = turnsLeft(budget) / Math.max(1, turnsAhead(state, closer, budget))
  const most = Math.floor(Math.min(inFutures, tries / LEAST_TRIES - consider.length))
  return most >= FEWEST_IN_FUTURES ? most : 0
}

/** How many positions the closer judge can judge with the budget left; 0 if there are too few to be useful. */
export function affordableClosely({ budget, closer }: PlannerQuestion): number {
  const most = closer === undefined ? 0 : Math.floor(nodesLeft(budget) / ESTIMATE_NODES)
  return most >= SHOWN ? most : 0
}

/** How many turns in futures the budget has left. */
function turnsLeft(budget: Budget): number {
  return nodesLeft(budget) / NODES_PER_TURN
}

function nodesLeft(budget: Budget): number {
  return budget.share <= 0 ? 0 : budget.nodes * (1 / budget.share - 1)
}

/** Adds a candidate from `consider`, or marks the equal one that is already in the list. */
export function consider(ways: Way[], way: Way, considered: number): void {
  const same = ways.findIndex((one) => one.considered === undefined && isSame(one.turns[0], way.turns[0]))
  if (same >= 0) ways[same] = { ...ways[same], considered }
  else ways.push({ ...way, considered })
}

/** Compares candidates, in futures or by their first estimate, and chooses the best. */
export function* decide(
  ways: readonly Way[],
  question: PlannerQuestion,
  areInFutures: boolean,
): Generator<void, Thought<RailTypes>> {
  const estimates = areInFutures ? yield* weighInFutures(ways, question) : ways.map(({ worth }) => worth)
  const toCome = question.skill * roundsLeft(question.state.words)
  const candidates = ways
    .map(
      ({ turns, reason, considered }, i): Candidate<RailTypes> => ({
        plan: turns[0],
        estimate: estimates[i] + toCome,
        reason,
        ...(considered !== undefined && { considered }),
      }),
    )
    .sort((one, other) => other.estimate - one.estimate)
    .filter(({ considered }, rank) => rank < SHOWN || considered !== undefined)
  const [best] = candidates
  return { plan: best.plan, candidates, reason: best.reason }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((action, i) => action === other[i])
}

/** Tries ways in sampled futures, all in the same ones, and returns the expected final score of each. */
function* weighInFutures(ways: readonly Way[], question: PlannerQuestion): Generator<void, number[]> {
  const { game, view, rng, player, judge, closer, mostFutures, budget, shares } = question
  // A possible true state, with new hidden information each time.
  const sample = () => game.determinize(view, rng)
  const samples = [sample()]
  const [first] = samples
  const tried = cloneState(first)
  const turnsFound = closer === undefined ? 1 : CLOSELY_IN_FUTURES
  const search = new TurnSearch(first, player, judge, turnsFound, Math.max(QUICK.placed, QUICK.later))
  const ahead = turnsAhead(first, closer, budget)
  // A try that is cut short would mislead, so each one that starts is finished regardless of the budget.
  const patience = Budget.endless()
  const tryIn = (candidate: number, future: number): number => {
    const before = patience.nodes
    samples[future] ??= sample()
    cloneState(samples[future], tried)
    const { turns } = ways[candidate]
    if (tried.words[PHASE] < MAIN) playOpening(tried, player, turns[0])
    else playTurn(tried, player, turns[0], judge, search, closer, patience)
    for (let turn = 1; turn <= ahead; turn++) {
      skipToNextTurn(tried, player)
      playTurn(tried, player, turns[turn] ?? [], judge, search, closer, patience)
    }
    const value = closer === undefined ? judge.worth(tried, player) : closer.worth(tried, player, patience)
    budget.spend(patience.nodes - before)
    results.add(candidate, future, value)
    return value
  }
  // If nothing is random, one future is enough.
  const isCertain = ways.every(({ turns }) => turns.length > ahead && !turns.flat().some(isDraw))
  const most = isCertain ? 1 : mostFutures
  const prior = { values: ways.map(({ worth }) => worth), weight: isCertain ? 0 : PRIOR }
  const results = new Results(prior.values, prior.weight)
  const reserve = (candidate: number) => (ways[candidate].turns[0].some(isDraw) ? 1 - shares.beforeDraw : 0)
  const kept = new Set(ways.flatMap(({ considered }, i) => (considered === undefined ? [] : [i])))
  yield* compareInFutures({ candidates: ways.length, tryIn, budget, reserve, kept, most, prior })
  return results.estimates()
}

/** With fewer turns in futures than this, luck counts more than what the close judge does not see yet. */
const MANY_TURNS = 200

/** How many turns after this one a future has. RH-Z1: in the solo game, the board of an odd round stays. */
function turnsAhead(state: RailState, closer: CloseJudge | undefined, budget: Budget): number {
  const unknown = closer !== undefined && turnsLeft(budget) < MANY_TURNS ? 1 : 2
  return Math.min(roundsLeft(state.words), unknown + (isBoardKept(state) ? 1 : 0))
}

/** Plays a turn with this beginning to its end, without `end`. */
export function playTurn(
  state: RailState,
  player: number,
  beginning: readonly number[],
  judge: Judge,
  search: TurnSearch,
  closer: CloseJudge | undefined,
  budget: Budget,
): void {
  let next = beginning
  for (;;) {
    let isDone = next.length > 0
    for (const action of next) {
      if (kindOf(action) === END) break
      playAction(state, player, action)
      state.words[ACTIVE] |= 1 << player
      isDone = !isDraw(action)
      if (!isDone) break
    }
    if (isDone) return
    for (const _ of search.search(state, QUICK, budget));
    next = bestTurn(search, judge, closer, budget).actions
  }
}
