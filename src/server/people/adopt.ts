import type { Database, UserRow } from '../database/schema.ts'
import { markChanged } from './changed-tables.ts'

/**
 * Gives what a guest has to an account, inside a transaction. Where both sit at one table, the guest's seat stays the
 * guest's. The answer names the tables at which something changed.
 */
export async function adopt(db: Database, guest: string, account: UserRow): Promise<readonly string[]> {
  const seats = await seatsToGive(db, guest, account.id)
  if (seats.length > 0) {
    await db
      .updateTable('seats')
      .set({ user_id: account.id, name: account.name })
      .where('user_id', '=', guest)
      .where('table_id', 'in', seats)
      .execute()
  }
  const hosted = await db.selectFrom('tables').select('id').where('host_id', '=', guest).execute()
  // The name of a request is unique for each host, and has done its work by now.
  await db.updateTable('tables').set({ host_id: account.id, request: null }).where('host_id', '=', guest).execute()
  await db.updateTable('chat').set({ user_id: account.id }).where('user_id', '=', guest).execute()
  await giveMemberships(db, guest, account.id)
  await giveMutes(db, guest, account.id)
  await db.deleteFrom('sessions').where('user_id', '=', guest).execute()
  await db.deleteFrom('tokens').where('user_id', '=', guest).execute()
  const left = await db.selectFrom('seats').select('table_id').where('user_id', '=', guest).execute()
  if (left.length === 0) await db.deleteFrom('users').where('id', '=', guest).execute()
  const changed = [...new Set([...seats, ...hosted.map(({ id }) => id)])]
  await markChanged(db, changed)
  return changed
}

async function seatsToGive(db: Database, guest: string, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('table_id')
    .where('user_id', '=', guest)
    .where('table_id', 'not in', db.selectFrom('seats').select('table_id').where('user_id', '=', account))
    .execute()
  return rows.map(({ table_id }) => table_id)
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
  await db
    .deleteFrom('members')
    .where('user_id', '=', guest)
    .where('table_id', 'not in', db.selectFrom('seats').select('table_id').where('user_id', '=', guest))
    .execute()
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
