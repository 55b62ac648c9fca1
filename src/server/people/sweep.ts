import type { Database } from '../database/schema.ts'

/** Removes sessions that are over. */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

/** Removes guests of whom nothing is left, inside a transaction: nobody can be them again, and no game knows them. */
export async function sweepGuests(db: Database): Promise<void> {
  const gone = db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'guest')
    .except(db.selectFrom('sessions').select('user_id as id'))
    .except(db.selectFrom('tokens').select('user_id as id'))
    .except(
      db.selectFrom('seats').select('user_id as id').where('user_id', 'is not', null).$narrowType<{ id: string }>(),
    )
    .except(db.selectFrom('chat').select('user_id as id'))
    .except(db.selectFrom('tables').select('host_id as id'))
  await db.deleteFrom('members').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('muted_id', 'in', gone).execute()
  await db.deleteFrom('users').where('id', 'in', gone).execute()
}
