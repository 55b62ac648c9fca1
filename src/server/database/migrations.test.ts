import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { verify } from '#engine/record.ts'
import { checkProof } from '#fair/fair.ts'
import { loadRules } from '#games/index.ts'
import { ABANDONED_DAYS } from '#wire/tables.ts'
import { AccountService } from '../people/account-service.ts'
import { asked, emptyPostgres, hasNoPostgres } from '../testing/databases.ts'
import { QUICK_FOLDER } from '../testing/folders.ts'
import { playOn } from '../testing/table-helpers.ts'
import { openTestTables, type TestTables } from '../testing/test-tables.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

const account = (id: string, name: string, at: number) =>
  `INSERT INTO users (id, kind, name, name_key, password, created_at, seen_at)
   VALUES ('${id}', 'account', '${name}', '${name.toLowerCase()}', 'a password', ${at}, ${at});`

const TWO_GAMES = readFileSync(new URL('./testing/version-1.sql', import.meta.url), 'utf8')

/** The table of the running game once more, where a bot plays with Anna. */
const WITH_BOT = TWO_GAMES.split('\n')
  .filter((line) => /^INSERT INTO "(tables|seats)".*'running-game'/.test(line))
  .join('\n')
  .replaceAll('running-game', 'with-bot')
  .replace('IPHM3V', 'IPHM3W')
  .replace("'person', 'user-bela', NULL", "'bot', NULL, 'easy'")

/** A database of the first version with tables of Machi Koro, one of them finished, and accounts that look alike. */
const VERSION_1 = [
  TWO_GAMES,
  WITH_BOT,
  account('latin', 'Otto', 1_700_000_000_001),
  account('greek', 'Οttο', 1_700_000_000_002),
].join('\n')
const CHEAP = { hash: async (password: string) => password, verify: async () => true }
const ANNA = { id: 'user-anna', name: 'Anna', kind: 'guest' } as const
const BELA = { id: 'user-bela', name: 'Béla', kind: 'guest' } as const

async function inSqlite(): Promise<TestTables> {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-version-1-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = new Libsql(join(folder, 'hilltop.db'))
  file.exec(VERSION_1)
  file.close()
  return openTestTables({ store: await openSqlite(folder) })
}

async function inPostgres(): Promise<TestTables> {
  const url = await emptyPostgres()
  await asked(url, VERSION_1)
  return openTestTables({ store: await openPostgres(url) })
}

describe.each([
  { name: 'SQLite', isMissing: false, open: inSqlite },
  { name: 'Postgres', isMissing: hasNoPostgres, open: inPostgres },
])('a database of version 1, on $name', ({ isMissing, open }) => {
  it.skipIf(isMissing)('opens: the running game can be finished, and the finished one keeps its record', async () => {
    const { tables, close } = await open()
    const now = await tables.snapshot(ANNA, 'running-game')
    expect(now).toMatchObject({ seq: 12, table: { status: 'playing', cards: null }, you: { seat: 1 } })
    await playOn(tables, 'running-game', [ANNA, BELA])
    const rules = await loadRules('machi-koro')
    for (const id of ['running-game', 'finished-game']) {
      expect(await tables.snapshot(BELA, id)).toMatchObject({ table: { status: 'over', cards: null } })
      const record = await tables.record(ANNA, id)
      expect(record.cards).toBeUndefined()
      expect(checkProof(record)).toMatchObject({ ok: true })
      expect(verify(rules, record)).toMatchObject({ ok: true })
    }
    const { id } = await tables.rematch(ANNA, 'finished-game')
    expect((await tables.snapshot(BELA, id)).table).toMatchObject({ status: 'waiting', cards: null })
    await close()
  })

  it.skipIf(isMissing)('gives games of one person their full time before they count as abandoned', async () => {
    const before = Date.now()
    const { store, close } = await open()
    const tables = await store.db.selectFrom('tables').select(['id', 'abandoned_at']).orderBy('id').execute()
    expect(tables).toEqual([
      { id: 'finished-game', abandoned_at: null },
      { id: 'running-game', abandoned_at: null },
      { id: 'with-bot', abandoned_at: expect.any(Number) },
    ])
    expect(tables[2].abandoned_at).toBeGreaterThanOrEqual(before + ABANDONED_DAYS * 86_400_000)
    await close()
  })

  it.skipIf(isMissing)(
    'lets both of two accounts sign in that look alike, and no third one look like them',
    async () => {
      const { store, tables, close } = await open()
      const accounts = new AccountService(store, tables.refresh, undefined, CHEAP)
      for (const [id, name] of [
        ['latin', 'otto'],
        ['greek', 'Οttο'],
      ]) {
        expect(await accounts.signIn(undefined, name, 'a password')).toMatchObject({ person: { id } })
      }
      await expect(accounts.register(undefined, 'Оtto', 'a password')).rejects.toMatchObject({ code: 'name-taken' })
      const greek = { id: 'greek', name: 'Οttο', kind: 'account' } as const
      await expect(accounts.rename(greek, 'Ottο')).rejects.toMatchObject({ code: 'name-taken' })
      expect(await accounts.rename({ id: 'latin', name: 'Otto', kind: 'account' }, 'OTTO')).toMatchObject({
        name: 'OTTO',
      })
      await close()
    },
  )
})
