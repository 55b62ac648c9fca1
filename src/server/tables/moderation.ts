import type { Runtime } from '#engine/runtime.ts'
import type { ReportBody } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database, LogRow } from '../database/schema.ts'
import { newId } from '../people/credentials.ts'
import type { Person } from '../people/users.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'

/** How many open reports one person can have. */
const MOST_OPEN = 50

/** Closed reports and entries of the log are kept this long, in ms. */
const KEPT = 365 * 86_400_000

/** Stores a report about a person at a table. It replaces an earlier report of the caller about this person there. */
export async function reportPerson(
  tables: HotTables,
  caller: Person,
  id: string,
  { about, reason, text }: ReportBody,
  runtime: Runtime,
): Promise<void> {
  const { db } = tables.store
  const user = await tables.withReadableTable(caller, id, (table) => personAt(db, table, about))
  if (user === caller.id) throw new ApiError('bad-request', 'you cannot report yourself')
  const open = await db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', caller.id)
    .where('closed_at', 'is', null)
    .limit(MOST_OPEN)
    .execute()
  if (open.length === MOST_OPEN) throw new ApiError('not-now', `you can have at most ${MOST_OPEN} open reports`)
  const report = { line: 'line' in about ? about.line : null, reason, text, at: runtime.now(), closed_at: null }
  await db
    .insertInto('reports')
    .values({ ...report, id: newId(runtime), table_id: id, user_id: user, reporter_id: caller.id })
    .onConflict((conflict) => conflict.columns(['reporter_id', 'table_id', 'user_id']).doUpdateSet(report))
    .execute()
}

/** The id of the player of a seat, or of the writer of a chat line. */
async function personAt(db: Database, table: HotTable, about: ReportBody['about']): Promise<string> {
  const row =
    'seat' in about
      ? table.seats.find(({ seat }) => seat === about.seat)
      : await db
          .selectFrom('chat')
          .select('user_id')
          .where('table_id', '=', table.row.id)
          .where('id', '=', about.line)
          .executeTakeFirst()
  // An open seat and a message of the server have no person.
  const id = row?.user_id
  if (!id) throw new ApiError('not-found', 'there is no such person at this table')
  return id
}

/** Writes an entry of the log: `who` did this to `target`, the id of a user, a table or a report. */
export async function writeLog(
  db: Database,
  entry: Pick<LogRow, 'at' | 'who' | 'action' | 'target'> & { readonly note?: string },
): Promise<void> {
  await db
    .insertInto('moderation_log')
    .values({ note: '', ...entry })
    .execute()
}

/** How the log names a host. */
export function hostName(userId: string): string {
  return `host ${userId}`
}

/** Deletes old closed reports and old entries of the log. */
export async function sweepReports(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('reports')
    .where('closed_at', '<=', now - KEPT)
    .execute()
  await db
    .deleteFrom('moderation_log')
    .where('at', '<=', now - KEPT)
    .execute()
}
