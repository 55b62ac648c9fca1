import { bitsOf, lowestBit } from '#engine/bits.ts'
import { EFFECTS } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK, MAX_ESTABLISHMENTS, paidAt } from '../cards/tables.ts'
import { waysTo } from '../rules/foresight.ts'
import { DIE_SIDES, HIGHEST_ROLL } from '../rules/numbers.ts'
import { BUILT, COINS, copiesIn, type MachiState, OWNED, playerAt, TOWNS } from '../rules/state.ts'

/** A town with the income of every roll precomputed, so that paying for a roll is a lookup. */

const ROWS = HIGHEST_ROLL + 1

// ---- Offsets from the start of a town.

export const PURSE = 0
/** Establishments and landmarks, as bits. */
export const HAS = 1
export const LIT = 2
/** The income by roll: from any player's roll, additionally from the owner's own roll, and taken from other rollers. */
export const BLUE_AT = 3
export const GREEN_AT = BLUE_AT + ROWS
export const RED_AT = GREEN_AT + ROWS
/** The mean income of the owner's roll with one die and with two dice, in 36ths of a coin. */
export const ONE_DIE = RED_AT + ROWS
export const TWO_DICE = ONE_DIE + 1
export const COPIES = TWO_DICE + 1
export const TOWN_WORDS = COPIES + MAX_ESTABLISHMENTS

export const THROWS = DIE_SIDES ** 2

/** Copies a player's coins and cards, without the precomputed incomes. */
export function copyTown({ words, cards }: MachiState, player: number, towns: Int32Array, at: number): void {
  towns[at + PURSE] = words[playerAt(player) + COINS]
  towns[at + HAS] = words[playerAt(player) + OWNED]
  towns[at + LIT] = words[playerAt(player) + BUILT]
  for (let item = 0; item < cards.establishments; item++) {
    towns[at + COPIES + item] = copiesIn(words[TOWNS + item], player)
  }
}

/** The income from all copies of a card in a town when they are activated. */
export function incomeOf({ incomes, per, paid }: CardTables, towns: Int32Array, at: number, item: number): number {
  let times = per[item] === 0 ? 1 : 0
  for (let left = per[item]; left !== 0; left &= left - 1) times += towns[at + COPIES + lowestBit(left)]
  return towns[at + COPIES + item] * (paid[paidAt(towns[at + LIT], item)] + incomes[item] * (times - 1))
}

const MORE_INCOME = EFFECTS.indexOf('more-income')

/** The assumed income of purple cards, since the coins of the payers are not known in advance. */
const EACH_PAYS = 1.5
const ONE_PAYS = 4

export class TownReckoner {
  readonly #cards: CardTables
  readonly #players: number
  /** The rolls that activate a card, and the row of a town that it pays into; -1 for purple cards. */
  readonly #rolls: readonly number[][]
  readonly #rows: Int32Array
  /** For each card, the cards whose income depends on its number, as bits. */
  readonly #countedBy: Int32Array
  /** The purple cards that take coins, as bits. */
  readonly majors: number

  constructor(cards: CardTables, players: number) {
    this.#cards = cards
    this.#players = players
    this.#rolls = Array.from(cards.per, () => [])
    this.#rows = new Int32Array(cards.establishments).fill(-1)
    this.#place(cards.blue, BLUE_AT)
    this.#place(cards.green, GREEN_AT)
    this.#place(cards.red, RED_AT)
    this.#countedBy = Int32Array.from(cards.per, (_, item) =>
      cards.per.reduce((bits, counted, by) => bits | (((counted >> item) & 1) << by), 0),
    )
    this.majors = cards.purple & ~(cards.businessCenter === -1 ? 0 : 1 << cards.businessCenter)
  }

  #place(working: Int32Array, row: number): void {
    for (const [roll, items] of working.entries()) {
      for (const item of bitsOf(items)) {
        this.#rows[item] = row
        this.#rolls[item].push(roll)
      }
    }
  }

  /** The approximate income of the owner's purple cards at a roll. */
  taken(has: number, roll: number): number {
    let taken = 0
    for (let left = has & this.majors & this.#cards.purpleAt[roll]; left !== 0; left &= left - 1) {
      taken += lowestBit(left) === this.#cards.tvStation ? ONE_PAYS : EACH_PAYS * (this.#players - 1)
    }
    return taken
  }

  /** Updates the precomputed incomes after an item was added to a town. */
  add(words: Int32Array, at: number, item: number): void {
    if (item >= FIRST_LANDMARK) {
      if ((this.#cards.effects[MORE_INCOME] & (1 << item)) !== 0) this.reckon(words, at)
      return
    }
    const isPlain = this.#rows[item] !== -1 && this.#cards.per[item] === 0
    if (!isPlain || (words[at + HAS] & this.#countedBy[item]) !== 0) {
      this.reckon(words, at)
      return
    }
    const more = this.#cards.paid[paidAt(words[at + LIT], item)]
    const rolls = this.#rolls[item]
    for (let i = 0; i < rolls.length; i++) {
      words[at + this.#rows[item] + rolls[i]] += more
      if (this.#rows[item] !== RED_AT) addToMeans(words, at, rolls[i], more)
    }
  }

  reckon(words: Int32Array, at: number): void {
    const has = words[at + HAS]
    words.fill(0, at + BLUE_AT, at + COPIES)
    for (let left = has; left !== 0; left &= left - 1) {
      const item = lowestBit(left)
      if (this.#rows[item] === -1) continue
      const income = incomeOf(this.#cards, words, at, item)
      const rolls = this.#rolls[item]
      for (let i = 0; i < rolls.length; i++) words[at + this.#rows[item] + rolls[i]] += income
    }
    for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
      addToMeans(words, at, roll, words[at + BLUE_AT + roll] + words[at + GREEN_AT + roll] + this.taken(has, roll))
    }
  }
}

function addToMeans(words: Int32Array, at: number, roll: number, coins: number): void {
  if (roll <= DIE_SIDES) words[at + ONE_DIE] += coins * DIE_SIDES
  if (roll > 1) words[at + TWO_DICE] += coins * waysTo(roll, 2)
}
