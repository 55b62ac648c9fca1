import type { Bot } from '../bots/bot.ts'
import type { Ceiling } from '../bots/ceiling.ts'
import type { Game, GameFacts } from '../engine/game.ts'
import { facts as lokomoto } from './lokomoto/facts.ts'
import { facts as machiKoro } from './machi-koro/facts.ts'
import { facts as railOnTheHill } from './rail-on-the-hill/facts.ts'

/** A game as pages know it: a few facts at once, and the way to the rest. */
interface ListedGame {
  readonly facts: GameFacts
  loadRules(): Promise<Game>
  /** The bots of its own, besides the one that plays every game at random. */
  loadBots(): Promise<readonly Bot[]>
  /** Only of a game that can be played alone. */
  loadCeiling?(): Promise<Ceiling>
}

const GAMES: readonly ListedGame[] = [
  {
    facts: railOnTheHill,
    loadRules: async () => (await import('./rail-on-the-hill/rules.ts')).railOnTheHill,
    loadBots: async () => (await import('./rail-on-the-hill/bot/levels.ts')).levels,
    loadCeiling: async () => (await import('./rail-on-the-hill/bot/ceiling/ceiling.ts')).ceiling,
  },
  {
    facts: machiKoro,
    loadRules: async () => (await import('./machi-koro/rules.ts')).machiKoro,
    loadBots: async () => (await import('./machi-koro/bot/levels.ts')).levels,
  },
  {
    facts: lokomoto,
    loadRules: async () => (await import('./lokomoto/rules.ts')).lokomoto,
    loadBots: async () => (await import('./lokomoto/bot/levels.ts')).levels,
  },
]

/** The games that can be played, in the order in which they are shown. */
export const GAME_IDS: readonly string[] = GAMES.map(({ facts }) => facts.id)

export function findFacts(id: string): GameFacts | undefined {
  return GAMES.find(({ facts }) => facts.id === id)?.facts
}

/** The rules of a game, and of no other; of one that has facts. */
export async function loadRules(id: string): Promise<Game> {
  return listed(id).loadRules()
}

/** Everybody who plays a game. */
export async function loadBots(id: string): Promise<readonly Bot[]> {
  const [own, { randomBot }] = await Promise.all([listed(id).loadBots(), import('../bots/random.ts')])
  return [...own, randomBot]
}

/** What says how much could have been reached alone with a seed; undefined where nothing does. */
export async function loadCeiling(id: string): Promise<Ceiling | undefined> {
  return listed(id).loadCeiling?.()
}

function listed(id: string): ListedGame {
  const game = GAMES.find(({ facts }) => facts.id === id)
  if (game === undefined) throw new RangeError(`there is no game ${id}`)
  return game
}
