import { quickBot } from '#bots/quick-bot.ts'
import { ACQUIRE, kindOf } from '../rules/actions.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import { totalOf } from '../rules/scoring/score.ts'
import { MAIN, PHASE } from '../rules/state.ts'
import { chooseInOpening } from './opening.ts'
import { chooseInTurn } from './turn.ts'

/** It takes every so many cards for no good reason. */
const FANCY = 2

/**
 * Takes what gives points at once, and thinks of a plan only when a track fulfils it: the way that people play for the
 * first time. Now and then it likes a card for its picture.
 */
export const easyBot = quickBot<RailTypes>('easy', 'easy', ({ game, view, seat, rng }) => {
  const state = game.determinize(view, rng)
  const player = seat - 1
  if (state.words[PHASE] < MAIN) return chooseInOpening(state, player, totalOf)
  const acquisitions = [...game.legalActions(state, seat)].filter((action) => kindOf(action) === ACQUIRE)
  if (acquisitions.length > 0 && rng.below(FANCY) === 0) return acquisitions[rng.below(acquisitions.length)]
  return chooseInTurn(state, player, totalOf)
})
