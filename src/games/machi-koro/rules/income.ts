import { lowestBit } from '#engine/bits.ts'
import type { Seat } from '#engine/game.ts'
import type { EstablishmentId } from '../cards/cards.ts'
import { type CardTables, paidAt } from '../cards/tables.ts'
import {
  BUILD,
  BUILT,
  COINS,
  copiesIn,
  type MachiState,
  ME,
  OWNED,
  PHASE,
  playerAt,
  rollOf,
  SWAP,
  TOWNS,
  TURN,
  TV,
} from './state.ts'

/** Coins that change hands, and the card that is the reason. */
export interface Transfer {
  readonly from: Seat | 'bank'
  readonly to: Seat
  readonly card: EstablishmentId
  readonly copies: number
  readonly coins: number
  /** The full amount; more than `coins` if the payer had too little. */
  readonly owed: number
}

/** MK-I1: pays what the current roll brings, up to the first card that needs a choice of the player who rolled. */
export function payIncome(state: MachiState, ledger?: Transfer[]): void {
  const roll = rollOf(state.words)
  if (state.cards.red[roll] !== 0) payRestaurants(state, roll, ledger)
  payFromBank(state, roll, ledger)
  workMajors(state, -1, ledger)
}

/** MK-I2: red cards of the others, paid by the player who rolled in counter-clockwise order from the right. */
function payRestaurants(state: MachiState, roll: number, ledger: Transfer[] | undefined): void {
  const { words, cards, options } = state
  const roller = words[TURN]
  for (let owner = before(roller, options.players); owner !== roller; owner = before(owner, options.players)) {
    for (let rest = cards.red[roll] & words[playerAt(owner) + OWNED]; rest !== 0; rest &= rest - 1) {
      const item = lowestBit(rest)
      const copies = copiesIn(words[TOWNS + item], owner)
      take(state, roller, owner, item, copies, copies * incomeOfCopy(words, cards, owner, item), ledger)
    }
  }
}

/** MK-I3: blue cards of every player and green cards of the player who rolled, paid by the bank. */
function payFromBank(state: MachiState, roll: number, ledger: Transfer[] | undefined): void {
  const { words, cards, options } = state
  for (let rest = cards.blue[roll]; rest !== 0; rest &= rest - 1) {
    const item = lowestBit(rest)
    for (let owner = 0; owner < options.players; owner++) payOwner(words, cards, owner, item, ledger)
  }
  for (let rest = cards.green[roll] & words[words[ME] + OWNED]; rest !== 0; rest &= rest - 1) {
    payOwner(words, cards, words[TURN], lowestBit(rest), ledger)
  }
}

/** MK-I4: every copy pays. */
function payOwner(words: Int32Array, cards: CardTables, owner: number, item: number, ledger?: Transfer[]): void {
  const copies = copiesIn(words[TOWNS + item], owner)
  const coins = Math.imul(copies, incomeOfCopy(words, cards, owner, item))
  words[playerAt(owner) + COINS] += coins
  if (ledger !== undefined && copies > 0) enter(ledger, 'bank', owner, cards.ids[item], copies, coins, coins)
}

/** What one copy of a card brings its owner: by the cards that it counts, and more with a Shopping Mall (MK-I4). */
export function incomeOfCopy(words: Int32Array, cards: CardTables, owner: number, item: number): number {
  const paid = cards.paid[paidAt(words[playerAt(owner) + BUILT], item)]
  const counted = cards.per[item]
  return counted === 0 ? paid : paid + cards.incomes[item] * (copiesOf(words, counted, owner) - 1)
}

/** The copies of several establishments, given as bits, in one player's town. */
function copiesOf(words: Int32Array, items: number, player: number): number {
  let copies = 0
  for (let rest = items; rest !== 0; rest &= rest - 1) copies += copiesIn(words[TOWNS + lowestBit(rest)], player)
  return copies
}

/**
 * MK-I5: the purple cards after `done` of the player who rolled, one after the other. It stops at a card that needs a
 * choice, and the phase says so; after the last one it is time to build.
 */
export function workMajors(state: MachiState, done: number, ledger?: Transfer[]): void {
  const { words, cards } = state
  for (let rest = cards.purpleAt[rollOf(words)] & words[words[ME] + OWNED]; rest !== 0; rest &= rest - 1) {
    const item = lowestBit(rest)
    if (item <= done) continue
    if (item === cards.tvStation || item === cards.businessCenter) {
      words[PHASE] = item === cards.tvStation ? TV : SWAP
      return
    }
    takeFromAll(state, item, ledger)
  }
  words[PHASE] = BUILD
}

function takeFromAll(state: MachiState, item: number, ledger: Transfer[] | undefined): void {
  const { words, cards, options } = state
  const roller = words[TURN]
  for (let payer = before(roller, options.players); payer !== roller; payer = before(payer, options.players)) {
    take(state, payer, roller, item, 1, cards.incomes[item], ledger)
  }
}

/** MK-I5: the TV Station takes from the chosen player. */
export function takeFromOne(state: MachiState, payer: number, ledger?: Transfer[]): void {
  const { words, cards } = state
  const item = cards.tvStation
  take(state, payer, words[TURN], item, 1, cards.incomes[item], ledger)
  workMajors(state, item, ledger)
}

/** MK-I2: as far as the coins reach; the rest is forgiven. */
function take(
  { words, cards }: MachiState,
  payer: number,
  owner: number,
  item: number,
  copies: number,
  owed: number,
  ledger: Transfer[] | undefined,
): void {
  const coins = Math.min(owed, words[playerAt(payer) + COINS])
  words[playerAt(payer) + COINS] -= coins
  words[playerAt(owner) + COINS] += coins
  if (ledger !== undefined) enter(ledger, payer + 1, owner, cards.ids[item], copies, coins, owed)
}

/** Apart from the payments, so that V8 has room to inline them in games without a ledger. */
function enter(
  ledger: Transfer[],
  from: Transfer['from'],
  owner: number,
  card: EstablishmentId,
  copies: number,
  coins: number,
  owed: number,
): void {
  ledger.push({ from, to: owner + 1, card, copies, coins, owed })
}

/** The next player counter-clockwise: the one to the right. */
function before(player: number, players: number): number {
  return player === 0 ? players - 1 : player - 1
}
