import type { Budget } from '#bots/budget.ts'
import { RNG_WORDS, type Rng } from '#engine/random.ts'
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

/** A rollout ends at this building step of the bot's own player; its result is the policy's chance there. */
const HORIZON = 2
/** A rollout that takes more turns than this counts as lost. */
const LONGEST = 60

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
  readonly #table: LeanTable
  readonly #dice: Int32Array
  readonly #futures: Future[] = []
  readonly #likelihoods: readonly (readonly number[])[]
  /**
   * The policy's chances assume the opponents it was trained with. This shift aligns them with the evaluator's chance
   * for the best plan; it is the same for every option.
   */
  readonly #shift: number

  constructor(from: MachiState, policy: BuildPolicy, best: TurnPlan, budget: Budget, rng: Rng) {
    this.#from = from
    this.#policy = policy
    this.#player = from.words[TURN]
    this.#budget = budget
    this.#rng = rng
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
        if (isOwn && ++built === HORIZON) return chance + this.#shift
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
