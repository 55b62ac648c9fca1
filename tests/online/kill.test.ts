import { afterEach, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { begin, check, someTime } from './killed-server.ts'
import { ServerProcess } from './server-process.ts'

/** Starts several servers, on a machine that may be busy. */
const SLOW = { timeout: 600_000 }

const server = new ServerProcess()
afterEach(() => server.remove())

it('a stopped server exits with 0, a killed one loses nothing it acknowledged, and the games go on', SLOW, async () => {
  await server.start()
  const tables = await Promise.all([
    begin(server, 'machi-koro', { players: 2 }, 'towns'),
    begin(server, 'rail-on-the-hill', { players: 2 }, 'rails'),
    begin(server, 'lokomoto', { players: 3 }, 'trains'),
  ])
  const games = tables.flatMap(({ id, players }) => players.map((player) => player.play(id)))
  await someTime(tables, new Rng('stopped'))
  expect(await server.end('SIGTERM')).toBe(0)
  await server.start()
  await someTime(tables, new Rng('by day'))
  expect(await server.end('SIGKILL')).toBeNull()
  await server.start()
  await Promise.all(games)
  for (const table of tables) await check(table)
})
