import { describe, it } from 'vitest'
import { playGame } from '../rules/testing/play-game.ts'
import { ALL_OPTIONS } from '../rules/testing/variants.ts'
import { levels } from './levels.ts'
import { thinkingPlayer } from './testing/test-player.ts'

const NODES = 100

describe('the levels of Lokomoto in many games', () => {
  it.each(ALL_OPTIONS)('all play by the rules: %o', (options) => {
    const bots = levels.map((bot) => thinkingPlayer(bot, NODES))
    playGame(
      options,
      'rules',
      Array.from({ length: options.players }, (_, i) => bots[(i + options.players) % bots.length]),
    )
  })
})
