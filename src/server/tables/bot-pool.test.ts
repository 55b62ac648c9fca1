import { expect, it } from 'vitest'
import { explainCards } from '#engine/card-sentences.ts'
import { withCardSet } from '#engine/card-set.ts'
import { sha256 } from '#engine/sha256.ts'
import { loadRules } from '#games/index.ts'
import { ranchFor } from '../testing/machi-koro.ts'
import { BotThreadPool } from './bot-pool.ts'

const game = await loadRules('machi-koro')

const { id, rulesVersion } = game

const question = { game: id, rulesVersion, cards: undefined, bot: 'easy', seat: 1, chance: 'any', ms: 1 }

it('a bot in a thread gets only a view, and its plan is legal', async () => {
  const threads = new BotThreadPool(1)
  const state = game.setup({ players: 2, first: 1 }, 'thread')
  const [first] = await threads.think({ ...question, view: game.view(state, 1) })
  expect(game.refusal(state, 1, game.parse(first))).toBeUndefined()
  await expect(threads.think({ ...question, view: null, bot: 'unknown' })).rejects.toThrow('there is no bot unknown')
  await threads.close()
})

it('a bot uses a replaced card set, which the thread checks', async () => {
  const threads = new BotThreadPool(1)
  const text = ranchFor(0)
  const cards = { id: 'mine', sha256: sha256(text), text }
  const changed = withCardSet(game, cards)
  if (!changed.ok) throw new Error(explainCards(changed.error))
  const played = changed.value
  const state = played.setup({ players: 2, first: 1 }, 'thread')
  const view = played.view(state, 1)
  const [first] = await threads.think({ ...question, cards, view })
  expect(played.refusal(state, 1, played.parse(first))).toBeUndefined()
  const other = { ...cards, sha256: sha256(ranchFor(1)) }
  await expect(threads.think({ ...question, cards: other, view })).rejects.toThrow('not the one that is named')
  await threads.close()
})

it('an unused pool can be closed', async () => {
  await new BotThreadPool(1).close()
})
