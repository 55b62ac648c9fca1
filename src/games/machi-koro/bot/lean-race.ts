import { lowestBit } from '#engine/bits.ts'
import { SECOND_DIE, TURN_AFTER_DOUBLE } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
import { waysTo } from '../rules/foresight.ts'
import { DIE_SIDES, HIGHEST_ROLL } from '../rules/numbers.ts'
import { hasAllLandmarks, type MachiState, TURN } from '../rules/state.ts'
import type { WinEvaluator } from './evaluator.ts'
import type { LeanTable } from './lean-table.ts'
import {
  BLUE_AT,
  copyTown,
  LIT,
  ONE_DIE,
  PURSE,
  RED_AT,
  THROWS,
  TOWN_WORDS,
  TownReckoner,
  TWO_DICE,
} from './lean-town.ts'
import { type BuildPolicy, NOTHING } from './policy.ts'

/**
 * The evaluation for cards that no net was trained on: the player who needs fewer rounds to the last landmark, at the
 * town's current income, is ahead.
 */

/** A player who needs half as many rounds wins 2 to this power times as often. */
const SHARPNESS = 4
/** The lowest income per round that is assumed, so that a town without income still makes progress. */
const SLOWEST_RATE = 0.3
/** The share of restaurant income that is paid: players do not always have the coins. */
const PAID_OF_RED = 0.7
/** The expected number of turns: one throw of two dice in six is a double, and so is one in six of those after it. */
const WITH_EXTRA_TURNS = DIE_SIDES / (DIE_SIDES - 1)

/** The probability of each roll if a player rolls one die or two with equal probability. */
const ODDS = Float64Array.from({ length: HIGHEST_ROLL + 1 }, (_, roll) => {
  const ofOne = roll >= 1 && roll <= DIE_SIDES ? 1 / DIE_SIDES : 0
  return (ofOne + (roll > 1 ? waysTo(roll, 2) / THROWS : 0)) / 2
})

class Race {
  readonly #cards: CardTables
  readonly #players: number

  constructor(cards: CardTables, players: number) {
    this.#cards = cards
    this.#players = players
  }

  /** The relative winning chance of the town at index `at` if its first turn comes after `wait` turns. */
  weightOf(towns: Int32Array, at: number, wait: number): number {
    return (this.roundsOf(towns, at) + wait / this.#players) ** -SHARPNESS
  }

  /** The rounds until a lean town can pay for all landmarks, at most one per turn. */
  roundsOf(towns: Int32Array, at: number): number {
    let missing = 0
    let cost = 0
    for (let left = this.#cards.allLandmarks & ~towns[at + LIT]; left !== 0; left &= left - 1) {
      cost += this.#cards.costs[FIRST_LANDMARK + lowestBit(left)]
      missing++
    }
    return Math.max(missing, (cost - towns[at + PURSE]) / Math.max(SLOWEST_RATE, this.#incomeOf(towns, at)))
  }

  /** The approximate income of a town in one round. */
  #incomeOf(towns: Int32Array, at: number): number {
    const { effects } = this.#cards
    const extra = (towns[at + LIT] & effects[TURN_AFTER_DOUBLE]) === 0 ? 1 : WITH_EXTRA_TURNS
    const two = (towns[at + LIT] & effects[SECOND_DIE]) === 0 ? 0 : towns[at + TWO_DICE] * extra
    let ofOthers = 0
    for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
      ofOthers += ODDS[roll] * (towns[at + BLUE_AT + roll] + PAID_OF_RED * towns[at + RED_AT + roll])
    }
    return Math.max(towns[at + ONE_DIE], two) / THROWS + (this.#players - 1) * ofOthers
  }
}

/** Evaluates a state by the race. */
export class RaceEvaluator implements WinEvaluator {
  readonly #race: Race
  readonly #reckoner: TownReckoner
  readonly #players: number
  readonly #town = new Int32Array(TOWN_WORDS)
  readonly #weights: Float64Array
  #roller = 0

  constructor(players: number, cards: CardTables) {
    this.#race = new Race(cards, players)
    this.#reckoner = new TownReckoner(cards, players)
    this.#players = players
    this.#weights = new Float64Array(players)
  }

  read(state: MachiState, roller = state.words[TURN]): void {
    this.#roller = roller
    for (let player = 0; player < this.#players; player++) this.#readTown(state, player)
  }

  #readTown(state: MachiState, player: number): void {
    copyTown(state, player, this.#town, 0)
    this.#reckoner.reckon(this.#town, 0)
    const wait = (player - this.#roller + this.#players) % this.#players
    this.#weights[player] = this.#race.weightOf(this.#town, 0, wait)
  }

  hold(): void {}

  chanceWith(state: MachiState, player: number): number {
    if (hasAllLandmarks(state, player)) return 1
    this.#readTown(state, player)
    return this.#weights[player] / this.#weights.reduce((one, other) => one + other)
  }

  chanceOf(state: MachiState, player: number, roller = state.words[TURN]): number {
    this.read(state, roller)
    return this.chanceWith(state, player)
  }
}

/** Builds the item that leaves the fewest rounds to the last landmark. */
export class RacePolicy implements BuildPolicy {
  readonly #race: Race
  readonly #cards: CardTables

  constructor(players: number, cards: CardTables) {
    this.#race = new Race(cards, players)
    this.#cards = cards
  }

  look({ words, player, players }: LeanTable): number {
    let own = 0
    let all = 0
    for (let other = 0; other < players; other++) {
      const weight = this.#race.weightOf(words, other * TOWN_WORDS, (other - player + players) % players)
      all += weight
      if (other === player) own = weight
    }
    return own / all
  }

  favourite(table: LeanTable): number {
    let best: number = NOTHING
    let fewest = this.#race.roundsOf(table.words, table.player * TOWN_WORDS)
    const consider = (item: number) => {
      if (!table.canBuild(item)) return
      const rounds = table.lookWith(item, (towns, at) => this.#race.roundsOf(towns, at))
      if (rounds > fewest) return
      fewest = rounds
      best = item
    }
    for (let item = 0; item < this.#cards.establishments; item++) consider(item)
    for (let i = 0; i < this.#cards.landmarks; i++) consider(FIRST_LANDMARK + i)
    return best
  }
}
