import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openPostgres } from '../database/postgres.ts'
import type { Database } from '../database/schema.ts'
import type { DatabaseStore } from '../database/store.ts'
import { openTemporaryStore, openTestTables, type TestTables } from './test-tables.ts'

/** A kind of database for tests. */
export interface TestDatabase {
  readonly name: string
  /** Whether it is not installed here. */
  readonly isMissing: boolean
  /** Opens an empty database, which is deleted on close. */
  open(): Promise<DatabaseStore>
}

const address = inject('postgres')

export const hasNoPostgres = address === null

export const DATABASES: readonly TestDatabase[] = [
  { name: 'SQLite', isMissing: false, open: openTemporaryStore },
  { name: 'Postgres', isMissing: hasNoPostgres, open: async () => openPostgres(await freshPostgres()) },
]

let made = 0

/** Creates a database without tables in the cluster of this run and returns its address. */
export function emptyPostgres(): Promise<string> {
  return postgresFrom('template1')
}

/** The name of a database that is only copied: running all migrations takes four times as long. */
let migrated: Promise<string> | undefined

/** Creates a database with the present schema and without rows, and returns its address. */
export async function freshPostgres(): Promise<string> {
  migrated ??= migratedPostgres()
  return postgresFrom(await migrated)
}

async function migratedPostgres(): Promise<string> {
  const url = await emptyPostgres()
  await (await openPostgres(url)).close()
  return new URL(url).pathname.slice(1)
}

async function postgresFrom(template: string): Promise<string> {
  if (address === null) throw new Error('there is no Postgres here')
  const name = `test_${process.pid}_${made++}`
  await asked(address.replace('*', 'postgres'), `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return address.replace('*', name)
}

/** Runs a query on its own connection. */
export async function asked(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Runs the same tests on every kind of database that is available. */
export function onEachDatabase(what: string, tests: (open: () => TestTables) => void): void {
  for (const { name, isMissing, open } of DATABASES) {
    describe.skipIf(isMissing)(`${what}, on ${name}`, () => {
      let tables: TestTables
      beforeAll(async () => {
        tables = await openTestTables({ store: await open() })
      })
      afterAll(() => tables.close())
      tests(() => tables)
    })
  }
}

/** All rows of a table. */
export async function rowsOf({ db }: DatabaseStore, id: string) {
  const of = (table: 'seats' | 'members' | 'moves' | 'chat', order: 'seat' | 'user_id' | 'seq' | 'id') =>
    db.selectFrom(table).selectAll().where('table_id', '=', id).orderBy(order).execute()
  return {
    table: await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    seats: await of('seats', 'seat'),
    members: await of('members', 'user_id'),
    moves: await of('moves', 'seq'),
    chat: await of('chat', 'id'),
  }
}

/** Wraps a database so that the result of its first query is delayed until `release`. */
export function delayFirstQuery(database: Database) {
  const arrived = gate()
  const held = gate()
  let isFirst = true

  const answered = async (answer: Promise<unknown>) => {
    if (!isFirst) return answer
    isFirst = false
    const value = await answer
    arrived.open()
    await held.opened
    return value
  }
  /** Also wraps the query builders that it returns. */
  const heldBack = <Thing extends object>(thing: Thing): Thing =>
    new Proxy(thing, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          const built: unknown = value.apply(target, args)
          if (built instanceof Promise) return answered(built)
          return typeof built === 'object' && built !== null ? heldBack(built) : built
        }
      },
    })
  return { db: heldBack(database), arrived: arrived.opened, release: held.open }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
