import { ApiError } from '../api-error.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { wrongPassword } from './credentials.ts'

/** A guest or an account. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
}

/** The person who sent a request; undefined if not signed in. Such a caller can only watch public tables. */
export type Caller = Person | undefined

export function personOf({ id, name, kind }: Pick<UserRow, 'id' | 'kind' | 'name'>): Person {
  return { id, name, kind }
}

/** Account names that look alike have the same key, which is unique. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** How the database marks the seats and chat lines of guests. */
export function guestMark({ kind }: Person): number {
  return kind === 'guest' ? 1 : 0
}

/** Updates a user, unless its kind has changed: a guest may have become an account meanwhile. */
export async function changeUser(db: Database, { id, kind }: Person, facts: Partial<UserRow>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(facts)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('not-now', `this ${kind} has changed; sign in again`)
}

/** Updates an account whose password was verified, unless the password has changed meanwhile. */
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

export function requireNotBlocked(user: UserRow): void {
  if (user.blocked_at !== null) throw new ApiError('blocked', 'this user is blocked')
}
