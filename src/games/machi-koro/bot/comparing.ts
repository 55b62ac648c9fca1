import type { Budget } from '#bots/budget.ts'
import { compareInFutures, type Estimate } from '#bots/futures.ts'
import { isReroll, isRoll } from '../rules/actions.ts'
import type { Rollouts } from './rollouts.ts'
import type { TurnPlan } from './turn-plans.ts'

/** A plan that is compared, and its place among those that were to be considered. */
export interface Option extends TurnPlan {
  readonly considered?: number
}

/**
 * Compares options, the best first, by what comes of them in the next rounds. What was thought of an option before
 * counts like `trust` tries.
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

/** Dice are better left to the evaluator, which looks at all that they can show. */
export function rollsDice({ actions: [first] }: TurnPlan): boolean {
  return isRoll(first) || isReroll(first)
}

/** What was not compared is worse than the first option by as much as was thought before. */
function beside(first: Option, estimate: Estimate, option: Option): Estimate {
  return { ...estimate, mean: estimate.mean + option.chance - first.chance }
}

/** What was thought of options before anything was tried. */
export function asThought(options: readonly Option[]): Estimate[] {
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
