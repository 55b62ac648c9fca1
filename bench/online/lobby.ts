import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database } from '#server/database/schema.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import type { DatabaseStore } from '#server/database/store.ts'
import { AccountService } from '#server/people/account-service.ts'
import { startCluster } from '#server/testing/postgres-cluster.ts'
import { ensurePrograms } from '../../scripts/build-programs.mjs'
import { HttpConnection } from './http-connection.ts'
import { ServerProcess } from './server-process.ts'

const HELP = `Measures what GET /lobby costs the server, with 60 open tables: for a person who has finished some games, for
one who also plays some, follows and blocks people and is invited, and for a caller who is not signed in. Each figure is
also given as a multiple of a fixed piece of work that is measured beside it, since other programs share the machine.

  node --import tsx bench/online/lobby.ts                      beside a million finished tables, on SQLite and Postgres
  node --import tsx bench/online/lobby.ts --finished 1000      beside fewer
  node --import tsx bench/online/lobby.ts --calls 5000         how often each of them asks (default 2000)
  node --import tsx bench/online/lobby.ts --database postgres  only one database
  node --import tsx bench/online/lobby.ts --against ../other   also the server of another checkout, after npm run build there, on the same data
  node --import tsx bench/online/lobby.ts --flag=--cpu-prof    an argument of node for the server
`

const { values } = parseArgs({
  options: {
    finished: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '2000' },
    database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    against: { type: 'string', multiple: true, default: [] },
    flag: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** How many finished games a person who asks has, and how many a busy one plays, hosts and is invited to. */
const OWN_TABLES = 100
const BUSY_TABLES = 5
const OPEN_TABLES = 60
const CONNECTIONS = 4
/** Tables that are inserted with one statement, which has a time limit on Postgres. */
const CHUNK = 20_000
/** The cheapest slice counts: other programs can only make one more expensive. */
const SLICES = 3

if (values.help) process.stdout.write(HELP)
else for (const name of values.database) await run(name, Number(values.finished), Number(values.calls))

async function run(name: string, finished: number, calls: number): Promise<void> {
  ensurePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-lobby-'))
  const cluster = name === 'postgres' ? startCluster({ parent: tmpdir(), buffers: '256MB' }) : undefined
  if (typeof cluster === 'string') throw new Error(`no Postgres could be started: ${cluster}`)
  const url = cluster?.url('postgres')
  try {
    const store = url === undefined ? await openSqlite(folder) : await openPostgres(url)
    const callers = await fill(store, finished)
    await store.close()
    const env = { DATA: folder, RATE: '0', LOG_LEVEL: 'error', ...(url && { DATABASE_URL: url }) }
    for (const checkout of ['.', ...values.against]) {
      const program = pathToFileURL(resolve(checkout, 'programs/server/main.js')).href
      const server = await ServerProcess.start(program, env, values.flag)
      for (const [who, cookie] of callers) {
        const { ms, ratio } = await costOf(server, cookie, calls)
        process.stdout.write(
          `GET /lobby on ${name} beside ${finished} finished tables, ${who}${checkout === '.' ? '' : `, ${checkout}`}: ` +
            `${ms.toFixed(2)} ms of CPU per call, ${ratio.toFixed(2)} times the fixed work\n`,
        )
      }
      await server.stop()
    }
  } finally {
    cluster?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function costOf(server: ServerProcess, cookie: string, calls: number) {
  const lines = Array.from({ length: CONNECTIONS }, () => new HttpConnection(server.port))
  const ask = async (line: HttpConnection, count: number) => {
    for (let i = 0; i < count; i++) {
      const { status } = await line.ask('GET', '/api/lobby', cookie)
      if (status !== 200) throw new Error(`the lobby was answered with ${status}`)
    }
  }
  const askAll = (count: number) => Promise.all(lines.map((line) => ask(line, count / CONNECTIONS)))
  await askAll(calls / 4)
  const slices: { readonly ms: number; readonly ratio: number }[] = []
  for (let i = 0; i < SLICES; i++) {
    const before = await server.usage(false)
    await askAll(calls / SLICES)
    const after = await server.usage(false)
    const ms = ((after.cpuMs - before.cpuMs) / calls) * SLICES
    slices.push({ ms, ratio: ms / fixedWork() })
  }
  for (const line of lines) line.close()
  return slices.reduce((one, other) => (other.ratio < one.ratio ? other : one))
}

/** The processor time in ms of reading and writing a fixed JSON text of about 60 kB. */
function fixedWork(): number {
  const text = JSON.stringify(
    Array.from({ length: 1000 }, (_, i) => ({ id: `table-${i}`, seats: [i, i + 1], name: 'x' })),
  )
  const rounds = 200
  const before = process.cpuUsage()
  for (let i = 0; i < rounds; i++) JSON.stringify(JSON.parse(text))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

/** Fills a new database, and returns who asks, with their cookies. */
async function fill(store: DatabaseStore, finished: number): Promise<[string, string][]> {
  const { db } = store
  const accounts = new AccountService(store, async () => undefined)
  const [anna, ben] = [await accounts.newGuest('Anna'), await accounts.newGuest('Ben')]
  const step = sql.lit(Math.ceil(finished / OWN_TABLES / 2))
  const last = sql.lit(finished)
  const owner = sql`CASE WHEN n <= ${last} AND n % ${step} = 0
    THEN CASE n / ${step} % 2 WHEN 0 THEN ${anna.person.id} ELSE ${ben.person.id} END ELSE 'host-' || (n % 5000) END`
  for (let from = 1; from <= finished + OPEN_TABLES; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, finished + OPEN_TABLES)
    const numbers = sql`WITH RECURSIVE numbers(n) AS (
      SELECT ${sql.lit(from)} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${sql.lit(to)})`
    await sql`INSERT INTO tables (id, game, rules_version, options, visibility, code, status, host_id, clock, secret,
        commitment, created_at, ended_at, active, moved_at, version)
      ${numbers}
      SELECT 'table-' || n, 'machi-koro', 1, '{"players":2,"first":1}', 'open', CASE WHEN n > ${last} THEN 'CODE' || n END,
        CASE WHEN n > ${last} THEN 'waiting' ELSE 'over' END, 'host-' || (n % 5000), '{"kind":"none"}', '', '',
        ${sql.lit(Date.now())} - n, CASE WHEN n > ${last} THEN NULL ELSE n END, '', n, 1 FROM numbers`.execute(db)
    await sql`INSERT INTO seats (table_id, seat, kind, user_id, name, is_away, back_at, words, ended_at)
      ${numbers}
      SELECT 'table-' || n, 1, 'person', ${owner}, 'Somebody', 0, 0, '', CASE WHEN n > ${last} THEN NULL ELSE n END
      FROM numbers
      UNION ALL SELECT 'table-' || n, 2, CASE WHEN n > ${last} THEN 'open' ELSE 'bot' END, NULL, 'steady', 0, 0, '',
        CASE WHEN n > ${last} THEN NULL ELSE n END FROM numbers`.execute(db)
  }
  await makeBusy(db, ben.person.id)
  await sql`ANALYZE`.execute(db)
  return [
    ['signed in', `hilltop=${anna.session}`],
    ['signed in and busy', `hilltop=${ben.session}`],
    ['not signed in', ''],
  ]
}

/** Some games in progress, people whom this person follows or blocks, and invitations. */
async function makeBusy(db: Database, userId: string): Promise<void> {
  for (let i = 0; i < BUSY_TABLES; i++) {
    for (const [kind, status] of [
      ['played', 'playing'],
      ['offered', 'waiting'],
    ] as const) {
      const table = `${kind}-${i}`
      await sql`INSERT INTO tables (id, game, rules_version, options, visibility, status, host_id, clock, secret, commitment,
          created_at, active, moved_at, version)
        VALUES (${table}, 'lokomoto', 1, '{"players":2,"first":1}', 'private', ${status}, ${`friend-${i}`}, '{"kind":"none"}',
          '', '', ${Date.now()}, '1', ${Date.now()}, 1)`.execute(db)
      for (const [seat, user] of [
        [1, `friend-${i}`],
        [2, kind === 'played' ? userId : null],
      ] as const) {
        await sql`INSERT INTO seats (table_id, seat, kind, user_id, name, is_away, back_at, words)
          VALUES (${table}, ${seat}, ${user === null ? 'open' : 'person'}, ${user}, 'Somebody', 0, 0, '')`.execute(db)
      }
    }
    await sql`INSERT INTO users (id, kind, name, created_at, seen_at)
      VALUES (${`friend-${i}`}, 'guest', 'Friend', 1, 1)`.execute(db)
    await db
      .insertInto('invites')
      .values({ table_id: `offered-${i}`, user_id: userId, by_id: `friend-${i}`, at: i, is_declined: 0 })
      .execute()
    const relations = [
      { user_id: userId, kind: 'follow' as const, other_id: `friend-${i}`, at: i },
      { user_id: userId, kind: 'block' as const, other_id: `host-${i}`, at: i },
    ]
    await db.insertInto('relations').values(relations).execute()
  }
}
