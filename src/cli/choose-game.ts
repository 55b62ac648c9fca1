import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { Ceiling } from '#bots/analysis.ts'
import type { Bot } from '#bots/bot.ts'
import { withCardSet } from '#engine/card-set.ts'
import type { Game, GameOptions } from '#engine/game.ts'
import { isObject, shown } from '#engine/json.ts'
import { readOptions } from '#engine/options.ts'
import { findManifest, findVersion, GAME_IDS, loadBots, newestVersion } from '#games/index.ts'
import type { ScoreSheet, Sparring } from '#games/manifest.ts'
import { type CommonOptions, readWholeNumber } from './common-options.ts'
import { nameOf, parseJson, readBytes, textOf } from './files.ts'
import type { Io } from './io.ts'
import { RefusedInput, UsageError } from './io.ts'

/** A game with everything that the command line needs. */
export interface ChosenGame {
  readonly rules: Game
  /** The bots that players can choose, the best first. */
  readonly bots: readonly Bot[]
  readonly sparring: Sparring
  readonly ceiling: Ceiling | undefined
  readonly sheet: ScoreSheet | undefined
}

const NO_SPARRING: Sparring = { bots: [] }

/** The newest version of a game. */
export async function chooseGame(id: string): Promise<ChosenGame> {
  const game = await loadVersion(id, newestVersion(id))
  if (game === undefined) throw new UsageError(`there is no game ${shown(id)}; the games are ${GAME_IDS.join(', ')}`)
  return game
}

/** One version of a game; undefined if there is no such game or version. */
export async function loadVersion(id: string, number: number): Promise<ChosenGame | undefined> {
  const version = findVersion(id, number)
  if (version === undefined) return undefined
  const [rules, bots, sparring = NO_SPARRING, ceiling, sheet] = await Promise.all([
    version.loadRules(),
    loadBots(id, number),
    version.loadSparring?.(),
    version.loadCeiling?.(),
    findManifest(id)?.loadScoreSheet?.(),
  ])
  return { rules, bots, sparring, ceiling, sheet }
}

/** The rules with the standard cards, or with those of a file. */
export async function withCardFile(rules: Game, file: string | undefined, io: Io): Promise<Game> {
  return (await readCards(rules, file, io)).rules
}

interface Cards {
  readonly rules: Game
  /** The text of the card file for records; undefined for the standard cards, and if a record cannot contain it. */
  readonly cardSet?: string
}

export async function readCards(rules: Game, file: string | undefined, io: Io): Promise<Cards> {
  if (file === undefined) return { rules }
  const bytes = await readBytes(io, file)
  const json = parseJson(textOf(bytes, nameOf(file)), nameOf(file))
  const named = isObject(json) && typeof json.id === 'string' ? json.id : ''
  const name = {
    id: named === '' ? basename(file, extname(file)) : named,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  const read = rules.withCards(json, name)
  if (!read.ok) throw new RefusedInput(`${nameOf(file)}: ${read.error}`)
  const text = bytes.toString()
  return { rules: read.value, ...(withCardSet(rules, { ...name, text }).ok && { cardSet: text }) }
}

const DEFAULT_PLAYERS = 2

/** The options of `--players` and `--options` together. */
export function chooseOptions(
  rules: Game,
  given: Pick<CommonOptions, 'players' | 'options'>,
  defaultPlayers = DEFAULT_PLAYERS,
): GameOptions {
  const [min, max] = rules.players
  const players = given.players === undefined ? undefined : readWholeNumber(given.players, '--players', min, max)
  const json = jsonOption(given.options)
  if (isObject(json) && json.players !== undefined && players !== undefined && json.players !== players) {
    throw new UsageError(`--players ${players} and --options with players ${shown(json.players)} do not agree`)
  }
  const usual = Math.min(Math.max(defaultPlayers, min), max)
  const options = readOptions(rules, isObject(json) ? { players: players ?? usual, ...json } : json, 'refused')
  if (!options.ok) throw new UsageError(`--options: ${options.error}`)
  return options.value
}

function jsonOption(text: string | undefined): unknown {
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`--options is not JSON: ${(error as Error).message}`)
  }
}
