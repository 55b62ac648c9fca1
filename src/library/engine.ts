/** `hilltop-library/engine`: what a game is, and how one is played action by action. */

export type {
  Game,
  GameOptions,
  GameTypes,
  NextAction,
  Outcome,
  Refusal,
  Seat,
  Standing,
  Taken,
  Variant,
} from '#engine/game.ts'
export { DRAWN, NOTHING_NEW, REVEALED } from '#engine/game.ts'
export { Match } from '#engine/match.ts'
export { Rng } from '#engine/random.ts'
export type { Result } from '#engine/result.ts'
