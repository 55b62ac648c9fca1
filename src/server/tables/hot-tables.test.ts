import { expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { AccountService } from '../people/account-service.ts'
import { DATABASES, onEachDatabase } from '../testing/databases.ts'
import {
  act,
  begunTable,
  errorOf,
  freshRequest,
  listener,
  playOn,
  someAction,
  strangers,
  until,
  wish,
} from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'

const machi = wish('machi-koro', { players: 2, first: 1 })
const rail = wish('rail-on-the-hill', { players: 2, first: 1 }, { visibility: 'open' })

for (const { name, isMissing, open } of DATABASES) {
  it.skipIf(isMissing)(
    `many tables with room for one in memory are all played according to their logs, on ${name}`,
    async () => {
      const { tables, failures, close } = await openTestTables({ store: await open(), hotTables: 1 })
      const begun = await Promise.all(
        ['machi-koro', 'rail-on-the-hill', 'lokomoto', 'machi-koro'].map(async (game) => {
          const people = strangers(2)
          const clock = { kind: 'bank', seconds: 600 } as const
          return { people, id: await begunTable(tables, people, wish(game, { players: 2 }, { clock })) }
        }),
      )
      const received = await Promise.all(begun.map(({ id, people }) => listener(tables, people[1], id)))
      await Promise.all(begun.map(({ id, people }, i) => playOn(tables, id, people, { moves: 12, chance: `${i}` })))
      expect(tables.counts()).toMatchObject({ moves: 48, followers: 4, hotTables: 1 })
      const seen = await Promise.all(begun.map(({ id, people }) => tables.snapshot(people[0], id)))
      for (const [i, { id, people }] of begun.entries()) {
        expect(received[i].seqs).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
        const again = await tables.snapshot(people[0], id)
        expect(again).toEqual(seen[i])
        expect(tables.counts().hotTables).toBe(1)
      }
      expect(failures).toEqual([])
      await close()
    },
  )
}

onEachDatabase('a table with an unknown rules version', (open) => {
  it('gives a clear error, and does not affect other tables', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(
      tables,
      people,
      wish('machi-koro', { players: 2 }, { clock: { kind: 'turn', seconds: 60 } }),
    )
    const other = await begunTable(tables, people, machi)
    await tables.close(id)
    await store.db
      .updateTable('tables')
      .set({ rules_version: 99, status: 'playing', due_at: 1 })
      .where('id', '=', id)
      .execute()
    const { tables: fresh, tick, failures } = await openTestTables({ store })
    const problem = 'not-found: this server does not have version 99 of the rules of machi-koro'
    expect(await errorOf(fresh.snapshot(people[0], id))).toBe(problem)
    expect(await errorOf(fresh.act(people[0], id, { seq: 0, action: 'roll 1', request: freshRequest() }))).toBe(problem)
    await tick()
    await act(fresh, people[0], other, 'roll 1')
    expect((await fresh.lobby(people[0])).mine.map((listingOf) => listingOf.id).sort()).toEqual([id, other].sort())
    expect(failures).toEqual([])
    await fresh.stop()
  })
})

onEachDatabase('following', (open) => {
  it('sends what was missed, from any move, then everything once and in order', async () => {
    const { tables } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const early = await listener(tables, people[0], id)
    await playOn(tables, id, people, { moves: 4 })
    const late = await listener(tables, people[1], id, { seq: 2, chat: 0 })
    expect(late.news.map(({ type }) => type)).toEqual(['facts', 'move', 'move', 'following'])
    await playOn(tables, id, people, { moves: 2, chance: 'more' })
    expect(early.seqs).toEqual([1, 2, 3, 4, 5, 6])
    expect(late.seqs).toEqual([3, 4, 5, 6])
    const strangely = tables.follow(people[0], id, { seq: 7, chat: 0 }, () => expect.fail('something was sent'))
    expect(await errorOf(strangely)).toBe('stale: there are only 6 moves')
    late.stop()
    late.stop()
    await playOn(tables, id, people, { moves: 1, chance: 'last' })
    expect(late.seqs).toHaveLength(4)
  })

  it('misses nothing if it begins during moves', async () => {
    const { tables } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const all: Awaited<ReturnType<typeof listener>>[] = []
    const following = async () => {
      for (let i = 0; i < 10; i++) {
        all.push(await listener(tables, people[i % 2], id))
        await tables.say(people[0], id, `line ${i}`)
      }
    }
    await Promise.all([playOn(tables, id, people, { moves: 30 }), following()])
    for (const { seqs, lines } of all) {
      expect(seqs).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
      expect(lines).toEqual(Array.from({ length: 10 }, (_, i) => `line ${i}`))
    }
  })

  it('refuses a client that expects the views of another seat, and sends it nothing', async () => {
    const { tables } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, rail)
    await playOn(tables, id, people, { moves: 5 })
    for (const [who, viewer] of [
      [undefined, 1],
      [people[1], 1],
      [people[0], 'spectator'],
    ] as const) {
      const from = { seq: 0, chat: 0, viewer }
      const refused = tables.follow(who, id, from, () => expect.fail('something was sent'))
      expect(await errorOf(refused)).toBe('other-seat: you do not have this seat')
    }
    const { seqs } = await listener(tables, people[1], id, { seq: 0, chat: 0, viewer: 2 })
    expect(seqs).toEqual([1, 2, 3, 4, 5])
  })

  it('ends for a client whose user loses the seat that it expects; one that expects none goes on', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, rail)
    const player = await listener(tables, people[1], id, { seq: 0, chat: 0, viewer: 2 })
    const old = await listener(tables, people[1], id)
    await store.db.updateTable('seats').set({ user_id: 'another' }).where('user_id', '=', people[1].id).execute()
    await tables.refresh([id])
    await until(() => player.news.at(-1)?.type === 'left')
    expect(player.news.at(-1)).toMatchObject({ problem: { code: 'other-seat' } })
    await playOn(tables, id, [people[0], { ...people[1], id: 'another' }], { moves: 1 })
    expect([player.seqs, old.seqs]).toEqual([[], [1]])
  })

  it('ends with the start for a client that has joined since it began to follow as a spectator, and not before', async () => {
    const { tables } = open()
    const [anna, ben] = strangers(2)
    const { table } = await tables.create(anna, rail)
    const watching = await listener(tables, ben, table.id, { seq: 0, chat: 0, viewer: 'spectator' })
    await tables.sit(ben, table.id, undefined, '')
    expect(watching.facts).toHaveLength(2)
    await tables.start(anna, table.id)
    expect(watching.news.at(-1)).toMatchObject({ type: 'left', problem: { code: 'other-seat' } })
    expect(watching.facts).toHaveLength(2)
  })

  it('sends the view of the current seat, also after joining', async () => {
    const { tables } = open()
    const [anna, ben] = strangers(2)
    const { table } = await tables.create(anna, rail)
    const received = await listener(tables, ben, table.id)
    const onlooker = await listener(tables, undefined, table.id)
    await tables.sit(ben, table.id, undefined, '')
    await tables.start(anna, table.id)
    await playOn(tables, table.id, [anna, ben], { moves: 40 })
    const { view } = await tables.snapshot(ben, table.id)
    const views = received.news.flatMap((news) => (news.type === 'move' && news.move.view ? [news.move.view] : []))
    const others = onlooker.news.flatMap((news) => (news.type === 'move' && news.move.view ? [news.move.view] : []))
    expect(views.length).toBe(others.length)
    expect(Object.keys(Object(views.at(-1)))).toEqual(Object.keys(Object(view)))
    expect(views.at(-1)).not.toEqual(others.at(-1))
  })
})

onEachDatabase('the history', (open) => {
  it('has every move as it was sent, from any move on', async () => {
    const { tables } = open()
    const people = strangers(3)
    const id = await begunTable(tables, people, wish('rail-on-the-hill', { players: 3 }))
    const received = await listener(tables, people[0], id)
    await playOn(tables, id, people, { moves: 20 })
    const last = await tables.snapshot(people[0], id)
    const sent = received.news.flatMap((news) => (news.type === 'move' ? [news.move] : []))
    const { from, moves, view } = JSON.parse(JSON.stringify(await tables.history(people[0], id, 7)))
    expect([from, moves]).toEqual([7, sent.slice(7)])
    expect(view).not.toBeNull()
    expect(await tables.history(people[0], id, 20)).toEqual({ from: 20, viewer: 1, view: last.view, moves: [] })
    expect(await errorOf(tables.history(people[0], id, 21))).toBe(
      'bad-request: must be at most 20, the number of moves',
    )
  })
})

onEachDatabase('chat', (open) => {
  it('is sent to all followers in order, and to later clients', async () => {
    const { tables } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const received = await listener(tables, people[1], id)
    await Promise.all(['one', 'two', 'three'].map((text) => tables.say(people[0], id, text)))
    expect(received.lines).toEqual(['one', 'two', 'three'])
    expect(
      (await tables.snapshot(people[1], id)).chat.map(({ id: number, text, seat }) => [number, text, seat]),
    ).toEqual([
      [1, 'one', 1],
      [2, 'two', 1],
      [3, 'three', 1],
    ])
    expect((await listener(tables, people[1], id, { seq: 0, chat: 2 })).lines).toEqual(['three'])
  })

  it('of a user can be muted and unmuted', async () => {
    const { tables, store } = open()
    const muted = await new AccountService(store, tables.refresh).newGuest('Muted')
    const people = [...strangers(1), muted.person]
    const id = await begunTable(tables, people, machi)
    for (let i = 0; i < 2; i++) await tables.mute(people[0], people[1].id, true)
    expect((await tables.snapshot(people[0], id)).you.muted).toEqual([people[1].id])
    await tables.mute(people[0], people[1].id, false)
    expect((await tables.snapshot(people[0], id)).you.muted).toEqual([])
  })
})

onEachDatabase('refreshing tables', (open) => {
  it('sends the changes to followers', async () => {
    const { tables, store } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, machi)
    const received = await listener(tables, people[0], id)
    await store.db
      .updateTable('seats')
      .set({ name: 'Renamed' })
      .where('table_id', '=', id)
      .where('seat', '=', 2)
      .execute()
    await tables.refresh([])
    await tables.refresh([id])
    const rng = new Rng('x')
    expect((await someAction(tables, people[0], id, rng))?.seq).toBe(0)
    expect(received.facts.at(-1)?.seats[1].name).toBe('Renamed')
  })
})

onEachDatabase('the table service', (open) => {
  it('says what it has done', async () => {
    const { tables } = open()
    expect(tables.counts()).toMatchObject({ moves: 0, botMoves: 0, followers: 0 })
  })
})
