import type { Database, MoveRow, SeatRow, TableRow } from '../database/schema.ts'
import { noSuchTable } from './no-such-table.ts'

/** What the database has of a table besides its log. */
export interface TableRows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  /** Who may read it, where it is private, besides those who sit there. */
  readonly members: ReadonlySet<string>
}

export async function tableRows(db: Database, id: string): Promise<TableRows> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw noSuchTable()
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
  const members = await db.selectFrom('members').select('user_id').where('table_id', '=', id).execute()
  return { row, seats, members: new Set(members.map(({ user_id }) => user_id)) }
}

/** The rows of a table's log after a number. */
export function moveRows(db: Database, id: string, after = 0): Promise<MoveRow[]> {
  return db.selectFrom('moves').selectAll().where('table_id', '=', id).where('seq', '>', after).orderBy('seq').execute()
}
