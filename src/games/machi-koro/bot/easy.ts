import { quickBot } from '#bots/quick-bot.ts'
import { FIRST_LANDMARK } from '../cards/tables.ts'
import { builtItem, NO_SWAP, PASS, reroll, roll, STAND, tv } from '../rules/actions.ts'
import { richestOther } from '../rules/foresight.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import type { MachiTypes } from '../rules/machi-types.ts'
import { playAction } from '../rules/play.ts'
import { BUILD, cloneState, hasAllLandmarks, type MachiState, PHASE, REROLL, ROLL, TURN, TV } from '../rules/state.ts'
import { incomeRates } from './income-rate.ts'
import { RollGains } from './roll-gains.ts'

/** A landmark is thought to be worth so many coins a round: it is bought when nothing pays more, which is late. */
const PRIDE = 0.35
/** How far a mood can move the worth of a building, in coins a round. */
const MOOD = 0.5
const MOOD_STEPS = 100

/**
 * Buys what pays most in the next round, in the mood of the moment. It neither saves nor looks at what others are about
 * to do.
 */
export const easyBot = quickBot<MachiTypes>('easy', 'easy', ({ game, view, rng }) => {
  const state = game.determinize(view, rng)
  switch (state.words[PHASE]) {
    case ROLL:
      return roll(new RollGains().look(state).dice)
    case REROLL:
      return rerollNothing(state)
    case TV:
      return tv(richestOther(state))
    case BUILD:
      return likedBuilding(state, () => (MOOD * rng.below(MOOD_STEPS)) / MOOD_STEPS)
    default:
      return NO_SWAP
  }
})

/** Anything is better than nothing. */
function rerollNothing(state: MachiState): number {
  const gains = new RollGains().look(state)
  return gains.ofDice(state.words) > 0 ? STAND : reroll(gains.dice)
}

function likedBuilding(state: MachiState, mood: () => number): number {
  const list = new Int32Array(MAX_ACTIONS)
  const player = state.words[TURN]
  const now = incomeRates(state)[player]
  const worths = Array.from(list.subarray(0, listActions(state, list)), (action) => {
    if (action === PASS) return { action, worth: 0 }
    const after = cloneState(state)
    playAction(after, action)
    if (hasAllLandmarks(after, player)) return { action, worth: Number.POSITIVE_INFINITY }
    const pride = builtItem(action) >= FIRST_LANDMARK ? PRIDE : 0
    return { action, worth: incomeRates(after)[player] - now + pride + mood() }
  })
  return worths.reduce((best, each) => (each.worth > best.worth ? each : best)).action
}
