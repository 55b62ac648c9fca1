import type { Database, UserRow } from '../database/schema.ts'
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
