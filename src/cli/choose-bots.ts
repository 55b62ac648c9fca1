import type { Bot } from '#bots/bot.ts'
import { shown } from '#engine/json.ts'
import { usualBot } from '#games/index.ts'
import type { ChosenGame } from './choose-game.ts'
import { nameOf, parseJson, readBytes, textOf } from './files.ts'
import type { Io } from './io.ts'
import { RefusedInput, UsageError } from './io.ts'

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
export function chooseBots(game: ChosenGame, players: number, names: string | undefined): readonly Bot[] {
  const { bots } = game
  const usual = usualBot({ bots: bots.map(({ name }) => name) })
  const chosen = findBots(game, names ?? usual)
  if (chosen.length === 1) return Array(players).fill(chosen[0])
  if (chosen.length === players) return chosen
  throw new UsageError(`--bots names ${chosen.length} bots for ${players} seats; give one for all, or one per seat`)
}

/** The bots with these comma-separated names. */
export function findBots({ rules, bots, sparring }: ChosenGame, names: string): readonly Bot[] {
  const all = [...bots, ...sparring.bots]
  return names.split(',').map((text) => {
    const bot = all.find(({ name }) => name === text.trim())
    if (bot !== undefined) return bot
    const choices = all.map(({ name }) => name).join(', ')
    throw new UsageError(`--bots: there is no bot ${shown(text)}; ${rules.id} has ${choices}`)
  })
}
