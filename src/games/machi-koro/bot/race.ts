import { FIRST_LANDMARK, ITEMS } from '../cards/cards.ts'
import { ALL_LANDMARKS, COINS, hasItem, type MachiState, OWNED, playerAt } from '../state.ts'
import { incomeRates } from './income-rate.ts'

/** How much it counts that the others are held up, against being faster oneself. */
const SPITE = 0.15
/** Nobody stands still for ever. */
const SLOWEST_RATE = 0.3

/** How good a state is for a player: few rounds to one's own last landmark, many to those of the others. */
export function raceValue(state: MachiState, player: number): number {
  if ((state.words[playerAt(player) + OWNED] & ALL_LANDMARKS) === ALL_LANDMARKS) return Number.POSITIVE_INFINITY
  const rates = incomeRates(state)
  const rounds = rates.map((rate, each) => roundsLeft(state, each, Math.max(rate, SLOWEST_RATE)))
  const others = rounds.filter((_, each) => each !== player)
  const soonest = Math.min(...others)
  return SPITE * soonest - rounds[player]
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
