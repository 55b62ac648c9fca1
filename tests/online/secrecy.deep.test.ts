import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestTables, type TestTables } from '#server/testing/test-tables.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import { watchGame } from './watched-game.ts'

let open: TestTables
let kindsWithUndo = 0
beforeAll(async () => {
  // A small cache, so that tables are evicted often.
  open = await openTestTables({ hotTables: 2 })
})
afterAll(() => open.close())

it.each(ALL_KINDS)('every client has the correct view and no hidden information: %j', async ({ id, options }) => {
  if ((await watchGame(open, id, options, 'night')).undone > 0) kindsWithUndo++
  expect(open.failures).toEqual([])
})

it('in most of these games somebody took a move back', () => {
  expect(kindsWithUndo).toBeGreaterThan(ALL_KINDS.length / 2)
})
