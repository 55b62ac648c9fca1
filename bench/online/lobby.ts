import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openSqlite } from '#server/database/sqlite.ts'
import { AccountService } from '#server/people/account-service.ts'
import { HttpConnection } from './http-connection.ts'
import { ServerProcess } from './server-process.ts'

const HELP = `Measures what GET /lobby costs the server, with 60 open tables, by a person who has finished some games
and by one who is not signed in.

  node --import tsx bench/online/lobby.ts                      beside a million finished tables
  node --import tsx bench/online/lobby.ts --finished 1000      beside fewer
  node --import tsx bench/online/lobby.ts --calls 5000         how often each of them asks (default 2000)
  node --import tsx bench/online/lobby.ts --flag=--cpu-prof    an argument of node for the server
`

const { values } = parseArgs({
  options: {
    finished: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '2000' },
    flag: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

/** How many finished games the person who asks has. */
const OWN_TABLES = 100
const OPEN_TABLES = 60
const CONNECTIONS = 4

if (values.help) process.stdout.write(HELP)
else await run(Number(values.finished), Number(values.calls))

async function run(finished: number, calls: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-lobby-'))
  try {
    const cookie = await fill(folder, finished)
    const program = import.meta.resolve('../../src/server/main.ts')
    const server = await ServerProcess.start(program, { DATA: folder, RATE: '1000', LOG_LEVEL: 'error' }, values.flag)
    const lines = Array.from({ length: CONNECTIONS }, () => new HttpConnection(server.port))
    const ask = async (line: HttpConnection, who: string, count: number) => {
      for (let i = 0; i < count; i++) {
        const { status } = await line.ask('GET', '/api/lobby', who)
        if (status !== 200) throw new Error(`the lobby was answered with ${status}`)
      }
    }
    const askAll = (who: string, count: number) => Promise.all(lines.map((line) => ask(line, who, count / CONNECTIONS)))
    for (const [name, who] of [
      ['signed in', cookie],
      ['not signed in', ''],
    ]) {
      await askAll(who, calls / 4)
      const before = await server.usage(false)
      await askAll(who, calls)
      const after = await server.usage(false)
      const ms = (after.cpuMs - before.cpuMs) / calls
      process.stdout.write(
        `GET /lobby beside ${finished} finished tables, ${name}: ${ms.toFixed(2)} ms of CPU per call\n`,
      )
    }
    for (const line of lines) line.close()
    await server.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fills a new database, and returns the cookie of the person who asks. */
async function fill(folder: string, finished: number): Promise<string> {
  const store = await openSqlite(folder)
  const { person, session } = await new AccountService(store, async () => undefined).newGuest('Anna')
  await sql`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${finished + OPEN_TABLES})
    INSERT INTO tables (id, game, rules_version, options, visibility, code, status, host_id, clock, secret, commitment,
      created_at, ended_at, active, moved_at, version)
    SELECT 'table-' || n, 'machi-koro', 1, '{"players":2,"first":1}', 'open',
      CASE WHEN n > ${finished} THEN 'CODE' || n END, CASE WHEN n > ${finished} THEN 'waiting' ELSE 'over' END,
      'host-' || (n % 5000), '{"kind":"none"}', '', '', ${Date.now()} - n, CASE WHEN n > ${finished} THEN NULL ELSE n END,
      '', n, 1 FROM numbers`.execute(store.db)
  await sql`
    INSERT INTO seats (table_id, seat, kind, user_id, name, is_away, back_at, words, ended_at)
    SELECT id, 1, 'person', CASE WHEN rowid % ${Math.ceil(finished / OWN_TABLES)} = 0 AND status = 'over' THEN ${person.id} ELSE host_id END,
      'Somebody', 0, 0, '', ended_at FROM tables
    UNION ALL SELECT id, 2, CASE status WHEN 'over' THEN 'bot' ELSE 'open' END, NULL, 'steady', 0, 0, '', ended_at
    FROM tables`.execute(store.db)
  await store.close()
  return `hilltop=${session}`
}
