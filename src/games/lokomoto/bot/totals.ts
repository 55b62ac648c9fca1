import { countSections } from '../rules/sections.ts'
import {
  BOUGHT,
  BOUGHT_COUNT,
  type LokoState,
  playerAt,
  SOLID,
  takenCard,
  taker,
  WON,
  WON_COUNT,
} from '../rules/state.ts'

/** LK-V1: writes the points of all players into `totals`. The same as `scoreOf` for each, in one pass. */
export function findTotals({ words, cards, options }: LokoState, totals: Int32Array): void {
  for (let player = 0; player < options.players; player++)
    totals[player] = -countSections(words, playerAt(player) + SOLID)
  for (let i = BOUGHT; i < BOUGHT + words[BOUGHT_COUNT]; i++) {
    const train = takenCard(words[i])
    totals[taker(words[i])] += cards.prices[train] + cards.bonuses[train]
  }
  for (let i = WON; i < WON + words[WON_COUNT]; i++) totals[taker(words[i])] += cards.points[takenCard(words[i])]
}
