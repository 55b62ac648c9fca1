import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { loadBots, loadRules, newestVersion } from '#games/index.ts'
import { randomCards as randomLokomoto } from '#games/lokomoto/cards/testing/random-cards.ts'
import { randomCards as randomMachi } from '#games/machi-koro/cards/testing/random-cards.ts'
import { randomCards as randomRail } from '#games/rail-on-the-hill/cards/testing/random-cards.ts'
import { playGame } from '../src/cli/play-game.ts'

/** Bots with random card sets that could be in a box: what they learned from the standard cards must still help. */

const RANDOM_CARDS: Readonly<Record<string, (rng: Rng, isExtreme: boolean) => unknown>> = {
  'rail-on-the-hill': randomRail,
  'machi-koro': randomMachi,
  lokomoto: randomLokomoto,
}

export const GAMES_WITH_SETS = Object.keys(RANDOM_CARDS)

/** The first valid random sets of a game, as games. */
export async function randomSets(id: string, count: number, isExtreme = false): Promise<readonly Game[]> {
  const rules = await loadRules(id)
  const games: Game[] = []
  for (let number = 0; games.length < count; number++) {
    const cards = RANDOM_CARDS[id](new Rng(`other set ${number}`), isExtreme)
    const read = rules.withCards(cards, { id: `random ${number}`, sha256: String(number) })
    if (read.ok) games.push(read.value)
  }
  return games
}

export interface Duel {
  readonly games: number
  /** The share of games that the first bot won, a shared win as a half. */
  readonly share: number
  /** For each set. */
  readonly shares: readonly number[]
}

/** Lets two bots play with each game: every deal twice, with seats exchanged. A limit by nodes makes it repeatable. */
export async function duel(
  games: readonly Game[],
  names: readonly [string, string],
  deals: number,
  nodes: number,
): Promise<Duel> {
  const shares: number[] = []
  for (const rules of games) {
    const all = await loadBots(rules.id, newestVersion(rules.id))
    const bots = names.map((name) => {
      const bot = all.find((each) => each.name === name)
      if (bot === undefined) throw new Error(`${rules.id} has no bot ${name}`)
      return bot
    })
    let won = 0
    for (let deal = 0; deal < deals; deal++) {
      for (const isSwapped of [false, true]) {
        const seats = isSwapped ? bots.toReversed() : bots
        const setting = {
          rules,
          options: { players: 2, first: 1 },
          seed: `deal ${deal}`,
          bots: seats,
          limit: { nodes },
        }
        const match = await playGame(setting, { maybe: () => undefined })
        const { winners } = rules.standing(match.state)
        if (winners.includes(isSwapped ? 2 : 1)) won += 1 / winners.length
      }
    }
    shares.push(won / (2 * deals))
  }
  return { games: games.length * deals * 2, share: shares.reduce((sum, each) => sum + each, 0) / shares.length, shares }
}
