import { oneLine, RefusedInput } from '#cli/io.ts'
import { ApiError } from '../api-error.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { eraseNotices, exportNotices } from '../notices/user-notices.ts'
import { DELETED_NAME, dropLooks } from '../people/looks.ts'
import { nameKey } from '../people/users.ts'
import { eraseRelations } from '../social/relation-service.ts'
import { hostName } from '../tables/moderation.ts'
import { bumpVersions } from '../tables/table-rows.ts'
import type { AdminContext } from './context.ts'

export async function blockUser(context: AdminContext, text: string): Promise<string> {
  const { db } = context.store
  const user = await findUser(db, text)
  const blocked_at = user.blocked_at ?? context.now()
  await db.updateTable('users').set({ blocked_at }).where('id', '=', user.id).execute()
  await announce(context, user)
  // Even if already blocked: a server that had not noticed it yet may have given the user a seat again.
  const count = await leaveTables(context, user)
  await context.note('block-user', user.id)
  return `${titleOf(user)} is blocked and was removed from ${tableCount(count)}\n`
}

export async function unblockUser({ store: { db }, note }: AdminContext, text: string): Promise<string> {
  const user = await findUser(db, text)
  if (user.blocked_at === null) throw new RefusedInput(`${oneLine(user.name)} is not blocked`)
  await db.updateTable('users').set({ blocked_at: null }).where('id', '=', user.id).execute()
  await note('unblock-user', user.id)
  return `${titleOf(user)} is unblocked\n`
}

export async function exportUser({ store: { db } }: AdminContext, text: string): Promise<string> {
  const { password, ...user } = await findUser(db, text)
  const data = { user: { ...user, hasPassword: password !== null }, ...(await dataOf(db, user.id)) }
  return `${JSON.stringify(data, null, 2)}\n`
}

export async function deleteUser(context: AdminContext, text: string): Promise<string> {
  const { tables, store, now } = context
  const user = await findUser(store.db, text)
  // Blocked first, so that the user cannot take a seat while being deleted.
  await store.db.updateTable('users').set({ blocked_at: now() }).where('id', '=', user.id).execute()
  await leaveTables(context, user)
  const changed = await store.db.transaction().execute((transaction) => erase(transaction, user.id))
  await announce(context, user)
  await tables.refresh(changed)
  await context.note('delete-user', user.id)
  return `${titleOf(user)} is deleted; the name was removed from ${tableCount(changed.length)}\n`
}

/** Makes running nodes close the user's sockets now; without it they notice within seconds. */
async function announce({ store }: AdminContext, { id }: UserRow): Promise<void> {
  await store.publish({ user: id }).catch(() => undefined)
}

function titleOf({ name, id }: UserRow): string {
  return `${oneLine(name)} (${id})`
}

function tableCount(count: number): string {
  return `${count} ${count === 1 ? 'table' : 'tables'}`
}

/** The user with this id, the account with this name, or the only guest with this name. */
async function findUser(db: Database, text: string): Promise<UserRow> {
  const users = db.selectFrom('users').selectAll()
  const one =
    (await users.where('id', '=', text).executeTakeFirst()) ??
    (await users.where('name_key', '=', nameKey(text)).executeTakeFirst())
  if (one !== undefined) return one
  const guests = await users.where('name', '=', text).orderBy('created_at').execute()
  if (guests.length === 1) return guests[0]
  if (guests.length === 0) throw new RefusedInput(`no user is called ${text}`)
  const ids = guests.map(({ id }) => id).join(', ')
  throw new RefusedInput(`${guests.length} guests are called ${text}; name one by its id: ${ids}`)
}

/** Removes a user from all waiting and playing tables, and returns how many there were. */
async function leaveTables({ store: { db }, tables }: AdminContext, { id, name, kind }: UserRow): Promise<number> {
  let count = 0
  for (const table of await tablesOf(db, id)) {
    try {
      await tables.leave({ id, name, kind }, table)
      count++
    } catch (error) {
      // The game may just have ended, or this build may not include its rules: continue with the other tables.
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
    }
  }
  return count
}

/** The tables at which a user has a seat, and those that wait for the user to start them. */
async function tablesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'playing'])
    .union(db.selectFrom('tables').select('id').where('host_id', '=', userId).where('status', '=', 'waiting'))
    .execute()
  return rows.map(({ id }) => id)
}

/** Everything stored about a user, except hashes of secrets. */
async function dataOf(db: Database, id: string) {
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['device', 'created_at', 'used_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    tokens: await db
      .selectFrom('tokens')
      .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'used_at'])
      .where('user_id', '=', id)
      .execute(),
    hosted: await db.selectFrom('tables').select(['id', 'game', 'created_at']).where('host_id', '=', id).execute(),
    memberships: await db.selectFrom('members').select('table_id').where('user_id', '=', id).execute(),
    seats: await db.selectFrom('seats').selectAll().where('user_id', '=', id).execute(),
    moves: await db
      .selectFrom('moves')
      .innerJoin('seats', (on) =>
        on.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'),
      )
      .select(['moves.table_id', 'seq', 'moves.seat', 'moves.kind', 'text', 'is_bots', 'at'])
      .where('user_id', '=', id)
      .orderBy('moves.table_id')
      .orderBy('seq')
      .execute(),
    chat: await db.selectFrom('chat').selectAll().where('user_id', '=', id).orderBy('at').execute(),
    presence: await db
      .selectFrom('presence')
      .select(['table_id', 'is_here', 'since', 'hidden_at'])
      .where('user_id', '=', id)
      .execute(),
    silenced: await db.selectFrom('silenced').select('table_id').where('user_id', '=', id).execute(),
    muted: await db.selectFrom('mutes').select('muted_id').where('user_id', '=', id).execute(),
    reports: await db.selectFrom('reports').selectAll().where('reporter_id', '=', id).execute(),
    daily: await db.selectFrom('daily_tries').selectAll().where('user_id', '=', id).orderBy('date').execute(),
    profile: await db.selectFrom('profiles').select('visible_to').where('user_id', '=', id).execute(),
    ratings: await db.selectFrom('ratings').selectAll().where('user_id', '=', id).execute(),
    ratedResults: await db.selectFrom('rated_results').selectAll().where('user_id', '=', id).orderBy('at').execute(),
    notices: await exportNotices(db, id),
    relations: await db.selectFrom('relations').select(['kind', 'other_id', 'at']).where('user_id', '=', id).execute(),
    invites: await db
      .selectFrom('invites')
      .selectAll()
      .where((where) => where.or([where('user_id', '=', id), where('by_id', '=', id)]))
      .execute(),
    log: await db.selectFrom('moderation_log').selectAll().where('target', '=', id).execute(),
  }
}

/** Replaces the id of a deleted user. */
const DELETED_ID = 'deleted'

/**
 * Removes everything that identifies a user, and returns the changed tables. Actions stay, because others played these
 * games too; so do the words for the shuffle, without which the deal could not be verified.
 */
async function erase(db: Database, id: string): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id').where('user_id', '=', id).execute()
  const changed = seats.map(({ table_id }) => table_id)
  await bumpVersions(db, changed)
  const name = DELETED_NAME
  await db
    .updateTable('seats')
    .set({ user_id: null, name, is_guest: 0, is_away: 1 })
    .where('user_id', '=', id)
    .execute()
  await db
    .updateTable('chat')
    .set({ user_id: DELETED_ID, name, is_guest: 0, text: '…' })
    .where('user_id', '=', id)
    .execute()
  await db.updateTable('tables').set({ host_id: DELETED_ID, request: null }).where('host_id', '=', id).execute()
  for (const table of ['sessions', 'tokens', 'members', 'silenced', 'mutes', 'presence'] as const) {
    await db.deleteFrom(table).where('user_id', '=', id).execute()
  }
  await db.deleteFrom('mutes').where('muted_id', '=', id).execute()
  await dropLooks(db, id)
  await eraseNotices(db, id)
  await eraseRelations(db, [id])
  for (const table of ['daily_tries', 'ratings', 'profiles'] as const) {
    await db.deleteFrom(table).where('user_id', '=', id).execute()
  }
  // The results stay without the player: the ratings of the others follow from them.
  await db.updateTable('rated_results').set({ user_id: null }).where('user_id', '=', id).execute()
  await db
    .deleteFrom('reports')
    .where((where) => where.or([where('reporter_id', '=', id), where('user_id', '=', id)]))
    .execute()
  await db.updateTable('moderation_log').set({ target: DELETED_ID, note: '' }).where('target', '=', id).execute()
  await db
    .updateTable('moderation_log')
    .set({ who: hostName(DELETED_ID) })
    .where('who', '=', hostName(id))
    .execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
  return changed
}
