import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { hasNoPostgres } from '#server/testing/databases.ts'
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts'
import { SwallowingProxy } from '#server/testing/swallowing-proxy.ts'
import { until } from '#server/testing/table-helpers.ts'
import { begin, check, someTime } from './killed-server.ts'
import { ServerProcess } from './server-process.ts'

/** A node is back so soon after the network is, without a restart. */
const BACK_MS = 15_000

describe.skipIf(hasNoPostgres)('two nodes on one Postgres', () => {
  let cluster: Cluster
  let proxy: SwallowingProxy
  let nodes: ServerProcess[]
  beforeEach(async () => {
    const started = startCluster()
    if (typeof started === 'string') throw new Error(started)
    cluster = started
    const url = cluster.url('postgres')
    const opened = await SwallowingProxy.open(url)
    proxy = opened.proxy
    nodes = [url, opened.url].map((DATABASE_URL) => new ServerProcess(0, { DATABASE_URL, LOG_LEVEL: 'silent' }))
    for (const node of nodes) await node.start()
    await until(async () => (await Promise.all(nodes.map((node) => node.failures()))).join('') === '')
  }, 120_000)
  afterEach(async () => {
    for (const node of nodes) node.remove()
    await proxy.close()
    cluster.remove()
  })

  /** Games of people of whom each second one is on the second node. */
  async function play() {
    const tables = await Promise.all([
      begin(nodes, 'machi-koro', { players: 2 }, 'towns'),
      begin(nodes, 'rail-on-the-hill', { players: 2 }, 'rails'),
      begin(nodes, 'lokomoto', { players: 3 }, 'trains', 1),
    ])
    const games = tables.flatMap(({ id, players }) => players.map((player) => player.play(id)))
    const finish = async () => {
      await Promise.all(games)
      for (const table of tables) await check(table)
    }
    return { tables, finish }
  }

  it('where the network of one swallows packets three times, it is back soon, and nothing is lost', async () => {
    const [near, far] = nodes
    const { tables, finish } = await play()
    for (let times = 0; times < 3; times++) {
      await someTime(tables, new Rng(`swallowed ${times}`))
      proxy.swallow()
      await until(async () => (await far.failures()) === 'these parts fail: reads, writes, notifications')
      expect(await near.failures()).toBe('')
      proxy.heal()
      const healedAt = performance.now()
      await until(async () => (await far.failures()) === '')
      const backAfter = performance.now() - healedAt
      process.stdout.write(`back after ${Math.round(backAfter)} ms\n`)
      expect(backAfter).toBeLessThan(BACK_MS)
    }
    await finish()
  })

  it('if only the listener of one node dies, all followers still get everything', async () => {
    const { tables, finish } = await play()
    await someTime(tables, new Rng('deaf'))
    expect(proxy.freeze((sent) => sent.includes('LISTEN hilltop'))).toBe(1)
    await finish()
  })

  it('where one is stopped for a while and goes on, nothing is lost', async () => {
    const [, far] = nodes
    const { tables, finish } = await play()
    for (let times = 0; times < 3; times++) {
      await someTime(tables, new Rng(`stopped ${times}`))
      far.signal('SIGSTOP')
      // Longer than anything waits for an answer.
      await new Promise((resolve) => setTimeout(resolve, 8000))
      far.signal('SIGCONT')
      await until(async () => (await far.failures()) === '')
    }
    await finish()
  })

  it('where Postgres crashes twice, every acknowledged move is there', async () => {
    const { tables, finish } = await play()
    for (let times = 0; times < 2; times++) {
      await someTime(tables, new Rng(`crashed ${times}`))
      cluster.crash()
      await until(async () => (await Promise.all(nodes.map((node) => node.failures()))).every((one) => one !== ''))
      cluster.start()
      await until(async () => (await Promise.all(nodes.map((node) => node.failures()))).join('') === '')
    }
    await finish()
  })
})
