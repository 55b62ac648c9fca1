import { ApiError } from '../api-error.ts'
import type { Database, UserRow } from '../database/schema.ts'
import type { Office } from './command.ts'

/** Takes somebody away from all tables that wait or are played at; the answer is how many they were. */
export async function leaveTables({ store: { db }, tables }: Office, { id, name, kind }: UserRow): Promise<number> {
  let count = 0
  for (const table of await tablesOf(db, id)) {
    try {
      await tables.leave({ id, name, kind }, table)
      count++
    } catch (error) {
      // The game may have ended meanwhile, or its rules are not there any more: one table does not keep them at others.
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
    }
  }
  return count
}

/** Where somebody sits, and what waits for them to begin it. */
async function tablesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'playing'])
    .union(db.selectFrom('tables').select('id').where('host_id', '=', userId).where('status', '=', 'waiting'))
    .execute()
  return rows.map(({ id }) => id)
}
