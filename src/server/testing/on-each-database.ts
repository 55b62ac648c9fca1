import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../database/store.ts'
import { DATABASES } from './databases.ts'
import { type OpenHouse, openHouse } from './open-house.ts'

/** The same tests with a house on every kind of database that can be had here. */
export function onEachDatabase(what: string, tests: (open: () => OpenHouse) => void): void {
  for (const { name, isMissing, open } of DATABASES) {
    describe.skipIf(isMissing)(`${what}, on ${name}`, () => {
      let house: OpenHouse
      beforeAll(async () => {
        house = await openHouse({ store: await open() })
      })
      afterAll(() => house.close())
      tests(() => house)
    })
  }
}

/** All that the database has of a table. */
export async function rowsOf({ db }: Store, id: string) {
  const of = (table: 'seats' | 'members' | 'moves' | 'chat', order: 'seat' | 'user_id' | 'seq' | 'id') =>
    db.selectFrom(table).selectAll().where('table_id', '=', id).orderBy(order).execute()
  return {
    table: await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    seats: await of('seats', 'seat'),
    members: await of('members', 'user_id'),
    moves: await of('moves', 'seq'),
    chat: await of('chat', 'id'),
  }
}
