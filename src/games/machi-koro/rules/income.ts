import type { Seat } from '#engine/game.ts'
import type { EstablishmentId } from '../cards/cards.ts'
import { type CardTables, extraAt } from '../cards/tables.ts'
import {
  BUILD,
  BUILT,
  COINS,
  copiesIn,
  type MachiState,
  ME,
  nextTowns,
  OWNED,
  PHASE,
  playerAt,
  rollOf,
  SWAP,
  TOWNS,
  TURN,
  TV,
  withoutTown,
} from './state.ts'

/** Coins that change hands, and the card that they change hands for. */
export interface Transfer {
  readonly from: Seat | 'bank'
  readonly to: Seat
  readonly card: EstablishmentId
  readonly copies: number
  readonly coins: number
  /** What the cards ask for; more than `coins` where the payer had too little. */
  readonly owed: number
}

/** MK-I1: pays what the roll on the table brings, up to the first card that asks the roller something. */
export function payIncome(state: MachiState, ledger?: Transfer[]): void {
  payRestaurants(state, ledger)
  payFromBank(state, ledger)
  workMajors(state, -1, ledger)
}

/** MK-I2: red cards of the others, paid by the roller in counter-clockwise order from the right. */
function payRestaurants(state: MachiState, ledger: Transfer[] | undefined): void {
  const { words, cards, options } = state
  const working = cards.red[rollOf(words)]
  const roller = words[TURN]
  let towns = 0
  for (let i = 0; i < working.length; i++) towns |= withoutTown(words[TOWNS + working[i]], roller)
  if (towns === 0) return
  for (let owner = before(roller, options.players); owner !== roller; owner = before(owner, options.players)) {
    if (copiesIn(towns, owner) === 0) continue
    for (let i = 0; i < working.length; i++) {
      const item = working[i]
      const copies = copiesIn(words[TOWNS + item], owner)
      if (copies > 0) take(state, roller, owner, item, copies, copies * incomeOfCopy(words, cards, owner, item), ledger)
    }
  }
}

/** MK-I3: blue cards of every player and green cards of the roller, paid by the bank. */
function payFromBank({ words, cards }: MachiState, ledger: Transfer[] | undefined): void {
  const roll = rollOf(words)
  const blue = cards.blue[roll]
  for (let i = 0; i < blue.length; i++) {
    let owner = 0
    for (let towns = words[TOWNS + blue[i]]; towns !== 0; towns = nextTowns(towns)) {
      payOwner(words, cards, owner++, blue[i], copiesIn(towns, 0), ledger)
    }
  }
  const green = cards.green[roll]
  const roller = words[TURN]
  for (let i = 0; i < green.length; i++) {
    payOwner(words, cards, roller, green[i], copiesIn(words[TOWNS + green[i]], roller), ledger)
  }
}

/** MK-I4: every copy pays. */
function payOwner(
  words: Int32Array,
  cards: CardTables,
  owner: number,
  item: number,
  copies: number,
  ledger: Transfer[] | undefined,
): void {
  if (copies === 0) return
  const coins = copies * incomeOfCopy(words, cards, owner, item)
  words[playerAt(owner) + COINS] += coins
  ledger?.push({ from: 'bank', to: owner + 1, card: cards.ids[item], copies, coins, owed: coins })
}

/** What one copy of a card brings its owner: by the cards that it counts, and more with a Shopping Mall (MK-I4). */
function incomeOfCopy(words: Int32Array, cards: CardTables, owner: number, item: number): number {
  const counted = cards.per[item]
  let times = counted.length === 0 ? 1 : 0
  for (let i = 0; i < counted.length; i++) times += copiesIn(words[TOWNS + counted[i]], owner)
  return cards.incomes[item] * times + cards.extras[extraAt(words[playerAt(owner) + BUILT], item)]
}

/**
 * MK-I5: the roller's purple cards behind `done`, one after the other. One that asks the roller something is where it
 * stops, and the phase says so; after the last one it is time to build.
 */
export function workMajors(state: MachiState, done: number, ledger?: Transfer[]): void {
  const { words, cards } = state
  const owned = words[words[ME] + OWNED]
  const working = cards.purpleAt[rollOf(words)]
  for (let i = 0; i < working.length; i++) {
    const item = working[i]
    if (item <= done || ((owned >> item) & 1) === 0) continue
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

/** MK-I5: the roller's TV Station takes from the chosen player. */
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
  ledger?.push({ from: payer + 1, to: owner + 1, card: cards.ids[item], copies, coins, owed })
}

/** The next player counter-clockwise: the one to the right. */
function before(player: number, players: number): number {
  return player === 0 ? players - 1 : player - 1
}
