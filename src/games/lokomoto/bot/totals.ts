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

/** Before the end, this many more points make a player about three times as likely to win. */
const FORESEEN = 2.5
/** At the end one point nearly decides; not fully, because the points do not include the tie-break (LK-V2). */
const COUNTED = 0.7

/**
 * The value of a standing to a player: the estimated probability of having the most points, scaled so that one more
 * point is worth about 1 when all are equal. It depends on every opponent, not only on the best one.
 */
export function worthOfStanding(points: Float64Array, player: number, isOver: boolean): number {
  const doubt = isOver ? COUNTED : FORESEEN
  let others = 0
  for (let other = 0; other < points.length; other++) {
    if (other !== player) others += Math.exp((points[other] - points[player]) / doubt)
  }
  const even = 1 / points.length
  return (FORESEEN / (even * (1 - even))) * (1 / (1 + others))
}
