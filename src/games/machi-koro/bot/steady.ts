import { quickBot } from '#bots/quick-bot.ts'
import { FIRST_LANDMARK } from '../cards/tables.ts'
import { NO_SWAP, PASS, reroll, roll, STAND, tv } from '../rules/actions.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { bestRoll, foresee, gainOf, richestOther } from '../rules/foresight.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { playAction } from '../rules/play.ts'
import {
  COINS,
  cloneState,
  hasAllLandmarks,
  hasItem,
  type MachiState,
  PHASE,
  playerAt,
  REROLL,
  ROLL,
  rollOf,
  TURN,
  TV,
} from '../rules/state.ts'
import { incomeRates } from './roll-gains.ts'

/** The lowest income per round that is assumed, so that a town without income still makes progress. */
const SLOWEST_RATE = 0.3

/**
 * Builds the item that leaves the fewest rounds to the last landmark at the resulting income, and does not plan
 * further. It tries actions in a determinized state, but never reads the dice to come.
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

/** Breaks ties in favour of doing something. */
const DOING_NOTHING = -1e-6

/** The swap or building with the best race value. */
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

/** The value of a state for a player: higher with fewer rounds to the last landmark. It ignores the other players. */
export function raceValue(state: MachiState, player: number): number {
  if (hasAllLandmarks(state, player)) return Number.POSITIVE_INFINITY
  return -roundsLeft(state, player, incomeRates(state)[player])
}

/** The rounds until a player can pay for all landmarks at this income, at most one per turn. */
function roundsLeft({ words, cards }: MachiState, player: number, rate: number): number {
  const me = playerAt(player)
  let cost = 0
  let missing = 0
  for (let i = 0; i < cards.landmarks; i++) {
    if (hasItem(words, player, FIRST_LANDMARK + i)) continue
    cost += cards.costs[FIRST_LANDMARK + i]
    missing++
  }
  return Math.max(missing, (cost - words[me + COINS]) / Math.max(rate, SLOWEST_RATE))
}
