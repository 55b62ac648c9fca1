import { afterEach, beforeEach, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { begin, check, someTime } from './killed-server.ts'
import { ServerProcess } from './server-process.ts'

/** Starts several servers, on a machine that may be busy. */
const SLOW = { timeout: 600_000 }

let server: ServerProcess
beforeEach(async () => {
  server = new ServerProcess()
  await server.start()
}, SLOW.timeout)
afterEach(() => server.remove())

it('a killed server loses nothing it acknowledged, and its games can be finished', SLOW, async () => {
  const tables = await Promise.all([
    begin(server, 'machi-koro', { players: 2 }, 'towns'),
    begin(server, 'rail-on-the-hill', { players: 2 }, 'rails'),
    begin(server, 'lokomoto', { players: 3 }, 'trains'),
  ])
  const games = tables.flatMap(({ id, players }) => players.map((player) => player.play(id)))
  await someTime(tables, new Rng('by day'))
  expect(await server.end('SIGKILL')).toBeNull()
  await server.start()
  await Promise.all(games)
  for (const table of tables) await check(table)
})

it('a server that is stopped finishes accepted requests and exits with 0', SLOW, async () => {
  const table = await begin(server, 'lokomoto', { players: 3 }, 'trains')
  const games = table.players.map((player) => player.play(table.id))
  await someTime([table], new Rng('stopped'))
  expect(await server.end('SIGTERM')).toBe(0)
  await server.start()
  await Promise.all(games)
  await check(table)
})
