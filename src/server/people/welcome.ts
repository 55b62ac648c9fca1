import type { Database, UserRow } from '../database/schema.ts'
import { Problem } from '../problem.ts'

/** How many people one question to the database names at most. */
const AT_ONCE = 500

/** Throws where this user may not play here any more. */
export function mustBeWelcome(user: UserRow): void {
  if (user.blocked_at !== null) throw new Problem('blocked', 'this person may not play here any more')
}

/** Those of these people who are neither blocked nor deleted. */
export async function stillWelcome(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const welcome = new Set<string>()
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', ids.slice(i, i + AT_ONCE))
      .where('blocked_at', 'is', null)
      .execute()
    for (const { id } of rows) welcome.add(id)
  }
  return welcome
}
