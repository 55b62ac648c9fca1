import { lowestBit } from '#engine/bits.ts'
import { SECOND_DIE, TURN_AFTER_DOUBLE } from '../cards/cards.ts'
import { bestRoll, waysTo } from '../rules/foresight.ts'
import { incomeOfCopy } from '../rules/income.ts'
import { DIE_SIDES, HIGHEST_ROLL } from '../rules/numbers.ts'
import {
  COINS,
  cloneState,
  copiesIn,
  DICE,
  giveTurn,
  hasEffect,
  type MachiState,
  OWNED,
  playerAt,
  rollOf,
  TOWNS,
  TURN,
} from '../rules/state.ts'

/** The usual number of coins of a player when another player rolls, because most have just built something. */
const USUAL_COINS = 2

/** The probability that two dice show a double. */
const DOUBLE_CHANCE = 1 / DIE_SIDES

/** The coins that each player can expect in one round, in which every player rolls once. */
export function incomeRates(state: MachiState): number[] {
  const { players } = state.options
  const usual = cloneState(state)
  for (let player = 0; player < players; player++) usual.words[playerAt(player) + COINS] = USUAL_COINS
  const rates = new Array<number>(players).fill(0)
  for (let roller = 0; roller < players; roller++) {
    giveTurn(usual.words, roller)
    const { means, dice } = bestRoll(usual)
    const turns = dice === 2 && hasEffect(usual, TURN_AFTER_DOUBLE) ? 1 / (1 - DOUBLE_CHANCE) : 1
    for (let player = 0; player < players; player++) rates[player] += means[player] * turns
  }
  return rates
}

/**
 * The gain of the current player from each roll, computed without copying the state, so that it is fast enough for
 * playouts. The TV Station takes from the richest player, and nothing is swapped.
 */
export class RollGains {
  /** Indexed by roll, from 1 to 12. */
  readonly of = new Int32Array(HIGHEST_ROLL + 1)
  /** The number of dice that brings more, and its mean gain, including extra turns after doubles. */
  dice = 1
  mean = 0
  #isTurnAfterDouble = false

  look(state: MachiState): this {
    const { words } = state
    const me = playerAt(words[TURN])
    for (let roll = 1; roll <= HIGHEST_ROLL; roll++) this.of[roll] = gainAt(state, roll, me)
    this.#isTurnAfterDouble = hasEffect(state, TURN_AFTER_DOUBLE)
    this.dice = 1
    this.mean = this.meanOf(1)
    if (!hasEffect(state, SECOND_DIE)) return this
    const two = this.meanOf(2) * (this.#isTurnAfterDouble ? WITH_EXTRA_TURNS : 1)
    if (two > this.mean) {
      this.dice = 2
      this.mean = two
    }
    return this
  }

  /** The gain from the current dice, plus the mean gain of an extra turn after a double. */
  ofDice(words: Int32Array): number {
    const isExtra = this.#isTurnAfterDouble && words[DICE] === words[DICE + 1]
    return this.of[rollOf(words)] + (isExtra ? this.mean : 0)
  }

  /** The mean gain of one roll with this many dice. */
  meanOf(dice: number): number {
    let sum = 0
    for (let roll = dice; roll <= dice * DIE_SIDES; roll++) sum += this.of[roll] * waysTo(roll, dice)
    return sum / DIE_SIDES ** dice
  }
}

/** The expected number of turns: one throw of two dice in six is a double, and so is one in six of those after it. */
const WITH_EXTRA_TURNS = DIE_SIDES / (DIE_SIDES - 1)

function gainAt(state: MachiState, roll: number, me: number): number {
  const { words, cards } = state
  const roller = words[TURN]
  const coins = words[me + COINS]
  const left = coins - owedAt(state, roll)
  let gain = left < 0 ? -coins : left - coins
  for (let left = (cards.green[roll] | cards.blue[roll]) & words[me + OWNED]; left !== 0; left &= left - 1) {
    gain += incomeOf(state, roller, lowestBit(left))
  }
  return gain + takenAt(state, roll, words[me + OWNED])
}

/** The coins that the other players' restaurants demand. */
function owedAt(state: MachiState, roll: number): number {
  const { words, cards, options } = state
  const red = cards.red[roll]
  if (red === 0) return 0
  let owed = 0
  for (let owner = 0; owner < options.players; owner++) {
    if (owner === words[TURN]) continue
    for (let left = red & words[playerAt(owner) + OWNED]; left !== 0; left &= left - 1) {
      owed += incomeOf(state, owner, lowestBit(left))
    }
  }
  return owed
}

/** The income from all copies of a card in a town when they are activated. */
function incomeOf({ words, cards }: MachiState, player: number, item: number): number {
  return copiesIn(words[TOWNS + item], player) * incomeOfCopy(words, cards, player, item)
}

/** The coins that the roller's purple cards take from the other players, one card after the other. */
function takenAt({ words, cards, options }: MachiState, roll: number, owned: number): number {
  const purple = cards.purpleAt[roll] & owned
  let all = 0
  let largest = 0
  for (let payer = 0; payer < options.players; payer++) {
    if (payer === words[TURN]) continue
    let left = words[playerAt(payer) + COINS]
    for (let rest = purple; rest !== 0; rest &= rest - 1) {
      const item = lowestBit(rest)
      const most = cards.incomes[item]
      const paid = left < most ? left : most
      if (item !== cards.tvStation) {
        all += paid
        left -= paid
      } else if (paid > largest) largest = paid
    }
  }
  return all + largest
}
