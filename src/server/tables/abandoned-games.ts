import { sql, type Transaction } from 'kysely'
import { ABANDONED_DAYS } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { HotTable, PlayingTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { isForOnePerson, isPlaying } from './move-service.ts'
import { ignoreApiErrors } from './table-rows.ts'

const ABANDONED_MS = ABANDONED_DAYS * 86_400_000

/** How many games are looked at in one go: each is loaded from its log. */
const BATCH_SIZE = 100

/**
 * When to see whether a game without a move since then is abandoned; null if it is never: other people may come back to it,
 * and daily deals have an end of their own.
 */
export function abandonedAt(table: HotTable, since: number): number | null {
  return isForOnePerson(table) && table.row.daily === null ? since + ABANDONED_MS : null
}

/**
 * Ends games of one person that had no move for a long time, so that the person has room for others. They are over without
 * a winner: their log stays, and their player can replay them. Moves do not write `abandoned_at`, so a game is looked at
 * once in this time, and those that are over are not read.
 */
export async function endAbandonedGames(tables: HotTables, now: number): Promise<void> {
  const { db } = tables.store
  for (const { id, abandoned_at } of await gamesToCheck(db, now).execute()) {
    // By one node only, and later again if it cannot be loaded: it must not keep the others waiting.
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ abandoned_at: now + ABANDONED_MS })
      .where('id', '=', id)
      .where('abandoned_at', '=', abandoned_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await tables.withTable(id, (table) => check(tables, table, now)).catch(ignoreApiErrors)
  }
}

function gamesToCheck(db: Database, now: number) {
  return (
    db
      .selectFrom('tables')
      .select(['id', 'abandoned_at'])
      // As in the condition of the index, and no equality, for which SQLite reads all games in progress instead.
      .where('status', '!=', sql.lit('over' as const))
      .where('abandoned_at', '<=', now)
      .orderBy('abandoned_at')
      .limit(BATCH_SIZE)
  )
}

async function check(tables: HotTables, table: HotTable, now: number): Promise<void> {
  const abandoned_at = isPlaying(table) ? abandonedAt(table, table.live.at) : null
  if (!isPlaying(table) || abandoned_at === null || abandoned_at > now) {
    await tables.store.db.updateTable('tables').set({ abandoned_at }).where('id', '=', table.id).execute()
    return
  }
  const over = { status: 'over', winners: '', ended_by: 'abandoned', ended_at: now } as const
  await tables.change(table, {
    table: { ...over, active: '', due_at: null, moved_at: table.live.at, code: null, vote: null, proposal: null },
    also: (transaction) => requireNoMove(transaction, table),
  })
}

/** Throws if another node has just written a move: moves do not raise the version that a change is checked against. */
async function requireNoMove(transaction: Transaction<Schema>, { id, live }: PlayingTable): Promise<void> {
  const next = transaction.selectFrom('moves').select('seq').where('table_id', '=', id).where('seq', '>', live.seq)
  if ((await next.limit(1).executeTakeFirst()) !== undefined) throw new ApiError('stale', 'the player has just moved')
}
