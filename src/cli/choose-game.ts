import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { Ceiling } from '#bots/analysis.ts'
import type { Bot } from '#bots/bot.ts'
import { explainCards } from '#engine/card-sentences.ts'
import { cardSetId, withCardSet } from '#engine/card-set.ts'
import type { Game, GameOptions } from '#engine/game.ts'
import { isObject, shown } from '#engine/json.ts'
import { readOptions } from '#engine/options.ts'
import { findManifest, findVersion, GAME_IDS, loadBots, newestVersion, usualBot } from '#games/index.ts'
import type { ScoreSheet, Sparring } from '#games/manifest.ts'
import { nameOf, parseJson, readBytes, textOf } from './files.ts'
import { type Io, oneLine, RefusedInput, UsageError } from './io.ts'
import type { Player } from './play-game.ts'
import { type CommonOptions, readWholeNumber } from './program.ts'
import type { ProgramPlace } from './programs/engine-process.ts'
import { PROGRAM, ProgramBot } from './programs/program-bot.ts'

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
  const name = {
    id: cardSetId(json, basename(file, extname(file))),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  const read = rules.withCards(json, name)
  if (!read.ok) throw new RefusedInput(`${nameOf(file)}: ${explainCards(read.error, rules.cardProblems)}`)
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

/** A file that describes opponents, parsed but not yet checked. */
export interface SparringFile {
  readonly name: string
  readonly json: unknown
}

export async function readSparringFile(
  { rules, sparring }: ChosenGame,
  file: string | undefined,
  io: Io,
): Promise<SparringFile | undefined> {
  if (file === undefined) return undefined
  if (sparring.fromFile === undefined) throw new UsageError(`--sparring: ${rules.id} reads no such files`)
  const name = nameOf(file)
  return { name, json: parseJson(textOf(await readBytes(io, file), name), name) }
}

/** The game with the opponents of the file added to its sparring bots. */
export function withSparring(game: ChosenGame, file: SparringFile | undefined): ChosenGame {
  const { bots, sparring } = game
  if (file === undefined || sparring.fromFile === undefined) return game
  const read = sparring.fromFile(file.json)
  if (!read.ok) throw new RefusedInput(`${file.name}: ${read.error}`)
  const known = [...bots, ...sparring.bots].map(({ name }) => name)
  const twice = read.value.find(({ name }) => known.includes(name))
  if (twice !== undefined) throw new RefusedInput(`${file.name}: there is a bot ${shown(twice.name)} already`)
  return { ...game, sparring: { ...sparring, bots: [...sparring.bots, ...read.value] } }
}

/** One bot per seat, from `--bots`. */
export function chooseBots(game: ChosenGame, players: number, names: string | undefined, io: Io): readonly Player[] {
  const { bots } = game
  const usual = usualBot({ bots: bots.map(({ name }) => name) })
  const chosen = findBots(game, names ?? usual, placeIn(io))
  if (chosen.length === 1) return Array(players).fill(chosen[0])
  if (chosen.length === players) return chosen
  throw new UsageError(`--bots names ${chosen.length} bots for ${players} seats; give one for all, or one per seat`)
}

/** The bots with these comma-separated names; one that is a program is named by the command that starts it. */
export function findBots(
  { rules, bots, sparring }: ChosenGame,
  names: string,
  place: ProgramPlace,
  option = '--bots',
): readonly Player[] {
  const all = [...bots, ...sparring.bots]
  const programs = new Map<string, ProgramBot>()
  return names.split(',').map((text) => {
    const wanted = text.trim()
    const bot = all.find(({ name }) => name === wanted) ?? programs.get(wanted)
    if (bot !== undefined) return bot
    if (wanted.startsWith(PROGRAM) && wanted.length > PROGRAM.length) {
      const program = new ProgramBot(wanted, place)
      programs.set(wanted, program)
      return program
    }
    const choices = all.map(({ name }) => name).join(', ')
    throw new UsageError(
      `${option}: there is no bot ${shown(text)}; ${rules.id} has ${choices}, and ${PROGRAM}COMMAND starts a program`,
    )
  })
}

/** The place of programs that play in the process of the command. */
function placeIn(io: Io): ProgramPlace {
  return { cwd: io.cwd, onInterrupt: (listener) => io.onInterrupt(listener), died: sayingOnce(io) }
}

/** Writes each text to standard error once: a program may die in the same way in every game. */
export function sayingOnce({ stderr }: Io): (text: string) => void {
  const said = new Set<string>()
  return (text) => {
    if (said.has(text)) return
    said.add(text)
    // There may be a progress bar on this line.
    stderr.write(`${stderr.isTTY ? '\r\u001b[K' : ''}hilltop: ${oneLine(text)}\n`)
  }
}

/** Throws if one of the programs cannot be started. */
export async function checkPrograms(players: readonly Player[]): Promise<void> {
  for (const player of new Set(players)) if (player instanceof ProgramBot) await player.check()
}

export async function closePrograms(players: readonly Player[]): Promise<void> {
  await Promise.all(Array.from(new Set(players), (player) => player instanceof ProgramBot && player.close()))
}
