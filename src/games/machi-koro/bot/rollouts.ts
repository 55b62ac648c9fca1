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

/** So many games tell what it is worth to end in a certain turn; a few have to do where there is no time for more. */
const GAMES_FOR_ODDS = 200
const LEAST_GAMES_FOR_ODDS = 8

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
  readonly #dice = new Int32Array(RNG_WORDS)
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

  /** Before anything is tried: finds out when games end from here, whatever one goes on with. */
  *lookAtEnds(start: Start, budget: Budget): Generator<void, void> {
    for (let future = 0; future < GAMES_FOR_ODDS; future++) {
      if (future >= LEAST_GAMES_FOR_ODDS && budget.isSpent) break
      this.#play(future, start, HABITS[future % HABITS.length])
      this.#odds.add(this.#table.ownEnd, this.#table.othersEnd)
      yield
    }
    this.#odds.settle()
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
      const dice = new Int32Array(RNG_WORDS)
      this.#rng.branch(dice, 0)
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
