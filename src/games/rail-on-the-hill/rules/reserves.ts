import { shuffleWords } from '#engine/random.ts'
import { moveAll, pop } from './piles.ts'
import { PLAN_DECK, PLAN_DISCARD, RNG, TOKEN_DISCARD, TOKEN_PILE } from './state.ts'

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
