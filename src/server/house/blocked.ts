import type { Database, SeatRow } from '../database/schema.ts'

/** The seats of those whom an administrator has blocked. */
export async function blockedAmong(db: Database, seats: readonly SeatRow[]): Promise<readonly SeatRow[]> {
  const ids = seats.flatMap(({ user_id }) => user_id ?? [])
  if (ids.length === 0) return []
  const blocked = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('blocked_at', 'is not', null)
    .execute()
  return seats.filter(({ user_id }) => blocked.some(({ id }) => id === user_id))
}
