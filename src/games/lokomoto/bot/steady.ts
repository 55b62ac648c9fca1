import { quickBot } from '#bots/quick-bot.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { BLOCK, PHASE } from '../rules/state.ts'
import { chooseInOpening } from './opening.ts'
import { chooseInTurn } from './turn.ts'

/**
 * Works towards the purchase that is worth most for the turns that it takes, and thinks anew each turn. The state that
 * it makes behind its view is only there to look at what lies open: decks and the secrets of others are not looked at.
 */
export const steadyBot = quickBot<LokoTypes>('steady', 'steady', ({ game, view, seat, rng }) => {
  const state = game.determinize(view, rng)
  return state.words[PHASE] === BLOCK ? chooseInOpening(state, seat - 1, rng) : chooseInTurn(state, seat - 1)
})
