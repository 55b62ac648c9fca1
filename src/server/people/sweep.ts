import type { Database } from '../database/schema.ts'

/** Deletes expired sessions and tokens, and guests that nothing refers to. */
export async function sweepUsers(db: Database, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sessions').where('expires_at', '<=', now).execute()
    await transaction.deleteFrom('tokens').where('expires_at', '<=', now).execute()
    await sweepGuests(transaction)
  })
}

/** Deletes guests without a session, token, seat, table or chat line. */
async function sweepGuests(db: Database): Promise<void> {
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
  await db.deleteFrom('silenced').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('user_id', 'in', gone).execute()
  await db.deleteFrom('mutes').where('muted_id', 'in', gone).execute()
  await db.deleteFrom('users').where('id', 'in', gone).execute()
}
