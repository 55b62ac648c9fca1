import type { Database, UserRow } from '../database/schema.ts'
import { hashOf, newSecret } from './secrets.ts'

const DAY = 86_400_000

/** How long a session lasts after it was last used. */
export function lifetimeOf(kind: UserRow['kind']): number {
  return kind === 'account' ? 365 * DAY : 90 * DAY
}

/** Opens a session; the answer is the text for the cookie. */
export async function openSession(db: Database, user: Pick<UserRow, 'id' | 'kind'>, now: number): Promise<string> {
  const session = newSecret()
  await db
    .insertInto('sessions')
    .values({ hash: hashOf(session), user_id: user.id, created_at: now, expires_at: now + lifetimeOf(user.kind) })
    .execute()
  return session
}

/** The user of a session; using it makes it last longer, which is written once a day. */
export async function userOfSession(db: Database, session: string, now: number): Promise<UserRow | undefined> {
  const hash = hashOf(session)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('expires_at')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const until = now + lifetimeOf(row.kind)
  if (until - row.expires_at > DAY) {
    await db.updateTable('sessions').set({ expires_at: until }).where('hash', '=', hash).execute()
    await db.updateTable('users').set({ seen_at: now }).where('id', '=', row.id).execute()
  }
  return row
}
