import type { Candidate, Question, Reason, Thought } from '#bots/bot.ts'
import type { Budget } from '#bots/budget.ts'
import type { Estimate } from '#bots/futures.ts'
import { bitsOf } from '#engine/bits.ts'
import { ROLL_AGAIN, SECOND_DIE } from '../cards/cards.ts'
import { FIRST_LANDMARK } from '../cards/tables.ts'
import {
  build,
  builtItem,
  diceOf,
  givenCard,
  isBuild,
  isReroll,
  isRoll,
  isTv,
  NO_SWAP,
  PASS,
  STAND,
  takenCard,
  tvPlayer,
} from '../rules/actions.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { hasWonTurn, playAction } from '../rules/play.ts'
import {
  COINS,
  cloneState,
  copiesIn,
  hasEffect,
  hasItem,
  type MachiState,
  PHASE,
  playerAt,
  ROLL,
  rollOf,
  supplyOf,
  TOWNS,
  TURN,
} from '../rules/state.ts'
import type { HintTexts } from '../text/en/board.ts'
import { Evaluator, type WinEvaluator } from './evaluator.ts'
import { areKnown } from './known-cards.ts'
import { RaceEvaluator } from './lean-race.ts'
import { incomeRates, RollGains } from './roll-gains.ts'
import { bestFirst, type Option } from './rollouts.ts'
import { type TurnPlan, TurnPlanner } from './turn-plans.ts'
import { chanceWeights } from './weights.ts'

/** Extra income per round below this is not given as a reason. */
const WORTH_TELLING = 0.15

/** "Saves" is given as a reason only if the missing coins come within this many rounds. */
const SAVING_ROUNDS = 3

/** Explains a plan by its first action. */
class Reasons {
  readonly #state: MachiState
  readonly #player: number
  #ratesNow: readonly number[] | undefined

  constructor(state: MachiState) {
    this.#state = state
    this.#player = state.words[TURN]
  }

  of([action]: readonly number[]): Reason {
    const { ids } = this.#state.cards
    if (isRoll(action)) return this.#ofRoll(diceOf(action))
    if (isReroll(action) || action === STAND) return this.#ofSecondRoll(action)
    if (isTv(action)) return this.#ofVictim(tvPlayer(action))
    if (isBuild(action)) return this.#ofBuilding(builtItem(action))
    if (action === PASS) return this.#ofPassing()
    if (action === NO_SWAP) return because('no-swap')
    return because('swap', { given: ids[givenCard(action)], taken: ids[takenCard(action)] })
  }

  #ofRoll(dice: number): Reason {
    if (!hasEffect(this.#state, SECOND_DIE)) return because('forced')
    const gains = new RollGains().look(this.#state)
    const values = { mean: rounded(gains.meanOf(dice)), other: rounded(gains.meanOf(3 - dice)) }
    if (values.mean < values.other) return because('fewer-coins')
    return because(dice === 1 ? 'one-die' : 'two-dice', values)
  }

  #ofSecondRoll(action: number): Reason {
    const { words } = this.#state
    const gains = new RollGains().look(this.#state)
    if (action === STAND && hasWonTurn(this.#state)) return because('double', { coins: gains.of[rollOf(words)] })
    const mean = rounded(gains.meanOf(action === STAND ? gains.dice : diceOf(action)))
    const coins = gains.of[rollOf(words)]
    if (action === STAND ? coins < mean : mean < coins) return because('fewer-coins')
    return because(action === STAND ? 'stand' : 'reroll', { coins, mean })
  }

  #ofVictim(victim: number): Reason {
    const { words, cards, options } = this.#state
    const coins = Math.min(words[playerAt(victim) + COINS], cards.incomes[cards.tvStation])
    const others = Array.from({ length: options.players }, (_, i) => i).filter(
      (i) => i !== this.#player && i !== victim,
    )
    const isAhead = others.every(
      (other) => landmarksOf(this.#state, victim).length > landmarksOf(this.#state, other).length,
    )
    return because(isAhead && others.length > 0 ? 'robs-leader' : 'robs', { player: victim + 1, coins })
  }

  #ofBuilding(item: number): Reason {
    const { cards } = this.#state
    const card = cards.ids[item]
    const more = this.#moreIncomeWith(item)
    if (item >= FIRST_LANDMARK) {
      const left = landmarksOf(this.#state, this.#player, false).length - 1
      if (left === 0) return because('wins', { card })
      return more < WORTH_TELLING
        ? because('landmark', { card, left })
        : because('landmark-pays', { card, coins: rounded(more) })
    }
    return this.#ofTogether(item) ?? this.#ofIncome(item, more)
  }

  /** A reason for cards whose income depends on the number of other cards. */
  #ofTogether(item: number): Reason | undefined {
    const { words, cards } = this.#state
    const card = cards.ids[item]
    const count = bitsOf(cards.per[item]).reduce((sum, each) => sum + copiesIn(words[TOWNS + each], this.#player), 0)
    if (count > 1) return because('counts', { card, count })
    const factory = cards.per.findIndex(
      (counted, other) => ((counted >> item) & 1) === 1 && hasItem(words, this.#player, other),
    )
    return factory === -1 ? undefined : because('feeds', { card, factory: cards.ids[factory] })
  }

  #ofIncome(item: number, more: number): Reason {
    const { cards } = this.#state
    const card = cards.ids[item]
    if (more < WORTH_TELLING) return because(supplyOf(this.#state, item) === 1 ? 'denies' : 'prepares', { card })
    const isRed = cards.red.some((working) => ((working >> item) & 1) === 1)
    return because(isRed ? 'takes' : 'income', { card, coins: rounded(more) })
  }

  #ofPassing(): Reason {
    const { words, cards } = this.#state
    if (listActions(this.#state, list) === 1) return because('forced')
    const coins = words[playerAt(this.#player) + COINS]
    const dear = landmarksOf(this.#state, this.#player, false).filter((item) => cards.costs[item] > coins)
    if (dear.length === 0) return because('nothing')
    const next = dear.reduce((one, other) => (cards.costs[other] < cards.costs[one] ? other : one))
    const missing = cards.costs[next] - coins
    const isSoon = missing <= SAVING_ROUNDS * this.#rates()[this.#player]
    return isSoon ? because('saves', { card: cards.ids[next], missing }) : because('nothing')
  }

  #moreIncomeWith(item: number): number {
    const after = cloneState(this.#state)
    playAction(after, build(item))
    return incomeRates(after)[this.#player] - this.#rates()[this.#player]
  }

  #rates(): readonly number[] {
    this.#ratesNow ??= incomeRates(this.#state)
    return this.#ratesNow
  }
}

const list = new Int32Array(MAX_ACTIONS)

/** The starting point of strong bots: all plans with the evaluator's chances. */
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

/** With cards that no net was trained on, the race to the last landmark decides who is ahead. */
export function evaluatorFor({ options: { players }, cards }: MachiState): WinEvaluator {
  return areKnown(cards) ? new Evaluator(players, cards, chanceWeights.for(players)) : new RaceEvaluator(players, cards)
}

/** The share of a turn's budget for a question: less if a choice of dice may already have used some of it. */
function partOf(budget: Budget, state: MachiState): Budget {
  if (state.words[PHASE] === ROLL) return budget.part(ROLL_PART)
  return budget.part(hasEffect(state, SECOND_DIE) || hasEffect(state, ROLL_AGAIN) ? PART_AFTER_DICE : REST_PART)
}

const ROLL_PART = 0.07
const REST_PART = 0.86
const PART_AFTER_DICE = 0.65
/** The number of candidates that it reports, besides those in `consider`. */
const TOLD = 5
/** The chance of a player who has won. */
export const WON = 1

/** The best `count` plans, and those in `consider`. */
export function optionsOf(
  { state, planner }: Outset,
  plans: readonly TurnPlan[],
  count: number,
  consider: Question<MachiTypes>['consider'] = [],
): Option[] {
  const options: Option[] = plans.slice(0, count)
  for (const [i, beginning] of consider.entries()) {
    const plan = planner.planWith(state, beginning)
    // If the bot has its own estimate of the plan, it replaces the evaluator's.
    addConsidered(options, plans.find(({ actions }) => isSame(actions, plan.actions)) ?? plan, i)
  }
  return options
}

/** Adds a considered plan, or marks the equal option that is already in the list. */
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
  const [{ plan, reason }] = candidates
  return { plan, candidates, reason, stepReasons: stepReasonsOf(state, plan) }
}

/** Why each action of a plan is taken, at the moment when it is due. */
function stepReasonsOf(state: MachiState, plan: readonly number[]): Reason[] {
  const then = cloneState(state)
  return plan.map((action) => {
    const reason = new Reasons(then).of([action])
    playAction(then, action)
    return reason
  })
}

function because(reason: keyof HintTexts, values: Reason['values'] = {}): Reason {
  return { reason, values }
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10
}

/** The landmarks that a player has built, or with `isBuilt` false those not built. */
function landmarksOf({ words, cards }: MachiState, player: number, isBuilt = true): number[] {
  const all = Array.from({ length: cards.landmarks }, (_, i) => FIRST_LANDMARK + i)
  return all.filter((item) => hasItem(words, player, item) === isBuilt)
}
