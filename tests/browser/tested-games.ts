import { loko } from './lokomoto/game.ts'
import { machi } from './machi-koro/game.ts'
import { rail } from './rail-on-the-hill/game.ts'
import type { TestedGame } from './support/tested-game.ts'

/** Every game with a board. What any game must do at its table is tested with each of them. */
export const TESTED_GAMES: readonly TestedGame[] = [rail, machi, loko]
