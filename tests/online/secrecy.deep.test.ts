import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestTables, type TestTables } from '#server/testing/test-tables.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import { watchGame } from './watched-game.ts'

const GAMES_OF_EACH_KIND = 2

let open: TestTables
beforeAll(async () => {
  // A small cache, so that tables are evicted often.
  open = await openTestTables({ hotTables: 2 })
})
afterAll(() => open.close())

it.each(ALL_KINDS)('every client has the correct view and no hidden information: %j', async ({ id, options }) => {
  const games = Array.from({ length: GAMES_OF_EACH_KIND }, (_, i) => watchGame(open, id, options, `night ${i}`))
  const watched = await Promise.all(games)
  expect(watched.some(({ undone }) => undone > 0)).toBe(true)
  expect(open.failures).toEqual([])
})
