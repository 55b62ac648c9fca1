import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestTables, type TestTables } from '#server/testing/test-tables.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import { watchGame } from './watched-game.ts'

const GAMES_OF_EACH_KIND = 6

let open: TestTables
beforeAll(async () => {
  // Most tables are cold most of the time.
  open = await openTestTables({ hotTables: 2 })
})
afterAll(() => open.close())

it.each(ALL_KINDS)('everybody sees the truth, and nobody more than theirs: %j', async ({ id, options }) => {
  const games = Array.from({ length: GAMES_OF_EACH_KIND }, (_, i) => watchGame(open, id, options, `night ${i}`))
  const watched = await Promise.all(games)
  expect(watched.some(({ undone }) => undone > 0)).toBe(true)
  expect(open.failures).toEqual([])
})
