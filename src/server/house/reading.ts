import type { Game } from '#engine/game.ts'
import { recordOf } from '#engine/record.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { type ProvenRecord, withProof } from '#fair/fair.ts'
import type { History, TableNow } from '#wire/moves.ts'
import type { ChatLine, Lobby } from '#wire/tables.ts'
import type { Database, SeatRow, TableRow } from '../database/schema.ts'
import { Problem } from '../problem.ts'
import { factsOf, listed } from './facts.ts'
import { happenings, moveFor } from './history.ts'
import type { HotTable } from './hot-table.ts'
import type { Asker } from './house.ts'
import { LiveTable, matchOf } from './live-table.ts'
import type { Tables } from './tables.ts'
import { CHAT_LINES } from './telling.ts'

const OPEN_TABLES = 50
const FINISHED_TABLES = 30
const OWN_TABLES = 100

/** A table as somebody sees it now. */
export async function tableNow(tables: Tables, table: HotTable, who: Asker, now: number): Promise<TableNow> {
  const { db } = tables.store
  const { row, seats, live, game } = table
  const seat = table.seatOf(who)?.seat ?? null
  const muted =
    who === undefined ? [] : await db.selectFrom('mutes').select('muted_id').where('user_id', '=', who.id).execute()
  return {
    table: factsOf(row, seats),
    you: { seat, isHost: who?.id === row.host_id, muted: muted.map(({ muted_id }) => muted_id) },
    seq: live?.seq ?? 0,
    active: [...(live?.active ?? [])],
    view: live === undefined ? null : game.view(live.state, table.eyesOf(who?.id)),
    legal: live === undefined || seat === null ? null : legalOf(game, live, seat),
    left: live?.clocks?.leftAt(live.active, now) ?? null,
    now,
    chat: await lastChat(db, row.id),
  }
}

function legalOf(game: Game, live: LiveTable, seat: number): string[] | null {
  if (game.countActions !== undefined) return null
  if (!live.active.includes(seat)) return []
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

/** What somebody could see after move `from`, and all that happened since. */
export async function historyOf(tables: Tables, table: HotTable, who: Asker, from: number): Promise<History> {
  const { deal, live, game } = table
  if (deal === undefined || live === undefined) return { from: 0, view: null, moves: [] }
  if (from > live.seq) throw new Problem('bad-request', `there are ${live.seq} moves`, { seq: live.seq })
  const eyes = table.eyesOf(who?.id)
  const rows = await tables.rows(table.id)
  const before = rows.filter(({ seq }) => seq <= from)
  const view = game.view(LiveTable.after(deal, before).state, eyes)
  const moves = Array.from(happenings(deal, rows, from), (happened) => moveFor(happened, eyes))
  return { from, view, moves }
}

/** The whole game, with everything that was secret; only when it is over. */
export async function provenRecord(tables: Tables, table: HotTable): Promise<ProvenRecord> {
  const { deal, row, seats, cards } = table
  if (deal === undefined || row.status !== 'over') {
    throw new Problem('not-now', 'the record can be had when the game is over')
  }
  const match = matchOf(deal, new StandingActions(await tables.rows(table.id)))
  const names = seats.map(({ name }) => name)
  const words = seats.map(({ words }) => words)
  const record = { ...recordOf(match, names), ...(cards && { cardSet: cards.text }) }
  return withProof(record, { secret: row.secret, words })
}

export async function lobbyFor(db: Database, who: Asker): Promise<Lobby> {
  const open = await db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('visibility', '=', 'open')
    // Asked for here, so that full tables take no place from those that have one.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('seats').select('seat').whereRef('table_id', '=', 'tables.id').where('kind', '=', 'open')),
    )
    .orderBy('created_at', 'desc')
    .limit(OPEN_TABLES)
    .execute()
  const own = who === undefined ? [] : await ownTables(db, who.id, ['waiting', 'playing'], OWN_TABLES)
  const finished = who === undefined ? [] : await ownTables(db, who.id, ['over'], FINISHED_TABLES)
  const seats = await seatsOf(db, [...open, ...own, ...finished])
  const entry = (row: TableRow) => listed(row, seats.get(row.id) ?? [], who?.id)
  const mine = own.map(entry)
  const isTurn = ({ yourSeat, active }: (typeof mine)[number]) => yourSeat !== null && active.includes(yourSeat)
  return {
    open: open.map(entry).filter(({ id }) => !own.some((row) => row.id === id)),
    mine: [...mine.filter(isTurn), ...mine.filter((table) => !isTurn(table))],
    finished: finished.map(entry),
  }
}

/** Where somebody sits, or is the host of a table that has not begun. */
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
