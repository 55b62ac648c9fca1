import { ApiError } from '../api-error.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { wrongPassword } from './credentials.ts'

/** Who asks. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
}

/** Somebody without a name may only look on. */
export type Caller = Person | undefined

/** Names that look alike are one name among accounts. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Changes somebody who must be what they were when they asked: a guest may have become an account meanwhile. */
export async function changeUser(db: Database, { id, kind }: Person, facts: Partial<UserRow>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(facts)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('not-now', `this is not the same ${kind} any more`)
}

/** Changes an account whose password was right, unless it has another one by now; the answer is what it is then. */
export async function changeWithPassword(
  db: Database,
  { id, password }: UserRow,
  facts: Partial<UserRow>,
): Promise<UserRow> {
  const user = await db
    .updateTable('users')
    .set(facts)
    .where('id', '=', id)
    .where('password', '=', password)
    .returningAll()
    .executeTakeFirst()
  if (user === undefined) throw wrongPassword()
  return user
}

/** Throws where this user may not play here any more. */
export function requireNotBlocked(user: UserRow): void {
  if (user.blocked_at !== null) throw new ApiError('blocked', 'this person may not play here any more')
}
