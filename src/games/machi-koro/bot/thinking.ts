import type { Candidate, Question, Thought } from '#bots/bot.ts'
import type { Budget } from '#bots/budget.ts'
import type { Estimate } from '#bots/futures.ts'
import { ROLL_AGAIN, SECOND_DIE } from '../cards/cards.ts'
import type { MachiTypes } from '../rules/machi-types.ts'
import { hasEffect, type MachiState, PHASE, ROLL } from '../rules/state.ts'
import { bestFirst, type Option } from './comparing.ts'
import { Evaluator, type WinEvaluator } from './evaluator.ts'
import { areKnown } from './known-cards.ts'
import { RaceEvaluator } from './lean-race.ts'
import { Reasons } from './reasons.ts'
import { type TurnPlan, TurnPlanner } from './turn-plans.ts'
import { chanceWeights } from './weights.ts'

/** What strong bots begin with: all that can be done, as the evaluator sees it. */
export interface Outset {
  readonly state: MachiState
  readonly budget: Budget
  readonly planner: TurnPlanner
  /** The best first. */
  readonly plans: readonly TurnPlan[]
}

export function outsetOf({ game, view, budget: whole, rng }: Question<MachiTypes>): Outset {
  const state = game.determinize(view, rng)
  const budget = partOf(whole, state)
  const planner = new TurnPlanner(evaluatorFor(state), budget)
  return { state, budget, planner, plans: planner.plansFrom(state) }
}

/** Where nothing was learned about the cards, the race to the last landmark says who is ahead. */
function evaluatorFor({ options: { players }, cards }: MachiState): WinEvaluator {
  return areKnown(cards) ? new Evaluator(players, cards, chanceWeights.for(players)) : new RaceEvaluator(players, cards)
}

/** What of the budget of a turn a question gets: less where a choice of dice has taken some of it before. */
function partOf(budget: Budget, state: MachiState): Budget {
  if (state.words[PHASE] === ROLL) return budget.part(ROLL_PART)
  return budget.part(hasEffect(state, SECOND_DIE) || hasEffect(state, ROLL_AGAIN) ? PART_AFTER_DICE : REST_PART)
}

const ROLL_PART = 0.07
const REST_PART = 0.86
const PART_AFTER_DICE = 0.65
/** So many candidates are told of. */
const TOLD = 5
/** The chance of somebody who has won. */
export const WON = 1

/** So many of the best plans, and those that are to be considered. */
export function optionsOf(
  { state, planner }: Outset,
  plans: readonly TurnPlan[],
  count: number,
  consider: Question<MachiTypes>['consider'] = [],
): Option[] {
  const options: Option[] = plans.slice(0, count)
  for (const [i, beginning] of consider.entries()) {
    const plan = planner.planWith(state, beginning)
    // What a level thinks of a plan counts, not what the evaluator does.
    addConsidered(options, plans.find(({ actions }) => isSame(actions, plan.actions)) ?? plan, i)
  }
  return options
}

/** What is to be considered may be one of the options already. */
function addConsidered(options: Option[], plan: TurnPlan, considered: number): void {
  const same = options.findIndex((option) => option.considered === undefined && isSame(option.actions, plan.actions))
  if (same === -1) options.push({ ...plan, considered })
  else options[same] = { ...plan, considered }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((action, i) => action === other[i])
}

export function thoughtOf(
  state: MachiState,
  options: readonly Option[],
  estimates: readonly Estimate[],
): Thought<MachiTypes> {
  const reasons = new Reasons(state)
  const candidates = bestFirst(estimates)
    .filter((i, rank) => rank < TOLD || options[i].considered !== undefined)
    .map((i): Candidate<MachiTypes> => {
      const { actions, considered } = options[i]
      const candidate = {
        plan: actions,
        estimate: Math.min(1, Math.max(0, estimates[i].mean)),
        reason: reasons.of(actions),
      }
      return considered === undefined ? candidate : { ...candidate, considered }
    })
  return { plan: candidates[0].plan, candidates, reason: candidates[0].reason }
}
