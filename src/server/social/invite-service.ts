import type { Runtime } from '#engine/runtime.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/schema.ts'
import type { NoticeService } from '../notices/notice-service.ts'
import type { Person } from '../people/users.ts'
import type { HotTable } from '../tables/hot-table.ts'
import type { HotTables } from '../tables/hot-tables.ts'
import { blockedBetween } from './relation-service.ts'

const DAY_MS = 86_400_000
/** How many invitations of one person arrive at another in a day. */
const MOST_A_DAY = 10
/** Invitations are deleted after this time. */
const KEPT_MS = 7 * DAY_MS

/**
 * Invites followed people to a table that waits for players. An invitation arrives only if the invited person follows the
 * caller too, and neither has blocked the other. The answer is always the same, so that it tells nothing about that.
 */
export class InviteService {
  readonly #tables: HotTables
  readonly #notices: NoticeService
  readonly #runtime: Runtime

  constructor(tables: HotTables, notices: NoticeService, runtime: Runtime) {
    this.#tables = tables
    this.#notices = notices
    this.#runtime = runtime
  }

  async invite(caller: Person, id: string, userId: string): Promise<void> {
    const { db } = this.#tables.store
    const now = this.#runtime.now()
    const isSent = await this.#tables.withReadableTable(caller, id, async (table) => {
      requireInviting(table, caller)
      if (!(await follows(db, caller.id, userId))) throw new ApiError('forbidden', 'you can invite people you follow')
      const arrives =
        table.seatOfUser(userId) === undefined &&
        (await follows(db, userId, caller.id)) &&
        (await blockedBetween(db, caller.id, [userId])).size === 0 &&
        (await invitesSince(db, userId, caller.id, now - DAY_MS)) < MOST_A_DAY
      if (arrives) table.members = new Set([...table.members, userId])
      let isNew = false
      // The table gets a new version in any case.
      await this.#tables.change(table, {
        async also(transaction) {
          if (!arrives) return
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('invites')
            .values({ table_id: id, user_id: userId, by_id: caller.id, at: now, is_declined: 0 })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
          isNew = (numInsertedOrUpdatedRows ?? 0n) > 0n
          // It opens an invite-only table without its code.
          await transaction
            .insertInto('members')
            .values({ table_id: id, user_id: userId })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        },
      })
      return isNew
    })
    if (isSent) await this.#notices.invite(userId, id, caller.name)
  }

  /** The caller is not asked to this table again. */
  async decline(caller: Person, id: string): Promise<void> {
    const { db } = this.#tables.store
    const own = db.updateTable('invites').where('table_id', '=', id).where('user_id', '=', caller.id)
    const { numUpdatedRows } = await own.set({ is_declined: 1 }).executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ApiError('not-found', 'there is no such invitation')
  }
}

export async function sweepInvites(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('invites')
    .where('at', '<=', now - KEPT_MS)
    .execute()
}

function requireInviting(table: HotTable, caller: Person): void {
  if (table.seatOf(caller) === undefined && table.row.host_id !== caller.id) {
    throw new ApiError('forbidden', 'only players can invite')
  }
  if (table.row.status !== 'waiting' || !table.seats.some(({ kind }) => kind === 'open')) {
    throw new ApiError('not-now', 'no seat of this table is open')
  }
}

async function invitesSince(db: Database, userId: string, by: string, since: number): Promise<number> {
  const rows = await db
    .selectFrom('invites')
    .select('table_id')
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .where('by_id', '=', by)
    .limit(MOST_A_DAY)
    .execute()
  return rows.length
}

async function follows(db: Database, userId: string, otherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('relations')
    .select('at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'follow')
    .where('other_id', '=', otherId)
    .executeTakeFirst()
  return row !== undefined
}
