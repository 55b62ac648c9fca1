import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestTables, type TestTables } from '#server/testing/test-tables.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import { watchGame } from './watched-game.ts'

/** Some variants of every game; the others are in the deep tests. */
const SOME_KINDS = ALL_KINDS.filter((_, i) => i % 12 === 10)

let open: TestTables
beforeAll(async () => {
  open = await openTestTables()
})
afterAll(() => open.close())

it.each(SOME_KINDS)('every client has the correct view and no hidden information: %j', async ({ id, options }) => {
  const { moves } = await watchGame(open, id, options, `by day ${JSON.stringify(options)}`)
  expect(moves).toBeGreaterThan(0)
  expect(open.failures).toEqual([])
})
