import type { Game } from '#engine/game.ts'
import { recordOf } from '#engine/record.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { type ProvenRecord, type RecordKey, withProof } from '#fair/fair.ts'
import { movesLeftAfter, type TableNow } from '#wire/moves.ts'
import type { ChatLine } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { chatLineOf, factsOf } from './facts.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { type LiveTable, matchOf } from './live-table.ts'
import { CHAT_LINES } from './news-hub.ts'
import { moveRows } from './table-rows.ts'

/** A table as the caller sees it now. */
export async function tableNow(tables: HotTables, table: HotTable, caller: Caller, now: number): Promise<TableNow> {
  const { db } = tables.store
  const { row, live, game } = table
  const seat = table.seatOf(caller)?.seat ?? null
  // A game with the maximum number of moves is over, even if the rules would allow more.
  const active = row.status === 'over' ? [] : (live?.active ?? [])
  const movesLeft = movesLeftAfter(live?.seq ?? 0)
  const muted =
    caller === undefined
      ? []
      : await db.selectFrom('mutes').select('muted_id').where('user_id', '=', caller.id).execute()
  return {
    table: factsOf(table),
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

/** Undefined for a seat that may not act now. */
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
  return lines.reverse().map(chatLineOf)
}

/** The whole game with its secrets; only when it is over. */
export async function provenRecord(tables: HotTables, table: HotTable, key: RecordKey): Promise<ProvenRecord> {
  const { setup, row, seats, cards } = table
  if (setup === undefined || row.status !== 'over') {
    throw new ApiError('not-now', 'the record is available when the game is over')
  }
  const match = matchOf(setup, new StandingActions(await moveRows(tables.store.db, table.id)))
  const names = seats.map(({ name }) => name)
  const words = seats.map(({ words }) => words)
  const record = { ...recordOf(match, names), ...(cards && { cardSet: cards.text }) }
  return withProof(record, { secret: row.secret, words }, key)
}
