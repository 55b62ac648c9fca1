import { countSections } from '../rules/sections.ts'
import {
  BOUGHT,
  BOUGHT_COUNT,
  FREE,
  type LokoState,
  OVER,
  PHASE,
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

/** How sure the points of all players are, as the doubt of `chanceToWin`, when the map is full and when it is free. */
const LAST_DOUBT = 0.85
const FIRST_DOUBT = 2.8
/** At the end one point nearly decides; not fully, because the points do not include the tie-break (LK-V2). */
const NO_DOUBT = 0.7

/**
 * How many more points make a player about three times as likely to win. Fitted to simulated games of two to five
 * players: the number grows with the share of the map that is free.
 */
export function doubtAt({ words, cards }: LokoState): number {
  if (words[PHASE] === OVER) return NO_DOUBT
  return LAST_DOUBT + ((FIRST_DOUBT - LAST_DOUBT) * countSections(words, FREE)) / cards.sections.length
}

/** The estimated probability that a player wins with these points. It depends on every opponent, not only on the best. */
export function chanceToWin(points: Float64Array, player: number, doubt: number): number {
  let others = 0
  for (let other = 0; other < points.length; other++) {
    if (other !== player) others += Math.exp((points[other] - points[player]) / doubt)
  }
  return 1 / (1 + others)
}
