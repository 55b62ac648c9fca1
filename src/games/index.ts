import type { GameEntrance } from '#boards/board.ts'
import type { Bot } from '#bots/bot.ts'
import type { Game, GameFacts } from '#engine/game.ts'
import { GAMES } from '#games/list.ts'
import type { GameManifest, GameVersion } from './manifest.ts'

/** The way to every game by its id. */

export const GAME_IDS: readonly string[] = GAMES.map(({ facts }) => facts.id)

export function findManifest(id: string): GameManifest | undefined {
  return GAMES.find(({ facts }) => facts.id === id)
}

export function findFacts(id: string): GameFacts | undefined {
  return findManifest(id)?.facts
}

export function findEntrance(id: string): GameEntrance | undefined {
  return findManifest(id)?.entrance
}

/** The bot that a newcomer can hold out against, where a game has one; else its best. */
export function usualBot({ bots }: Pick<GameFacts, 'bots'>): string {
  return bots.includes('steady') ? 'steady' : bots[0]
}

/** The colour of every seat, all different: what was chosen, or the number of the seat, or the first that is left. */
export function coloursOf(seats: readonly { readonly colour?: number | undefined }[]): readonly number[] {
  const taken = new Set<number>()
  const chosen = seats.map(({ colour }) => {
    if (colour === undefined || taken.has(colour)) return undefined
    taken.add(colour)
    return colour
  })
  return chosen.map((colour, i) => {
    if (colour !== undefined) return colour
    let free = i + 1
    if (taken.has(free)) free = 1
    while (taken.has(free)) free++
    taken.add(free)
    return free
  })
}

/** One version of a game, so that what was begun under it goes on under it; undefined where there is none. */
export function findVersion(id: string, version: number): GameVersion | undefined {
  return findManifest(id)?.versions.find((each) => each.version === version)
}

/** The version of the rules that new games are played by. */
export function newestVersion(id: string): number {
  return findManifest(id)?.versions.at(-1)?.version ?? 0
}

/** The rules of a new game. The id must be one of `GAME_IDS`. */
export async function loadRules(id: string): Promise<Game> {
  const rules = await findManifest(id)?.versions.at(-1)?.loadRules()
  if (rules === undefined) throw new RangeError(`there is no game ${id}`)
  return rules
}

/** The rules of a game that was begun under this version; undefined where there is no such game or version. */
export async function loadRulesOf(id: string, version: number): Promise<Game | undefined> {
  return findVersion(id, version)?.loadRules()
}

/** Every bot that plays this version of a game with people, the best first. */
export async function loadBots(id: string, version: number): Promise<readonly Bot[]> {
  const own = findVersion(id, version)
  if (own === undefined) throw new RangeError(`there is no version ${version} of ${id}`)
  const [bots, { randomBot }] = await Promise.all([own.loadBots(), import('#bots/quick-bot.ts')])
  return [...bots, randomBot]
}
