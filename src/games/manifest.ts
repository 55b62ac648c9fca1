import type { GameEntrance } from '#boards/board.ts'
import type { Ceiling } from '#bots/analysis.ts'
import type { Bot } from '#bots/bot.ts'
import type { Forecaster } from '#bots/forecast.ts'
import type { Game, GameFacts } from '#engine/game.ts'
import type { Result } from '#engine/result.ts'

/**
 * Everything that the outside needs to know of a game. A manifest is small, because every page loads all of them: what
 * is large is behind a `load…` function.
 */
export interface GameManifest {
  readonly facts: GameFacts
  /**
   * The oldest first; the last one is played in new games. A version stays here as long as games that were begun under it
   * may go on.
   */
  readonly versions: readonly [GameVersion, ...GameVersion[]]
  readonly entrance: GameEntrance
  /** The score sheet of the command line; left out, every number of a score is listed under its name. */
  loadScoreSheet?(): Promise<ScoreSheet>
}

/** One version of the rules, and the bots that play it. */
export interface GameVersion {
  /** The number that records, saved games and tables name it by: the `rulesVersion` of its rules. */
  readonly version: number
  loadRules(): Promise<Game>
  /** The bots of the game's own, the best first; the random bot plays every game and is not listed. */
  loadBots(): Promise<readonly Bot[]>
  /** Judges moments for hints and analyses; left out, hints have the bots' own estimates, and there is no analysis. */
  loadForecaster?(): Promise<Forecaster>
  /** Finds what was possible with a seed; only for a game that can be played alone. */
  loadCeiling?(): Promise<Ceiling>
  loadSparring?(): Promise<Sparring>
}

/** Opponents that bots are measured against in the arena. No table offers them. */
export interface Sparring {
  readonly bots: readonly Bot[]
  /** Reads more of them from a user's file. */
  fromFile?(json: unknown): Result<readonly Bot[]>
}

/** Scores as the rows of a table: names first, then an item a row and a seat a column; an empty row is a rule. */
export type ScoreSheet = (scores: readonly unknown[], names: readonly string[]) => string[][]
