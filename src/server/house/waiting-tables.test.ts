import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listener, strangers, wish } from '../testing/at-table.ts'
import { heldAnswer } from '../testing/held-answer.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openHouse } from '../testing/open-house.ts'
import { openTemporary } from '../testing/temporary-store.ts'
import type { House, Person } from './house.ts'
import { unusedTables } from './waiting-tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A table of three seats that waits: the host and a guest sit there. */
async function waitingTable(house: House) {
  const [host, guest, visitor] = strangers(3)
  const { table } = await house.create(host, wish('machi-koro', { players: 3 }))
  await house.enterByCode(guest, table.code)
  await house.sit(guest, table.id, 2, '')
  return { host, guest, visitor, id: table.id, code: table.code }
}

type Waiting = Awaited<ReturnType<typeof waitingTable>>

const statusOf = async (house: House, who: Person, id: string) => (await house.now(who, id)).table.status

const USES: readonly [string, (house: House, table: Waiting) => Promise<unknown>][] = [
  ['a player leaves', (house, { guest, id }) => house.leave(guest, id)],
  ['words are added', (house, { guest, id }) => house.addWords(guest, id, 'tea')],
  ['a bot is seated', (house, { host, id }) => house.fillSeat(host, id, 3, { bot: 'easy' })],
  ['a line is said', (house, { guest, id }) => house.say(guest, id, 'hello')],
  ['a person enters by code', (house, { visitor, code }) => house.enterByCode(visitor, code)],
  ['a person follows it for a moment', async (house, { guest, id }) => (await listener(house, guest, id)).stop()],
  [
    'a person sits down',
    async (house, { visitor, id, code }) => {
      await house.enter(visitor, id, code)
      await house.sit(visitor, id, undefined, '')
    },
  ],
]

onEachDatabase('a waiting table', (open) => {
  it('is closed when it was not used for two weeks', async () => {
    const { house, tend, clock } = open()
    const { host, id } = await waitingTable(house)
    clock.now += 13 * DAY
    await tend()
    expect(await statusOf(house, host, id)).toBe('waiting')
    clock.now += 2 * DAY
    await tend()
    expect(await statusOf(house, host, id)).toBe('closed')
  })

  it.each(USES)('stays for two weeks after %s', async (_, use) => {
    const { house, tend, clock } = open()
    const table = await waitingTable(house)
    clock.now += 13 * DAY
    await use(house, table)
    clock.now += 13 * DAY
    await tend()
    expect(await statusOf(house, table.host, table.id)).toBe('waiting')
    clock.now += 2 * DAY
    await tend()
    expect(await statusOf(house, table.host, table.id)).toBe('closed')
  })

  it('stays while a person follows it', async () => {
    const { house, tend, clock } = open()
    const { host, guest, id } = await waitingTable(house)
    const { stop } = await listener(house, guest, id)
    for (let day = 0; day < 30; day++) {
      clock.now += DAY
      await tend()
    }
    expect(await statusOf(house, host, id)).toBe('waiting')
    stop()
    clock.now += 15 * DAY
    await tend()
    expect(await statusOf(house, host, id)).toBe('closed')
  })
})

it('a waiting table is not closed where its game has begun since it was found unused', async () => {
  const { house, store, clock, close } = await openHouse()
  const [host] = strangers(1)
  const seats = ['me' as const, { bot: 'easy' }]
  const { table } = await house.create(host, wish('machi-koro', { players: 2, first: 1 }, { seats }))
  clock.now += 15 * DAY
  const { db, arrived, letGo } = heldAnswer(store.db)
  const other = await openHouse({ store: { ...store, db }, now: () => clock.now })
  const tended = other.tend()
  await arrived
  await house.start(host, table.id)
  letGo()
  await tended
  expect(await statusOf(other.house, host, table.id)).toBe('playing')
  await other.house.stop()
  await close()
})

it('chat writes the time of a waiting table at most once an hour', async () => {
  const { house, store, clock, close } = await openHouse()
  const { host, id } = await waitingTable(house)
  const movedAt = async () => {
    const row = await store.db.selectFrom('tables').select('moved_at').where('id', '=', id).executeTakeFirstOrThrow()
    return row.moved_at
  }
  const begin = clock.now
  clock.now = begin + HOUR
  await house.say(host, id, 'too early')
  expect(await movedAt()).toBe(begin)
  clock.now = begin + HOUR + 1
  await house.say(host, id, 'noted')
  clock.now += HOUR
  await house.say(host, id, 'too early again')
  expect(await movedAt()).toBe(begin + HOUR + 1)
  await close()
})

it('unused tables are found by an index, without reading finished tables', async () => {
  const { db, close } = await openTemporary()
  const plan = await unusedTables(db, 0).explain(undefined, sql`query plan`)
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH tables USING INDEX tables_listed (status=? AND visibility=? AND created_at<?)',
  ])
  await close()
})
