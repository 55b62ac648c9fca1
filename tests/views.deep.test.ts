import { describe, it } from 'vitest'
import { seedOf } from '#fair/fair.ts'
import { loadRules } from '#games/index.ts'
import { GOLDEN, rulesOf } from './golden.ts'
import { ALL_KINDS } from './views/all-games.ts'
import { atRandom, playOnline, replayOnline } from './views/online-game.ts'

describe('a client computes the same views as the server, in every kind of game', () => {
  it.each(ALL_KINDS)('%j', async ({ id, options }) => {
    const game = await loadRules(id)
    const seed = seedOf('every kind', [id])
    playOnline({ game, options, seed, next: atRandom(seed), closeLookEvery: 5 })
  })

  it.each(GOLDEN)('$file', async ({ record }) => {
    replayOnline(await rulesOf(record), record, 1)
  })
})
