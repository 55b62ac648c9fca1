import { shuffleWords } from '#engine/random.ts'
import { type CardTables, DOUBLE, isUpgrade } from '../cards/cards.ts'
import { NONE } from './actions.ts'
import { moveAll, pop, push, remove } from './piles.ts'
import {
  DOUBLES,
  KEPT,
  PLAN_DECK,
  PLAN_DISCARD,
  type RailState,
  RNG,
  TOKEN_DISCARD,
  TOKEN_PILE,
  WILDS,
} from './state.ts'
import { putToken } from './town.ts'

/** Development tokens that a player gains, keeps and spends. */

/** RH-D1: an upgrade goes on its square, or to the discard pile if no card can take it; other tokens are kept. */
export function gainToken(state: RailState, me: number, token: number, square: number): void {
  const words = state.words
  if (!isUpgrade(state.cards, token)) keepToken(words, me, state.cards, token)
  else if (square === NONE) push(words, TOKEN_DISCARD, token)
  else putToken(words, me, token, square - 1)
}

/** Keeps a token that is not a Town upgrade in front of its player. */
export function keepToken(words: Int32Array, me: number, cards: CardTables, token: number): void {
  push(words, me + KEPT, token)
  if (cards.tokenKind[token] === DOUBLE) words[me + DOUBLES]++
  else words[me + WILDS]++
}

/** RH-D4: removes the kept Double Track token with the lowest number. */
export function spendDouble(words: Int32Array, me: number, cards: CardTables): number {
  let lowest = 0
  const last = me + KEPT + words[me + KEPT]
  for (let i = me + KEPT + 1; i <= last; i++) {
    const token = words[i]
    if (cards.tokenKind[token] === DOUBLE && (lowest === 0 || token < lowest)) lowest = token
  }
  remove(words, me + KEPT, lowest)
  words[me + DOUBLES]--
  return lowest
}

/** The Plan deck and the Development pile, which their discards refill (RH-R3). */

export function plansLeft(words: Int32Array): number {
  return words[PLAN_DECK] + words[PLAN_DISCARD]
}

export function tokensLeft(words: Int32Array): number {
  return words[TOKEN_PILE] + words[TOKEN_DISCARD]
}

/** The next Plan card; one must be left. */
export function drawPlan(words: Int32Array): number {
  return drawRefilling(words, PLAN_DECK, PLAN_DISCARD)
}

/** The next Development token; one must be left. */
export function drawToken(words: Int32Array): number {
  return drawRefilling(words, TOKEN_PILE, TOKEN_DISCARD)
}

/** RH-R3: the discard is shuffled at the moment that a card is needed and none is left. */
function drawRefilling(words: Int32Array, deck: number, discard: number): number {
  if (words[deck] === 0) {
    moveAll(words, discard, deck)
    shuffleWords(words, RNG, words, deck + 1, words[deck])
  }
  return pop(words, deck)
}
