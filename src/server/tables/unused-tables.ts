import type { Database, TableRow } from '../database/schema.ts'

/** A table that waits for players is closed when it has not been used for this long. */
const UNUSED_MS = 14 * 86_400_000

/** Chat, visits and followers are noted at most this often: they must not cost a write each time. */
const NOTE_MS = 3_600_000

/** The number of values in one statement is limited. */
const IDS_PER_STATEMENT = 500

type Used = Pick<TableRow, 'status' | 'moved_at'>

export function isUnused({ status, moved_at }: Used, now: number): boolean {
  return status === 'waiting' && moved_at < now - UNUSED_MS
}

/** Whether the use of a table now is worth a write. */
export function isNoteDue({ status, moved_at }: Used, now: number): boolean {
  return status === 'waiting' && moved_at < now - NOTE_MS
}

/** Notes that waiting tables are in use now. */
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
 * The tables that can be closed. A table is never older than its last use, so the conditions on the other columns change
 * nothing but the cost: they make this a range of the index `tables_listed`, however many finished tables there are.
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
