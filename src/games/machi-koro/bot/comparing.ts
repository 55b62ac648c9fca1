import type { Budget } from '../../../bots/budget.ts'
import { compareInFutures, type Estimate } from '../../../bots/futures.ts'
import type { Rng } from '../../../engine/random.ts'
import { isReroll, isRoll } from '../actions.ts'
import type { MachiState } from '../state.ts'
import { type Habit, PLANS } from './habits.ts'
import { Rollouts } from './rollouts.ts'
import type { TurnPlan } from './turn-plans.ts'

/** A plan that is compared, and its place among those that were to be considered. */
export interface Option extends TurnPlan {
  readonly considered?: number
}

/** What of the budget goes to finding out what to go on with. */
const SURVEYING = 0.25
/** So many options are compared with so many ways to go on. */
interface Breadth {
  readonly options: number
  readonly plans: number
}
/** With little time, much could only be told apart by luck. */
const NARROW: Breadth = { options: 4, plans: 2 }
const BROAD: Breadth = { options: 8, plans: 4 }

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

  /** Estimates options, the best by the evaluator first, which must not roll dice. */
  *estimates(options: readonly Option[]): Generator<void, Estimate[]> {
    if (this.#budget.isSpent) return byEvaluator(options)
    const start = this.#rollouts.startAfter(options[0].actions)
    const { chances, isComplete } = yield* this.#rollouts.survey(start, PLANS, this.#budget.part(SURVEYING))
    if (this.#budget.isSpent) return byEvaluator(options)
    const breadth = isComplete ? BROAD : NARROW
    const plans = [...PLANS.keys()].sort((one, other) => chances[other] - chances[one]).slice(0, breadth.plans)
    const compared = options.filter(
      (option, i) => !rollsDice(option) && (i < breadth.options || option.considered !== undefined),
    )
    const estimates = yield* this.#compare(
      compared,
      plans.map((plan) => PLANS[plan]),
    )
    return options.map((option) => estimates[compared.indexOf(option)] ?? beside(options[0], estimates[0], option))
  }

  *#compare(options: readonly Option[], plans: readonly Habit[]): Generator<void, Estimate[]> {
    const ways = options.flatMap((option, place) => {
      const start = this.#rollouts.startAfter(option.actions)
      return plans.map((plan) => ({ option, place, start, plan }))
    })
    const estimates = yield* compareInFutures({
      candidates: ways.length,
      tryIn: (way, future) => this.#rollouts.tryIn(future, ways[way].start, ways[way].plan),
      budget: this.#budget,
      kept: new Set(ways.flatMap(({ option }, i) => (option.considered === undefined ? [] : [i]))),
      prior: { values: ways.map(({ option }) => option.chance), weight: this.#trust },
    })
    const ranking = bestFirst(estimates)
    return options.map((_, i) => estimates[ranking.find((way) => ways[way].place === i) ?? 0])
  }
}

/** Dice are better left to the evaluator, which looks at all that they can show. */
export function rollsDice({ actions: [first] }: TurnPlan): boolean {
  return isRoll(first) || isReroll(first)
}

/** What was not compared is worse than the first option by as much as the evaluator says. */
function beside(first: Option, estimate: Estimate, option: Option): Estimate {
  return { ...estimate, mean: estimate.mean + option.chance - first.chance }
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
