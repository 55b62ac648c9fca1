import { sql } from 'kysely'
import { ApiError } from '../api-error.ts'
import type { Database, MoveRow, SeatRow, TableRow } from '../database/schema.ts'

/** Databases limit the number of values in a statement. */
const IDS_PER_STATEMENT = 500

/** The rows of a table, except its log. */
export interface TableRows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  /** User ids that can read it while it is private, besides those with a seat. */
  readonly members: ReadonlySet<string>
  /** User ids that may not write in its chat. */
  readonly silenced: ReadonlySet<string>
}

/** The columns of a seat that nodes write, so that a seat that was read can be written again. */
const SEAT_COLUMNS = [
  'table_id',
  'seat',
  'kind',
  'user_id',
  'bot',
  'name',
  'is_guest',
  'is_away',
  'back_at',
  'words',
  'is_asked',
] as const satisfies readonly (keyof SeatRow)[]

async function tableRows(db: Database, id: string): Promise<TableRows> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw tableNotFound()
  const seats = await db.selectFrom('seats').select(SEAT_COLUMNS).where('table_id', '=', id).orderBy('seat').execute()
  const members = await db.selectFrom('members').select('user_id').where('table_id', '=', id).execute()
  const silenced = await db.selectFrom('silenced').select('user_id').where('table_id', '=', id).execute()
  return { row, seats, members: usersOf(members), silenced: usersOf(silenced) }
}

function usersOf(rows: readonly { readonly user_id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ user_id }) => user_id))
}

/** The rows of a table's log after the move `after`, up to a limit. */
export function moveRows(db: Database, id: string, after = 0, most?: number): Promise<MoveRow[]> {
  const rows = db.selectFrom('moves').selectAll().where('table_id', '=', id).where('seq', '>', after).orderBy('seq')
  return (most === undefined ? rows : rows.limit(most)).execute()
}

const TRIES = 5

/**
 * A table with its moves after `after`, consistent with each other: the row is read after the log, and all is read again
 * if the log has grown or the version has changed meanwhile.
 */
export async function tableWithMoves(db: Database, id: string, after: number) {
  const moves = await moveRows(db, id, after)
  for (let tries = 1; ; tries++) {
    const table = await tableRows(db, id)
    const more = await moveRows(db, id, moves.at(-1)?.seq ?? after)
    const now = await db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst()
    const isSame = more.length === 0 && now?.version === table.row.version
    if (isSame || tries === TRIES) return { ...table, moves }
    moves.push(...more)
  }
}

const NOT_FOUND = 'there is no such table, or you cannot see it'

/** The same error for a missing table and one that the caller cannot read. */
export function tableNotFound(): ApiError {
  return new ApiError('not-found', NOT_FOUND)
}

/** The same error to the client, but it counts as a guess. */
export class WrongCode extends ApiError {
  constructor(message = NOT_FOUND) {
    super('not-found', message)
  }
}

/** For work in the background: skips tables whose rules version this build does not include. */
export function ignoreApiErrors(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** The seats of blocked users. */
export async function blockedSeats(db: Database, seats: readonly SeatRow[]): Promise<readonly SeatRow[]> {
  const ids = seats.flatMap(({ user_id }) => user_id ?? [])
  if (ids.length === 0) return []
  const blocked = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('blocked_at', 'is not', null)
    .execute()
  return seats.filter(({ user_id }) => blocked.some(({ id }) => id === user_id))
}

/**
 * Raises the version of tables in the transaction that changes their seats, so that no node overwrites the seats with
 * outdated ones.
 */
export async function bumpVersions(db: Database, tables: readonly string[]): Promise<void> {
  for (let from = 0; from < tables.length; from += IDS_PER_STATEMENT) {
    await db
      .updateTable('tables')
      .set({ version: sql`version + 1` })
      .where('id', 'in', tables.slice(from, from + IDS_PER_STATEMENT))
      .execute()
  }
}

/** The last numbers of a table, which show whether anything is new. */
export interface TableNumbers {
  readonly table: string
  readonly version: number
  readonly seq: number
  readonly chat: number
}

export async function tableNumbers(db: Database, ids: readonly string[]): Promise<TableNumbers[]> {
  const rows = await db
    .selectFrom('tables')
    .select(({ selectFrom }) => [
      'id',
      'version',
      selectFrom('moves')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .whereRef('table_id', '=', 'tables.id')
        .as('seq'),
      selectFrom('chat')
        .select(({ fn }) => fn.max('chat.id').as('chat'))
        .whereRef('table_id', '=', 'tables.id')
        .as('chat'),
    ])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id, version, seq, chat }) => ({ table: id, version, seq: seq ?? 0, chat: chat ?? 0 }))
}

/** A waiting table that was not used for this long is closed. */
const UNUSED_MS = 14 * 86_400_000

/** Chat, visits and followers are recorded at most this often, to save writes. */
const NOTE_MS = 3_600_000

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
