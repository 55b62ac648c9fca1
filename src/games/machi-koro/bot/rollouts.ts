import type { Budget } from '#bots/budget.ts'
import { compareInFutures, type Estimate } from '#bots/futures.ts'
import { RNG_WORDS, type Rng } from '#engine/random.ts'
import { isReroll, isRoll } from '../rules/actions.ts'
import { hasWonTurn, playAction } from '../rules/play.ts'
import { cloneState, type MachiState, OVER, PHASE, TURN } from '../rules/state.ts'
import { HABITS, type Habit, likelihoods } from './habits.ts'
import { LeanTable } from './lean-table.ts'
import { type BuildPolicy, NOTHING } from './policy.ts'
import type { TurnPlan } from './turn-plans.ts'

/** The table after the actions of an option, from which its rollouts start. */
export interface Start {
  readonly table: LeanTable
  readonly isWon: boolean
}

/** The dice of every player, and the habit of each; a player without a habit builds by the policy. */
interface Future {
  readonly dice: Int32Array
  readonly habits: readonly (Habit | undefined)[]
}

/** A rollout that takes more turns than this counts as lost. */
const LONGEST = 120

/**
 * Simulates some rounds: the bot's own player builds by the policy, and the others continue the strategies that their
 * towns suggest.
 */
export class Rollouts {
  readonly #from: MachiState
  readonly #policy: BuildPolicy
  readonly #player: number
  readonly #budget: Budget
  readonly #rng: Rng
  readonly #horizon: number
  readonly #table: LeanTable
  readonly #dice: Int32Array
  readonly #futures: Future[] = []
  readonly #likelihoods: readonly (readonly number[])[]
  /**
   * The policy's chances assume the opponents it was trained with. This shift aligns them with the evaluator's chance
   * for the best plan; it is the same for every option.
   */
  readonly #shift: number

  /** A rollout ends at the building step `horizon` of the bot's own player; its result is the policy's chance there. */
  constructor(from: MachiState, policy: BuildPolicy, best: TurnPlan, budget: Budget, rng: Rng, horizon: number) {
    this.#from = from
    this.#policy = policy
    this.#player = from.words[TURN]
    this.#budget = budget
    this.#rng = rng
    this.#horizon = horizon
    const { players } = from.options
    this.#table = new LeanTable(from.cards, players)
    this.#dice = new Int32Array(players * RNG_WORDS)
    this.#likelihoods = Array.from({ length: players }, (_, player) => likelihoods(from, player))
    const before = this.#after(best.actions.slice(0, -1))
    this.#table.load(before)
    this.#shift = best.chance - policy.look(this.#table, hasWonTurn(before))
  }

  #after(actions: readonly number[]): MachiState {
    const state = cloneState(this.#from)
    for (const action of actions) playAction(state, action)
    return state
  }

  /** The start after actions that end the turn. */
  startAfter(actions: readonly number[]): Start {
    const state = this.#after(actions)
    const table = new LeanTable(state.cards, state.options.players)
    table.load(state)
    return { table, isWon: state.words[PHASE] === OVER }
  }

  /** The chance to win after some rounds of a future. */
  tryIn(future: number, start: Start): number {
    this.#budget.spend()
    if (start.isWon) return 1
    const { dice, habits } = this.#future(future)
    const table = this.#table
    table.copy(start.table)
    this.#dice.set(dice)
    let built = 0
    for (let turn = 0; turn < LONGEST; turn++) {
      const isAgain = table.roll(this.#dice)
      const isOwn = table.player === this.#player
      if (table.canWin) return (isOwn ? 1 : 0) + this.#shift
      const habit = isOwn ? undefined : habits[table.player]
      if (habit === undefined) {
        const chance = this.#policy.look(table, isAgain)
        if (isOwn && ++built === this.#horizon) return chance + this.#shift
        this.#buildFavourite()
      } else table.buildByHabit(habit)
      if (!isAgain) table.pass()
    }
    return this.#shift
  }

  #buildFavourite(): void {
    this.#budget.spend()
    const item = this.#policy.favourite(this.#table)
    if (item !== NOTHING) this.#table.build(item)
  }

  #future(future: number): Future {
    while (this.#futures.length <= future) {
      const dice = new Int32Array(this.#dice.length)
      for (let at = 0; at < dice.length; at += RNG_WORDS) this.#rng.branch(dice, at)
      this.#futures.push({ dice, habits: this.#likelihoods.map((each) => HABITS[this.#drawn(each)]) })
    }
    return this.#futures[future]
  }

  /** A random index with these probabilities; the rest up to 1 gives the index after the last. */
  #drawn(odds: readonly number[]): number {
    let left = this.#rng.below(STEPS) / STEPS
    const place = odds.findIndex((each) => {
      left -= each
      return left < 0
    })
    return place === -1 ? odds.length : place
  }
}

const STEPS = 4096

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
