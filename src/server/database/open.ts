import { openPostgres } from './postgres-store.ts'
import { openSqlite } from './sqlite-store.ts'
import type { Store } from './store.ts'

export interface DatabasePlace {
  /** A Postgres address; left out, a file in the folder is used. */
  readonly url: string | undefined
  readonly folder: string
}

export function openStore({ url, folder }: DatabasePlace): Promise<Store> {
  return url === undefined ? openSqlite(folder) : openPostgres(url)
}
