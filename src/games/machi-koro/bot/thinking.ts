import type { Candidate, Question, Thought } from '../../../bots/bot.ts'
import type { Budget } from '../../../bots/budget.ts'
import type { Estimate } from '../../../bots/futures.ts'
import type { Rng } from '../../../engine/random.ts'
import { ROLL_AGAIN, SECOND_DIE } from '../cards/cards.ts'
import type { MachiTypes } from '../machi-types.ts'
import { BUILD, hasEffect, type MachiState, PHASE, ROLL } from '../state.ts'
import { bestFirst, byEvaluator, type Option, OptionContest, rollsDice } from './comparing.ts'
import { Evaluator } from './evaluator.ts'
import { Reasons } from './reasons.ts'
import { type TurnPlan, TurnPlanner } from './turn-plans.ts'
import { weightsFor } from './weights.ts'

/** How a level thinks. */
export interface Style {
  /** So many of the best plans are compared. */
  readonly candidates: number
  /** With so many players or more they are compared in rollouts; with fewer the evaluator alone has done better. */
  readonly rolloutsFrom: number
  /** What the evaluator says of a plan counts like so many rollouts. */
  readonly trust: number
  /** The share by which it can be wrong about the chance that a building leaves; dice are easier to judge. */
  readonly blur: number
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

export function* thinkInStyle(
  { game, view, budget: whole, rng, consider = [] }: Question<MachiTypes>,
  style: Style,
): Generator<void, Thought<MachiTypes>> {
  const state = game.determinize(view, rng)
  const { players } = state.options
  const evaluator = new Evaluator(players, state.cards, weightsFor(players))
  const budget = partOf(whole, state)
  const planner = new TurnPlanner(evaluator, budget)
  const clear = planner.plansFrom(state)
  const plans = state.words[PHASE] === BUILD && style.blur > 0 ? blurred(clear, style.blur, rng) : clear
  yield
  const options = plans.slice(0, style.candidates)
  for (const [i, beginning] of consider.entries()) addConsidered(options, planner.planWith(state, beginning), i)
  const isPlain = plans.length === 1 || plans[0].chance === WON
  const isForRollouts = players >= style.rolloutsFrom && !rollsDice(plans[0]) && (!isPlain || consider.length > 0)
  const estimates = isForRollouts
    ? yield* new OptionContest(state, budget, rng, style.trust).estimates(options)
    : byEvaluator(options)
  return thoughtOf(state, options, estimates)
}

const WON = 1
const BLUR_STEPS = 1000

/** The same plans as somebody sees them who judges by eye, the best first; that a plan wins is seen by everybody. */
function blurred(plans: readonly TurnPlan[], blur: number, rng: Rng): TurnPlan[] {
  return plans
    .map(({ actions, chance }) => {
      const seen = chance * (1 + blur * ((2 * rng.below(BLUR_STEPS)) / BLUR_STEPS - 1))
      return { actions, chance: chance === WON ? WON : Math.min(MOST, seen) }
    })
    .sort((one, other) => other.chance - one.chance)
}

/** What is not won can be lost. */
const MOST = 0.999

/** What is to be considered may be one of the options already. */
function addConsidered(options: Option[], plan: TurnPlan, considered: number): void {
  const same = options.findIndex((option) => option.considered === undefined && isSame(option.actions, plan.actions))
  if (same === -1) options.push({ ...plan, considered })
  else options[same] = { ...plan, considered }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((action, i) => action === other[i])
}

function thoughtOf(state: MachiState, options: readonly Option[], estimates: readonly Estimate[]): Thought<MachiTypes> {
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
