import { sql, type Transaction } from 'kysely'
import type { Game } from '#engine/game.ts'
import { type LegalNow, movesLeftAfter, type TableNow } from '#wire/moves.ts'
import type { ChatLine, TableEvent } from '#wire/tables.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { chatLineOf, factsOf } from './facts.ts'
import type { HotTable } from './hot-table.ts'
import type { FactsChange, HotTables } from './hot-tables.ts'
import type { LiveTable } from './live-table.ts'
import { CHAT_LINES } from './news-hub.ts'

/** A table as the caller sees it now. */
export async function tableNow(tables: HotTables, table: HotTable, caller: Caller, now: number): Promise<TableNow> {
  const { db } = tables.store
  const { row, live, game } = table
  const seat = table.seatOf(caller)?.seat ?? null
  // A game with the maximum number of moves is over, even if the rules would allow more.
  const active = row.status === 'over' ? [] : (live?.active ?? [])
  const movesLeft = movesLeftAfter(live?.seq ?? 0)
  const hidden = caller === undefined ? [] : await hiddenPeople(db, caller.id)
  const idsOf = (isBlocked: boolean) => hidden.flatMap(({ id, kind }) => ((kind === 'block') === isBlocked ? [id] : []))
  return {
    table: factsOf(table),
    you: { seat, isHost: caller?.id === row.host_id, muted: idsOf(false), blocked: idsOf(true) },
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

/** The people whom a person has muted or blocked. */
function hiddenPeople(db: Database, userId: string) {
  return db
    .selectFrom('mutes')
    .select(['muted_id as id', sql.lit<string>('mute').as('kind')])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('relations')
        .select(['other_id as id', sql.lit<string>('block').as('kind')])
        .where('user_id', '=', userId)
        .where('kind', '=', 'block'),
    )
    .execute()
}

const MOST_LEGAL = 2000

/** The legal actions of the caller's seat, also where `tableNow` does not list them. */
export function legalNow(table: HotTable, caller: Caller): LegalNow {
  const { row, live, game } = table
  const seat = table.seatOf(caller)?.seat
  const legal: string[] = []
  const now = { seq: live?.seq ?? 0, legal }
  if (row.status === 'over' || !live || seat === undefined || !live.active.includes(seat)) {
    return { ...now, isComplete: true }
  }
  for (const action of game.legalActions(live.state, seat)) {
    if (legal.length === MOST_LEGAL) return { ...now, isComplete: false }
    legal.push(game.format(action))
  }
  return { ...now, isComplete: true }
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

/**
 * Changes a table and tells its players why, in a line of the chat. `change` is given what writes the line in the same
 * transaction.
 */
export async function changeAndTell(
  tables: HotTables,
  table: HotTable,
  event: TableEvent,
  at: number,
  change: (also: Pick<FactsChange, 'also'>) => Promise<void>,
): Promise<void> {
  let chat: number | undefined
  await change({
    async also(transaction) {
      chat = await writeEvent(transaction, table, event, at)
    },
  })
  if (chat === undefined) return
  await tables.news.sendChat(table, [...tables.news.followers.of(table.id)]).catch(() => undefined)
  await tables.store.publish({ table: table.id, chat }).catch(() => undefined)
}

/** Adds a line to the chat and returns its number. Its text is for clients that do not know the event. */
async function writeEvent(
  db: Transaction<Schema>,
  { id, seats }: HotTable,
  event: TableEvent,
  at: number,
): Promise<number | undefined> {
  const last = await db
    .selectFrom('chat')
    .select(['id', 'event'])
    .where('table_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const told = JSON.stringify(event)
  // A player who leaves and returns again and again must not fill the chat.
  if (last?.event === told) return undefined
  const name = event.seat === null ? '' : seats[event.seat - 1].name
  const text = {
    bot: `A bot plays for ${name} until they return.`,
    return: `${name} is back.`,
    join: 'A player has taken the seat of a bot.',
    end: 'The players agreed to end the game.',
    anew: 'The players agreed to begin anew at another table.',
  }[event.kind]
  const line = { table_id: id, id: (last?.id ?? 0) + 1, text, at, event: told }
  await db
    .insertInto('chat')
    .values({ ...line, user_id: '', name: '', is_guest: 0, seat: null })
    .execute()
  return line.id
}
