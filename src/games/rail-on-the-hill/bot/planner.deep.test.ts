import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS } from '../rules/testing/variants.ts'
import { beginnerBot, expertBot, strongBot } from './levels.ts'
import { playGame, totalsOf } from './testing/play-bots.ts'

describe.each([strongBot, expertBot])('$name', (bot) => {
  it.each(ALL_OPTIONS)('plays legal games and beats beginners: %o', (options) => {
    const bots = Array(options.players).fill(beginnerBot).fill(bot, 0, 1)
    const totals = totalsOf(playGame(options, 'whole', bots, 1000))
    expect(totals[0]).toBeGreaterThan(Math.max(110, ...totals.slice(1)))
  })
})
