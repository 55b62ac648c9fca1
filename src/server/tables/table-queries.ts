import type { Game } from '#engine/game.ts'
import { recordOf } from '#engine/record.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { type ProvenRecord, type RecordKey, withProof } from '#fair/fair.ts'
import { movesLeftAfter, type TableNow } from '#wire/moves.ts'
import type { ChatLine, Lobby } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database, SeatRow, TableRow } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { factsOf, listingOf } from './facts.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { type LiveTable, matchOf } from './live-table.ts'
import { CHAT_LINES } from './news-hub.ts'

const OPEN_TABLES = 50

const FINISHED_TABLES = 30

const OWN_TABLES = 100

/** A table as the caller sees it now. */
export async function tableNow(tables: HotTables, table: HotTable, caller: Caller, now: number): Promise<TableNow> {
  const { db } = tables.store
  const { row, seats, live, game } = table
  const seat = table.seatOf(caller)?.seat ?? null
  // A game that had the most moves is over, whatever its rules would allow.
  const active = row.status === 'over' ? [] : (live?.active ?? [])
  const movesLeft = movesLeftAfter(live?.seq ?? 0)
  const muted =
    caller === undefined
      ? []
      : await db.selectFrom('mutes').select('muted_id').where('user_id', '=', caller.id).execute()
  return {
    table: factsOf(row, seats),
    you: { seat, isHost: caller?.id === row.host_id, muted: muted.map(({ muted_id }) => muted_id) },
    seq: live?.seq ?? 0,
    active: [...active],
    view: live === undefined ? null : game.view(live.state, table.viewerOf(caller?.id)),
    legal: live === undefined || seat === null ? null : legalOf(game, live, active.includes(seat) ? seat : undefined),
    left: live?.clocks?.leftAt(active, now) ?? null,
    ...(movesLeft !== undefined && { movesLeft }),
    now,
    chat: await lastChat(db, row.id),
  }
}

/** Of a seat that may not act now, nothing. */
function legalOf(game: Game, live: LiveTable, seat: number | undefined): string[] | null {
  if (game.countActions !== undefined) return null
  if (seat === undefined) return []
  return Array.from(game.legalActions(live.state, seat), (action) => game.format(action))
}

async function lastChat(db: Database, id: string): Promise<ChatLine[]> {
  const lines = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('id', 'desc')
    .limit(CHAT_LINES)
    .execute()
  return lines.reverse().map(({ table_id, user_id, ...line }) => ({ ...line, user: user_id }))
}

/** The whole game with its secrets; only when it is over. */
export async function provenRecord(tables: HotTables, table: HotTable, key: RecordKey): Promise<ProvenRecord> {
  const { setup, row, seats, cards } = table
  if (setup === undefined || row.status !== 'over') {
    throw new ApiError('not-now', 'the record is available when the game is over')
  }
  const match = matchOf(setup, new StandingActions(await tables.rows(table.id)))
  const names = seats.map(({ name }) => name)
  const words = seats.map(({ words }) => words)
  const record = { ...recordOf(match, names), ...(cards && { cardSet: cards.text }) }
  return withProof(record, { secret: row.secret, words }, key)
}

export async function lobbyFor(db: Database, caller: Caller): Promise<Lobby> {
  const open = await db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('visibility', '=', 'open')
    // In the query, so that full tables do not use up the limit.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('seats').select('seat').whereRef('table_id', '=', 'tables.id').where('kind', '=', 'open')),
    )
    .orderBy('created_at', 'desc')
    .limit(OPEN_TABLES)
    .execute()
  const own = caller === undefined ? [] : await ownTables(db, caller.id, ['waiting', 'playing'], OWN_TABLES)
  const finished = caller === undefined ? [] : await ownTables(db, caller.id, ['over'], FINISHED_TABLES)
  const seats = await seatsOf(db, [...open, ...own, ...finished])
  const entry = (row: TableRow) => listingOf(row, seats.get(row.id) ?? [], caller?.id)
  const mine = own.map(entry)
  const isTurn = ({ yourSeat, active }: (typeof mine)[number]) => yourSeat !== null && active.includes(yourSeat)
  return {
    open: open.map(entry).filter(({ id }) => !own.some((row) => row.id === id)),
    mine: [...mine.filter(isTurn), ...mine.filter((table) => !isTurn(table))],
    finished: finished.map(entry),
  }
}

/** The tables where a user has a seat, or is the host and the game has not begun. */
function ownTables(db: Database, userId: string, status: readonly TableRow['status'][], limit: number) {
  return db
    .selectFrom('tables')
    .selectAll()
    .where('status', 'in', [...status])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('seats').select('table_id').where('user_id', '=', userId)),
        eb('host_id', '=', userId).and('status', '=', 'waiting'),
      ]),
    )
    .orderBy('moved_at', 'desc')
    .limit(limit)
    .execute()
}

async function seatsOf(db: Database, rows: readonly TableRow[]): Promise<Map<string, SeatRow[]>> {
  const ids = rows.map(({ id }) => id)
  const seats = new Map<string, SeatRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return seats
  const all = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute()
  for (const seat of all) seats.get(seat.table_id)?.push(seat)
  return seats
}
