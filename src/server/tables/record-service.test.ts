import { expect, it } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import { begunTable, playOn, strangers, wish } from '../testing/table-helpers.ts'

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
})
