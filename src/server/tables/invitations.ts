import type { Invitation } from '#wire/tables.ts'
import type { Database } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { LISTED_COLUMNS, LISTED_SEAT_COLUMNS, listingOf } from './listed-tables.ts'
import { codeRefused, isCodeOf } from './new-table.ts'
import { tableNotFound } from './table-rows.ts'

/**
 * What an invitation shows before its reader has a name. Reads a few columns and not the whole table, since programs that
 * preview links ask for it too.
 */
export async function invitationTo(
  db: Database,
  caller: Caller,
  id: string,
  code: string | undefined,
): Promise<Invitation> {
  const row = await db
    .selectFrom('tables')
    .select([...LISTED_COLUMNS, 'visibility', 'code', 'past_codes', 'host_id'])
    .where('id', '=', id)
    .where('status', '!=', 'closed')
    .executeTakeFirst()
  if (row === undefined) throw tableNotFound()
  if (row.visibility !== 'open' && !isCodeOf(row, code))
    throw code === undefined ? tableNotFound() : codeRefused(row, code)
  const seats = await db
    .selectFrom('seats')
    .select(LISTED_SEAT_COLUMNS)
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute()
  const host = await db.selectFrom('users').select('name').where('id', '=', row.host_id).executeTakeFirst()
  return { host: host?.name ?? null, table: listingOf({ row, seats }, caller?.id) }
}
