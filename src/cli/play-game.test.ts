import { expect, test } from 'vitest'
import { randomBot } from '#bots/quick-bot.ts'
import type { Game } from '#engine/game.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { playGame } from './play-game.ts'

test('random bots play without views, which would cost ten times as much as the rules', async () => {
  const unseen = (): never => {
    throw new Error('a view was made')
  }
  const rules: Game = { ...(machiKoro as Game), view: unseen, determinize: unseen }
  const bots = Array(4).fill(randomBot)
  const setting = { rules, options: { players: 4 }, seed: 'random', bots, limit: { nodes: 1 } }
  const [match, same] = [1, 2].map(() => playGame(setting, { maybe: () => undefined }))
  expect((await match).isOver).toBe(true)
  expect((await same).log).toEqual((await match).log)
})
