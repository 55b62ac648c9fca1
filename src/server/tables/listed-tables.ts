import type { ListedTable } from '#wire/tables.ts'
import type { Database, SeatRow, TableRow } from '../database/schema.ts'
import { clockOf, colourOf, optionsOf, seatsIn } from './facts.ts'
import { cardSetNameOf } from './stored-card-sets.ts'

/** The facts of a table in lists, from as few columns as possible. */
export const LISTED_COLUMNS = [
  'id',
  'game',
  'cards',
  'options',
  'status',
  'clock',
  'active',
  'winners',
  'created_at',
  'moved_at',
  'is_rated',
  'bots_until',
] as const satisfies readonly (keyof TableRow)[]
type ListedRow = Pick<TableRow, (typeof LISTED_COLUMNS)[number]>

export const LISTED_SEAT_COLUMNS = [
  'table_id',
  'seat',
  'kind',
  'user_id',
  'name',
  'is_guest',
  'is_away',
] as const satisfies readonly (keyof SeatRow)[]
type ListedSeatRow = Pick<SeatRow, (typeof LISTED_SEAT_COLUMNS)[number]>

/** A table as a list shows it to a person. */
export function listingOf({ row, seats }: TableWithSeats, userId: string | undefined): ListedTable {
  const own = userId === undefined ? undefined : seats.find(({ user_id }) => user_id === userId)
  return {
    id: row.id,
    game: row.game,
    cards: cardSetNameOf(row) ?? null,
    options: { ...optionsOf(row) },
    status: row.status,
    clock: clockOf(row),
    seats: seats.map((seat) => {
      const { kind, name, is_guest, is_away } = seat
      const colour = colourOf(seat, row)
      return {
        kind,
        name,
        isGuest: is_guest === 1,
        isAway: is_away === 1,
        ...(colour !== undefined && { colour }),
      }
    }),
    ...(row.is_rated === 1 && { isRated: true }),
    ...(row.bots_until !== null && { botsUntil: row.bots_until }),
    yourSeat: own?.seat ?? null,
    active: row.status === 'playing' ? seatsIn(row.active) : [],
    winners: row.winners === null ? null : seatsIn(row.winners),
    createdAt: row.created_at,
    movedAt: row.moved_at,
  }
}

interface TableWithSeats {
  readonly row: ListedRow
  readonly seats: ListedSeatRow[]
}

/** The tables with these ids, in this order. */
export async function tablesWithSeats(db: Database, ids: readonly string[]): Promise<TableWithSeats[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tables')
    .select(LISTED_COLUMNS)
    .where('id', 'in', [...ids])
    .execute()
  const seats = await db
    .selectFrom('seats')
    .select(LISTED_SEAT_COLUMNS)
    .where('table_id', 'in', [...ids])
    .orderBy('seat')
    .execute()
  const byId = new Map(rows.map((row): [string, TableWithSeats] => [row.id, { row, seats: [] }]))
  for (const seat of seats) byId.get(seat.table_id)?.seats.push(seat)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An entry of a list in JSON. */
export interface ListedText {
  readonly id: string
  /** The users at the table. They are not part of the text. */
  readonly people: readonly string[]
  readonly text: string
}

export function listedText(table: TableWithSeats, userId?: string): ListedText {
  return {
    id: table.row.id,
    people: table.seats.flatMap(({ user_id }) => user_id ?? []),
    text: JSON.stringify(listingOf(table, userId)),
  }
}
