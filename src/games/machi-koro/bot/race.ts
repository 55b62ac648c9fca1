import { FIRST_LANDMARK, ITEMS } from '../cards/cards.ts'
import { ALL_LANDMARKS, COINS, hasItem, type MachiState, OWNED, playerAt } from '../state.ts'
import { incomeRates } from './income-rate.ts'

/** Nobody stands still for ever. */
const SLOWEST_RATE = 0.3

/** How good a state is for a player: few rounds to the last landmark. What the others are about is not looked at. */
export function raceValue(state: MachiState, player: number): number {
  if ((state.words[playerAt(player) + OWNED] & ALL_LANDMARKS) === ALL_LANDMARKS) return Number.POSITIVE_INFINITY
  return -roundsLeft(state, player, Math.max(incomeRates(state)[player], SLOWEST_RATE))
}

/** The rounds until a player can have paid for all landmarks, one at most each turn. */
function roundsLeft({ words, cards }: MachiState, player: number, rate: number): number {
  const me = playerAt(player)
  let cost = 0
  let missing = 0
  for (let item = FIRST_LANDMARK; item < ITEMS.length; item++) {
    if (hasItem(words, player, item)) continue
    cost += cards.costs[item]
    missing++
  }
  return Math.max(missing, (cost - words[me + COINS]) / rate)
}
