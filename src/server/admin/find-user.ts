import type { Database, UserRow } from '../database/schema.ts'
import type { Person } from '../house/house.ts'
import { nameKey } from '../people/name-key.ts'
import { oneLine } from './columns.ts'
import { Refused } from './command.ts'

/** The user of this id, the account of this name, or the only guest of this name. */
export async function findUser(db: Database, text: string): Promise<UserRow> {
  const users = db.selectFrom('users').selectAll()
  const one =
    (await users.where('id', '=', text).executeTakeFirst()) ??
    (await users.where('name_key', '=', nameKey(text)).executeTakeFirst())
  if (one !== undefined) return one
  const guests = await users.where('name', '=', text).orderBy('created_at').execute()
  if (guests.length === 1) return guests[0]
  if (guests.length === 0) throw new Refused(`there is nobody called ${oneLine(text)}`)
  const ids = guests.map(({ id }) => id).join(', ')
  throw new Refused(`${guests.length} guests are called ${oneLine(text)}; name one by the id: ${ids}`)
}

export function asPerson({ id, name, kind }: UserRow): Person {
  return { id, name, kind }
}

/** The tables where somebody sits, waiting or being played. */
export async function tablesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'playing'])
    .execute()
  return rows.map(({ id }) => id)
}
