import type { Candidate, Question, Thought } from '../../../bots/bot.ts'
import type { Budget } from '../../../bots/budget.ts'
import { compareInFutures, type Estimate } from '../../../bots/futures.ts'
import type { Rng } from '../../../engine/random.ts'
import type { MachiTypes } from '../machi-types.ts'
import { BUILD, type MachiState, PHASE, REROLL, ROLL } from '../state.ts'
import { Evaluator } from './evaluator.ts'
import { Playouts } from './playout.ts'
import { Reasons } from './reasons.ts'
import { type TurnPlan, TurnPlanner } from './turn-plans.ts'
import { weightsFor } from './weights.ts'

/** How a level thinks. */
export interface Style {
  /** So many of the best plans are compared. */
  readonly candidates: number
  /** With so many players or more they are compared in playouts; with fewer the evaluator alone has done better. */
  readonly playoutsFrom: number
  /** What the evaluator says of a plan counts like so many playouts. */
  readonly trust: number
  /** The share by which it can be wrong about the chance that a building leaves; dice are easier to judge. */
  readonly blur: number
}

/** How much of the budget of a turn each question of it gets: together, what a turn can ask is less than the whole. */
function partOf(budget: Budget, phase: number): Budget {
  return budget.part(phase === ROLL ? ROLL_PART : phase === REROLL ? REROLL_PART : BUILD_PART)
}

const ROLL_PART = 0.1
const REROLL_PART = 0.3
const BUILD_PART = 0.55
/** So many candidates are told of. */
const TOLD = 5

/** A plan that is compared, and its place among those that were to be considered. */
interface Option extends TurnPlan {
  readonly considered?: number
}

export function* thinkInStyle(
  { game, view, budget: whole, rng, consider = [] }: Question<MachiTypes>,
  style: Style,
): Generator<void, Thought<MachiTypes>> {
  const state = game.determinize(view, rng)
  const { players } = state.options
  const evaluator = new Evaluator(players, state.cards, weightsFor(players))
  const budget = partOf(whole, state.words[PHASE])
  const planner = new TurnPlanner(evaluator, budget)
  const clear = planner.plansFrom(state)
  const plans = state.words[PHASE] === BUILD && style.blur > 0 ? blurred(clear, style.blur, rng) : clear
  yield
  const options = plans.slice(0, style.candidates)
  for (const [i, beginning] of consider.entries()) addConsidered(options, planner.planWith(state, beginning), i)
  const isPlain = plans.length === 1 || plans[0].chance === WON
  const estimates =
    players < style.playoutsFrom || (isPlain && consider.length === 0)
      ? options.map(({ chance }): Estimate => ({ mean: chance, error: 0, tries: 1 }))
      : yield* compareInPlayouts(options, new Playouts(state, evaluator, budget, rng), budget, style)
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

function compareInPlayouts(
  options: readonly Option[],
  playouts: Playouts,
  budget: Budget,
  { trust }: Style,
): Generator<void, Estimate[]> {
  return compareInFutures({
    candidates: options.length,
    tryIn: (candidate, future) => playouts.tryIn(options[candidate].actions, future),
    budget,
    kept: new Set(options.flatMap(({ considered }, i) => (considered === undefined ? [] : [i]))),
    prior: { values: options.map(({ chance }) => chance), weight: trust },
  })
}

/** Of what was tried most, the best is taken: a plan that was let go early may have had luck. */
function thoughtOf(state: MachiState, options: readonly Option[], estimates: readonly Estimate[]): Thought<MachiTypes> {
  const reasons = new Reasons(state)
  const most = Math.max(...estimates.map(({ tries }) => tries))
  const isSure = (i: number) => Number(estimates[i].tries >= most / 2)
  const ranking = [...options.keys()].sort(
    (one, other) => isSure(other) - isSure(one) || estimates[other].mean - estimates[one].mean,
  )
  const candidates = ranking
    .filter((i, rank) => rank < TOLD || options[i].considered !== undefined)
    .map((i): Candidate<MachiTypes> => {
      const { actions, considered } = options[i]
      const candidate = { plan: actions, estimate: estimates[i].mean, reason: reasons.of(actions) }
      return considered === undefined ? candidate : { ...candidate, considered }
    })
  return { plan: candidates[0].plan, candidates, reason: candidates[0].reason }
}
