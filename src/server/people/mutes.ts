import type { Database } from '../database/schema.ts'
import { Problem } from '../problem.ts'

const MOST = 200

/** Throws where this is nobody, or where somebody has muted too many others already. */
export async function mustBeMutable(db: Database, userId: string, mutedId: string): Promise<void> {
  const muted = await db.selectFrom('users').select('id').where('id', '=', mutedId).executeTakeFirst()
  if (muted === undefined) throw new Problem('not-found', 'there is no such person')
  const others = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('user_id', '=', userId)
    .where('muted_id', '!=', mutedId)
    .execute()
  if (others.length >= MOST) throw new Problem('not-now', `nobody mutes more than ${MOST} people`)
}
