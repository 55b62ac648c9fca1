import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseStore } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { begunTable, listener, playOn, strangers, wish } from '../testing/table-helpers.ts'
import { openTemporaryStore } from '../testing/test-tables.ts'
import { PersonalLists } from './listed-tables.ts'
import { inFairOrder, LiveTables, lobbyText, OpenTables } from './lobby.ts'

const NOTHING_KNOWN = { networkOf: () => undefined, isPresent: () => false }

describe('the cost of the lobby', () => {
  let store: DatabaseStore
  beforeAll(async () => {
    store = await openTemporaryStore()
  })
  afterAll(() => store.close())

  it('does not grow with finished games: no query reads all tables, all seats, or all seats of a person', async () => {
    const asked: RootOperationNode[] = []
    const spy: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = store.db.withPlugin(spy)
    const now = () => 0
    const [anna] = strangers(1)
    await sql`
      INSERT INTO seats (table_id, seat, kind, user_id, name, is_away, back_at, words, ended_at)
      VALUES ('over', 1, 'person', ${anna.id}, '', 0, 0, '', 1)`.execute(store.db)
    const lists = {
      open: new OpenTables(db, NOTHING_KNOWN, now),
      live: new LiveTables(db, NOTHING_KNOWN, now),
      personal: new PersonalLists(db, now),
      online: () => 0,
      now,
    }
    await store.db.insertInto('relations').values({ user_id: anna.id, kind: 'follow', other_id: 'b', at: 0 }).execute()
    await lobbyText(db, anna, lists)
    const plans: string[] = []
    for (const node of asked) {
      const { sql, parameters } = store.db.getExecutor().compileQuery(node, createQueryId())
      const query = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters])
      const { rows } = await store.db.executeQuery<{ detail: string }>(query)
      plans.push(...rows.map(({ detail }) => detail))
    }
    // The outline of a union and of its subqueries says nothing about what is read.
    const searches = plans.filter(
      (detail) => !/^(COMPOUND|LEFT-MOST|UNION|CO-ROUTINE|CORRELATED|SCAN \w+ed$)/.test(detail),
    )
    const byUser = 'SEARCH seats USING INDEX seats_of_user'
    const byId = 'SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)'
    const listed = 'SEARCH tables USING INDEX tables_listed (status=? AND visibility=?)'
    const hosted = 'SEARCH tables USING INDEX waiting_tables_of_host (host_id=?)'
    const openSeat = 'SEARCH seats USING INDEX sqlite_autoindex_seats_2 (table_id=?)'
    const sorted = 'USE TEMP B-TREE FOR ORDER BY'
    const personal = [
      ...[`${byUser} (user_id=? AND ended_at=?)`, byId, sorted],
      ...[hosted, sorted],
      'SEARCH relations USING COVERING INDEX sqlite_autoindex_relations_1 (user_id=? AND kind=?)',
      ...[hosted, openSeat, sorted],
      'SEARCH invites USING INDEX invites_of_user (user_id=?)',
      ...[byId, 'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)'],
      'SEARCH relations USING INDEX sqlite_autoindex_relations_1 (user_id=?)',
      'SEARCH relations USING INDEX relations_of_other (other_id=? AND kind=?)',
      `${byUser} (user_id=? AND ended_at>?)`,
    ]
    const finished = [
      `${byUser} (user_id=? AND ended_at>?)`,
      ...[byId, 'SEARCH seats USING INDEX sqlite_autoindex_seats_1 (table_id=?)'],
    ]
    expect(searches).toEqual([...personal, listed, openSeat, listed, ...finished])
  })
})

describe('the list of open tables', () => {
  it('is made once for all who ask, until a second has passed or something has changed', async () => {
    const store = await openTemporaryStore()
    let queries = 0
    let now = 0
    const spy: KyselyPlugin = {
      transformQuery({ node }) {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const open = new OpenTables(store.db.withPlugin(spy), NOTHING_KNOWN, () => now)
    for (let i = 0; i < 3; i++) await open.list()
    expect(queries).toBe(1)
    now += 1000
    await Promise.all([open.list(), open.list()])
    expect(queries).toBe(2)
    open.forget()
    await open.list()
    expect(queries).toBe(3)
    await store.close()
    open.forget()
    for (let i = 0; i < 2; i++) await expect(open.list(), 'a failure is not kept').rejects.toThrow()
    expect(queries).toBe(5)
  })
})

describe('the order of open tables', () => {
  const tables = (host: string, count: number) => Array.from({ length: count }, (_, i) => ({ host_id: host, i }))

  it('shows one table of each host before the other tables of a host', () => {
    const order = inFairOrder([...tables('greedy', 60), ...tables('anna', 1)], NOTHING_KNOWN)
    expect(order.slice(0, 4)).toEqual([
      { host_id: 'greedy', i: 0 },
      { host_id: 'greedy', i: 1 },
      { host_id: 'anna', i: 0 },
      { host_id: 'greedy', i: 2 },
    ])
    expect(order).toHaveLength(61)
  })

  it('counts many guests of one network as one', () => {
    const guests = Array.from({ length: 60 }, (_, i) => ({ host_id: `guest ${i}`, i }))
    const networkOf = (host: string) => (host === 'anna' ? 'home' : 'net')
    const order = inFairOrder([...guests, ...tables('anna', 1)], { ...NOTHING_KNOWN, networkOf })
    expect(order.findIndex(({ host_id }) => host_id === 'anna')).toBe(4)
  })

  it('shows tables of present hosts first', () => {
    const isPresent = (host: string) => host === 'anna'
    const order = inFairOrder([...tables('gone', 1), ...tables('anna', 3)], { ...NOTHING_KNOWN, isPresent })
    expect(order.map(({ host_id }) => host_id)).toEqual(['anna', 'anna', 'gone', 'anna'])
  })
})

onEachDatabase('the lobby', (open) => {
  const openWish = () => wish('machi-koro', { players: 2 }, { visibility: 'open' })

  it('lists a table even if two guests of another network create many', async () => {
    const { tables } = open()
    const [anna, visitor, ...guests] = strangers(4)
    const { table } = await tables.create(anna, openWish())
    for (const guest of guests) {
      tables.noteNetwork(guest, 'net')
      for (let i = 0; i < 30; i++) await tables.create(guest, openWish())
    }
    const listed = (await tables.lobby(visitor)).open.map(({ id }) => id)
    expect(listed).toHaveLength(50)
    expect(listed.indexOf(table.id)).toBe(4)
    await listener(tables, anna, table.id)
    open().clock.now += 3_600_000
    expect((await tables.lobby(visitor)).open[0].id).toBe(table.id)
  })

  it('a finished game moves from the current tables of its players to the finished ones', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 2 }))
    expect(await tables.lobby(people[1])).toMatchObject({ mine: [{ id }], finished: [] })
    await playOn(tables, id, people)
    expect(await tables.lobby(people[1])).toMatchObject({ mine: [], finished: [{ id, yourSeat: 2 }] })
    const next = await tables.rematch(people[0], id)
    expect(await tables.lobby(people[1])).toMatchObject({ mine: [next], finished: [{ id }] })
    await tables.close(next.id)
    expect(await tables.lobby(people[1])).toMatchObject({ mine: [], finished: [{ id }] })
    const second = await begunTable(tables, people, wish('machi-koro', { players: 2 }))
    open().clock.now++
    await playOn(tables, second, people)
    expect((await tables.lobby(people[1])).finished.map((table) => table.id)).toEqual([second, id])
    await store.db.updateTable('seats').set({ name: 'Renamed' }).where('table_id', '=', id).execute()
    await tables.refresh([id])
    expect((await tables.lobby(people[1])).finished[1].seats[0].name).toBe('Renamed')
  })

  it('lists finished games separately, and of the others first those where it is your turn', async () => {
    const { tables } = open()
    const [anna, ben] = strangers(2)
    const ids = []
    for (let i = 0; i < 2; i++)
      ids.push(await begunTable(tables, [anna, ben], wish('machi-koro', { players: 2, first: 1 })))
    await playOn(tables, ids[1], [anna, ben], { moves: 2 })
    const turns = async (who: Person) => {
      const { mine } = await tables.lobby(who)
      return mine.map(({ id, yourSeat, active }) => [id, active.includes(yourSeat ?? 0)])
    }
    const [annas, bens] = [await turns(anna), await turns(ben)]
    expect(annas).toEqual([
      [ids[0], true],
      [ids[1], false],
    ])
    expect(bens).toEqual([
      [ids[1], true],
      [ids[0], false],
    ])
    await playOn(tables, ids[0], [anna, ben])
    const { mine, finished } = await tables.lobby(anna)
    expect([mine.map(({ id }) => id), finished.map(({ id }) => id)]).toEqual([[ids[1]], [ids[0]]])
    expect(finished[0]).toMatchObject({ status: 'over', yourSeat: 1, active: [] })
    expect(finished[0].winners?.length).toBeGreaterThan(0)
  })

  it('a host who does not sit at the table finds it', async () => {
    const { tables } = open()
    const [anna] = strangers(1)
    const { table } = await tables.create(anna, { ...openWish(), seats: ['open', 'open'] })
    expect((await tables.lobby(anna)).mine).toMatchObject([{ id: table.id, yourSeat: null }])
    await tables.leave(anna, table.id)
    expect(await tables.lobby(anna)).toMatchObject({ mine: [], finished: [] })
  })
})
