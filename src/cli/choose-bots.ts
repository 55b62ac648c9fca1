import type { Bot } from '../bots/bot.ts'
import { shown } from '../engine/json.ts'
import type { CatalogueEntry } from '../games/index.ts'
import { UsageError } from './errors.ts'

const USUAL_BOT = 'steady'

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
