import type { Database } from '../database/schema.ts'
import { eraseNotices } from '../notices/user-notices.ts'
import { eraseRelations } from '../social/relation-service.ts'

/** How many sessions or tokens are deleted in one transaction, so that others need not wait for long. */
const BATCH = 200

/** A player who was last seen this long ago is away, stored or not; in ms. */
const OLD_PRESENCE = 30 * 86_400_000

/** Deletes the presence of players long ago, at nodes that no longer run. */
export async function sweepPresence(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('since', '<=', now - OLD_PRESENCE)
    .where('node_id', 'not in', db.selectFrom('nodes').select('id'))
    .execute()
}

/** Asking for mails is limited by the day, so it is forgotten after that; in ms. */
const OLD_REQUEST = 2 * 86_400_000

/** Deletes old notices, with the presence that tells whether they were read, and requests for mails. */
export async function sweepNotices(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('created_at', '<=', now - OLD_PRESENCE)
    .execute()
  for (const table of ['mail_requests', 'mail_links'] as const) {
    await db
      .deleteFrom(table)
      .where('created_at', '<=', now - OLD_REQUEST)
      .execute()
  }
}

/**
 * Deletes sessions and tokens that have ended, and guests that nothing refers to. Only the users of what is deleted are
 * looked at: a guest has nothing left when the last session or token ends. So the cost does not grow with the archive.
 */
export async function sweepUsers(db: Database, now: number): Promise<void> {
  for (const table of ['sessions', 'tokens'] as const) while ((await sweepSome(db, table, now)) === BATCH);
}

async function sweepSome(db: Database, table: 'sessions' | 'tokens', now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .selectFrom(table)
      .select(['hash', 'user_id'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(BATCH)
      .execute()
    if (ended.length === 0) return 0
    const hashes = ended.map(({ hash }) => hash)
    // Once more: it may have been used meanwhile.
    await transaction.deleteFrom(table).where('hash', 'in', hashes).where('expires_at', '<=', now).execute()
    if (table === 'sessions') await transaction.deleteFrom('push_devices').where('session', 'in', hashes).execute()
    await sweepGuests(transaction, [...new Set(ended.map(({ user_id }) => user_id))])
    return ended.length
  })
}

/** Deletes those of these users that are guests without a session, token, seat, table or chat line. */
async function sweepGuests(db: Database, users: readonly string[]): Promise<void> {
  const rows = await guestsWithNothing(db, users).execute()
  const gone = rows.map(({ id }) => id)
  if (gone.length === 0) return
  for (const id of gone) await eraseNotices(db, id)
  await db.deleteFrom('members').where('user_id', 'in', gone).execute()
  await db.deleteFrom('silenced').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('muted_id', 'in', gone).execute()
  await eraseRelations(db, gone)
  await db.deleteFrom('users').where('id', 'in', gone).execute()
}

function guestsWithNothing(db: Database, users: readonly string[]) {
  return db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...users])
    .where('kind', '=', 'guest')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('hash').whereRef('sessions.user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tokens').select('hash').whereRef('tokens.user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seat').whereRef('seats.user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chat').select('at').whereRef('chat.user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('version').whereRef('tables.host_id', '=', 'users.id'))),
    )
}
