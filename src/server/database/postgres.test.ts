import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { asked, freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { Heartbeat } from './heartbeat.ts'
import { APPEND, openPostgres } from './postgres.ts'
import { TIMING } from './postgres-pool.ts'

it.skipIf(hasNoPostgres)(
  'writing a move reads the row of its table, not all tables that are being played',
  async () => {
    const url = await freshPostgres()
    const store = await openPostgres(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `INSERT INTO tables (id, game, rules_version, options, visibility, status, host_id, clock, secret, commitment,
       created_at, active, moved_at, version)
     SELECT 'table-' || i, '', 1, '', 'open', 'playing', '', '', '', '', 0, '', 0, 0 FROM generate_series(1, 300) i`,
    )
    await client.query('SET plan_cache_mode = force_generic_plan')
    await client.query(`PREPARE append AS ${APPEND}`)
    const values = Array.from({ length: 13 }, () => "'{}'").join()
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE append(${values})`)
    const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => /Scan .*on tables\b/.test(line))
    expect(scans.length).toBeGreaterThan(1)
    for (const scan of scans) expect(scan).toContain('Index Scan using tables_pkey')
    await client.end()
    await store.close()
  },
)

describe.skipIf(hasNoPostgres)('notifications', () => {
  const notifications = Array.from({ length: 600 }, (_, i) => ({ table: `table-${i}-with-a-rather-long-id`, seq: i }))

  async function listening(url: string) {
    const heard: unknown[] = []
    const store = await openPostgres(url)
    // The first call says that it listens.
    const isReady = new Promise<void>((resolve) => {
      store.listen((notification) => (notification === undefined ? resolve() : heard.push(notification)))
    })
    await isReady
    return { heard, store }
  }

  it('more of them than fit in one payload arrive together, in order', async () => {
    const url = await freshPostgres()
    const sender = await openPostgres(url)
    const { heard, store } = await listening(url)
    await Promise.all(notifications.map((notification) => sender.publish(notification)))
    await vi.waitFor(() => expect(heard).toEqual(notifications), 20_000)
    await Promise.all([sender.close(), store.close()])
  })

  it('those that wait when a node stops are still sent', async () => {
    const url = await freshPostgres()
    const sender = await openPostgres(url)
    const { heard, store } = await listening(url)
    for (const notification of notifications) void sender.publish(notification).catch(() => undefined)
    await sender.close()
    await vi.waitFor(() => expect(heard).toHaveLength(notifications.length), 20_000)
    await store.close()
  })

  it('a node that cannot send them is not ready, until it can again', async () => {
    const url = await freshPostgres()
    const quick = { ...TIMING, beat: 20 }
    await (await openPostgres(url)).close()
    // The node finds this function instead of the one of Postgres; its listener uses the statement NOTIFY.
    const refuse = (how: string) => `CREATE OR REPLACE FUNCTION pg_notify(text, text) RETURNS void LANGUAGE ${how}`
    await asked(url, refuse("plpgsql AS $$ BEGIN RAISE 'the queue is full'; END $$"))
    await asked(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET search_path = public, pg_catalog`)
    const store = await openPostgres(url, quick)
    const heartbeat = new Heartbeat(store)
    store.listen(() => undefined)
    await heartbeat.start()
    await vi.waitFor(async () => expect(await heartbeat.failures()).toEqual(['notifications']), 20_000)
    await asked(url, refuse('sql AS $$ SELECT pg_catalog.pg_notify($1, $2) $$'))
    await vi.waitFor(async () => expect(await heartbeat.failures()).toEqual([]), 20_000)
    await heartbeat.stop()
    await store.close()
  })

  it('a payload of another program on the same channel is ignored', async () => {
    const url = await freshPostgres()
    const { heard, store } = await listening(url)
    for (const payload of ['', '5', 'null', '{"table":"x"}'])
      await sql`SELECT pg_notify('hilltop', ${payload})`.execute(store.db)
    await store.publish({ user: 'anna' })
    await vi.waitFor(() => expect(heard).toEqual([{ user: 'anna' }]), 20_000)
    await store.close()
  })
})
