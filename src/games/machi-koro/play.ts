import { DRAWN, NOTHING_NEW, type Outcome } from '../../engine/game.ts'
import { randomBelow } from '../../engine/random.ts'
import {
  builtItem,
  diceOf,
  givenCard,
  isBuild,
  isReroll,
  isRoll,
  isSwap,
  isTv,
  NO_SWAP,
  STAND,
  swapPlayer,
  takenCard,
  tvPlayer,
} from './actions.ts'
import { DIE_SIDES, ESTABLISHMENTS, ROLL_AGAIN, TURN_AFTER_DOUBLE } from './cards/cards.ts'
import { payIncome, takeFromOne, workMajors } from './income.ts'
import {
  ALL_LANDMARKS,
  addCards,
  BUILT,
  COINS,
  DICE,
  hasEffect,
  type MachiState,
  OVER,
  PHASE,
  playerAt,
  REROLL,
  RNG,
  ROLL,
  SOLD_OUT,
  SUPPLY,
  TURN,
  TURNS,
} from './state.ts'

/** Takes a legal action, in place. */
export function playAction(state: MachiState, action: number): Outcome {
  if (isRoll(action) || isReroll(action)) {
    rollDice(state.words, diceOf(action))
    // MK-R3
    if (isRoll(action) && hasEffect(state, ROLL_AGAIN)) state.words[PHASE] = REROLL
    else payIncome(state)
    return DRAWN
  }
  if (action === STAND) payIncome(state)
  else if (isTv(action)) takeFromOne(state, tvPlayer(action))
  else if (isSwap(action)) swapCards(state, givenCard(action), swapPlayer(action), takenCard(action))
  else if (action === NO_SWAP) afterSwap(state)
  else if (isBuild(action)) buildItem(state, builtItem(action))
  else endTurn(state, hasWonTurn(state))
  return NOTHING_NEW
}

/** MK-R2 */
function rollDice(words: Int32Array, dice: number): void {
  words[DICE] = 1 + randomBelow(words, RNG, DIE_SIDES)
  words[DICE + 1] = dice === 2 ? 1 + randomBelow(words, RNG, DIE_SIDES) : 0
}

/** MK-I6: exactly one card each way. */
function swapCards(state: MachiState, given: number, partner: number, taken: number): void {
  const { words } = state
  const roller = words[TURN]
  addCards(words, roller, given, -1)
  addCards(words, partner, given, 1)
  addCards(words, partner, taken, -1)
  addCards(words, roller, taken, 1)
  afterSwap(state)
}

function afterSwap(state: MachiState): void {
  workMajors(state, state.cards.businessCenter)
}

/** MK-B1, MK-W1 */
function buildItem(state: MachiState, item: number): void {
  const { words, cards } = state
  const me = playerAt(words[TURN])
  const isAgain = hasWonTurn(state)
  words[me + COINS] -= cards.costs[item]
  if (item < ESTABLISHMENTS.length) {
    addCards(words, words[TURN], item, 1)
    words[SUPPLY + item]--
    if (words[SUPPLY + item] === 0) words[SOLD_OUT] |= 1 << item
  } else {
    words[me + BUILT] |= 1 << (item - ESTABLISHMENTS.length)
  }
  if (words[me + BUILT] === ALL_LANDMARKS) words[PHASE] = OVER
  else endTurn(state, isAgain)
}

/** MK-X1: asked before anything is built, so that the park must have stood when the dice were rolled. */
function hasWonTurn(state: MachiState): boolean {
  return state.words[DICE] === state.words[DICE + 1] && hasEffect(state, TURN_AFTER_DOUBLE)
}

/** MK-S2, MK-X1 */
function endTurn({ words, options }: MachiState, isAgain: boolean): void {
  if (!isAgain) words[TURN] = words[TURN] + 1 === options.players ? 0 : words[TURN] + 1
  words[TURNS]++
  words[DICE] = 0
  words[DICE + 1] = 0
  words[PHASE] = ROLL
}
