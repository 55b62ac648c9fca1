import type { Budget } from '../../../bots/budget.ts'
import { RNG_WORDS, type Rng } from '../../../engine/random.ts'
import { diceOf, isReroll, isRoll } from '../actions.ts'
import { playAction } from '../play.ts'
import { cloneState, type MachiState, OVER, PHASE, TURN } from '../state.ts'
import { HABITS, type Habit, likelihoods } from './habits.ts'
import { ANY_DICE, LeanTable, LONGEST, type Opening } from './lean-table.ts'
import { RaceOdds } from './race-odds.ts'

/** Where the games that begin with some actions go on from. */
export interface Start {
  readonly table: LeanTable
  readonly opening: Opening
  readonly isWon: boolean
}

/** The luck of everybody, and what each is after; the place of whoever thinks is filled in each time. */
interface Future {
  readonly dice: Int32Array
  readonly habits: Habit[]
}

/** What each plan came to on average, and whether that was seen over as many futures as one could wish. */
interface Survey {
  readonly chances: readonly number[]
  readonly isComplete: boolean
}

/** A survey looks at so many futures; a few have to do where there is no time for more. */
const LEAST_FUTURES = 2
const MOST_FUTURES = 200

/**
 * Plays on to the end of the game: everybody builds by habit, the others by one that goes with what they have built so
 * far, and whoever thinks by one that is asked for.
 */
export class Rollouts {
  readonly #from: MachiState
  readonly #player: number
  readonly #budget: Budget
  readonly #rng: Rng
  readonly #table: LeanTable
  readonly #dice: Int32Array
  readonly #futures: Future[] = []
  readonly #likelihoods: readonly (readonly number[])[]
  readonly #odds = new RaceOdds(LONGEST)

  constructor(from: MachiState, budget: Budget, rng: Rng) {
    this.#from = from
    this.#player = from.words[TURN]
    this.#budget = budget
    this.#rng = rng
    const { players } = from.options
    this.#table = new LeanTable(from.cards, players)
    this.#dice = new Int32Array(players * RNG_WORDS)
    this.#likelihoods = Array.from({ length: players }, (_, player) => likelihoods(from, player))
  }

  /** After actions that end the turn, or whose last one rolls dice. */
  startAfter(actions: readonly number[]): Start {
    const state = cloneState(this.#from)
    let opening = ANY_DICE
    for (const action of actions) {
      if (isRoll(action) || isReroll(action)) opening = { dice: diceOf(action), isLast: isReroll(action) }
      else playAction(state, action)
    }
    const table = new LeanTable(state.cards, state.options.players)
    table.load(state)
    return { table, opening, isWon: state.words[PHASE] === OVER }
  }

  /** Before anything is tried: finds out what each plan comes to, and with that when games end from here. */
  *survey(start: Start, plans: readonly Habit[], budget: Budget): Generator<void, Survey> {
    const ends: (readonly [own: number, others: number])[][] = plans.map(() => [])
    let futures = 0
    while (futures < LEAST_FUTURES || (futures < MOST_FUTURES && !budget.isSpent)) {
      for (const [i, plan] of plans.entries()) {
        this.#play(futures, start, plan)
        const { ownEnd, othersEnd } = this.#table
        this.#odds.add(ownEnd, othersEnd)
        ends[i].push([ownEnd, othersEnd])
        yield
      }
      futures++
    }
    this.#odds.settle()
    const chances = ends.map(
      (each) => each.reduce((sum, [own, others]) => sum + this.#odds.of(own, others), 0) / futures,
    )
    return { chances, isComplete: futures === MOST_FUTURES }
  }

  /** What a future tells of the chance to win by going on with a habit. */
  tryIn(future: number, start: Start, own: Habit): number {
    if (start.isWon) return 1
    this.#play(future, start, own)
    return this.#odds.of(this.#table.ownEnd, this.#table.othersEnd)
  }

  #play(future: number, { table, opening }: Start, own: Habit): void {
    this.#budget.spend()
    const { dice, habits } = this.#future(future)
    habits[this.#player] = own
    this.#dice.set(dice)
    this.#table.copy(table)
    this.#table.finish(this.#player, habits, this.#dice, opening)
  }

  #future(future: number): Future {
    while (this.#futures.length <= future) {
      const dice = new Int32Array(this.#dice.length)
      for (let at = 0; at < dice.length; at += RNG_WORDS) this.#rng.branch(dice, at)
      this.#futures.push({ dice, habits: this.#likelihoods.map((each) => HABITS[this.#drawn(each)]) })
    }
    return this.#futures[future]
  }

  /** A place, each as likely as `odds` say. */
  #drawn(odds: readonly number[]): number {
    let left = this.#rng.below(STEPS) / STEPS
    const place = odds.findIndex((each) => {
      left -= each
      return left < 0
    })
    return Math.max(0, place)
  }
}

const STEPS = 4096
