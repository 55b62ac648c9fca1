import type { Database, UserRow } from '../database/schema.ts'
import { giveNotices } from '../notices/user-notices.ts'
import { giveRelations } from '../social/relation-service.ts'
import { hostName } from '../tables/moderation.ts'
import { bumpVersions } from '../tables/table-rows.ts'

/**
 * Moves everything of a guest to an account and deletes the guest. Must run in a transaction. At a table where both sit,
 * the guest leaves. Returns the ids of the tables that changed.
 */
export async function adoptGuest(
  db: Database,
  guest: string,
  account: UserRow,
  now: number,
): Promise<readonly string[]> {
  if (!(await isStillGuest(db, guest, now))) return []
  const changed = await tablesOf(db, guest)
  // Lock tables before seats, as everywhere: this prevents deadlocks, and no game can begin meanwhile.
  await bumpVersions(db, changed)
  await getUp(db, guest, account.id, now)
  await db
    .updateTable('seats')
    .set({ user_id: account.id, name: account.name, is_guest: 0 })
    .where('user_id', '=', guest)
    .execute()
  // Request ids are unique per host; these are no longer needed.
  await db.updateTable('tables').set({ host_id: account.id, request: null }).where('host_id', '=', guest).execute()
  await db.updateTable('chat').set({ user_id: account.id }).where('user_id', '=', guest).execute()
  for (const table of ['members', 'silenced'] as const) await giveEntries(db, table, guest, account.id)
  await giveMutes(db, guest, account.id)
  await giveReports(db, guest, account.id)
  await giveDailyTries(db, guest, account.id)
  await giveNotices(db, guest, account.id)
  await giveRelations(db, guest, account.id)
  await db.deleteFrom('sessions').where('user_id', '=', guest).execute()
  await db.deleteFrom('tokens').where('user_id', '=', guest).execute()
  await db.deleteFrom('users').where('id', '=', guest).execute()
  return changed
}

/** Whether the user is still a guest. The update locks the row, so that this stays true until the transaction ends. */
async function isStillGuest(db: Database, guest: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ seen_at: now })
    .where('id', '=', guest)
    .where('kind', '=', 'guest')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The tables where the guest sits, is the host, or may not write. */
async function tablesOf(db: Database, guest: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('table_id as id')
    .where('user_id', '=', guest)
    .union(db.selectFrom('tables').select('id').where('host_id', '=', guest))
    .union(db.selectFrom('silenced').select('table_id as id').where('user_id', '=', guest))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Frees the guest's seat at each table where the account sits too: before the game the seat is open again, later a bot
 * plays for it, which `due_at` wakes.
 */
async function getUp(db: Database, guest: string, account: string, now: number): Promise<void> {
  const shared = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['id', 'status'])
    .where('user_id', '=', guest)
    .where('id', 'in', db.selectFrom('seats').select('table_id').where('user_id', '=', account))
    .execute()
  for (const { id, status } of shared) {
    const left = status === 'waiting' ? ({ kind: 'open', name: '', words: '', is_guest: 0 } as const) : { is_away: 1 }
    await db
      .updateTable('seats')
      .set({ ...left, user_id: null })
      .where('table_id', '=', id)
      .where('user_id', '=', guest)
      .execute()
    if (status === 'playing') await db.updateTable('tables').set({ due_at: now }).where('id', '=', id).execute()
  }
}

async function giveEntries(db: Database, table: 'members' | 'silenced', guest: string, account: string): Promise<void> {
  await db
    .insertInto(table)
    .columns(['table_id', 'user_id'])
    .expression((make) =>
      make
        .selectFrom(table)
        .select(['table_id', make.val(account).as('user_id')])
        .where('user_id', '=', guest),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom(table).where('user_id', '=', guest).execute()
}

/** Moves both directions: users that the guest muted, and users that muted the guest. */
async function giveMutes(db: Database, guest: string, account: string): Promise<void> {
  const rows = await db
    .selectFrom('mutes')
    .selectAll()
    .where((or) => or('user_id', '=', guest).or('muted_id', '=', guest))
    .execute()
  await db
    .deleteFrom('mutes')
    .where((or) => or('user_id', '=', guest).or('muted_id', '=', guest))
    .execute()
  const ofAccount = (id: string) => (id === guest ? account : id)
  const given = rows
    .map(({ user_id, muted_id }) => ({ user_id: ofAccount(user_id), muted_id: ofAccount(muted_id) }))
    .filter(({ user_id, muted_id }) => user_id !== muted_id)
  if (given.length === 0) return
  await db
    .insertInto('mutes')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Moves reports by and about the guest, and the entries of the log. */
async function giveReports(db: Database, guest: string, account: string): Promise<void> {
  const rows = await db
    .deleteFrom('reports')
    .where((where) => where.or([where('reporter_id', '=', guest), where('user_id', '=', guest)]))
    .returningAll()
    .execute()
  const ofAccount = (id: string) => (id === guest ? account : id)
  const given = rows
    .map((row) => ({ ...row, user_id: ofAccount(row.user_id), reporter_id: ofAccount(row.reporter_id) }))
    .filter(({ user_id, reporter_id }) => user_id !== reporter_id)
  if (given.length > 0) {
    await db
      .insertInto('reports')
      .values(given)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db.updateTable('moderation_log').set({ target: account }).where('target', '=', guest).execute()
  await db
    .updateTable('moderation_log')
    .set({ who: hostName(account) })
    .where('who', '=', hostName(guest))
    .execute()
}

/**
 * Moves tries of daily deals. Where the account has one, it counts, even if it is unfinished: otherwise the best of the
 * tries of several guests could be chosen to replace it.
 */
async function giveDailyTries(db: Database, guest: string, account: string): Promise<void> {
  await db
    .deleteFrom('daily_tries')
    .where('user_id', '=', guest)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('daily_tries as own')
          .select('own.table_id')
          .where('own.user_id', '=', account)
          .whereRef('own.date', '=', 'daily_tries.date')
          .whereRef('own.game', '=', 'daily_tries.game'),
      ),
    )
    .execute()
  await db.updateTable('daily_tries').set({ user_id: account }).where('user_id', '=', guest).execute()
}
