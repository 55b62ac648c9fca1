import type { ChatLine } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/schema.ts'
import { isConflict } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import type { HotTables } from './hot-tables.ts'

const TRIES = 5

/** How many people one person can mute. */
const MOST_MUTED = 200

/** Chat at tables, and muting. */
export class ChatService {
  readonly #tables: HotTables
  readonly #now: () => number

  constructor(tables: HotTables, now: () => number) {
    this.#tables = tables
    this.#now = now
  }

  say(caller: Person, id: string, text: string): Promise<ChatLine> {
    return this.#tables.withReadableTable(caller, id, async (table) => {
      if (table.row.status === 'closed') throw new ApiError('not-now', 'the table is closed')
      const seat = table.seatOf(caller)?.seat ?? null
      const line = await this.#write(id, caller, { seat, text, at: this.#now() })
      await this.#tables.noteUse(table)
      // The line is stored. A follower that misses it gets it with the next one.
      await this.#tables.news.sendChat(table, [...this.#tables.news.followers.of(id)]).catch(() => undefined)
      await this.#tables.store.publish({ table: id, chat: line.id }).catch(() => undefined)
      return line
    })
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

  /** Lines are numbered. If another node takes the number first, the next one is tried. */
  async #write(id: string, caller: Person, line: Pick<ChatLine, 'seat' | 'text' | 'at'>): Promise<ChatLine> {
    const { db } = this.#tables.store
    for (let tries = 1; ; tries++) {
      const last = await db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('table_id', '=', id)
        .executeTakeFirst()
      const number = (last?.id ?? 0) + 1
      try {
        const row = { ...line, table_id: id, id: number, user_id: caller.id, name: caller.name }
        await db.insertInto('chat').values(row).execute()
        return { ...line, id: number, user: caller.id, name: caller.name }
      } catch (error) {
        if (!isConflict(error) || tries === TRIES) throw error
      }
    }
  }
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
