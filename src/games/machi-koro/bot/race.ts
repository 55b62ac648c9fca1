import { FIRST_LANDMARK } from '../cards/tables.ts'
import { COINS, hasAllLandmarks, hasItem, type MachiState, playerAt } from '../rules/state.ts'
import { incomeRates } from './income-rate.ts'

/** Nobody stands still for ever. */
const SLOWEST_RATE = 0.3

/** How good a state is for a player: few rounds to the last landmark. What the others are about is not looked at. */
export function raceValue(state: MachiState, player: number): number {
  if (hasAllLandmarks(state, player)) return Number.POSITIVE_INFINITY
  return -roundsLeft(state, player, incomeRates(state)[player])
}

/** The rounds until a player can have paid for all landmarks at this income, one at most each turn. */
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
