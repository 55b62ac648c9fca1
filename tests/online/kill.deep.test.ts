import { afterAll, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { ALL_KINDS } from '../views/all-games.ts'
import { begin, check, someTime, type TestTable } from './killed-server.ts'
import { ServerProcess } from './server-process.ts'

const KILLS = 8
const TABLES = 6

const server = new ServerProcess()
afterAll(() => server.remove())

it(`a server killed ${KILLS} times under load loses nothing it acknowledged`, async () => {
  await server.start()
  const rng = new Rng('by night')
  const tables: TestTable[] = []
  const games: Promise<void>[] = []
  const more = async (): Promise<void> => {
    const { id: game, options } = ALL_KINDS[rng.below(ALL_KINDS.length)]
    const bots = options.players > 1 ? rng.below(2) : 0
    const table = await begin(server, game, options, `table-${tables.length}`, bots)
    tables.push(table)
    games.push(...table.players.map((player) => player.play(table.id)))
  }
  for (let i = 0; i < TABLES; i++) await more()
  for (let times = 0; times < KILLS; times++) {
    await someTime(tables, rng)
    expect(await server.end('SIGKILL')).toBeNull()
    await server.start()
    await more()
  }
  await Promise.all(games)
  for (const table of tables) await check(table)
})
