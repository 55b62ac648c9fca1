import { describe, expect, it } from 'vitest'
import { openPostgres } from '../database/postgres.ts'
import type { DatabaseStore } from '../database/store.ts'
import { SYSTEM } from '../runtime.ts'
import { DATABASES, emptyPostgres, hasNoPostgres, onEachDatabase } from '../testing/databases.ts'
import { begunTable, errorOf, playOn, strangers, wish } from '../testing/table-helpers.ts'
import { type Reader, UNLIMITED_READER } from './history-service.ts'
import { RecordKeyStore } from './record-service.ts'

onEachDatabase('a record', (open) => {
  it('is made once for all who ask, and again when a name has changed', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 2 }))
    await playOn(tables, id, people)
    const [one, other] = await Promise.all(people.map((who) => tables.record(who, id)))
    expect(other).toBe(one)
    expect(one.names).toEqual(people.map(({ name }) => name))
    await store.db.updateTable('seats').set({ name: 'Renamed' }).where('table_id', '=', id).execute()
    await tables.refresh([id])
    expect((await tables.record(people[0], id)).names).toEqual(['Renamed', 'Renamed'])
  })

  it('is work for the address that asks, so that others are not refused, and is charged before it is made', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 2 }, { visibility: 'open' }))
    await playOn(tables, id, people)
    const { seq } = await tables.snapshot(undefined, id)
    const copies = Array.from({ length: 104 }, (_, i) => `${id} ${i}`)
    for (const copy of copies) await copyTable(store, id, copy)
    let spent = 0
    const reader = (address: string): Reader => ({
      ...UNLIMITED_READER,
      address,
      spend: (cost) => {
        spent += cost
      },
    })
    const [last, ...many] = copies
    // More than may wait for one address.
    const flood = many.map((copy) => errorOf(tables.record(undefined, copy, reader('flooding'))))
    expect((await tables.record(undefined, last, reader('other'))).actions.length).toBeGreaterThan(0)
    const answers = await Promise.all(flood)
    const refused = answers.filter((answer) => answer.startsWith('too-many'))
    expect(refused.length).toBeGreaterThan(0)
    expect(spent).toBe((copies.length - refused.length) * seq * 1000)
  })
})

/** Copies a finished table with its seats and moves. */
async function copyTable({ db }: DatabaseStore, id: string, copy: string): Promise<void> {
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).execute()
  const moves = await db.selectFrom('moves').selectAll().where('table_id', '=', id).execute()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('tables')
      .values({ ...table, id: copy })
      .execute()
    await transaction
      .insertInto('seats')
      .values(seats.map(({ ended_at: _, ...seat }) => ({ ...seat, table_id: copy })))
      .execute()
    await transaction
      .insertInto('moves')
      .values(moves.map((move) => ({ ...move, table_id: copy })))
      .execute()
  })
}

describe.each(DATABASES)('the key for records, on $name', ({ isMissing, open }) => {
  it.skipIf(isMissing)('is made once and stays the same', async () => {
    const store = await open()
    const { publicKey, sign } = await new RecordKeyStore(store.db, SYSTEM).get()
    expect(publicKey).toMatch(/^[0-9a-f]{64}$/)
    const again = await new RecordKeyStore(store.db, SYSTEM).get()
    expect(again.publicKey).toBe(publicKey)
    expect(again.sign('digest')).toBe(sign('digest'))
    expect(await store.db.selectFrom('keys').select('id').execute()).toEqual([{ id: 'records' }])
    await store.close()
  })
})

it.skipIf(hasNoPostgres)('is the same for nodes that start at the same time on an empty database', async () => {
  const url = await emptyPostgres()
  const stores = await Promise.all([1, 2, 3].map(() => openPostgres(url)))
  const keys = await Promise.all(stores.map(({ db }) => new RecordKeyStore(db, SYSTEM).get()))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(new Set(keys.map(({ sign }) => sign('digest'))).size).toBe(1)
  await Promise.all(stores.map((store) => store.close()))
})

it('is read again if the database did not answer', async () => {
  const [{ open }] = DATABASES
  const store = await open()
  const { db } = store
  await db.schema.alterTable('keys').renameTo('elsewhere').execute()
  const keys = new RecordKeyStore(db, SYSTEM)
  await expect(keys.get()).rejects.toThrow('keys')
  await db.schema.alterTable('elsewhere').renameTo('keys').execute()
  expect((await keys.get()).publicKey).toMatch(/^[0-9a-f]{64}$/)
  await store.close()
})
