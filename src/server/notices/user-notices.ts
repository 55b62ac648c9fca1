import type { Database } from '../database/schema.ts'
import { hashOf } from '../people/credentials.ts'

/** What is stored about notices to a user when the user is deleted, exported, or becomes another one. */

const TABLES = [
  'notice_settings',
  'notice_tables',
  'push_devices',
  'mail_addresses',
  'mail_requests',
  'mail_links',
  'notices',
  'outbox',
] as const

export async function eraseNotices(db: Database, userId: string): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** Without the keys of push messages and hashes of links. */
export async function exportNotices(db: Database, userId: string) {
  return {
    settings: await db.selectFrom('notice_settings').selectAll().where('user_id', '=', userId).execute(),
    tables: await db.selectFrom('notice_tables').select(['table_id', 'is_on']).where('user_id', '=', userId).execute(),
    devices: await db
      .selectFrom('push_devices')
      .select(['endpoint', 'device', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    addresses: await db.selectFrom('mail_addresses').selectAll().where('user_id', '=', userId).execute(),
    mailRequests: await db
      .selectFrom('mail_requests')
      .select(['kind', 'address', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .execute(),
    notices: await db.selectFrom('notices').selectAll().where('user_id', '=', userId).execute(),
    outbox: await db.selectFrom('outbox').select(['kind', 'host', 'due_at']).where('user_id', '=', userId).execute(),
  }
}

/** Moves what a guest chose to an account, where that has not chosen itself. Guests have no mail address. */
export async function giveNotices(db: Database, guest: string, account: string): Promise<void> {
  const { user_id: _, ...settings } = (await db
    .selectFrom('notice_settings')
    .selectAll()
    .where('user_id', '=', guest)
    .executeTakeFirst()) ?? { user_id: undefined }
  if ('push' in settings) {
    await db
      .insertInto('notice_settings')
      .values({ user_id: account, ...settings })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const tables = await db.selectFrom('notice_tables').selectAll().where('user_id', '=', guest).execute()
  if (tables.length > 0) {
    await db
      .insertInto('notice_tables')
      .values(tables.map((row) => ({ ...row, user_id: account })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db.updateTable('push_devices').set({ user_id: account }).where('user_id', '=', guest).execute()
  await eraseNotices(db, guest)
}

/** Lets a browser keep its push messages when its session is replaced by another one of the same person. */
export async function keepDevice(db: Database, before: string | undefined, session: string): Promise<void> {
  if (before === undefined) return
  await db
    .updateTable('push_devices')
    .set({ session: hashOf(session) })
    .where('session', '=', hashOf(before))
    .execute()
}
