import { quickBot } from '#bots/quick-bot.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import { MAIN, PHASE } from '../rules/state.ts'
import { evaluate } from './evaluate.ts'
import { chooseInOpening } from './opening.ts'
import { chooseInTurn } from './turn.ts'

/**
 * Plays each turn for what is best at its end and does not think of the next one. The state that it makes behind its
 * view is only there to try actions in: nothing hidden in it is looked at.
 */
export const steadyBot = quickBot<RailTypes>('steady', 'steady', ({ game, view, seat, rng }) => {
  const state = game.determinize(view, rng)
  return state.words[PHASE] < MAIN
    ? chooseInOpening(state, seat - 1, evaluate)
    : chooseInTurn(state, seat - 1, evaluate)
})
