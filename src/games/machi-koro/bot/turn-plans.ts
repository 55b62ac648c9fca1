import type { Budget } from '#bots/budget.ts'
import { ROLL_AGAIN, SECOND_DIE, TURN_AFTER_DOUBLE } from '../cards/cards.ts'
import { isReroll, isRoll, NO_SWAP, PASS, reroll, roll, STAND } from '../rules/actions.ts'
import { waysTo } from '../rules/foresight.ts'
import { payIncome } from '../rules/income.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { DIE_SIDES } from '../rules/numbers.ts'
import { playAction } from '../rules/play.ts'
import {
  BUILD,
  cloneState,
  DICE,
  hasEffect,
  type MachiState,
  PHASE,
  REROLL,
  ROLL,
  SWAP,
  TURN,
  TV,
} from '../rules/state.ts'
import type { WinEvaluator } from './evaluator.ts'
import { GreedyPlayer } from './greedy.ts'
import { RollGains } from './roll-gains.ts'

/** Actions up to the end of the turn or the next roll of dice, and the chance to win after them. */
export interface TurnPlan {
  readonly actions: readonly number[]
  readonly chance: number
}

/** There are many swaps: only this many of those with the best immediate chance are planned further. */
const SWAPS = 6

/**
 * Searches to the end of a turn: all continuations, with the mean over all results for dice. The evaluator estimates
 * what comes after the turn.
 */
export class TurnPlanner {
  readonly #evaluator: WinEvaluator
  readonly #greedy: GreedyPlayer
  readonly #budget: Budget

  constructor(evaluator: WinEvaluator, budget: Budget) {
    this.#evaluator = evaluator
    this.#greedy = new GreedyPlayer(evaluator)
    this.#budget = budget
  }

  /** All plans from a state, the best first. */
  plansFrom(state: MachiState): TurnPlan[] {
    return this.#plansFrom(state).sort((one, other) => other.chance - one.chance)
  }

  /**
   * The best plan with this beginning. Anything in the beginning after a roll of dice is ignored, because the result is
   * not known.
   */
  planWith(state: MachiState, beginning: readonly number[]): TurnPlan {
    const [first, ...rest] = beginning
    const goesOn = first !== undefined && !isRoll(first) && !isReroll(first) && state.words[PHASE] !== BUILD
    if (!goesOn) {
      const plans = this.plansFrom(state)
      return plans.find(({ actions }) => actions[0] === first) ?? plans[0]
    }
    const after = cloneState(state)
    playAction(after, first)
    const { actions, chance } = this.planWith(after, rest)
    return { actions: [first, ...actions], chance }
  }

  #plansFrom(state: MachiState): TurnPlan[] {
    switch (state.words[PHASE]) {
      case ROLL:
        return this.#rolls(state, roll)
      case REROLL:
        return [...this.#after(state, STAND), ...this.#rolls(state, reroll)]
      case TV:
        return actionsOf(state).flatMap((action) => this.#after(state, action))
      case SWAP:
        return this.#swapsWorthALook(state).flatMap((action) => this.#after(state, action))
      default:
        return this.#buildings(state)
    }
  }

  #after(state: MachiState, action: number): TurnPlan[] {
    const after = cloneState(state)
    playAction(after, action)
    return this.#plansFrom(after).map(({ actions, chance }) => ({ actions: [action, ...actions], chance }))
  }

  #buildings(state: MachiState): TurnPlan[] {
    this.#budget.spend()
    return this.#greedy.buildings(state).map(({ action, chance }) => ({ actions: [action], chance }))
  }

  /** The swaps with the best chance if nothing is built afterwards, and the option not to swap. */
  #swapsWorthALook(state: MachiState): number[] {
    const player = state.words[TURN]
    const tried = cloneState(state)
    const swaps: { action: number; chance: number }[] = []
    for (const action of actionsOf(state)) {
      if (action === NO_SWAP) continue
      if (this.#budget.isSpent) break
      this.#budget.spend()
      cloneState(state, tried)
      playAction(tried, action)
      playAction(tried, PASS)
      swaps.push({ action, chance: this.#evaluator.chanceOf(tried, player) })
    }
    swaps.sort((one, other) => other.chance - one.chance)
    return [NO_SWAP, ...swaps.slice(0, SWAPS).map(({ action }) => action)]
  }

  /** The choices of dice; after a first roll, a second one may follow where that is better than to stand. */
  #rolls(state: MachiState, action: (dice: number) => number): TurnPlan[] {
    const choices = hasEffect(state, SECOND_DIE) ? [1, 2] : [1]
    const isOpen = choices.length > 1 || state.words[PHASE] === REROLL
    if (!isOpen || this.#budget.isSpent) return this.#rollsUnseen(state, action, choices)
    const throws = choices.map((dice) => throwsOf(dice, hasEffect(state, TURN_AFTER_DOUBLE)))
    const standing = throws.map((all) => all.map(({ dice }) => this.#chanceOfThrow(state, dice)))
    const means = throws.map((all, i) => meanOf(all, standing[i]))
    const isLast = state.words[PHASE] === REROLL || !hasEffect(state, ROLL_AGAIN)
    const second = isLast ? 0 : Math.max(...means)
    return choices.map((dice, i) => ({
      actions: [action(dice)],
      chance: isLast
        ? means[i]
        : meanOf(
            throws[i],
            standing[i].map((chance) => Math.max(chance, second)),
          ),
    }))
  }

  /** Without a choice or without budget: the dice that bring most coins first, with the chance before any roll. */
  #rollsUnseen(state: MachiState, action: (dice: number) => number, choices: readonly number[]): TurnPlan[] {
    this.#budget.spend()
    const chance = this.#evaluator.chanceOf(state, state.words[TURN])
    const { dice } = new RollGains().look(state)
    return choices
      .map((each) => ({ actions: [action(each)], chance }))
      .sort((one, other) => Number(other.actions[0] === action(dice)) - Number(one.actions[0] === action(dice)))
  }

  /** The chance if these dice stand and the best building follows; TV Station and swap are decided greedily. */
  #chanceOfThrow(state: MachiState, dice: readonly number[]): number {
    const after = cloneState(state)
    after.words.set(dice, DICE)
    payIncome(after)
    while (after.words[PHASE] !== BUILD) playAction(after, this.#greedy.choose(after))
    return Math.max(...this.#buildings(after).map(({ chance }) => chance))
  }
}

/** A result of the dice, and its probability. */
interface Throw {
  readonly dice: readonly [number, number]
  readonly odds: number
}

/** All results of the dice; doubles are separate from other throws with the same sum only if they give another turn. */
function throwsOf(dice: number, isDoubleSpecial: boolean): readonly Throw[] {
  return dice === 1 ? ONE_DIE : isDoubleSpecial ? TWO_DICE : SUMS
}

function meanOf(throws: readonly Throw[], chances: readonly number[]): number {
  // Rounding can make the sum slightly more than 1.
  return Math.min(
    1,
    throws.reduce((sum, { odds }, i) => sum + odds * chances[i], 0),
  )
}

const ONE_DIE: readonly Throw[] = Array.from({ length: DIE_SIDES }, (_, i) => ({
  dice: [i + 1, 0],
  odds: 1 / DIE_SIDES,
}))

const SUMS: readonly Throw[] = Array.from({ length: 2 * DIE_SIDES - 1 }, (_, i) => ({
  dice: [1, i + 1],
  odds: waysTo(i + 2, 2) / DIE_SIDES ** 2,
}))

const TWO_DICE: readonly Throw[] = SUMS.flatMap(({ dice: [one, other], odds }) => {
  const sum = one + other
  if (sum % 2 === 1) return [{ dice: [one, other], odds }]
  const double: Throw = { dice: [sum / 2, sum / 2], odds: 1 / DIE_SIDES ** 2 }
  return sum === 2 || sum === 2 * DIE_SIDES ? [double] : [double, { dice: [0, sum], odds: odds - double.odds }]
})

function actionsOf(state: MachiState): number[] {
  const list = new Int32Array(MAX_ACTIONS)
  return Array.from(list.subarray(0, listActions(state, list)))
}
