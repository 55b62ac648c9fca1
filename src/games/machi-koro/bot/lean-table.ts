import { lowestBit } from '#engine/bits.ts'
import { RNG_WORDS, randomBelow } from '#engine/random.ts'
import { ROLL_AGAIN, SECOND_DIE, TURN_AFTER_DOUBLE } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
import { DIE_SIDES } from '../rules/numbers.ts'
import { type MachiState, supplyAt, TURN } from '../rules/state.ts'
import type { Habit } from './habits.ts'
import {
  BLUE_AT,
  COPIES,
  copyTown,
  GREEN_AT,
  HAS,
  LIT,
  ONE_DIE,
  PURSE,
  RED_AT,
  THROWS,
  TOWN_WORDS,
  TownReckoner,
  TWO_DICE,
} from './lean-town.ts'

/** Every turn draws the same number of dice, needed or not, so that all candidates in a future have the same luck. */
const DRAWS = THROWS * THROWS
/** The expected number of turns: one throw of two dice in six is a double, and so is one in six of those after it. */
const WITH_EXTRA_TURNS = DIE_SIDES / (DIE_SIDES - 1)

/**
 * A simplified game that can be simulated many thousand times a second: every player rolls the number of dice that
 * brings most, and no player swaps.
 */
export class LeanTable {
  readonly #cards: CardTables
  readonly #reckoner: TownReckoner
  readonly players: number
  /** The towns, followed by the supply from index `supplyAt`. */
  readonly words: Int32Array
  readonly supplyAt: number
  readonly #before: Int32Array
  /** Whose turn it is. */
  player = 0

  constructor(cards: CardTables, players: number) {
    this.#cards = cards
    this.#reckoner = new TownReckoner(cards, players)
    this.players = players
    this.supplyAt = players * TOWN_WORDS
    this.words = new Int32Array(this.supplyAt + cards.establishments)
    this.#before = this.words.slice()
  }

  load(state: MachiState): void {
    this.player = state.words[TURN]
    this.words.set(state.words.subarray(supplyAt(state.cards)), this.supplyAt)
    for (let player = 0; player < this.players; player++) {
      copyTown(state, player, this.words, player * TOWN_WORDS)
      this.#reckoner.reckon(this.words, player * TOWN_WORDS)
    }
  }

  /** Copies another table with the same cards and players. */
  copy(other: LeanTable): void {
    this.words.set(other.words)
    this.player = other.player
  }

  /**
   * Rolls and pays; returns whether the player gets another turn. `dice` holds a random generator for each player, so
   * that an extra turn of one player does not change the luck of the others.
   */
  roll(dice: Int32Array): boolean {
    return this.#roll(this.player, randomBelow(dice, this.player * RNG_WORDS, DRAWS))
  }

  /** Whether the last landmark can be built now. */
  get canWin(): boolean {
    const missing = this.#cards.allLandmarks & ~this.words[this.player * TOWN_WORDS + LIT]
    return (missing & (missing - 1)) === 0 && this.canBuild(FIRST_LANDMARK + lowestBit(missing))
  }

  canBuild(item: number): boolean {
    const at = this.player * TOWN_WORDS
    if (this.#cards.costs[item] > this.words[at + PURSE]) return false
    if (item >= FIRST_LANDMARK) return ((this.words[at + LIT] >> item) & 1) === 0
    return this.words[this.supplyAt + item] > 0 && (((this.words[at + HAS] & this.#cards.purple) >> item) & 1) === 0
  }

  build(item: number): void {
    const at = this.player * TOWN_WORDS
    this.words[at + PURSE] -= this.#cards.costs[item]
    if (item < FIRST_LANDMARK) {
      this.words[at + COPIES + item]++
      this.words[this.supplyAt + item]--
      this.words[at + HAS] |= 1 << item
    } else {
      this.words[at + LIT] |= 1 << item
    }
    this.#reckoner.add(this.words, at, item)
  }

  /** The result of `look` for the current player's town as if this item were built. */
  lookWith(item: number, look: (towns: Int32Array, at: number) => number): number {
    const at = this.player * TOWN_WORDS
    this.#before.set(this.words)
    this.build(item)
    const seen = look(this.words, at)
    this.words.set(this.#before)
    return seen
  }

  buildByHabit({ items, counts }: Habit): void {
    const at = this.player * TOWN_WORDS
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (!this.canBuild(item) || (item < FIRST_LANDMARK && this.words[at + COPIES + item] >= counts[i])) continue
      this.build(item)
      return
    }
  }

  pass(): void {
    this.player = this.player + 1 === this.players ? 0 : this.player + 1
  }

  /** `drawn` encodes two throws of two dice. */
  #roll(player: number, drawn: number): boolean {
    const { effects } = this.#cards
    const at = player * TOWN_WORDS
    const has = this.words[at + LIT]
    const hasPark = (has & effects[TURN_AFTER_DOUBLE]) !== 0
    const one = this.words[at + ONE_DIE]
    const two = this.words[at + TWO_DICE] * (hasPark ? WITH_EXTRA_TURNS : 1)
    const isTwo = (has & effects[SECOND_DIE]) !== 0 && two > one
    let thrown = drawn % THROWS
    if ((has & effects[ROLL_AGAIN]) !== 0) {
      const mean = (isTwo ? two : one) / THROWS
      const extra = hasPark && isTwo && isDouble(thrown) ? mean : 0
      if (this.#gain(player, rollOf(thrown, isTwo)) + extra < mean) thrown = (drawn / THROWS) | 0
    }
    this.#pay(player, rollOf(thrown, isTwo))
    return hasPark && isTwo && isDouble(thrown)
  }

  /** The approximate gain of the roller from a roll. */
  #gain(player: number, roll: number): number {
    const words = this.words
    const at = player * TOWN_WORDS
    let owed = 0
    for (let town = 0; town < this.supplyAt; town += TOWN_WORDS) if (town !== at) owed += words[town + RED_AT + roll]
    const own = words[at + BLUE_AT + roll] + words[at + GREEN_AT + roll] + this.#reckoner.taken(words[at + HAS], roll)
    return own - Math.min(owed, words[at + PURSE])
  }

  #pay(player: number, roll: number): void {
    const words = this.words
    const at = player * TOWN_WORDS
    for (let i = 1; i < this.players; i++) {
      const owner = (player >= i ? player - i : player - i + this.players) * TOWN_WORDS
      const owed = words[owner + RED_AT + roll]
      if (owed > 0) this.#take(at, owner, owed)
    }
    words[at + PURSE] += words[at + GREEN_AT + roll]
    for (let town = 0; town < this.supplyAt; town += TOWN_WORDS) words[town + PURSE] += words[town + BLUE_AT + roll]
    const majors = words[at + HAS] & this.#reckoner.majors & this.#cards.purpleAt[roll]
    for (let left = majors; left !== 0; left &= left - 1) this.#workMajor(at, lowestBit(left))
  }

  #workMajor(at: number, item: number): void {
    const most = this.#cards.incomes[item]
    let richest = -1
    for (let town = 0; town < this.supplyAt; town += TOWN_WORDS) {
      if (town === at) continue
      if (item !== this.#cards.tvStation) this.#take(town, at, most)
      else if (richest === -1 || this.words[town + PURSE] > this.words[richest + PURSE]) richest = town
    }
    if (richest !== -1) this.#take(richest, at, most)
  }

  #take(payer: number, owner: number, owed: number): void {
    const paid = Math.min(owed, this.words[payer + PURSE])
    this.words[payer + PURSE] -= paid
    this.words[owner + PURSE] += paid
  }
}

function rollOf(thrown: number, isTwo: boolean): number {
  const one = 1 + (thrown % DIE_SIDES)
  return isTwo ? one + 1 + ((thrown / DIE_SIDES) | 0) : one
}

function isDouble(thrown: number): boolean {
  return thrown % DIE_SIDES === ((thrown / DIE_SIDES) | 0)
}
