import type { Bot } from '../bots/bot.ts'
import type { Ceiling } from '../bots/ceiling.ts'
import { randomBot } from '../bots/random.ts'
import type { Game } from '../engine/game.ts'
import type { Result } from '../engine/result.ts'
import { levels as lokomotoLevels } from './lokomoto/bot/levels.ts'
import { lokomoto } from './lokomoto/rules.ts'
import { scoreSheet as lokomotoSheet } from './lokomoto/text/score-sheet.ts'
import { levels as machiKoroLevels } from './machi-koro/bot/levels.ts'
import { sparring as machiKoroSparring, sparringFrom as machiKoroSparringFrom } from './machi-koro/bot/sparring.ts'
import { machiKoro } from './machi-koro/rules.ts'
import { scoreSheet as machiKoroSheet } from './machi-koro/text/score-sheet.ts'
import { ceiling as railCeiling } from './rail-on-the-hill/bot/ceiling/ceiling.ts'
import { levels as railLevels } from './rail-on-the-hill/bot/levels.ts'
import { railOnTheHill } from './rail-on-the-hill/rules.ts'
import { scoreSheet as railSheet } from './rail-on-the-hill/text/score-sheet.ts'

/** What the house knows of a game: its rules and who plays it. */
export interface CatalogueEntry {
  readonly rules: Game
  /** Who plays it with people, the best first. */
  readonly bots: readonly Bot[]
  /** Opponents that bots are measured against. */
  readonly sparring?: readonly Bot[]
  /** More such opponents, from a file that somebody wrote for this game. */
  sparringFrom?(json: unknown): Result<readonly Bot[]>
  /** What could have been reached alone with a seed. */
  readonly ceiling?: Ceiling
  /** Scores as the rows of a table: names first, then an item a row and a seat a column; an empty row is a rule. */
  sheet?(scores: readonly unknown[], names: readonly string[]): string[][]
}

const CATALOGUE: readonly CatalogueEntry[] = [
  { rules: railOnTheHill, bots: [...railLevels, randomBot], ceiling: railCeiling, sheet: railSheet },
  {
    rules: machiKoro,
    bots: [...machiKoroLevels, randomBot],
    sparring: machiKoroSparring,
    sparringFrom: machiKoroSparringFrom,
    sheet: machiKoroSheet,
  },
  { rules: lokomoto, bots: [...lokomotoLevels, randomBot], sheet: lokomotoSheet },
]

export const GAME_IDS: readonly string[] = CATALOGUE.map((entry) => entry.rules.id)

export function findGame(id: string): CatalogueEntry | undefined {
  return CATALOGUE.find((entry) => entry.rules.id === id)
}
