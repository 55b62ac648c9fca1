import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Person } from '../people/users.ts'
import { SYSTEM } from '../runtime.ts'
import { delayFirstQuery, onEachDatabase } from '../testing/databases.ts'
import { listener, strangers, wish } from '../testing/table-helpers.ts'
import { openTemporaryStore, openTestTables } from '../testing/test-tables.ts'
import { bumpVersions, unusedTables } from './table-rows.ts'
import type { TableService } from './table-service.ts'

const HOUR = 3_600_000

const DAY = 24 * HOUR

/** A waiting table with three seats, for the host and a guest. */
async function waitingTable(tables: TableService) {
  const [host, guest, visitor] = strangers(3)
  const { table } = await tables.create(host, wish('machi-koro', { players: 3 }))
  await tables.enterByCode(guest, table.code)
  await tables.sit(guest, table.id, 2, '')
  return { host, guest, visitor, id: table.id, code: table.code }
}

type Waiting = Awaited<ReturnType<typeof waitingTable>>

const statusOf = async (tables: TableService, who: Person, id: string) => (await tables.snapshot(who, id)).table.status

const USES: readonly [string, (tables: TableService, table: Waiting) => Promise<unknown>][] = [
  ['a player leaves', (tables, { guest, id }) => tables.leave(guest, id)],
  ['words are added', (tables, { guest, id }) => tables.addWords(guest, id, 'tea')],
  ['a bot is seated', (tables, { host, id }) => tables.fillSeat(host, id, 3, { bot: 'easy' })],
  ['a chat line is sent', (tables, { guest, id }) => tables.say(guest, id, 'hello')],
  ['a person enters by code', (tables, { visitor, code }) => tables.enterByCode(visitor, code)],
  ['a person follows it for a moment', async (tables, { guest, id }) => (await listener(tables, guest, id)).stop()],
  [
    'a person takes a seat',
    async (tables, { visitor, id, code }) => {
      await tables.enter(visitor, id, code)
      await tables.sit(visitor, id, undefined, '')
    },
  ],
]

onEachDatabase('a player of very many games', (open) => {
  it('can be renamed: more tables change at once than fit into one statement', async () => {
    const { store, tables } = open()
    const [host] = strangers(1)
    const { table } = await tables.create(host, wish('machi-koro', { players: 2 }))
    const others = Array.from({ length: 70_000 }, (_, i) => `table ${i}`)
    await bumpVersions(store.db, [...others, table.id])
    const numbers = store.db.selectFrom('tables').select('version').where('id', '=', table.id)
    expect(await numbers.executeTakeFirst()).toEqual({ version: table.version + 1 })
  })
})

onEachDatabase('a waiting table', (open) => {
  it('is closed after two weeks without use', async () => {
    const { tables, tick, clock } = open()
    const { host, id } = await waitingTable(tables)
    clock.now += 13 * DAY
    await tick()
    expect(await statusOf(tables, host, id)).toBe('waiting')
    clock.now += 2 * DAY
    await tick()
    expect(await statusOf(tables, host, id)).toBe('closed')
  })

  it.each(USES)('stays open for two weeks after %s', async (_, use) => {
    const { tables, tick, clock } = open()
    const table = await waitingTable(tables)
    clock.now += 13 * DAY
    await use(tables, table)
    clock.now += 13 * DAY
    await tick()
    expect(await statusOf(tables, table.host, table.id)).toBe('waiting')
    clock.now += 2 * DAY
    await tick()
    expect(await statusOf(tables, table.host, table.id)).toBe('closed')
  })

  it('stays open while a person follows it', async () => {
    const { tables, tick, clock } = open()
    const { host, guest, id } = await waitingTable(tables)
    const { stop } = await listener(tables, guest, id)
    for (let day = 0; day < 30; day++) {
      clock.now += DAY
      await tick()
    }
    expect(await statusOf(tables, host, id)).toBe('waiting')
    stop()
    clock.now += 15 * DAY
    await tick()
    expect(await statusOf(tables, host, id)).toBe('closed')
  })
})

it('a waiting table is not closed if its game began after it was found unused', async () => {
  const { tables, store, clock, close } = await openTestTables()
  const [host] = strangers(1)
  const seats = ['me' as const, { bot: 'easy' }]
  const { table } = await tables.create(host, wish('machi-koro', { players: 2, first: 1 }, { seats }))
  clock.now += 15 * DAY
  const { db, arrived, release } = delayFirstQuery(store.db)
  const other = await openTestTables({ store: { ...store, db }, runtime: { ...SYSTEM, now: () => clock.now } })
  const tended = other.tick()
  await arrived
  await tables.start(host, table.id)
  release()
  await tended
  expect(await statusOf(other.tables, host, table.id)).toBe('playing')
  await other.tables.stop()
  await close()
})

it('chat writes the time of a waiting table at most once an hour', async () => {
  const { tables, store, clock, close } = await openTestTables()
  const { host, id } = await waitingTable(tables)
  const movedAt = async () => {
    const row = await store.db.selectFrom('tables').select('moved_at').where('id', '=', id).executeTakeFirstOrThrow()
    return row.moved_at
  }
  const begin = clock.now
  clock.now = begin + HOUR
  await tables.say(host, id, 'too early')
  expect(await movedAt()).toBe(begin)
  clock.now = begin + HOUR + 1
  await tables.say(host, id, 'noted')
  clock.now += HOUR
  await tables.say(host, id, 'too early again')
  expect(await movedAt()).toBe(begin + HOUR + 1)
  await close()
})

it('unused tables are found by an index, without reading finished tables', async () => {
  const { db, close } = await openTemporaryStore()
  const plan = await unusedTables(db, 0).explain(undefined, sql`query plan`)
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH tables USING INDEX tables_listed (status=? AND visibility=? AND created_at<?)',
  ])
  await close()
})
