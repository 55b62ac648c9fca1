import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Marks tables as changed in the same transaction as their seats, so that no node writes seats back as it knew them
 * before.
 */
export async function markChanged(db: Database, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  await db
    .updateTable('tables')
    .set({ version: sql`version + 1` })
    .where('id', 'in', [...tables])
    .execute()
}
