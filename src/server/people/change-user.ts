import type { Database, UserRow } from '../database/schema.ts'
import type { Person } from '../house/house.ts'
import { Problem } from '../problem.ts'
import { wrongPassword } from './passwords.ts'

/** Changes somebody who must be what they were when they asked: a guest may have become an account meanwhile. */
export async function changeUser(db: Database, { id, kind }: Person, facts: Partial<UserRow>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(facts)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('not-now', `this is not the same ${kind} any more`)
}

/** Changes an account whose password was right, unless it has another one by now; the answer is what it is then. */
export async function changeKnowing(
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
