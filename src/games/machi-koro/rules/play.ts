import { DRAWN, NOTHING_NEW, type Outcome } from '#engine/game.ts'
import { randomBelow } from '#engine/random.ts'
import { ROLL_AGAIN, TURN_AFTER_DOUBLE } from '../cards/cards.ts'
import { FIRST_LANDMARK } from '../cards/tables.ts'
import {
  builtItem,
  diceOf,
  givenCard,
  isBuild,
  isRoll,
  isSwap,
  isTv,
  PASS,
  STAND,
  swapPlayer,
  takenCard,
  tvPlayer,
} from './actions.ts'
import { payIncome, type Transfer, takeFromOne, workMajors } from './income.ts'
import { DIE_SIDES } from './numbers.ts'
import {
  addCards,
  addLandmark,
  COINS,
  DICE,
  giveTurn,
  hasAllLandmarks,
  hasEffect,
  type MachiState,
  ME,
  OVER,
  PHASE,
  REROLL,
  RNG,
  ROLL,
  setSupply,
  supplyOf,
  TURN,
  TURNS,
} from './state.ts'

/** Plays a legal action, in place. Payments that follow without new dice are added to the ledger, if it is given. */
export function playAction(state: MachiState, action: number, ledger?: Transfer[]): Outcome {
  if (isBuild(action)) {
    buildItem(state, builtItem(action))
    return NOTHING_NEW
  }
  if (action === PASS) {
    endTurn(state, hasWonTurn(state))
    return NOTHING_NEW
  }
  if (action < STAND) {
    rollDice(state.words, diceOf(action))
    // MK-R3
    if (isRoll(action) && hasEffect(state, ROLL_AGAIN)) state.words[PHASE] = REROLL
    else payIncome(state)
    return DRAWN
  }
  if (action === STAND) payIncome(state, ledger)
  else if (isTv(action)) takeFromOne(state, tvPlayer(action), ledger)
  else if (isSwap(action)) swapCards(state, action, ledger)
  else workMajors(state, state.cards.businessCenter, ledger)
  return NOTHING_NEW
}

/** MK-R2 */
function rollDice(words: Int32Array, dice: number): void {
  words[DICE + 1] = 0
  for (let die = 0; die < dice; die++) words[DICE + die] = 1 + randomBelow(words, RNG, DIE_SIDES)
}

/** MK-I6: exactly one card each way. */
function swapCards(state: MachiState, action: number, ledger: Transfer[] | undefined): void {
  const { words } = state
  const roller = words[TURN]
  const partner = swapPlayer(action)
  addCards(words, roller, givenCard(action), -1)
  addCards(words, partner, givenCard(action), 1)
  addCards(words, partner, takenCard(action), -1)
  addCards(words, roller, takenCard(action), 1)
  workMajors(state, state.cards.businessCenter, ledger)
}

/** MK-B1, MK-W1 */
function buildItem(state: MachiState, item: number): void {
  const { words, cards } = state
  const isAgain = hasWonTurn(state)
  words[words[ME] + COINS] -= cards.costs[item]
  if (item < FIRST_LANDMARK) {
    addCards(words, words[TURN], item, 1)
    setSupply(state, item, supplyOf(state, item) - 1)
  } else {
    addLandmark(words, words[TURN], item)
  }
  if (hasAllLandmarks(state, words[TURN])) words[PHASE] = OVER
  else endTurn(state, isAgain)
}

/** MK-X1: called before anything is built, because the park must have existed when the dice were rolled. */
export function hasWonTurn(state: MachiState): boolean {
  return state.words[DICE] === state.words[DICE + 1] && hasEffect(state, TURN_AFTER_DOUBLE)
}

/** MK-S2, MK-X1 */
function endTurn({ words, options }: MachiState, isAgain: boolean): void {
  if (!isAgain) giveTurn(words, words[TURN] + 1 === options.players ? 0 : words[TURN] + 1)
  words[TURNS]++
  words[DICE] = 0
  words[DICE + 1] = 0
  words[PHASE] = ROLL
}
