import type { Database, UserRow } from '../database/schema.ts'
import { bumpVersions } from '../tables/table-rows.ts'

/**
 * Gives what a guest has to an account, inside a transaction, after which there is no such guest any more. Where both
 * sit at one table, the guest gets up. The answer names the tables at which something changed.
 */
export async function adoptGuest(
  db: Database,
  guest: string,
  account: UserRow,
  now: number,
): Promise<readonly string[]> {
  if (!(await isStillGuest(db, guest, now))) return []
  const changed = await tablesOf(db, guest)
  // Tables before seats, as everywhere: so nobody waits for each other, and no game begins meanwhile.
  await bumpVersions(db, changed)
  await getUp(db, guest, account.id, now)
  await db.updateTable('seats').set({ user_id: account.id, name: account.name }).where('user_id', '=', guest).execute()
  // The name of a request is unique for each host, and has done its work by now.
  await db.updateTable('tables').set({ host_id: account.id, request: null }).where('host_id', '=', guest).execute()
  await db.updateTable('chat').set({ user_id: account.id }).where('user_id', '=', guest).execute()
  await giveMemberships(db, guest, account.id)
  await giveMutes(db, guest, account.id)
  await db.deleteFrom('sessions').where('user_id', '=', guest).execute()
  await db.deleteFrom('tokens').where('user_id', '=', guest).execute()
  await db.deleteFrom('users').where('id', '=', guest).execute()
  return changed
}

/** Whether the guest has neither become an account nor been adopted meanwhile; keeps others from doing so, too. */
async function isStillGuest(db: Database, guest: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ seen_at: now })
    .where('id', '=', guest)
    .where('kind', '=', 'guest')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Where a guest sits or is the host. */
async function tablesOf(db: Database, guest: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('table_id as id')
    .where('user_id', '=', guest)
    .union(db.selectFrom('tables').select('id').where('host_id', '=', guest))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Leaves the guest's seat wherever the account sits too: before the game it is free again, later a bot plays on it, for
 * which the keeper of the tables is called.
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
    const left = status === 'waiting' ? ({ kind: 'open', name: '', words: '' } as const) : { is_away: 1 }
    await db
      .updateTable('seats')
      .set({ ...left, user_id: null })
      .where('table_id', '=', id)
      .where('user_id', '=', guest)
      .execute()
    if (status === 'playing') await db.updateTable('tables').set({ due_at: now }).where('id', '=', id).execute()
  }
}

async function giveMemberships(db: Database, guest: string, account: string): Promise<void> {
  await db
    .insertInto('members')
    .columns(['table_id', 'user_id'])
    .expression((make) =>
      make
        .selectFrom('members')
        .select(['table_id', make.val(account).as('user_id')])
        .where('user_id', '=', guest),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('members').where('user_id', '=', guest).execute()
}

/** Whom the guest muted the account mutes, and who muted the guest mutes the account. */
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
