import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenHouse, openHouse } from '#server/testing/open-house.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import { watchGame } from './watched-game.ts'

const GAMES_OF_EACH_KIND = 6

let open: OpenHouse
beforeAll(async () => {
  // Most tables are cold most of the time.
  open = await openHouse({ hotTables: 2 })
})
afterAll(() => open.close())

it.each(ALL_KINDS)('everybody sees the truth, and nobody more than theirs: %j', async ({ id, options }) => {
  const games = Array.from({ length: GAMES_OF_EACH_KIND }, (_, i) => watchGame(open, id, options, `night ${i}`))
  const watched = await Promise.all(games)
  expect(watched.some(({ undone }) => undone > 0)).toBe(true)
  expect(open.failures).toEqual([])
})
