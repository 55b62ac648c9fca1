import type { Database } from '../database/schema.ts'
import { markChanged } from './changed-tables.ts'

/** Writes a new name on the seats of somebody; the answer names their tables. */
export async function renameSeats(db: Database, userId: string, name: string): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id').where('user_id', '=', userId).execute()
  const tables = seats.map(({ table_id }) => table_id)
  await markChanged(db, tables)
  await db.updateTable('seats').set({ name }).where('user_id', '=', userId).execute()
  return tables
}
