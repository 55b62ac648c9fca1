import { lowestBit } from '../../../engine/bits.ts'
import { RNG_WORDS, randomBelow } from '../../../engine/random.ts'
import {
  type CardTables,
  DIE_SIDES,
  ESTABLISHMENTS,
  FIRST_LANDMARK,
  ROLL_AGAIN,
  SECOND_DIE,
  TURN_AFTER_DOUBLE,
} from '../cards/cards.ts'
import { ALL_LANDMARKS, COINS, copiesIn, type MachiState, OWNED, playerAt, SUPPLY, TOWNS, TURN } from '../state.ts'
import type { Habit } from './habits.ts'
import {
  BLUE_AT,
  COPIES,
  GREEN_AT,
  HAS,
  ONE_DIE,
  PURSE,
  RED_AT,
  THROWS,
  TOWN_WORDS,
  TownReckoner,
  TWO_DICE,
} from './lean-town.ts'

/** Each turn draws as many dice, whether they are needed or not, so that the luck of a future stays the same. */
const DRAWS = THROWS * THROWS
/** One throw of two dice in six is a double, and so is one in six of the throws after it. */
const WITH_EXTRA_TURNS = DIE_SIDES / (DIE_SIDES - 1)

/** Games that take more turns are rare, and count as if they ended here. */
export const LONGEST = 200

/** How the first turn of a lean game begins: with so many dice, which may be the last that it throws. */
export interface Opening {
  readonly dice: number
  readonly isLast: boolean
}

/** With as many dice as bring most. */
export const ANY_DICE: Opening = { dice: 0, isLast: false }

/**
 * The game at its leanest, for playing it to the end many thousand times a second: everybody builds by habit and rolls
 * what brings most. Nobody swaps.
 */
export class LeanTable {
  readonly #cards: CardTables
  readonly #players: number
  readonly #reckoner: TownReckoner
  /** The towns, and from here on the supply. */
  readonly #words: Int32Array
  readonly #supplyAt: number
  #next = 0
  /** After `finish`: the turns in which the player and the first of the others won. */
  ownEnd = 0
  othersEnd = 0

  constructor(cards: CardTables, players: number) {
    this.#cards = cards
    this.#players = players
    this.#reckoner = new TownReckoner(cards, players)
    this.#supplyAt = players * TOWN_WORDS
    this.#words = new Int32Array(this.#supplyAt + ESTABLISHMENTS.length)
  }

  /** Whoever's turn it is rolls next. */
  load({ words }: MachiState): void {
    this.#next = words[TURN]
    this.#words.set(words.subarray(SUPPLY, SUPPLY + ESTABLISHMENTS.length), this.#supplyAt)
    for (let player = 0; player < this.#players; player++) {
      const at = player * TOWN_WORDS
      this.#words[at + PURSE] = words[playerAt(player) + COINS]
      this.#words[at + HAS] = words[playerAt(player) + OWNED]
      for (let item = 0; item < ESTABLISHMENTS.length; item++) {
        this.#words[at + COPIES + item] = copiesIn(words[TOWNS + item], player)
      }
      this.#reckoner.reckon(this.#words, at)
    }
  }

  /** Becomes like another table with the same cards and players. */
  copy(other: LeanTable): void {
    this.#words.set(other.#words)
    this.#next = other.#next
  }

  /**
   * Plays until a player and one of the others have won, as if each could do so after the other. `dice` are words of
   * chance for each player, so that an extra turn of one does not change the luck of all.
   */
  finish(own: number, habits: readonly Habit[], dice: Int32Array, opening = ANY_DICE): void {
    this.ownEnd = LONGEST
    this.othersEnd = LONGEST
    let player = this.#next
    let done = 0
    for (let turn = 0; turn < LONGEST; turn++) {
      const isAgain = this.#roll(player, randomBelow(dice, player * RNG_WORDS, DRAWS), turn === 0 ? opening : ANY_DICE)
      if (((done >> player) & 1) === 0 && this.#build(player * TOWN_WORDS, habits[player])) {
        done |= 1 << player
        if (player === own) this.ownEnd = turn
        else if (this.othersEnd === LONGEST) this.othersEnd = turn
        if (this.ownEnd < LONGEST && this.othersEnd < LONGEST) return
      }
      if (!isAgain) player = player + 1 === this.#players ? 0 : player + 1
    }
  }

  /** Tells whether it wins. */
  #build(at: number, { items, counts }: Habit): boolean {
    const { costs, unique } = this.#cards
    const coins = this.#words[at + PURSE]
    const has = this.#words[at + HAS]
    const missing = ALL_LANDMARKS & ~has
    if ((missing & (missing - 1)) === 0 && costs[lowestBit(missing)] <= coins) return true
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (costs[item] > coins || (((has & unique) >> item) & 1) === 1) continue
      if (item < FIRST_LANDMARK) {
        if (this.#words[at + COPIES + item] >= counts[i] || this.#words[this.#supplyAt + item] === 0) continue
        this.#words[at + COPIES + item]++
        this.#words[this.#supplyAt + item]--
      }
      this.#words[at + PURSE] -= costs[item]
      this.#words[at + HAS] |= 1 << item
      this.#reckoner.add(this.#words, at, item)
      return false
    }
    return false
  }

  /** Rolls and pays; `drawn` is two throws of two dice. Tells whether there is another turn. */
  #roll(player: number, drawn: number, opening: Opening): boolean {
    const { effects } = this.#cards
    const at = player * TOWN_WORDS
    const has = this.#words[at + HAS]
    const hasPark = (has & effects[TURN_AFTER_DOUBLE]) !== 0
    const one = this.#words[at + ONE_DIE]
    const two = this.#words[at + TWO_DICE] * (hasPark ? WITH_EXTRA_TURNS : 1)
    const isTwo = opening.dice === 0 ? (has & effects[SECOND_DIE]) !== 0 && two > one : opening.dice === 2
    let thrown = drawn % THROWS
    if ((has & effects[ROLL_AGAIN]) !== 0 && !opening.isLast) {
      const mean = (isTwo ? two : one) / THROWS
      const extra = hasPark && isTwo && isDouble(thrown) ? mean : 0
      if (this.#gain(player, rollOf(thrown, isTwo)) + extra < mean) thrown = (drawn / THROWS) | 0
    }
    this.#pay(player, rollOf(thrown, isTwo))
    return hasPark && isTwo && isDouble(thrown)
  }

  /** What a roll brings the roller, about. */
  #gain(player: number, roll: number): number {
    const words = this.#words
    const at = player * TOWN_WORDS
    let owed = 0
    for (let town = 0; town < this.#supplyAt; town += TOWN_WORDS) if (town !== at) owed += words[town + RED_AT + roll]
    const own = words[at + BLUE_AT + roll] + words[at + GREEN_AT + roll] + this.#reckoner.taken(words[at + HAS], roll)
    return own - Math.min(owed, words[at + PURSE])
  }

  #pay(player: number, roll: number): void {
    const words = this.#words
    const at = player * TOWN_WORDS
    for (let i = 1; i < this.#players; i++) {
      const owner = (player >= i ? player - i : player - i + this.#players) * TOWN_WORDS
      const owed = words[owner + RED_AT + roll]
      if (owed > 0) this.#take(at, owner, owed)
    }
    words[at + PURSE] += words[at + GREEN_AT + roll]
    for (let town = 0; town < this.#supplyAt; town += TOWN_WORDS) words[town + PURSE] += words[town + BLUE_AT + roll]
    const majors = words[at + HAS] & this.#reckoner.majors
    if (majors === 0) return
    const purple = this.#cards.purpleAt[roll]
    for (let i = 0; i < purple.length; i++) if (((majors >> purple[i]) & 1) === 1) this.#workMajor(at, purple[i])
  }

  #workMajor(at: number, item: number): void {
    const most = this.#cards.incomes[item]
    let richest = -1
    for (let town = 0; town < this.#supplyAt; town += TOWN_WORDS) {
      if (town === at) continue
      if (item !== this.#cards.tvStation) this.#take(town, at, most)
      else if (richest === -1 || this.#words[town + PURSE] > this.#words[richest + PURSE]) richest = town
    }
    if (richest !== -1) this.#take(richest, at, most)
  }

  #take(payer: number, owner: number, owed: number): void {
    const paid = Math.min(owed, this.#words[payer + PURSE])
    this.#words[payer + PURSE] -= paid
    this.#words[owner + PURSE] += paid
  }
}

function rollOf(thrown: number, isTwo: boolean): number {
  const one = 1 + (thrown % DIE_SIDES)
  return isTwo ? one + 1 + ((thrown / DIE_SIDES) | 0) : one
}

function isDouble(thrown: number): boolean {
  return thrown % DIE_SIDES === ((thrown / DIE_SIDES) | 0)
}
