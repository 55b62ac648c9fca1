import { describe, expect, it } from 'vitest'
import { lokomoto } from '../rules/rules.ts'
import { playGame } from '../rules/testing/play-game.ts'
import { ALL_OPTIONS } from '../rules/testing/variants.ts'
import { easyBot, expertBot, strongBot } from './levels.ts'
import { steadyBot } from './steady.ts'
import { thinkingPlayer } from './testing/test-player.ts'

const NODES = 1000
const GAMES = 12

type Player = Parameters<typeof playGame>[2][number]

/** The wins of a player in two-player games with alternating seats; a shared win counts half. */
function winsOf(one: Player, other: Player, seed: string): number {
  let wins = 0
  for (let k = 0; k < GAMES; k++) {
    const seat = 1 + (k % 2)
    const state = playGame({ players: 2, first: 1 }, `${seed}/${k >> 1}`, seat === 1 ? [one, other] : [other, one])
    const { winners } = lokomoto.standing(state)
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  return wins
}

describe('the levels of Lokomoto in many games', () => {
  it.each([
    ['expert', thinkingPlayer(expertBot, NODES), thinkingPlayer(strongBot, NODES)],
    ['strong', thinkingPlayer(strongBot, NODES), steadyBot],
    ['steady', steadyBot, easyBot],
  ] as const)('%s wins most games against the next weaker bot', (name, one, other) => {
    expect(winsOf(one, other, name)).toBeGreaterThan(GAMES / 2)
  })

  it.each(ALL_OPTIONS)('the searching bots play by the rules: %o', (options) => {
    const bots = [expertBot, strongBot].map((bot) => thinkingPlayer(bot, NODES / 10))
    playGame(
      options,
      'rules',
      Array.from({ length: options.players }, (_, i) => bots[i % 2]),
    )
  })
})
