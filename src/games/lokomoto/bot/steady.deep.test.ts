import { describe, expect, it } from 'vitest'
import { harvestOf, playGame } from '../rules/testing/play-game.ts'
import { ALL_OPTIONS } from '../rules/testing/variants.ts'
import { steadyBot } from './steady.ts'

const GAMES = 2

describe('the steady bot of Lokomoto in many games', () => {
  it.each(ALL_OPTIONS)('wastes few sections against other steady bots: %o', (options) => {
    for (let k = 0; k < GAMES; k++) {
      const { perSection, unused } = harvestOf(playGame(options, `many/${k}`, Array(options.players).fill(steadyBot)))
      expect(perSection).toBeGreaterThan(0.85)
      expect(unused).toBeLessThan(10)
    }
  })
})
