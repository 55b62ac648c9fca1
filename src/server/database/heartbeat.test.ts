import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { begunTable, errorOf, playOn, strangers, until, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import { Heartbeat } from './heartbeat.ts'
import { openPostgres } from './postgres.ts'

/** As on a full disk, on which the row of the heartbeat can still be changed. */
const FULL = `
CREATE FUNCTION has_no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON moves EXECUTE FUNCTION has_no_room()`

it.skipIf(hasNoPostgres)('a node whose Postgres has no room for moves reports that writes fail', async () => {
  const { tables, store, close } = await openTestTables({ store: await openPostgres(await freshPostgres()) })
  const heartbeat = new Heartbeat(store)
  await heartbeat.start()
  const people = strangers(2)
  const id = await begunTable(tables, people, wish('machi-koro', { players: 2 }))
  await until(async () => (await heartbeat.failures()).length === 0)
  await sql.raw(FULL).execute(store.db)
  await until(async () => {
    expect(await errorOf(playOn(tables, id, people, { moves: 1 }))).toMatch(/^unavailable/)
    return (await heartbeat.failures()).join() === 'writes'
  })
  await sql`DROP TRIGGER full_disk ON moves`.execute(store.db)
  await playOn(tables, id, people, { moves: 1 })
  expect(await heartbeat.failures()).toEqual([])
  await heartbeat.stop()
  await close()
})
