import { type CardTables, DOUBLE, isUpgrade } from '../cards/cards.ts'
import { NONE } from './actions.ts'
import { push, remove } from './piles.ts'
import { DOUBLES, KEPT, type RailState, TOKEN_DISCARD, WILDS } from './state.ts'
import { putToken } from './town.ts'

/** Development tokens that a player gains, keeps and spends. */

/** RH-D1: an upgrade goes on its square, or to the discard where no card can take it; other tokens are kept. */
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

/** RH-D4: takes the Double Track token with the lowest number out of those kept. */
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
