import { expect, it } from 'vitest'
import { loadRules } from '../../games/index.ts'
import { BotThreads } from './bot-threads.ts'

it('a bot thinks in a thread of its own, of nothing but a view, and its plan is legal', async () => {
  const threads = new BotThreads(1)
  const game = await loadRules('machi-koro')
  const state = game.setup({ players: 2, first: 1 }, 'thread')
  const question = { game: game.id, rulesVersion: game.rulesVersion, bot: 'easy', seat: 1, chance: 'any', ms: 1 }
  const [first] = await threads.think({ ...question, view: game.view(state, 1) })
  expect(game.refusal(state, 1, game.parse(first))).toBeUndefined()
  await expect(threads.think({ ...question, view: null, bot: 'nobody' })).rejects.toThrow('there is no bot nobody')
  await threads.close()
})

it('threads that nobody has asked for need not be closed', async () => {
  await new BotThreads(1).close()
})
