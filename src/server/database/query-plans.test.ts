import { createECDH } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { ABANDONED_DAYS } from '#wire/tables.ts'
import { PushClient } from '../notices/push-client.ts'
import { AccountService } from '../people/account-service.ts'
import { hashOf } from '../people/credentials.ts'
import { sweepNotices, sweepPresence, sweepUsers } from '../people/sweep.ts'
import { sweepInvites } from '../social/invite-service.ts'
import { sweepReports } from '../tables/moderation.ts'
import { NOTICE_MS } from '../tables/move-service.ts'
import { sweepCardSets } from '../tables/stored-card-sets.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { ranchFor } from '../testing/machi-koro.ts'
import { act, begunTable, playOn, wish } from '../testing/table-helpers.ts'
import { openTemporaryStore, openTestTables } from '../testing/test-tables.ts'
import { openPostgres } from './postgres.ts'
import type { DatabaseStore } from './store.ts'

/** Tables and indexes with few rows, however old the database is, and queries that read only so many. */
const SMALL = ['nodes', 'keys', 'waiting_tables_of_host', 'card_sets', 'stored']

/** A point of the curve P-256, as a browser sends it. */
const PUBLIC_KEY = createECDH('prime256v1').generateKeys('base64url')

const CHEAP = { hash: async (password: string) => password, verify: async () => true }

/** Does everything that players and the server do often or every day, and returns the queries by their text. */
async function queriesOf(store: DatabaseStore): Promise<ReadonlyMap<string, CompiledQuery>> {
  const queries = new Map<string, CompiledQuery>()
  const compiler = store.db.getExecutor()
  const db = store.db.withPlugin({
    transformQuery({ node, queryId }) {
      const query = compiler.compileQuery(node, queryId)
      queries.set(query.sql, query)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const watched = { ...store, db }
  // Nothing listens there.
  const push = new PushClient({ hosts: ['localhost:1'], contact: 'https://play.example.org' })
  const senders = { push, mail: undefined }
  const { tables, tick, clock } = await openTestTables({ store: watched, hotTables: 1, senders })
  clock.now = Date.now()
  const accounts = new AccountService(watched, tables.refresh, undefined, CHEAP)
  const [anna, ben, guest] = await Promise.all(['Anna', 'Ben', 'Guest'].map((name) => accounts.newGuest(name)))
  await accounts.register(anna.person, 'Anna', 'a password', { replaced: anna.session })
  const rivals = await Promise.all(
    ['Rival 1', 'Rival 2'].map((name) => accounts.register(undefined, name, 'a password')),
  )
  await accounts.credentials.bySession(ben.session)
  await accounts.credentials.recheck(new Set([hashOf(ben.session)]))
  const { table } = await tables.create(
    anna.person,
    wish('machi-koro', { players: 2, first: 1 }, { visibility: 'open' }),
  )
  await tables.sit(ben.person, table.id, 2, '')
  await tables.start(anna.person, table.id)
  const keys = { p256dh: PUBLIC_KEY, auth: 'A'.repeat(22) }
  const { session } = await accounts.signIn(undefined, 'Anna', 'a password')
  await tables.notices.addDevice(anna.person, session, { endpoint: 'https://localhost:1/', keys }, '', 'en')
  await tables.notices.setTable(anna.person, table.id, true)
  await tables.notices.of(anna.person, session)
  clock.now += NOTICE_MS
  await tick()
  await tables.noticesSent()
  expect(await store.db.selectFrom('outbox').select('tries').execute()).toEqual([{ tries: 1 }])
  await act(tables, anna.person, table.id, 'roll 1')
  await tables.say(ben.person, table.id, 'hello')
  const unfollow = await tables.follow(ben.person, table.id, { seq: 0, chat: 0 }, () => undefined)
  // Another table takes the place of the first one in memory, so that it is loaded again.
  const other = await tables.create(ben.person, wish('machi-koro', { players: 2 }))
  await tables.enterByCode(anna.person, other.table.code)
  await tables.snapshot(anna.person, table.id)
  await tables.history(anna.person, table.id, 0)
  for (const caller of [anna.person, undefined]) await tables.lobby(caller)
  await tick()
  unfollow()
  await tables.leave(ben.person, table.id)
  const rated = rivals.map(({ person }) => person)
  const game = await begunTable(tables, rated, wish('lokomoto', { players: 2 }, { isRated: true }))
  await playOn(tables, game, rated)
  for (const rival of rated) {
    await tables.profiles.setReaders(rival, 'everybody')
    for (const caller of [...rated, undefined]) await tables.profiles.get(caller, rival.name)
  }
  await tables.relations.follow(anna.person, { user: ben.person.id }, true)
  await tables.relations.block(anna.person, { account: 'Rival 1' }, true)
  await tables.relations.of(anna.person)
  await tables.relations.show(anna.person, true)
  tables.noteNetwork(anna.person, 'net')
  await tables.online.list()
  const mutual = await tables.create(ben.person, wish('machi-koro', { players: 2 }))
  await tables.relations.follow(ben.person, { user: anna.person.id }, true)
  await tables.invites.invite(ben.person, mutual.table.id, anna.person.id)
  await tables.invites.decline(anna.person, mutual.table.id)
  for (const one of [ben.person, anna.person]) await tables.playNow(one, { game: 'lokomoto', options: {} })
  for (const caller of [anna.person, undefined]) await tables.lobby(caller)
  await sweepInvites(db, Date.now())
  await accounts.signOut(guest.session)
  await sweepUsers(db, Date.now())
  await sweepNotices(db, Date.now())
  await sweepPresence(db, Date.now())
  await sweepReports(db, Date.now())
  await tables.create(ben.person, wish('machi-koro', { players: 2 }, { cards: { id: 'mine', text: ranchFor(5) } }))
  await sweepCardSets(db, Date.now() + 100 * 86_400_000)
  await begunTable(tables, [ben.person], wish('rail-on-the-hill', { players: 1 }))
  clock.now += ABANDONED_DAYS * 86_400_000
  await tick()
  await tables.stop()
  return queries
}

/** Only statements that read rows have a plan that matters. */
const isRead = ({ sql }: CompiledQuery) => /^\s*(select|update|delete|with)\b/i.test(sql)

test('no frequent query reads a whole growing table, on SQLite', async () => {
  const store = await openTemporaryStore()
  const queries = [...(await queriesOf(store)).values()].filter(isRead)
  expect(queries.length).toBeGreaterThan(40)
  const scans: string[] = []
  for (const { sql, parameters } of queries) {
    const plan = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters])
    const { rows } = await store.db.executeQuery<{ readonly detail: string }>(plan)
    // The rows of a subquery, which has a plan of its own, are all read.
    const subqueries = rows.flatMap(({ detail }) => /^CO-ROUTINE (\w+)/.exec(detail)?.[1] ?? [])
    for (const { detail } of rows) {
      const table = /^SCAN (\w+)/.exec(detail)?.[1]
      if (table !== undefined && ![...SMALL, ...subqueries, 'CONSTANT'].includes(table)) scans.push(`${detail}: ${sql}`)
    }
  }
  expect(scans).toEqual([])
  const [abandoned] = queries.filter(({ sql }) => sql.includes('"abandoned_at" <='))
  const plan = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${abandoned.sql}`, [...abandoned.parameters])
  expect((await store.db.executeQuery<{ readonly detail: string }>(plan)).rows.map(({ detail }) => detail)).toEqual([
    'SEARCH tables USING INDEX games_of_one_person (abandoned_at<?)',
  ])
  await store.close()
})

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/** The parts of a plan that read a whole table, or the whole index of one. */
function scansIn(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', 'Index Cond': condition } = node
  const isWhole = type === 'Seq Scan' || (/^Index (Only )?Scan/.test(type) && condition === undefined)
  const own = isWhole && !SMALL.includes(table) && !SMALL.includes(index) ? [`${type} of ${table}`] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)]
}

test.skipIf(hasNoPostgres)('no frequent query needs to read a whole growing table, on Postgres', async () => {
  const url = await freshPostgres()
  const store = await openPostgres(url)
  const queries = [...(await queriesOf(store)).values()].filter(isRead)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // With so few rows Postgres would read them all; now it does so only where no index helps.
  await client.query('SET enable_seqscan = off')
  const scans: string[] = []
  for (const { sql, parameters } of queries) {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])
    const [{ Plan: plan }] = rows[0]['QUERY PLAN']
    for (const scan of scansIn(plan)) scans.push(`${scan}: ${sql}`)
  }
  expect(scans).toEqual([])
  await client.end()
  await store.close()
})
