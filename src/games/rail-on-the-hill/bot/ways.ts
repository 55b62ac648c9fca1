import type { Candidate, Question, Reason, Thought } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import { compareInFutures } from '#bots/futures.ts'
import { END, kindOf } from '../rules/actions.ts'
import { playAction } from '../rules/play.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import type { RailState } from '../rules/state.ts'
import { ACTIVE, cloneState, MAIN, PHASE } from '../rules/state.ts'
import { type Judge, roundsLeft } from './judge.ts'
import type { Course } from './next-round.ts'
import { isBoardKept, skipToNextTurn } from './next-round.ts'
import { playOpening } from './opening-search.ts'
import { Results } from './results.ts'
import { isDraw } from './turn-node.ts'
import { TurnSearch, type Width } from './turn-search.ts'

/** The turns of a future are planned quickly: more futures tell more than better turns in them. */
const QUICK: Width = { placed: 1, later: 1 }

/** What is seen without a future counts as much as this many futures. */
const PRIOR = 3

/** More of them tell nothing more. */
const MOST_FUTURES = 200

/** With so few rounds left, futures go to the end. */
const LAST_ROUNDS = 2

export interface PlannerSettings {
  readonly judge: Judge
  /** Whether it looks at as many turns as it has time for, or at fewer. */
  readonly isThorough: boolean
  /** How many of the best ways to play are played on in sampled futures; 0 for none. */
  readonly inFutures: number
  /** By how many points a round it does better than those whose games the judge has seen. */
  readonly skill: number
}

/** A question to a planner: about a state that could be behind the view, with its part of the turn's budget. */
export interface PlannerQuestion
  extends PlannerSettings,
    Pick<Question<RailTypes>, 'game' | 'view' | 'rng' | 'budget' | 'consider'> {
  readonly state: RailState
  readonly player: number
}

/** A way to play on, compared with others. The first of its turns is the plan. */
export interface Way extends Course {
  readonly reason: Reason
  /** Its place among the beginnings that must be considered. */
  readonly considered?: number
}

/** How many candidates are shown. */
export const SHOWN = 4
/** Futures tell something only if at least this many ways are tried in them, at least so often each. */
const FEWEST_IN_FUTURES = 3
const LEAST_TRIES = 2
/** What a turn in a future costs, rather more than less. */
const NODES_PER_TURN = 500

/** How many ways can be tried in futures with what is left of the budget; 0 where that would tell nothing. */
export function affordable({ state, budget, inFutures, consider = [] }: PlannerQuestion): number {
  const nodes = budget.share <= 0 ? 0 : budget.nodes * (1 / budget.share - 1)
  const tries = nodes / (NODES_PER_TURN * Math.max(1, turnsAhead(state)))
  const most = Math.floor(Math.min(inFutures, tries / LEAST_TRIES - consider.length))
  return most >= FEWEST_IN_FUTURES ? most : 0
}

/** Adds a way that must be considered; it may be there already. */
export function consider(ways: Way[], way: Way, considered: number): void {
  const same = ways.findIndex((one) => one.considered === undefined && isSame(one.turns[0], way.turns[0]))
  if (same >= 0) ways[same] = { ...ways[same], considered }
  else ways.push({ ...way, considered })
}

/** Compares ways, in futures or as they look, and takes the best. */
export function* decide(
  ways: readonly Way[],
  { game, view, rng, state, player, judge, skill, budget }: PlannerQuestion,
  areInFutures: boolean,
): Generator<void, Thought<RailTypes>> {
  const kept = new Set(ways.flatMap(({ considered }, i) => (considered === undefined ? [] : [i])))
  const sample = () => game.determinize(view, rng)
  const estimates = areInFutures
    ? yield* weighInFutures(ways, player, judge, sample, kept, budget)
    : ways.map(({ worth }) => worth)
  const toCome = skill * roundsLeft(state.words)
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

/**
 * Plays courses on in sampled futures, all in the same ones, and returns what each comes to. `sample` gives a state that
 * could be the true one; what is hidden in it is drawn anew each time.
 */
function* weighInFutures(
  courses: readonly Course[],
  player: number,
  judge: Judge,
  sample: () => RailState,
  kept: ReadonlySet<number>,
  budget: Budget,
): Generator<void, number[]> {
  const samples = [sample()]
  const [first] = samples
  const tried = cloneState(first)
  const search = new TurnSearch(first, player, judge, 1, Math.max(QUICK.placed, QUICK.later))
  const ahead = turnsAhead(first)
  // A hasty try would tell less than none, so one that was begun is done with patience.
  const patience = Budget.of({ nodes: Number.POSITIVE_INFINITY }, () => 0)
  const tryIn = (candidate: number, future: number): number => {
    const before = patience.nodes
    samples[future] ??= sample()
    cloneState(samples[future], tried)
    const { turns } = courses[candidate]
    let value = 0
    if (tried.words[PHASE] < MAIN) playOpening(tried, player, turns[0])
    else value = playTurn(tried, player, turns[0], judge, search, patience)
    for (let turn = 1; turn <= ahead; turn++) {
      skipToNextTurn(tried, player)
      value = playTurn(tried, player, turns[turn] ?? [], judge, search, patience)
    }
    budget.spend(patience.nodes - before)
    results.add(candidate, future, value)
    return value
  }
  // Where nothing is left to chance, one future is as good as many.
  const isCertain = courses.every(({ turns }) => turns.length > ahead && !turns.flat().some(isDraw))
  const most = isCertain ? 1 : MOST_FUTURES
  const prior = { values: courses.map(({ worth }) => worth), weight: isCertain ? 0 : PRIOR }
  const results = new Results(prior.values, prior.weight)
  yield* compareInFutures({ candidates: courses.length, tryIn, budget, kept, most, prior })
  return results.estimates()
}

/** How many turns after this one a future has: at least one with a board that no player knows yet. */
function turnsAhead(state: RailState): number {
  const rounds = roundsLeft(state.words)
  if (rounds <= LAST_ROUNDS) return rounds
  return isBoardKept(state) || state.words[PHASE] < MAIN ? 2 : 1
}

/** Plays a turn that begins like this to its end, but for `end`. What the player then comes to. */
function playTurn(
  state: RailState,
  player: number,
  beginning: readonly number[],
  judge: Judge,
  search: TurnSearch,
  budget: Budget,
): number {
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
    if (isDone) {
      budget.spend()
      return judge.worth(state, player)
    }
    for (const _ of search.search(state, QUICK, budget));
    const [best] = search.turns
    if (best.actions.length === 0) return best.worth
    next = best.actions
  }
}
