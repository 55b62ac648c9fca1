import { GAME_IDS } from '#games/index.ts'
import type { TestedGame } from './support/tested-game.ts'

/** Every game with its input devices: each has a folder here, found by the game's id. */
export const TESTED_GAMES: readonly TestedGame[] = await Promise.all(
  GAME_IDS.map(async (id) => (await import(`./${id}/game.ts`)).tested),
)
