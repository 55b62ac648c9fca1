import { describe, expect, it } from 'vitest'
import { playMixedGame, SLIPS } from '#bots/testing/mixed-game.ts'
import { GAMES } from '#games/list.ts'
import { brierScores, judgedMoments, reliability } from './judged-games.ts'

/** New games of each number of players, and moments of each game. */
const PLAYED = 60
const MOMENTS = 12
const BINS = 5
const FEWEST = 100
const ALLOWED = 0.1

describe.each(GAMES.map(({ facts, versions }) => ({ id: facts.id, facts, versions })))(
  'the forecasts of new games of $id',
  ({ facts, versions }) => {
    it('come true as often as they say, between other players than those they were fitted to', async () => {
      const version = versions[versions.length - 1]
      const [game, bots, forecaster] = await Promise.all([
        version.loadRules(),
        version.loadBots(),
        version.loadForecaster?.(),
      ])
      if (forecaster === undefined) throw new Error('there are no forecasts')
      const players = { levels: bots.slice(1), slips: [...SLIPS, 5], nodes: 30 }
      const [least, most] = facts.players
      const counts = Array.from({ length: most - Math.max(2, least) + 1 }, (_, i) => Math.max(2, least) + i)
      const moments = counts.flatMap((count) =>
        Array.from({ length: PLAYED }, (_, i) => {
          const { seed, log } = playMixedGame(game, players, { players: count }, `long/${count}/${i}`)
          const actions = log.map(({ seat, action }) => [seat, game.format(action)] as const)
          return judgedMoments(game, forecaster, { game: facts.id, players: count, seed, actions }, MOMENTS)
        }).flat(),
      )
      const bins = reliability(moments, BINS).filter(({ count }) => count >= FEWEST)
      for (const { forecast, won } of bins) expect(Math.abs(forecast - won), JSON.stringify(bins)).toBeLessThan(ALLOWED)
      const { forecast, equal } = brierScores(moments)
      expect(forecast).toBeLessThan(0.85 * equal)
    })
  },
)
