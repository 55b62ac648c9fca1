import { describe, expect, it } from 'vitest'
import type { Bot } from '#bots/bot.ts'
import { playSeats } from '#bots/testing/mixed-game.ts'
import type { Game } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { loadBots, loadRules, newestVersion } from './index.ts'
import { GAMES } from './list.ts'

/**
 * Every level wins most of its games against the next one, but not nearly all of them: a player can climb. The games are
 * the same in every run, so these limits are met or missed by the bots, not by chance.
 */
const LEAST = 0.5
const MOST = 0.82

/** How many games are played, and how many nodes a turn has. */
const LIMITS: Readonly<Record<string, { readonly played: number; readonly nodes: number }>> = {
  'rail-on-the-hill': { played: 100, nodes: 20_000 },
  'machi-koro': { played: 400, nodes: 300 },
  lokomoto: { played: 100, nodes: 1500 },
}

/** The share of two-player games that the first bot wins, every deal from both seats; a shared win counts half. */
function shareOf(game: Game, one: Bot, other: Bot): number {
  const { played, nodes } = LIMITS[game.id]
  let won = 0
  for (let k = 0; k < played; k++) {
    const seat = 1 + (k % 2)
    const bots = seat === 1 ? [one, other] : [other, one]
    const seed = `${one.name}/${other.name}/${k >> 1}`
    const seats = bots.map((bot) => ({ bot, slip: 0 }))
    const { state } = playSeats(new Match(game, { players: 2 }, seed), seats, nodes, new Rng(`${seed}/bots`))
    const { winners } = game.standing(state)
    if (winners.includes(seat)) won += 1 / winners.length
  }
  return won / played
}

describe.each(GAMES.map(({ facts }) => [facts.id, facts.bots.slice(0, -1)] as const))(
  'the levels of %s',
  (id, bots) => {
    it.each(bots.slice(1).map((weaker, i) => [bots[i], weaker] as const))(
      '%s wins most games against %s, but not nearly all',
      async (stronger, weaker) => {
        const [game, all] = await Promise.all([loadRules(id), loadBots(id, newestVersion(id))])
        const [one, other] = [stronger, weaker].map((name) => all.find((bot) => bot.name === name) as Bot)
        const share = shareOf(game, one, other)
        expect(share).toBeGreaterThan(LEAST)
        expect(share).toBeLessThan(MOST)
      },
    )
  },
)
