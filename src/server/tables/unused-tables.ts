import type { Database, TableRow } from '../database/schema.ts'

/** A waiting table that was not used for this long is closed. */
const UNUSED_MS = 14 * 86_400_000

/** Chat, visits and followers are recorded at most this often, to save writes. */
const NOTE_MS = 3_600_000

/** Databases limit the number of values in a statement. */
const IDS_PER_STATEMENT = 500

type Used = Pick<TableRow, 'status' | 'moved_at'>

export function isUnused({ status, moved_at }: Used, now: number): boolean {
  return status === 'waiting' && moved_at < now - UNUSED_MS
}

/** Whether use of the table should be recorded. */
export function isNoteDue({ status, moved_at }: Used, now: number): boolean {
  return status === 'waiting' && moved_at < now - NOTE_MS
}

/** Records that waiting tables are in use. */
export async function noteUse(db: Database, ids: readonly string[], now: number): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_STATEMENT) {
    await db
      .updateTable('tables')
      .set({ moved_at: now })
      .where('id', 'in', ids.slice(from, from + IDS_PER_STATEMENT))
      .where('status', '=', 'waiting')
      .where('moved_at', '<', now - NOTE_MS)
      .execute()
  }
}

/**
 * The tables to close. `visibility` and `created_at` do not change the result; they make the query a range of the index
 * `tables_listed`, so that its cost does not grow with finished tables.
 */
export function unusedTables(db: Database, now: number) {
  return db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'waiting')
    .where('visibility', 'in', ['open', 'private'])
    .where('created_at', '<', now - UNUSED_MS)
    .where('moved_at', '<', now - UNUSED_MS)
}
