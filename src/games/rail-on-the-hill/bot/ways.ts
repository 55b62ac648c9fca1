import type { Candidate, Question, Reason, Thought } from '#bots/bot.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import type { RailState } from '../rules/state.ts'
import type { Course } from './foresee.ts'
import { type Judge, roundsLeft } from './judge.ts'
import { turnsAhead, weighInFutures } from './weigh-in-futures.ts'

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
/** Futures tell something only if at least so many ways are tried in them, at least so often each. */
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
