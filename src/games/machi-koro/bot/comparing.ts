import type { Budget } from '../../../bots/budget.ts'
import { compareInFutures, type Estimate } from '../../../bots/futures.ts'
import type { Rng } from '../../../engine/random.ts'
import { STAND } from '../actions.ts'
import type { MachiState } from '../state.ts'
import { type Habit, PLANS } from './habits.ts'
import { Rollouts, type Start } from './rollouts.ts'
import type { TurnPlan } from './turn-plans.ts'

/** A plan that is compared, and its place among those that were to be considered. */
export interface Option extends TurnPlan {
  readonly considered?: number
}

/** What of the budget goes to finding out when games end, then to what to go on with, and to whether to stand. */
const LOOKING = 0.08
const PLANNING = 0.15
const STANDING = 0.3
/** So many ways to go on are tried with every option. */
const PLANS_TRIED = 4

/**
 * Compares options by games that are played on to their end. What an option is worth is what it comes to with whatever
 * is best to go on with after it. What the evaluator says of it counts like `trust` games.
 */
export class OptionContest {
  readonly #rollouts: Rollouts
  readonly #budget: Budget
  readonly #trust: number

  constructor(state: MachiState, budget: Budget, rng: Rng, trust: number) {
    this.#rollouts = new Rollouts(state, budget, rng)
    this.#budget = budget
    this.#trust = trust
  }

  *estimates(options: readonly Option[]): Generator<void, Estimate[]> {
    if (this.#budget.isSpent) return byEvaluator(options)
    const starts = options.map(({ actions }) => this.#rollouts.startAfter(actions))
    yield* this.#rollouts.lookAtEnds(starts[0], this.#budget.part(LOOKING))
    const plans = yield* this.#promisingPlans(starts[0])
    if (this.#budget.isSpent) return byEvaluator(options)
    const standing = [...options.keys()].filter((i) => options[i].actions[0] === STAND)
    if (standing.length === 0 || standing.length === options.length) {
      return yield* this.#compare(options, starts, plans, this.#budget)
    }
    const estimates = yield* this.#compare(options, starts, plans, this.#budget.part(STANDING))
    // Who rolls again will be asked again; who stands decides the whole turn now.
    if (!standing.includes(bestFirst(estimates)[0])) return estimates
    const those = <T>(all: readonly T[]) => standing.map((i) => all[i])
    const again = yield* this.#compare(those(options), those(starts), plans, this.#budget)
    return estimates.map((estimate, i) => again[standing.indexOf(i)] ?? estimate)
  }

  *#promisingPlans(start: Start): Generator<void, Habit[]> {
    const estimates = yield* compareInFutures({
      candidates: PLANS.length,
      tryIn: (plan, future) => this.#rollouts.tryIn(future, start, PLANS[plan]),
      budget: this.#budget.part(PLANNING),
    })
    return bestFirst(estimates)
      .slice(0, PLANS_TRIED)
      .map((plan) => PLANS[plan])
  }

  *#compare(
    options: readonly Option[],
    starts: readonly Start[],
    plans: readonly Habit[],
    budget: Budget,
  ): Generator<void, Estimate[]> {
    const ways = options.flatMap((option, i) => plans.map((plan) => ({ option, place: i, start: starts[i], plan })))
    const estimates = yield* compareInFutures({
      candidates: ways.length,
      tryIn: (way, future) => this.#rollouts.tryIn(future, ways[way].start, ways[way].plan),
      budget,
      kept: new Set(ways.flatMap(({ option }, i) => (option.considered === undefined ? [] : [i]))),
      prior: { values: ways.map(({ option }) => option.chance), weight: this.#trust },
    })
    const ranking = bestFirst(estimates)
    return options.map((_, i) => estimates[ranking.find((way) => ways[way].place === i) ?? 0])
  }
}

/** What the evaluator alone says of options. */
export function byEvaluator(options: readonly Option[]): Estimate[] {
  return options.map(({ chance }) => ({ mean: chance, error: 0, tries: 1 }))
}

/** Places of estimates, the best first. What was tried little comes last, since it may have had luck. */
export function bestFirst(estimates: readonly Estimate[]): number[] {
  const most = Math.max(...estimates.map(({ tries }) => tries))
  const isSure = (i: number) => Number(estimates[i].tries >= most / 2)
  return [...estimates.keys()].sort(
    (one, other) => isSure(other) - isSure(one) || estimates[other].mean - estimates[one].mean,
  )
}
