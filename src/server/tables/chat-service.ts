import { sql } from 'kysely'
import type { Runtime } from '#engine/runtime.ts'
import type { TableNow } from '#wire/moves.ts'
import type { Reaction, ShownReaction } from '#wire/social.ts'
import type { ChatLine, ChatWriters } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { ChatRow, Database } from '../database/schema.ts'
import { isConflict, type Notification } from '../database/store.ts'
import { guestMark, type Person } from '../people/users.ts'
import { chatLineOf } from './facts.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { hostName, writeLog } from './moderation.ts'
import { newsText } from './news-hub.ts'
import { requireHost } from './seat-service.ts'
import { tableNow } from './tell-players.ts'

const TRIES = 5

/** How many people one person can mute. */
const MOST_MUTED = 200

/** How many people a host can silence at one table. */
const MOST_SILENCED = 100

/** Chat and reactions at tables, who may write there, and muting. */
export class ChatService {
  readonly #tables: HotTables
  readonly #now: () => number
  readonly #node: string

  constructor(tables: HotTables, runtime: Runtime) {
    this.#tables = tables
    this.#now = () => runtime.now()
    this.#node = Buffer.from(runtime.bytes(9)).toString('hex')
  }

  say(caller: Person, id: string, text: string, request?: string): Promise<ChatLine> {
    return this.#tables.withReadableTable(caller, id, async (table) => {
      const line = await this.#write(table, caller, text, request)
      await this.#tables.noteUse(table)
      // The line is stored. A follower that misses it gets it with the next one.
      await this.#tables.news.sendChat(table, [...this.#tables.news.followers.of(id)]).catch(() => undefined)
      await this.#tables.store.publish({ table: id, chat: line.id }).catch(() => undefined)
      return line
    })
  }

  /** Shows a reaction of a player to all who have the table open now. It is not stored. */
  react(caller: Person, id: string, reaction: Reaction): Promise<void> {
    return this.#tables.withReadableTable(caller, id, async (table) => {
      requireOpen(table)
      const seat = table.seatOf(caller)?.seat
      if (seat === undefined) throw new ApiError('players-only', 'only players can react')
      requireNotSilenced(table, caller)
      const shown = { seat, user: caller.id, reaction }
      this.#showReaction(id, shown)
      this.#tables.store.publish({ table: id, reaction: { ...shown, node: this.#node } }).catch(() => undefined)
    })
  }

  /** Shows a reaction from another node. */
  onNotification(notification: Notification | undefined): void {
    if (notification === undefined || !('table' in notification) || notification.reaction === undefined) return
    const { node, ...shown } = notification.reaction
    if (node !== this.#node) this.#showReaction(notification.table, shown)
  }

  #showReaction(table: string, shown: ShownReaction): void {
    const text = newsText({ type: 'reaction', table, ...shown })
    for (const follower of this.#tables.news.followers.of(table)) follower.send(text)
  }

  async mute(caller: Person, user: string, isMuted: boolean): Promise<void> {
    const { db } = this.#tables.store
    if (isMuted) {
      await requireMutable(db, caller.id, user)
      await db
        .insertInto('mutes')
        .values({ user_id: caller.id, muted_id: user })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else await db.deleteFrom('mutes').where('user_id', '=', caller.id).where('muted_id', '=', user).execute()
  }

  /** Chooses who may write at a table; only for its host. */
  setWriters(caller: Person, id: string, writers: ChatWriters): Promise<TableNow> {
    return this.#asHost(caller, id, (table) => this.#tables.change(table, { table: { writers } }))
  }

  /** Stops a person, with or without a seat, from writing at a table, or allows it again; only for its host. */
  silence(caller: Person, id: string, user: string, isSilenced: boolean): Promise<TableNow> {
    return this.#asHost(caller, id, async (table) => {
      if (table.silenced.has(user) === isSilenced) return
      if (isSilenced && user === caller.id) throw new ApiError('bad-request', 'the host cannot be silenced')
      const { db } = this.#tables.store
      if (isSilenced) {
        if (table.silenced.size >= MOST_SILENCED) {
          throw new ApiError('not-now', `a host can silence at most ${MOST_SILENCED} people; let only players write`)
        }
        const known = await db.selectFrom('users').select('id').where('id', '=', user).executeTakeFirst()
        if (known === undefined) throw new ApiError('not-found', 'there is no such user')
      }
      const silenced = new Set(table.silenced)
      if (isSilenced) silenced.add(user)
      else silenced.delete(user)
      table.silenced = silenced
      await this.#tables.change(table, {
        also: async (transaction) => {
          const entry = { table_id: id, user_id: user }
          if (isSilenced) await transaction.insertInto('silenced').values(entry).execute()
          else await transaction.deleteFrom('silenced').where('table_id', '=', id).where('user_id', '=', user).execute()
          const action = isSilenced ? 'silence' : 'unsilence'
          await writeLog(transaction, { at: this.#now(), who: hostName(caller.id), action, target: user, note: id })
        },
      })
    })
  }

  #asHost(caller: Person, id: string, change: (table: HotTable) => Promise<void>): Promise<TableNow> {
    return this.#tables.withReadableTable(caller, id, async (table) => {
      requireHost(table, caller)
      await change(table)
      return tableNow(this.#tables, table, caller, this.#now())
    })
  }

  /**
   * Stores a line with the next free number, if the caller may write at the table as it is in the database. If another
   * node takes that number or changes the table first, it tries again.
   */
  async #write(table: HotTable, caller: Person, text: string, request: string | undefined): Promise<ChatLine> {
    const { store, loader } = this.#tables
    const { db } = store
    const { id } = table
    for (let tries = 1; tries <= TRIES; tries++) {
      requireWriter(table, caller)
      const { version } = table.row
      const last = await db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('table_id', '=', id)
        .executeTakeFirst()
      const number = (last?.id ?? 0) + 1
      const writer = { user_id: caller.id, name: caller.name, is_guest: guestMark(caller) }
      const seat = table.seatOf(caller)?.seat ?? null
      const row = {
        ...writer,
        table_id: id,
        id: number,
        seat,
        text,
        at: this.#now(),
        event: null,
        request: request ?? null,
      }
      try {
        if (await insertLine(db, row, version)) return chatLineOf(row)
        await loader.reload(table)
      } catch (error) {
        if (!isConflict(error)) throw error
        const known = request === undefined ? undefined : await lineOfRequest(db, id, caller, request)
        if (known !== undefined) return chatLineOf(known)
      }
    }
    throw new ApiError('unavailable', 'this table is busy; try again')
  }
}

/** The line that this request has already written. */
function lineOfRequest(db: Database, table: string, { id }: Person, request: string): Promise<ChatRow | undefined> {
  const lines = db.selectFrom('chat').selectAll().where('table_id', '=', table).where('user_id', '=', id)
  return lines.where('request', '=', request).executeTakeFirst()
}

/** Writes a line if the table has this version: a node that missed a change does not know who was silenced. */
async function insertLine(db: Database, row: ChatRow, version: number): Promise<boolean> {
  const columns = ['table_id', 'id', 'user_id', 'name', 'is_guest', 'seat', 'text', 'at', 'request'] as const
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat')
    .columns(columns)
    .expression((make) =>
      make
        .selectFrom('tables')
        .select(columns.map((column) => sql.val(row[column]).as(column)))
        .where('id', '=', row.table_id)
        .where('version', '=', version),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The host can always write, and so can explain to others why they cannot. */
function requireWriter(table: HotTable, caller: Person): void {
  const { host_id, writers } = table.row
  requireOpen(table)
  if (caller.id === host_id) return
  requireNotSilenced(table, caller)
  if (writers === 'players' && table.seatOf(caller) === undefined) {
    throw new ApiError('players-only', 'only players can write at this table')
  }
}

function requireOpen({ row }: HotTable): void {
  if (row.status === 'closed') throw new ApiError('not-now', 'the table is closed')
}

function requireNotSilenced(table: HotTable, { id }: Person): void {
  if (table.silenced.has(id)) throw new ApiError('silenced', 'the host of this table has silenced you')
}

/** Throws if there is no such user, or if the limit of muted people is reached. */
async function requireMutable(db: Database, userId: string, mutedId: string): Promise<void> {
  const muted = await db.selectFrom('users').select('id').where('id', '=', mutedId).executeTakeFirst()
  if (muted === undefined) throw new ApiError('not-found', 'there is no such user')
  const others = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('user_id', '=', userId)
    .where('muted_id', '!=', mutedId)
    .execute()
  if (others.length >= MOST_MUTED) throw new ApiError('not-now', `you can mute at most ${MOST_MUTED} people`)
}
