import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS } from '../rules/testing/variants.ts'
import { beginnerBot, easyBot, expertBot, steadyBot, strongBot } from './levels.ts'
import { playGame, type RailBot, totalsOf } from './testing/play-bots.ts'

function meanAlone(bot: RailBot, nodes: number, games: number): number {
  const totals = Array.from(
    { length: games },
    (_, i) => totalsOf(playGame({ players: 1 }, `alone/${i}`, [bot], nodes))[0],
  )
  return totals.reduce((sum, total) => sum + total, 0) / games
}

describe.each([strongBot, expertBot])('$name', (bot) => {
  it.each(ALL_OPTIONS)('plays legal games and beats beginners: %o', (options) => {
    const bots = Array(options.players).fill(beginnerBot).fill(bot, 0, 1)
    const totals = totalsOf(playGame(options, 'whole', bots, 1000))
    expect(totals[0]).toBeGreaterThan(Math.max(110, ...totals.slice(1)))
  })
})

describe('the levels', () => {
  it('differ clearly in their mean solo scores', () => {
    const [easy, steady] = [easyBot, steadyBot].map((bot) => meanAlone(bot, 0, 30))
    const strong = meanAlone(strongBot, 4000, 12)
    const expert = meanAlone(expertBot, 40_000, 12)
    expect(easy).toBeGreaterThan(95)
    expect(steady).toBeGreaterThan(easy + 15)
    expect(strong).toBeGreaterThan(steady + 15)
    expect(expert).toBeGreaterThan(strong + 4)
  })
})
