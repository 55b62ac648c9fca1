import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '../database/sqlite-store.ts'
import type { Store } from '../database/store.ts'
import { QUICK_FOLDER } from './quick-folder.ts'

/** An empty SQLite database in a folder of its own, which goes when it is closed. */
export async function openTemporary(): Promise<Store> {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-store-'))
  const store = await openSqlite(folder)
  return {
    ...store,
    async close() {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
