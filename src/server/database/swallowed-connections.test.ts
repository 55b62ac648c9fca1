import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { SwallowingProxy } from '../testing/swallowing-proxy.ts'
import { begunTable, listener, playOn, strangers, until, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import { Heartbeat } from './heartbeat.ts'
import { openPostgres } from './postgres.ts'
import { TIMING } from './postgres-pool.ts'

const NEVER_MS = 2 ** 31 - 1
const QUICK = { ...TIMING, connect: 500, answer: 500, beat: 50, echo: 500, reread: NEVER_MS }
const machi = wish('machi-koro', { players: 2 })
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
const isListener = (sent: string) => sent.includes('LISTEN hilltop')

describe.skipIf(hasNoPostgres)('connections to Postgres whose packets are dropped', () => {
  let direct: string
  let proxied: string
  let proxy: SwallowingProxy
  beforeEach(async () => {
    direct = await freshPostgres()
    const opened = await SwallowingProxy.open(direct)
    proxy = opened.proxy
    proxied = opened.url
  })
  afterEach(() => proxy.close())

  /** Two nodes; the second one, with a follower, connects through the proxy. */
  async function twoNodes(timing: typeof TIMING) {
    const nodes = [
      await openTestTables({ store: await openPostgres(direct) }),
      await openTestTables({ store: await openPostgres(proxied, timing) }),
    ]
    const [{ tables }, { tables: other }] = nodes
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const heard = await listener(other, people[1], id)
    await playOn(tables, id, people, { moves: 3 })
    await until(() => heard.seqs.length === 3)
    const close = () => Promise.all(nodes.map((node) => node.close()))
    return { tables, other, otherStore: nodes[1].store, people, id, heard, close }
  }

  it('a dead listener is replaced, and what it missed is read', async () => {
    const { tables, otherStore, people, id, heard, close } = await twoNodes(QUICK)
    expect(proxy.freeze(isListener)).toBe(1)
    await playOn(tables, id, people, { moves: 4, chance: 'meanwhile' })
    await tables.say(people[0], id, 'are you there?')
    await until(() => heard.seqs.length === 7 && heard.lines.length === 1)
    expect(heard.seqs).toEqual(upTo(7))
    await until(() => otherStore.hasNotifications())
    await playOn(tables, id, people, { moves: 2, chance: 'afterwards' })
    await until(() => heard.seqs.length === 9)
    await close()
  })

  it('a node without notifications soon reads what it missed, even before its listener is found dead', async () => {
    const { tables, people, id, heard, close } = await twoNodes({ ...QUICK, beat: NEVER_MS, reread: 100 })
    expect(proxy.freeze(isListener)).toBe(1)
    await playOn(tables, id, people, { moves: 4, chance: 'meanwhile' })
    await tables.say(people[0], id, 'are you there?')
    await tables.leave(people[0], id)
    await until(() => heard.lines.length === 1 && heard.facts.at(-1)?.seats[0].isAway === true)
    // A bot may have played for the player who left.
    expect(heard.seqs.length).toBeGreaterThanOrEqual(7)
    expect(heard.seqs).toEqual(upTo(heard.seqs.length))
    await close()
  })

  it('one failed connection makes the pool replace all of them', async () => {
    const store = await openPostgres(proxied, QUICK)
    const ask = () => sql`SELECT 1`.execute(store.db)
    let holding = 0
    const all = Array.from({ length: 10 }, () =>
      store.db.connection().execute(async (connection) => {
        await sql`SELECT 1`.execute(connection)
        holding++
        await until(() => holding === 10)
      }),
    )
    await Promise.all(all)
    expect(proxy.freeze()).toBe(10)
    await expect(ask()).rejects.toThrow('timeout')
    for (let i = 0; i < 20; i++) await ask()
    await store.close()
  })

  it('a transaction that loses its connection fails, and the next one works', async () => {
    const store = await openPostgres(proxied, QUICK)
    const cut = store.db.transaction().execute(async (transaction) => {
      await sql`SELECT 1`.execute(transaction)
      proxy.freeze()
      await sql`SELECT 1`.execute(transaction)
    })
    await expect(cut).rejects.toThrow('Query read timeout')
    await store.db.transaction().execute((transaction) => sql`SELECT 1`.execute(transaction))
    await store.close()
  })

  it('a node without network reports what fails, and is ready again when the network is back', async () => {
    const store = await openPostgres(proxied, QUICK)
    const heartbeat = new Heartbeat(store)
    store.listen(() => undefined)
    await heartbeat.start()
    await until(async () => (await heartbeat.failures()).length === 0)
    proxy.swallow()
    await until(async () => (await heartbeat.failures()).join() === 'reads,writes,notifications')
    proxy.heal()
    await until(async () => (await heartbeat.failures()).length === 0)
    await heartbeat.stop()
    await store.close()
  })
})
