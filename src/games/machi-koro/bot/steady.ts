import { quickBot } from '#bots/quick-bot.ts'
import { NO_SWAP, PASS, reroll, roll, STAND, tv } from '../rules/actions.ts'
import { bestRoll, foresee, gainOf, richestOther } from '../rules/foresight.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import type { MachiTypes } from '../rules/machi-types.ts'
import { playAction } from '../rules/play.ts'
import { cloneState, type MachiState, PHASE, REROLL, ROLL, rollOf, TURN, TV } from '../rules/state.ts'
import { raceValue } from './race.ts'

/**
 * Builds what brings the last landmark nearest at the income that the town has then, and does not think of what it will
 * build next. The dice to come are not looked at: the state behind its view is only there to try actions in.
 */
export const steadyBot = quickBot<MachiTypes>('steady', 'steady', ({ game, view, rng }) => {
  const state = game.determinize(view, rng)
  switch (state.words[PHASE]) {
    case ROLL:
      return roll(bestRoll(state).dice)
    case REROLL:
      return rerollOrStand(state)
    case TV:
      return tv(richestOther(state))
    default:
      return bestChange(state)
  }
})

function rerollOrStand(state: MachiState): number {
  const roller = state.words[TURN]
  const { dice, means } = bestRoll(state)
  const { after } = foresee(state, rollOf(state.words))
  return gainOf(state, after, roller) < means[roller] ? reroll(dice) : STAND
}

const list = new Int32Array(MAX_ACTIONS)

/** Where it makes no difference, it is better to do something than nothing. */
const DOING_NOTHING = -1e-6

/** The swap or the building after which the race stands best. */
function bestChange(state: MachiState): number {
  const actions = Array.from(list.subarray(0, listActions(state, list)))
  const values = actions.map((action) => {
    const after = cloneState(state)
    playAction(after, action)
    const isNothing = action === PASS || action === NO_SWAP
    return raceValue(after, state.words[TURN]) + (isNothing ? DOING_NOTHING : 0)
  })
  return actions[values.indexOf(Math.max(...values))]
}
