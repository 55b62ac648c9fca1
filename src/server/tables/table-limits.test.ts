import { describe, expect, it } from 'vitest'
import type { Person } from '../people/users.ts'
import { DATABASES } from '../testing/databases.ts'
import { errorOf, strangers, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import type { TableService } from './table-service.ts'

const OPEN = 'not-now: you have too many open tables that wait for players; begin or leave one of them first'
const WAITING = 'not-now: you have too many tables that wait for players; begin or leave one of them first'
const BOTS = 'not-now: you play at too many tables with bots; finish a game first'
const SOLO = 'not-now: you have too many games of one player; finish one first'

const make = (tables: TableService, host: Person, visibility: 'open' | 'private' = 'private') =>
  tables.create(host, wish('machi-koro', { players: 2 }, { visibility }))

/** A table where it is the host's turn, so that the bot does nothing. */
async function playWithBot(tables: TableService, host: Person): Promise<string> {
  const seats = ['me' as const, { bot: 'easy' }]
  const { table } = await tables.create(host, wish('machi-koro', { players: 2, first: 1 }, { seats }))
  await tables.start(host, table.id)
  return table.id
}

describe.each(DATABASES)('the limits of tables, on $name', ({ isMissing, open }) => {
  it.skipIf(isMissing)('apply to a person and to a network; each table that is left makes room', async () => {
    const { tables, close } = await openTestTables({ store: await open(), rate: 1 })
    const [anna, ben, ...guests] = strangers(8)
    const [first] = [await make(tables, anna, 'open')]
    for (let i = 1; i < 5; i++) await make(tables, anna, 'open')
    expect(await errorOf(make(tables, anna, 'open'))).toBe(OPEN)
    for (let i = 5; i < 20; i++) await make(tables, anna)
    expect(await errorOf(make(tables, anna))).toBe(WAITING)
    await tables.leave(anna, first.table.id)
    await make(tables, anna, 'open')
    await make(tables, ben, 'open')
    for (const guest of guests.slice(0, 4)) {
      tables.noteNetwork(guest, 'net')
      for (let i = 0; i < 5; i++) await make(tables, guest, 'open')
    }
    tables.noteNetwork(guests[4], 'net')
    expect(await errorOf(make(tables, guests[4], 'open'))).toBe(OPEN)
    await make(tables, guests[4])
    await close()
  })

  it.skipIf(isMissing)(
    'bound the games with bots; a game that all people have left to bots counts until it is over',
    async () => {
      const botRunner = { think: () => new Promise<never>(() => undefined), close: async () => undefined }
      const { tables, close } = await openTestTables({ store: await open(), rate: 1, botRunner })
      const [anna, ben] = strangers(2)
      const ids: string[] = []
      for (let i = 0; i < 10; i++) ids.push(await playWithBot(tables, anna))
      expect(await errorOf(playWithBot(tables, anna))).toBe(BOTS)
      await playWithBot(tables, ben)
      await tables.leave(anna, ids[0])
      expect(await errorOf(playWithBot(tables, anna))).toBe(BOTS)
      await tables.comeBack(anna, ids[0])
      await tables.close(ids[0])
      await playWithBot(tables, anna)
      await close()
    },
  )

  it.skipIf(isMissing)('bound the games of one player, of a person and of a network, until they end', async () => {
    const { tables, close } = await openTestTables({ store: await open(), rate: 0.1 })
    const wait = async (who: Person) => (await tables.create(who, wish('rail-on-the-hill', { players: 1 }))).table.id
    const alone = async (who: Person) => {
      const id = await wait(who)
      await tables.start(who, id)
      return id
    }
    const people = strangers(11)
    for (const one of people) tables.noteNetwork(one, 'net')
    const first = await alone(people[0])
    const both = [await wait(people[0]), await wait(people[0])]
    const started = await Promise.all(both.map((id) => errorOf(tables.start(people[0], id))))
    expect(started, 'at the same time').toEqual(['no error', SOLO])
    await tables.leave(people[0], both[1])
    expect(await errorOf(alone(people[0]))).toBe(SOLO)
    await tables.close(first)
    for (const one of people.slice(0, 10)) await alone(one)
    for (const one of people.slice(1, 10)) await alone(one)
    expect(await errorOf(alone(people[10])), 'a new name gives no more room').toBe(SOLO)
    await close()
  })

  it.skipIf(isMissing)(
    'the same request leads to the same table, also where there is no room for another',
    async () => {
      const { tables, close } = await openTestTables({ store: await open(), rate: 1 })
      const [anna] = strangers(1)
      const wanted = wish('machi-koro', { players: 2 }, { visibility: 'open', request: 'request-1' })
      const { table } = await tables.create(anna, wanted)
      for (let i = 1; i < 5; i++) await make(tables, anna, 'open')
      expect((await tables.create(anna, wanted)).table.id).toBe(table.id)
      await close()
    },
  )
})
