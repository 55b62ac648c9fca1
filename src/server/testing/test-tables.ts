import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#engine/sha256.ts'
import { DATABASE_FILE, openSqlite } from '../database/sqlite.ts'
import type { DatabaseStore } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import { SYSTEM } from '../runtime.ts'
import type { BotRunner } from '../tables/bot-pool.ts'
import answer from '../tables/bot-worker.ts'
import {
  type BackgroundWork,
  createTableService,
  type TableService,
  type TableServiceOptions,
} from '../tables/table-service.ts'
import { QUICK_FOLDER } from './folders.ts'

export interface TestTables {
  readonly tables: TableService
  readonly store: DatabaseStore
  /** The clock, which only tests advance. */
  readonly clock: { now: number }
  /** Errors in background work. */
  readonly failures: unknown[]
  /** Runs one round of the scheduler and waits for it. */
  tick(): Promise<void>
  close(): Promise<void>
}

/** Bots that answer in the same thread. */
const IN_PROCESS_BOTS: BotRunner = {
  think: (question) => answer({ ...question, bot: 'random', ms: 0 }),
  close: async () => undefined,
}

/** A table service with its own database; bots play at random. */
export async function openTestTables(wanted: Partial<TableServiceOptions & BackgroundWork> = {}): Promise<TestTables> {
  const { botRunner = IN_PROCESS_BOTS, bots = { ms: 0, pause: 0 }, dailyJudge, senders, ...parts } = wanted
  const store = parts.store ?? (await openTemporaryStore())
  const clock = { now: 1_700_000_000_000 }
  const failures: unknown[] = []
  let secrets = 0
  let round: () => Promise<void> = async () => undefined
  const tables = createTableService({
    store,
    background: {
      botRunner,
      bots,
      ...(dailyJudge && { dailyJudge }),
      ...(senders && { senders }),
      repeat(again) {
        round = again
        return () => undefined
      },
    },
    hotTables: 100,
    runtime: { ...SYSTEM, now: () => clock.now },
    // The same games in every run.
    secret: () => sha256(`secret ${++secrets}`),
    onError: (error) => failures.push(error),
    ...parts,
  })
  return {
    tables,
    store,
    clock,
    failures,
    tick: () => round(),
    async close() {
      await tables.stop()
      await store.close()
    },
  }
}

export function person(name: string): Person {
  return { id: `user-${name}`, name, kind: 'guest' }
}

/** An empty SQLite database in its own folder, deleted on close. */
export async function openTemporaryStore(): Promise<DatabaseStore> {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-store-'))
  await putDatabase(folder)
  const store = await openSqlite(folder)
  return {
    ...store,
    async close() {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let migrated: Promise<Buffer> | undefined

/** Writes an SQLite database with the present schema and without rows: running all migrations takes longer. */
export async function putDatabase(folder: string): Promise<void> {
  migrated ??= migratedDatabase()
  writeFileSync(join(folder, DATABASE_FILE), await migrated)
}

async function migratedDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-schema-'))
  await (await openSqlite(folder)).close()
  const content = readFileSync(join(folder, DATABASE_FILE))
  rmSync(folder, { recursive: true, force: true })
  return content
}
