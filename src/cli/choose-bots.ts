import type { Bot } from '../bots/bot.ts'
import { shown } from '../engine/json.ts'
import type { CatalogueEntry } from '../games/index.ts'
import { RefusedInput, UsageError } from './errors.ts'
import { nameOf, parseJson, readBytes, textOf } from './files.ts'
import type { Io } from './io.ts'

const USUAL_BOT = 'steady'

/** Opponents that a file describes, as it was read. */
export interface SparringFile {
  readonly name: string
  readonly json: unknown
}

export async function readSparringFile(
  { rules, sparringFrom }: CatalogueEntry,
  file: string | undefined,
  io: Io,
): Promise<SparringFile | undefined> {
  if (file === undefined) return undefined
  if (sparringFrom === undefined) throw new UsageError(`--sparring: ${rules.id} reads no such files`)
  const name = nameOf(file)
  return { name, json: parseJson(textOf(await readBytes(io, file), name), name) }
}

/** What a game has, and the opponents of a file. */
export function withSparring(entry: CatalogueEntry, file: SparringFile | undefined): CatalogueEntry {
  if (file === undefined || entry.sparringFrom === undefined) return entry
  const read = entry.sparringFrom(file.json)
  if (!read.ok) throw new RefusedInput(`${file.name}: ${read.error}`)
  const known = [...entry.bots, ...(entry.sparring ?? [])].map(({ name }) => name)
  const twice = read.value.find(({ name }) => known.includes(name))
  if (twice !== undefined) throw new RefusedInput(`${file.name}: there is a bot ${shown(twice.name)} already`)
  return { ...entry, sparring: [...(entry.sparring ?? []), ...read.value] }
}

/** One bot per seat, from `--bots`. */
export function chooseBots(entry: CatalogueEntry, players: number, names: string | undefined): readonly Bot[] {
  const { bots } = entry
  const usual = bots.find(({ name }) => name === USUAL_BOT) ?? bots[bots.length - 1]
  if (names === undefined) return Array(players).fill(usual)
  const chosen = findBots(entry, names)
  if (chosen.length === 1) return Array(players).fill(chosen[0])
  if (chosen.length === players) return chosen
  throw new UsageError(`--bots names ${chosen.length} bots for ${players} seats; give one for all, or one per seat`)
}

/** The bots with these names, which have commas between them. */
export function findBots({ rules, bots, sparring = [] }: CatalogueEntry, names: string): readonly Bot[] {
  const everybody = [...bots, ...sparring]
  return names.split(',').map((text) => {
    const bot = everybody.find(({ name }) => name === text.trim())
    if (bot !== undefined) return bot
    const choices = everybody.map(({ name }) => name).join(', ')
    throw new UsageError(`--bots: there is no bot ${shown(text)}; ${rules.id} has ${choices}`)
  })
}
