import type { Database, UserRow } from '../database/schema.ts'
import type { Person } from '../house/house.ts'
import { Problem } from '../problem.ts'

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
