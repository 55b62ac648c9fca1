import { expect, it } from 'vitest'
import { openPostgres } from '../database/postgres.ts'
import type { Person } from '../people/users.ts'
import { freshPostgres, hasNoPostgres, onEachDatabase, rowsOf } from '../testing/databases.ts'
import {
  begunTable,
  errorOf,
  freshRequest,
  listener,
  playOn,
  registered,
  strangers,
  wish,
} from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import { bumpVersions, tableWithMoves } from './table-rows.ts'
import type { TableService } from './table-service.ts'

const machi = (others = {}) => wish('machi-koro', { players: 2 }, others)

const kindsOf = async (tables: TableService, who: Person, id: string) => {
  const { table } = await tables.snapshot(who, id)
  return table.seats.map(({ kind, name, isHost }) => [kind, name, isHost])
}

onEachDatabase('creating a table', (open) => {
  it('gives the creator seat 1 by default', async () => {
    const { tables } = open()
    const [anna] = strangers(1)
    const plain = await tables.create(anna, machi({ words: 'tea' }))
    expect(plain).toMatchObject({ seq: 0, active: [], view: null, legal: null, left: null, chat: [] })
    expect(plain.you).toEqual({ seat: 1, isHost: true, muted: [], blocked: [] })
    expect(plain.table).toMatchObject({
      status: 'waiting',
      visibility: 'private',
      version: 1,
      winners: null,
      next: null,
    })
    expect(plain.table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(plain.table.code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    expect(plain.table.seats.map(({ kind, hasWords }) => [kind, hasWords])).toEqual([
      ['person', true],
      ['open', false],
    ])
    const { table } = await tables.create(anna, machi({ seats: [{ bot: 'easy' }, 'me'] }))
    expect(table.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
      ['bot', 'easy'],
      ['person', null],
    ])
  })

  it.each([
    ['an unknown game', wish('chess', { players: 2 }), 'bad-request: unknown game chess'],
    ['too many players', wish('machi-koro', { players: 9 }), 'bad-request: options.players must be'],
    [
      'an unknown variant',
      { ...machi(), options: { players: 2, upsideDown: true } },
      'bad-request: options.upsideDown',
    ],
    ['too few seats', machi({ seats: ['me'] }), 'bad-request: seats must have 2 entries'],
    ['two seats for one person', machi({ seats: ['me', 'me'] }), 'bad-request: you can take only one seat'],
    ['only bots', machi({ seats: [{ bot: 'easy' }, { bot: 'easy' }] }), 'bad-request: a table needs a seat'],
    ['an unknown bot', machi({ seats: ['me', { bot: 'cheat' }] }), 'bad-request: unknown bot cheat'],
  ])('rejects %s', async (_, wanted, problem) => {
    const [anna] = strangers(1)
    expect(await errorOf(open().tables.create(anna, wanted))).toContain(problem)
    expect((await open().tables.lobby(anna)).mine).toEqual([])
  })

  it('creates one table for repeated requests, even concurrent ones, and separate tables for other users', async () => {
    const { tables } = open()
    const [anna, ben] = strangers(2)
    const request = freshRequest()
    const made = await Promise.all(Array.from({ length: 5 }, () => tables.create(anna, machi({ request }))))
    expect(new Set(made.map(({ table }) => table.id)).size).toBe(1)
    const others = await tables.create(ben, machi({ request }))
    expect(others.table.id).not.toBe(made[0].table.id)
    expect((await tables.lobby(anna)).mine).toHaveLength(1)
  })
})

onEachDatabase('a private table', (open) => {
  it('is hidden from strangers in every call', async () => {
    const { tables, store } = open()
    const [anna, ben, eve] = strangers(3)
    const id = await begunTable(tables, [anna, ben], machi())
    const before = await rowsOf(store, id)
    const none = 'not-found: there is no such table, or you cannot see it'
    const tries = [
      () => tables.snapshot(eve, id),
      () => tables.snapshot(undefined, id),
      () => tables.history(eve, id, 0),
      () => tables.record(eve, id),
      () => tables.enter(eve, id, undefined),
      () => tables.enter(eve, id, 'WRONG2'),
      () => tables.sit(eve, id, 1, ''),
      () => tables.addWords(eve, id, 'x'),
      () => tables.fillSeat(eve, id, 1, 'open'),
      () => tables.start(eve, id),
      () => tables.leave(eve, id),
      () => tables.comeBack(eve, id),
      () => tables.rematch(eve, id),
      () => tables.act(eve, id, { seq: 0, action: 'roll 1', request: freshRequest() }),
      () => tables.undo(eve, id, { seq: 0, count: 1, request: freshRequest() }),
      () => tables.rewind(eve, id, 0, 0),
      () => tables.answerRewind(eve, id, 0, true),
      () => tables.say(eve, id, 'hello'),
      () => tables.follow(eve, id, { seq: 0, chat: 0 }, () => expect.fail('a stranger received news')),
      () => tables.follow(undefined, id, { seq: 0, chat: 0 }, () => expect.fail('a stranger received news')),
    ]
    for (const attempt of tries) expect(await errorOf(attempt())).toBe(none)
    expect(await errorOf(tables.snapshot(anna, 'no-such-table'))).toBe(none)
    expect(await rowsOf(store, id)).toEqual(before)
    expect((await tables.lobby(eve)).open).toEqual([])
  })

  it('opens with its code in any letter case and spacing, and with no other code', async () => {
    const { tables } = open()
    const [anna, ben, cora] = strangers(3)
    const { table } = await tables.create(anna, machi())
    const typed = ` ${table.code.slice(0, 3).toLowerCase()}-${table.code.slice(3)} `
    expect(await tables.enterByCode(ben, typed)).toEqual({ id: table.id })
    expect((await tables.snapshot(ben, table.id)).you.seat).toBeNull()
    const { you } = await tables.enter(cora, table.id, table.code)
    expect(you).toEqual({ seat: null, isHost: false, muted: [], blocked: [] })
    expect(await errorOf(tables.enterByCode(ben, 'NOCODE'))).toBe('not-found: there is no table with this code')
  })

  it('lets spectators only watch, and chat if the host allows it', async () => {
    const { tables, store } = open()
    const [anna, ben, cora] = strangers(3)
    const { table } = await tables.create(anna, machi())
    for (const guest of [ben, cora]) await tables.enterByCode(guest, table.code)
    await tables.sit(ben, table.id, undefined, '')
    await tables.start(anna, table.id)
    const before = await rowsOf(store, table.id)
    const action = { seq: 0, action: 'roll 1', request: freshRequest() }
    expect(await errorOf(tables.act(cora, table.id, action))).toBe('forbidden: you have no seat at this table')
    expect(await errorOf(tables.leave(cora, table.id))).toContain('forbidden')
    expect(await errorOf(tables.rewind(cora, table.id, 0, 0))).toContain('forbidden')
    expect(await rowsOf(store, table.id)).toEqual(before)
    const seen = await tables.snapshot(cora, table.id)
    expect([seen.you.seat, seen.legal]).toEqual([null, null])
    await tables.setWriters(anna, table.id, 'everybody')
    expect((await tables.say(cora, table.id, 'good luck')).seat).toBeNull()
  })
})

onEachDatabase('before the game', (open) => {
  it('each player can take one open seat and add words', async () => {
    const { tables } = open()
    const [anna, ben, cora] = strangers(3)
    const { table } = await tables.create(anna, wish('machi-koro', { players: 3 }, { visibility: 'open' }))
    const { id } = table
    expect((await tables.sit(ben, id, 3, 'rain')).you.seat).toBe(3)
    expect((await tables.sit(ben, id, undefined, 'repeated')).you.seat).toBe(3)
    expect(await errorOf(tables.sit(ben, id, 2, ''))).toBe('not-now: you already have a seat at this table')
    expect(await errorOf(tables.sit(cora, id, 3, ''))).toBe('not-now: this seat is not open')
    await tables.sit(cora, id, undefined, '')
    await tables.addWords(cora, id, 'sun')
    const { seats } = (await tables.snapshot(undefined, id)).table
    expect(seats.map(({ name, hasWords }) => [name, hasWords])).toEqual([
      [anna.name, false],
      [cora.name, true],
      [ben.name, true],
    ])
  })

  it('full tables do not use up the limit of the lobby', async () => {
    const { tables } = open()
    const [anna, ben, cora] = strangers(3)
    const { table } = await tables.create(anna, machi({ visibility: 'open' }))
    const full = machi({ visibility: 'open', seats: ['me', { bot: 'easy' }] })
    for (let i = 0; i < 50; i++) await tables.create(ben, full)
    expect((await tables.lobby(cora)).open.map(({ id }) => id)).toContain(table.id)
  })

  it('only one of several concurrent requests for a seat succeeds', async () => {
    const { tables } = open()
    const [anna, ...guests] = strangers(5)
    const { table } = await tables.create(anna, machi({ visibility: 'open' }))
    const answers = await Promise.all(guests.map((guest) => errorOf(tables.sit(guest, table.id, 2, ''))))
    expect(answers.sort()).toEqual(['no error', ...Array(3).fill('not-now: this seat is not open')].sort())
  })

  it('the host adds bots and removes players, who then cannot watch', async () => {
    const { tables } = open()
    const [anna, ben] = strangers(2)
    const { table } = await tables.create(anna, machi())
    const { id } = table
    await tables.enterByCode(ben, table.code)
    await tables.sit(ben, id, undefined, '')
    const received = await listener(tables, ben, id)
    expect(await errorOf(tables.fillSeat(ben, id, 1, 'open'))).toBe('forbidden: only the host can do that')
    expect(await errorOf(tables.fillSeat(anna, id, 7, 'open'))).toBe('bad-request: there are 2 seats')
    expect(await errorOf(tables.fillSeat(anna, id, 2, { bot: 'cheat' }))).toContain('bad-request: unknown bot cheat')
    await tables.fillSeat(anna, id, 2, { bot: 'easy' })
    expect(await kindsOf(tables, anna, id)).toEqual([
      ['person', anna.name, true],
      ['bot', 'easy', false],
    ])
    expect(received.news.at(-1)).toMatchObject({ type: 'left', problem: { code: 'not-found' } })
    expect(await errorOf(tables.snapshot(ben, id))).toContain('not-found')
    expect(await errorOf(tables.fillSeat(anna, id, 1, { bot: 'easy' }))).toBe(
      'not-now: a table needs a seat for a person',
    )
    await tables.fillSeat(anna, id, 2, 'open')
    const count = received.news.length
    await tables.say(anna, id, 'are you still there?')
    expect(received.news).toHaveLength(count)
  })

  it('the host starts the game when all seats are taken', async () => {
    const { tables } = open()
    const [anna, ben] = strangers(2)
    const { table } = await tables.create(anna, machi({ visibility: 'open' }))
    const { id } = table
    expect(await errorOf(tables.start(anna, id))).toBe('not-now: not all seats are taken')
    expect(await errorOf(tables.rematch(anna, id))).toBe('not-now: the game is not over')
    expect(await errorOf(tables.comeBack(anna, id))).toBe('not-now: the game is not being played')
    expect(await errorOf(tables.rewind(anna, id, 0, 0))).toBe('not-now: the game is not being played')
    const early = { seq: 0, action: 'roll 1', request: freshRequest() }
    expect(await errorOf(tables.act(anna, id, early))).toBe('not-now: the game has not begun')
    expect(await tables.history(anna, id, 0)).toEqual({ from: 0, view: null, viewer: 1, moves: [] })
    await tables.sit(ben, id, undefined, '')
    expect(await errorOf(tables.start(ben, id))).toBe('forbidden: only the host can do that')
    const begun = await tables.start(anna, id)
    expect([begun.table.status, begun.seq, begun.active.length]).toEqual(['playing', 0, 1])
    expect((await tables.start(anna, id)).table.version).toBe(begun.table.version)
    for (const late of [
      tables.sit(strangers(1)[0], id, 1, ''),
      tables.addWords(ben, id, ''),
      tables.fillSeat(anna, id, 2, 'open'),
    ])
      expect(await errorOf(late)).toBe('not-now: the game has already begun')
    expect(await errorOf(tables.record(anna, id))).toBe('not-now: the record is available when the game is over')
  })

  it('a host without a seat can close the table', async () => {
    const { tables } = open()
    const [anna] = strangers(1)
    const { table } = await tables.create(anna, machi({ seats: ['open', 'open'] }))
    expect((await tables.leave(anna, table.id)).table.status).toBe('closed')
  })

  it('a host without a seat cannot start a game of bots', async () => {
    const { tables } = open()
    const [anna] = strangers(1)
    const { table } = await tables.create(anna, machi({ seats: ['open', { bot: 'easy' }] }))
    expect(await errorOf(tables.fillSeat(anna, table.id, 1, { bot: 'easy' }))).toContain('not-now')
    expect(await errorOf(tables.start(anna, table.id))).toBe('not-now: not all seats are taken')
  })

  it('leaving opens the seat; another player becomes host, and the last one closes the table', async () => {
    const { tables } = open()
    const [anna, ben] = strangers(2)
    const { table } = await tables.create(anna, machi({ visibility: 'open' }))
    const { id } = table
    await tables.sit(ben, id, undefined, '')
    await tables.leave(anna, id)
    expect(await kindsOf(tables, ben, id)).toEqual([
      ['open', '', false],
      ['person', ben.name, true],
    ])
    await tables.sit(anna, id, undefined, '')
    await tables.leave(anna, id)
    const last = await tables.leave(ben, id)
    expect([last.table.status, last.table.code]).toEqual(['closed', ''])
    expect(await errorOf(tables.enterByCode(anna, table.code))).toContain('not-found')
    expect(await errorOf(tables.say(anna, id, 'hello'))).toBe('not-now: the table is closed')
    expect((await tables.lobby(anna)).open.filter((listingOf) => listingOf.id === id)).toEqual([])
  })
})

onEachDatabase('after the game', (open) => {
  it('a rematch is one table for all players who ask, with each player one seat further', async () => {
    const { tables } = open()
    const people = strangers(3)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 3 }))
    await playOn(tables, id, people)
    expect(await errorOf(tables.leave(people[0], id))).toBe('not-now: the game is over')
    const next = await Promise.all(people.map((who) => tables.rematch(who, id)))
    expect(new Set(next.map((one) => one.id)).size).toBe(1)
    const { table } = await tables.snapshot(people[0], next[0].id)
    expect(table.status).toBe('waiting')
    expect(table.seats.map(({ name }) => name)).toEqual([people[2], people[0], people[1]].map(({ name }) => name))
    expect((await tables.snapshot(people[1], id)).table.next).toBe(table.id)
    const old = await tables.record(people[0], id)
    expect(table.commitment).not.toBe((await tables.snapshot(people[1], id)).table.commitment)
    expect(old.names).toEqual(people.map(({ name }) => name))
    const host = people.find((who) => table.seats.some(({ name, isHost }) => isHost && name === who.name))
    if (host === undefined) throw new Error('there is no host')
    await tables.start(host, table.id)
    const again = [people[2], people[0], people[1]]
    await playOn(tables, table.id, again, { moves: 3 })
  })

  it('a silenced player does not become the host by asking for the rematch first, or when the host leaves', async () => {
    const { tables, store } = open()
    const people = await registered(store, 3)
    const [anna, ben, cora] = people
    const id = await begunTable(tables, people, wish('machi-koro', { players: 3 }))
    await tables.silence(anna, id, ben.id, true)
    await playOn(tables, id, people)
    const next = await tables.rematch(ben, id)
    expect((await tables.snapshot(anna, next.id)).you.isHost).toBe(true)
    await tables.leave(anna, next.id)
    expect((await tables.snapshot(cora, next.id)).you.isHost).toBe(true)
  })

  it('a rematch leaves out a player who was blocked', async () => {
    const { tables, store } = open()
    const people = await registered(store, 3)
    const id = await begunTable(tables, people, wish('machi-koro', { players: 3 }))
    await playOn(tables, id, people)
    await store.db.updateTable('users').set({ blocked_at: 1 }).where('id', '=', people[1].id).execute()
    const next = await tables.rematch(people[0], id)
    expect(await kindsOf(tables, people[0], next.id)).toEqual([
      ['person', people[2].name, false],
      ['person', people[0].name, true],
      ['open', '', false],
    ])
    expect(await errorOf(tables.snapshot(people[1], next.id))).toContain('not-found')
  })

  it('closing a table during the game ends it for all players, without a record', async () => {
    const { tables } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi())
    const received = await listener(tables, people[1], id)
    await tables.close(id)
    await tables.close(id)
    expect(received.facts.at(-1)?.status).toBe('closed')
    const late = { seq: 0, action: 'roll 1', request: freshRequest() }
    expect(await errorOf(tables.act(people[0], id, late))).toContain('not-now')
    expect(await errorOf(tables.record(people[0], id))).toContain('not-now')
  })
})

onEachDatabase('words for the random seed', (open) => {
  it('are in no response or news before the game begins, and are visible to all afterwards', async () => {
    const { tables } = open()
    const [anna, bela] = strangers(2)
    const { table } = await tables.create(anna, machi({ visibility: 'open', words: 'coffee' }))
    const heard = await listener(tables, bela, table.id, { seq: 0, chat: 0 })
    const answers = [
      await tables.sit(bela, table.id, undefined, 'tea'),
      await tables.addWords(anna, table.id, 'more coffee'),
      await tables.snapshot(bela, table.id),
      heard.news,
    ]
    expect(JSON.stringify(answers)).not.toMatch(/coffee|"tea"/)
    expect(heard.facts.at(-1)?.seats.map(({ hasWords }) => hasWords)).toEqual([true, true])
    await tables.start(anna, table.id)
    expect(heard.facts.at(-1)?.seats.map(({ words }) => words)).toEqual(['more coffee', 'tea'])
  })

  it('stay hidden if the table is closed before its game', async () => {
    const { tables } = open()
    const [anna] = strangers(1)
    const { table } = await tables.create(anna, machi({ words: 'coffee' }))
    await tables.close(table.id)
    expect((await tables.snapshot(anna, table.id)).table.seats[0]).toMatchObject({ words: '' })
  })
})

// With SQLite the reader has the only connection while it reads.
it.skipIf(hasNoPostgres)(
  'a table that changes while it is read is read again, with the seats of its version',
  async () => {
    const store = await openPostgres(await freshPostgres())
    const { tables, close } = await openTestTables({ store })
    const { table } = await tables.create(strangers(1)[0], machi())
    let changes = 1
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      // Right after the row of the table was read, somebody else changes a seat.
      async transformResult({ result }) {
        if (changes > 0 && result.rows.some((row) => 'commitment' in row)) {
          changes--
          await bumpVersions(store.db, [table.id])
          await store.db.updateTable('seats').set({ name: 'Annamária' }).where('table_id', '=', table.id).execute()
        }
        return result
      },
    })
    const { row, seats } = await tableWithMoves(db, table.id, 0)
    expect({ changes, version: row.version, name: seats[0].name }).toEqual({
      changes: 0,
      version: table.version + 1,
      name: 'Annamária',
    })
    await close()
  },
)
