import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '#server/testing/table-helpers.ts'
import { begin, check } from './killed-server.ts'
import { ServerProcess } from './server-process.ts'

const SLOW = { timeout: 600_000 }

let server: ServerProcess
beforeEach(async () => {
  server = new ServerProcess(0, { LOG_LEVEL: 'silent' })
  await server.start()
}, SLOW.timeout)
afterEach(() => server.remove())

/** No file of the server can become larger than this, as on a full disk. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`])
}

it('without room no move is acknowledged and the server is not ready; with room again games go on', SLOW, async () => {
  const table = await begin(server, 'lokomoto', { players: 2 }, 'trains')
  limitFiles(statSync(join(server.data, 'hilltop.db-wal')).size)
  const [host] = table.players
  const games = table.players.map((player) => player.play(table.id))
  await until(async () => (await server.failures()) === 'these parts fail: writes')
  // Who looks on still can, and the next move waits.
  expect((await host.ask('GET', `/tables/${table.id}`)).status).toBe(200)
  await until(() => table.players.some(({ failures }) => failures.has('503 unavailable')))
  const acknowledged = () => table.players.flatMap((player) => player.acknowledged).length
  const full = acknowledged()
  await host.ask('GET', `/tables/${table.id}/moves?from=0`)
  expect(acknowledged()).toBe(full)
  limitFiles('unlimited')
  await until(async () => (await server.failures()) === '')
  await Promise.all(games)
  expect(acknowledged()).toBeGreaterThan(full)
  for (const { failures } of table.players) expect([...failures].filter((one) => one !== '503 unavailable')).toEqual([])
  await check(table)
})
