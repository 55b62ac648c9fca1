import type { CardSetFile } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { GAMES } from '#games/list.ts'
import type { BotQuestion, BotRunner } from '#server/tables/bot-pool.ts'
import { CardGameCache } from '#server/tables/stored-card-sets.ts'
import type { Process } from './scheduler.ts'

const PLAN_STEPS = 5

/** Bots that take some virtual time and answer with legal actions by chance, and plan a few steps ahead. */
export class Bots {
  readonly #games: ReadonlyMap<string, Game>
  /** By the position that was asked about: what was answered. */
  readonly plans: { readonly chance: string; readonly seat: number; readonly steps: readonly string[] }[] = []

  constructor(games: ReadonlyMap<string, Game>) {
    this.#games = games
  }

  runnerFor(process: Process): BotRunner {
    return {
      think: async (question) => {
        await process.wait(50 + Math.floor(process.random() * 1500))
        return this.#answer(question)
      },
      close: async () => undefined,
    }
  }

  #answer({ game: id, cards, view, seat, chance }: BotQuestion): readonly string[] {
    const game = rulesOf(this.#games, id, cards)
    const rng = new Rng(`bot ${chance} ${seat}`)
    const state = game.determinize(JSON.parse(JSON.stringify(view)), rng)
    const steps: string[] = []
    while (steps.length < PLAN_STEPS && game.active(state).includes(seat)) {
      const action = game.sample(state, seat, rng)
      steps.push(game.format(action))
      game.play(state, seat, action)
    }
    this.plans.push({ chance, seat, steps })
    return steps
  }
}

const cardGames = new CardGameCache(10)

/** The rules of a game, with the card set of its table. */
export function rulesOf(games: ReadonlyMap<string, Game>, id: string, cards?: CardSetFile | null): Game {
  const rules = games.get(id)
  if (rules === undefined) throw new Error(`there is no game ${id}`)
  if (!cards) return rules
  const game = cardGames.get(rules, cards)
  if (!game.ok) throw new Error(`these cards cannot be played with: ${game.error}`)
  return game.value
}

/** All rules, loaded before the time begins: loading takes real time, which no seed decides. */
export async function loadGames(): Promise<ReadonlyMap<string, Game>> {
  const games = new Map<string, Game>()
  for (const { facts, versions } of GAMES) {
    for (const version of versions) {
      const rules = await version.loadRules()
      Object.assign(version, { loadRules: async () => rules })
      games.set(facts.id, rules)
    }
  }
  return games
}
