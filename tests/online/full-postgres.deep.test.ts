import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { hasNoPostgres } from '#server/testing/databases.ts'
import { canMount, SmallDisk } from '#server/testing/folders.ts'
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts'
import { until } from '#server/testing/table-helpers.ts'
import { begin, check, someTime } from './killed-server.ts'
import { ServerProcess } from './server-process.ts'

const canRun = canMount && !hasNoPostgres

let disk: SmallDisk
let cluster: Cluster
let nodes: ServerProcess[]
beforeEach(async () => {
  if (!canRun) return
  disk = new SmallDisk(128)
  const started = startCluster({ disk })
  if (typeof started === 'string') throw new Error(started)
  cluster = started
  const settings = { DATABASE_URL: cluster.url('postgres'), LOG_LEVEL: 'silent' }
  nodes = [new ServerProcess(0, settings), new ServerProcess(0, settings)]
  for (const node of nodes) await node.start()
  await until(isReady)
}, 120_000)
afterEach(() => {
  if (!canRun) return
  for (const node of nodes) node.remove()
  cluster.remove()
})

const failures = () => Promise.all(nodes.map((node) => node.failures()))
const isReady = async () => (await failures()).every((one) => one === '')

/** Needs a new file for the log of Postgres, which ends if there is no room for it. */
async function switchLog(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('SELECT pg_switch_wal()')
  await client.end()
}

it.skipIf(!canRun)('where the disk of Postgres is full, nodes say so, nothing is lost, and games go on', async () => {
  const tables = await Promise.all([
    begin(nodes, 'machi-koro', { players: 2 }, 'towns'),
    begin(nodes, 'rail-on-the-hill', { players: 2 }, 'rails'),
    begin(nodes, 'lokomoto', { players: 3 }, 'trains', 1),
  ])
  const games = tables.flatMap(({ id, players }) => players.map((player) => player.play(id)))
  await someTime(tables, new Rng('full'))
  disk.fill()
  await until(async () => (await failures()).includes('these parts fail: writes'))
  disk.free()
  await until(isReady)

  await someTime(tables, new Rng('full again'))
  disk.fill()
  await until(async () => (await failures()).includes('these parts fail: writes'))
  await until(() =>
    switchLog().then(
      () => false,
      () => true,
    ),
  )
  const gone = 'these parts fail: reads, writes, notifications'
  await until(async () => (await failures()).every((one) => one === gone))
  disk.free()
  cluster.start()
  await until(isReady)
  await Promise.all(games)
  const answers = tables.flatMap(({ players }) => players.flatMap((player) => [...player.failures]))
  expect(new Set(answers)).toEqual(new Set(['503 unavailable']))
  for (const table of tables) await check(table)
})
