import type { Bot } from '#bots/bot.ts'
import { type Players, SLIPS } from '#bots/testing/mixed-game.ts'
import type { Seat } from '#engine/game.ts'

/** A game between bots. */
export interface CalibrationGame {
  readonly game: string
  readonly players: number
  /** Between players of all levels, to fit or to check with, or between good players. */
  readonly kind: 'fit' | 'check' | 'good'
  readonly seed: string
  readonly actions: readonly (readonly [seat: Seat, action: string])[]
}

/** Small budgets: the games have to be many, not good. */
const NODES: Readonly<Record<string, number>> = { 'rail-on-the-hill': 60, 'machi-koro': 60, lokomoto: 1 }
const GOOD_NODES: Readonly<Record<string, number>> = { 'rail-on-the-hill': 400, 'machi-koro': 60, lokomoto: 60 }

/** The expert takes too much time for many games. */
export function mixedPlayers(game: string, [, ...levels]: readonly Bot[]): Players {
  return { levels, slips: SLIPS, nodes: NODES[game] }
}

export function goodPlayers(game: string, bots: readonly Bot[]): Players {
  return { levels: bots.filter(({ name }) => name === 'strong'), slips: [0], nodes: GOOD_NODES[game] }
}
