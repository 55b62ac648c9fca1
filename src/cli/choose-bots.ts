import { shown } from '#engine/json.ts'
import { usualBot } from '#games/index.ts'
import type { ChosenGame } from './choose-game.ts'
import { nameOf, parseJson, readBytes, textOf } from './files.ts'
import type { Io } from './io.ts'
import { RefusedInput, UsageError } from './io.ts'
import type { Player } from './play-game.ts'
import { PROGRAM, ProgramBot } from './programs/program-bot.ts'

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

/** Where programs are started, and who is told of their processes. */
export interface ProgramPlace {
  readonly cwd: string
  readonly started?: (group: number) => void
}

/** One bot per seat, from `--bots`. */
export function chooseBots(
  game: ChosenGame,
  players: number,
  names: string | undefined,
  place: ProgramPlace,
): readonly Player[] {
  const { bots } = game
  const usual = usualBot({ bots: bots.map(({ name }) => name) })
  const chosen = findBots(game, names ?? usual, place)
  if (chosen.length === 1) return Array(players).fill(chosen[0])
  if (chosen.length === players) return chosen
  throw new UsageError(`--bots names ${chosen.length} bots for ${players} seats; give one for all, or one per seat`)
}

/** The bots with these comma-separated names; one that is a program is named by the command that starts it. */
export function findBots({ rules, bots, sparring }: ChosenGame, names: string, place: ProgramPlace): readonly Player[] {
  const all = [...bots, ...sparring.bots]
  const programs = new Map<string, ProgramBot>()
  return names.split(',').map((text) => {
    const wanted = text.trim()
    const bot = all.find(({ name }) => name === wanted) ?? programs.get(wanted)
    if (bot !== undefined) return bot
    if (wanted.startsWith(PROGRAM) && wanted.length > PROGRAM.length) {
      const program = new ProgramBot(wanted, place.cwd, place.started)
      programs.set(wanted, program)
      return program
    }
    const choices = all.map(({ name }) => name).join(', ')
    throw new UsageError(
      `--bots: there is no bot ${shown(text)}; ${rules.id} has ${choices}, and ${PROGRAM}COMMAND starts a program`,
    )
  })
}

/** Throws if one of the programs cannot be started. */
export async function checkPrograms(players: readonly Player[]): Promise<void> {
  for (const player of new Set(players)) if (player instanceof ProgramBot) await player.check()
}

export async function closePrograms(players: readonly Player[]): Promise<void> {
  await Promise.all(Array.from(new Set(players), (player) => player instanceof ProgramBot && player.close()))
}
