import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import type { History, TableNow } from '#wire/moves.ts'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { QUICK_FOLDER } from '../testing/folders.ts'
import { postgresPrograms } from '../testing/postgres-cluster.ts'
import { Browser, TestServer } from '../testing/test-server.ts'

const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rng = new Rng('backup')
let requests = 0

/** Two people who play on a server; their sessions stay valid on another one. */
async function people(server: TestServer) {
  const both = [await server.guest('Anna'), await server.guest('Béla')]
  const { table } = await both[0].makeTable({ seats: ['me', 'open'] })
  await both[1].must('POST', '/enter', { code: table.code })
  await both[1].must('POST', `/tables/${table.id}/sit`, {})
  await both[0].must('POST', `/tables/${table.id}/start`)
  return { both, id: table.id }
}

function movedTo(server: TestServer, both: readonly Browser[]): Browser[] {
  return both.map(({ cookie }) => {
    const browser = new Browser(server)
    browser.cookie = cookie
    return browser
  })
}

async function play(both: readonly Browser[], id: string, moves: number): Promise<void> {
  for (let made = 0; made < moves; ) {
    for (const browser of both) {
      const { seq, legal } = await browser.must<TableNow>('GET', `/tables/${id}`)
      if (legal === null || legal.length === 0 || made === moves) continue
      const action = legal[rng.below(legal.length)]
      await browser.must('POST', `/tables/${id}/actions`, { seq, action, request: `backup-${requests++}` })
      made++
    }
  }
}

async function movesOf(browser: Browser, id: string): Promise<number[]> {
  return (await browser.must<History>('GET', `/tables/${id}/moves`)).moves.map(({ seq }) => seq)
}

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

describe('SQLite, as docs/self-hosting.md says', () => {
  it('a backup of the running server replaces the database, and games continue', async () => {
    const data = join(folder, 'running')
    const server = await TestServer.open({ DATA: data })
    const { both, id } = await people(server)
    await play(both, id, 5)
    const backup = join(folder, 'backup.db')
    const other = new Libsql(join(data, 'hilltop.db'))
    other.exec(`VACUUM INTO '${backup}'`)
    other.close()
    await play(both, id, 3)
    await server.close()
    for (const name of ['hilltop.db', 'hilltop.db-wal', 'hilltop.db-shm']) rmSync(join(data, name), { force: true })
    copyFileSync(backup, join(data, 'hilltop.db'))
    const restored = await TestServer.open({ DATA: data })
    const again = movedTo(restored, both)
    expect(await movesOf(again[0], id)).toEqual(upTo(5))
    await play(again, id, 2)
    expect(await movesOf(again[1], id)).toEqual(upTo(7))
    await restored.close()
  })

  it('a copy of the folder of a stopped server has everything', async () => {
    const data = join(folder, 'stopped')
    const server = await TestServer.open({ DATA: data })
    const { both, id } = await people(server)
    await play(both, id, 5)
    await server.close()
    mkdirSync(join(folder, 'copy'))
    cpSync(data, join(folder, 'copy'), { recursive: true })
    const restored = await TestServer.open({ DATA: join(folder, 'copy') })
    expect(await movesOf(movedTo(restored, both)[0], id)).toEqual(upTo(5))
    await restored.close()
  })
})

describe.skipIf(hasNoPostgres)('Postgres, as docs/self-hosting.md says', () => {
  it('a dump of the running server is restored over the database, and games continue', async () => {
    const DATABASE_URL = await freshPostgres()
    const run = (program: string, ...args: string[]) => execFileSync(join(postgresPrograms() ?? '', program), args)
    const server = await TestServer.open({ DATABASE_URL })
    const { both, id } = await people(server)
    await play(both, id, 5)
    const dump = join(folder, 'hilltop.dump')
    run('pg_dump', '--format=custom', `--file=${dump}`, DATABASE_URL)
    await play(both, id, 3)
    await server.close()
    run('pg_restore', '--clean', '--if-exists', `--dbname=${DATABASE_URL}`, dump)
    const restored = await TestServer.open({ DATABASE_URL })
    const again = movedTo(restored, both)
    expect(await movesOf(again[0], id)).toEqual(upTo(5))
    await play(again, id, 2)
    expect(await movesOf(again[1], id)).toEqual(upTo(7))
    await restored.close()
  })
})
