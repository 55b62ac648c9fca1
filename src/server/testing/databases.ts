import pg from 'pg'
import { inject } from 'vitest'
import { openPostgres } from '../database/open.ts'
import type { Store } from '../database/store.ts'
import { openTemporary } from './temporary-store.ts'

/** A kind of database that the same tests run on. */
export interface TestDatabase {
  readonly name: string
  /** Whether it cannot be had here. */
  readonly isMissing: boolean
  /** An empty one, which goes when it is closed. */
  open(): Promise<Store>
}

const address = inject('postgres')
export const hasNoPostgres = address === null

export const DATABASES: readonly TestDatabase[] = [
  { name: 'SQLite', isMissing: false, open: openTemporary },
  { name: 'Postgres', isMissing: hasNoPostgres, open: async () => openPostgres(await freshPostgres()) },
]

let made = 0

/** The address of an empty Postgres database of the run's cluster, which goes with it. */
export async function freshPostgres(): Promise<string> {
  if (address === null) throw new Error('there is no Postgres here')
  const name = `test_${process.pid}_${made++}`
  await asked(address.replace('*', 'postgres'), `CREATE DATABASE ${name}`)
  return address.replace('*', name)
}

/** Asks a database something on a connection of its own. */
export async function asked(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
