import type { Budget } from '#bots/budget.ts'
import { compareInFutures, type Estimate } from '#bots/futures.ts'
import { isReroll, isRoll } from '../rules/actions.ts'
import type { Rollouts } from './rollouts.ts'
import type { TurnPlan } from './turn-plans.ts'

/** A plan to compare, and its index in the question's `consider`, if any. */
export interface Option extends TurnPlan {
  readonly considered?: number
}

/**
 * Compares options, given with the best first, by rollouts of the next rounds. The chance of an option before any
 * rollout counts like `trust` rollouts.
 */
export function* compareOptions(
  options: readonly Option[],
  rollouts: Rollouts,
  budget: Budget,
  trust: number,
): Generator<void, Estimate[]> {
  if (budget.isSpent) return asThought(options)
  const compared = options.filter((option) => !rollsDice(option))
  const starts = compared.map(({ actions }) => rollouts.startAfter(actions))
  const estimates = yield* compareInFutures({
    candidates: compared.length,
    tryIn: (option, future) => rollouts.tryIn(future, starts[option]),
    budget,
    kept: new Set(compared.flatMap(({ considered }, i) => (considered === undefined ? [] : [i]))),
    prior: { values: compared.map(({ chance }) => chance), weight: trust },
  })
  return options.map((option) => estimates[compared.indexOf(option)] ?? beside(options[0], estimates[0], option))
}

/** Plans that roll dice are not tried in rollouts: the evaluator already considers every result. */
export function rollsDice({ actions: [first] }: TurnPlan): boolean {
  return isRoll(first) || isReroll(first)
}

/** An option that was not compared keeps its earlier distance from the first option. */
function beside(first: Option, estimate: Estimate, option: Option): Estimate {
  return { ...estimate, mean: estimate.mean + option.chance - first.chance }
}

/** The estimates of options before any rollout. */
export function asThought(options: readonly Option[]): Estimate[] {
  return options.map(({ chance }) => ({ mean: chance, error: 0, tries: 1 }))
}

/** Indices of estimates, the best first. Those with few tries come last, since they may have had luck. */
export function bestFirst(estimates: readonly Estimate[]): number[] {
  const most = Math.max(...estimates.map(({ tries }) => tries))
  const isSure = (i: number) => Number(estimates[i].tries >= most / 2)
  return [...estimates.keys()].sort(
    (one, other) => isSure(other) - isSure(one) || estimates[other].mean - estimates[one].mean,
  )
}
