import { describe, expect, it } from 'vitest'
import type { Lobby } from '#wire/tables.ts'
import { NoticeNodes } from '../notices/testing/notice-nodes.ts'
import { AccountService } from '../people/account-service.ts'
import type { Person } from '../people/users.ts'
import { SYSTEM } from '../runtime.ts'
import { hasNoPostgres, onEachDatabase } from '../testing/databases.ts'
import { begunTable, errorOf, listener, registered, strangers, until, wish } from '../testing/table-helpers.ts'

const open = wish('machi-koro', { players: 2 }, { visibility: 'open' })

onEachDatabase('following and blocking', (opened) => {
  it('a person is followed from the chat, a seat or the name of an account', async () => {
    const { tables, store } = opened()
    const [anna, ben, cora] = await registered(opened().store, 3)
    const { table } = await tables.create(ben, open)
    await store.db.updateTable('users').set({ kind: 'account', name_key: 'cora' }).where('id', '=', cora.id).execute()
    await tables.relations.follow(anna, { table: table.id, seat: 1 }, true)
    await tables.relations.follow(anna, { account: ' CORA ' }, true)
    await tables.relations.follow(anna, { user: cora.id }, true)
    const { followed } = await tables.relations.of(anna)
    expect(followed.map(({ user }) => user)).toEqual([ben.id, cora.id])
    expect((await tables.relations.of(anna, table.id)).seats).toEqual([{ seat: 1, isFollowed: true, isBlocked: false }])
    await tables.relations.follow(anna, { user: ben.id }, false)
    expect((await tables.relations.of(anna)).followed.map(({ user }) => user)).toEqual([cora.id])
    for (const person of [{ table: table.id, seat: 2 }, { user: 'no such' }, { account: 'nobody' }]) {
      expect(await errorOf(tables.relations.follow(anna, person, true))).toBe('not-found: there is no such person')
    }
    const hidden = await tables.create(ben, wish('machi-koro', { players: 2 }))
    expect(await errorOf(tables.relations.block(anna, { table: hidden.table.id, seat: 1 }, true))).toMatch('not-found')
    expect(await errorOf(tables.relations.block(anna, { user: anna.id }, true))).toBe('bad-request: this is you')
  })

  it('a person whom a player has blocked neither sees the public tables of that player nor gets a seat there', async () => {
    const { tables } = opened()
    const [anna, ben, rude] = await registered(opened().store, 3)
    const { table } = await tables.create(anna, wish('machi-koro', { players: 3 }, { visibility: 'open' }))
    await tables.sit(ben, table.id, undefined, '')
    const isListed = async () => (await tables.lobby(rude)).open.some(({ id }) => id === table.id)
    expect(await isListed()).toBe(true)
    await tables.relations.block(ben, { user: rude.id }, true)
    expect(await isListed()).toBe(false)
    expect(await errorOf(tables.sit(rude, table.id, 3, '')), 'as if another player had come first').toBe(
      'not-now: this seat is not open',
    )
    await tables.relations.block(ben, { user: rude.id }, false)
    await tables.relations.block(rude, { user: ben.id }, true)
    expect((await tables.sit(rude, table.id, 3, '')).you.seat, 'who has blocked may choose to').toBe(3)
  })

  it('open tables of followed people come first, even if the list is full of others; those of blocked people are left out', async () => {
    const { tables, clock } = opened()
    const [anna, friend, rude, ...others] = await registered(opened().store, 60)
    const { table: old } = await tables.create(friend, open)
    const { table: unwanted } = await tables.create(rude, open)
    clock.now++
    for (const other of others) await tables.create(other, open)
    const ids = async () => (await tables.lobby(anna)).open.map(({ id }) => id)
    expect(await ids()).not.toContain(old.id)
    await tables.relations.follow(anna, { user: friend.id }, true)
    const lobby = await tables.lobby(anna)
    expect(lobby.open[0].id).toBe(old.id)
    expect(lobby.followed).toEqual([old.id])
    await tables.relations.follow(anna, { user: rude.id }, true)
    expect(await ids()).toContain(unwanted.id)
    await tables.relations.block(anna, { user: rude.id }, true)
    expect(await ids()).not.toContain(unwanted.id)
    expect(
      (await tables.relations.of(anna)).followed.map(({ user }) => user),
      'blocking ends following',
    ).toEqual([friend.id])
    for (const other of [friend, ...others]) await tables.leave(other, (await tables.lobby(other)).mine[0].id)
  })

  it('are limited, and nobody else can read them', async () => {
    const { tables, store } = opened()
    const [anna, ben] = await registered(opened().store, 2)
    const crowd = Array.from({ length: 200 }, (_, i) => ({ user_id: anna.id, other_id: `other ${i}`, at: 0 }))
    for (const kind of ['follow', 'block'] as const) {
      await store.db
        .insertInto('relations')
        .values(crowd.map((row) => ({ ...row, kind })))
        .execute()
    }
    expect(await errorOf(tables.relations.follow(anna, { user: ben.id }, true))).toBe(
      'not-now: you can follow at most 200 people',
    )
    expect(await errorOf(tables.relations.block(anna, { user: ben.id }, true))).toBe(
      'not-now: you can block at most 200 people',
    )
    const id = await begunTable(tables, [anna, ben], open)
    await store.db
      .insertInto('relations')
      .values({ user_id: anna.id, kind: 'block', other_id: ben.id, at: 0 })
      .execute()
    expect((await tables.snapshot(anna, id)).you.blocked).toHaveLength(201)
    const bens = [
      await tables.snapshot(ben, id),
      await tables.lobby(ben),
      await tables.relations.of(ben),
      await tables.history(ben, id, 0),
    ]
    expect(JSON.stringify(bens)).not.toMatch(/other \d/)
    expect((await tables.snapshot(ben, id)).you.blocked).toEqual([])
    expect(
      (await tables.lobby(ben)).mine.map((table) => table.id),
      'the game goes on',
    ).toContain(id)
  })

  it('follow a guest who signs in to an account, and a deleted guest is forgotten', async () => {
    const { tables, store, clock } = opened()
    const accounts = new AccountService(
      store,
      tables.refresh,
      { ...SYSTEM, now: () => clock.now },
      { hash: async (password) => password, verify: async () => true },
    )
    const name = `Dora ${strangers(1)[0].name}`
    const account = await accounts.register(undefined, name, 'correct horse')
    const guest = await accounts.newGuest('Somebody')
    const [anna, ben] = await registered(opened().store, 2)
    await tables.relations.follow(guest.person, { user: anna.id }, true)
    await tables.relations.follow(guest.person, { user: account.person.id }, true)
    await tables.relations.block(guest.person, { user: ben.id }, true)
    await tables.relations.follow(anna, { user: guest.person.id }, true)
    await accounts.signIn(guest.person, name, 'correct horse')
    const own = await tables.relations.of(account.person)
    expect([own.followed, own.blocked].map((people) => people.map(({ user }) => user))).toEqual([[anna.id], [ben.id]])
    expect((await tables.relations.of(anna)).followed).toMatchObject([
      { user: account.person.id, name, isGuest: false },
    ])
  })
})

onEachDatabase('who is online', (opened) => {
  it('is a number for all, with the names of those who chose to be shown', async () => {
    const { tables, clock } = opened()
    const [anna, ben] = await registered(opened().store, 2)
    for (const one of [anna, ben]) tables.noteNetwork(one, 'net')
    expect(await tables.online.list()).toEqual({ count: 2, people: [] })
    expect((await tables.lobby(undefined)).online).toBe(2)
    await tables.relations.show(ben, true)
    expect(await tables.online.list()).toEqual({ count: 2, people: [{ user: ben.id, name: ben.name, isGuest: true }] })
    await tables.relations.follow(anna, { user: ben.id }, true)
    expect((await tables.relations.of(anna)).followed).toMatchObject([{ user: ben.id, isOnline: true }])
    await tables.relations.show(ben, false)
    expect((await tables.relations.of(anna)).followed).toMatchObject([{ user: ben.id, isOnline: false }])
    clock.now += 130_000
    expect(await tables.online.list()).toEqual({ count: 0, people: [] })
    const { table } = await tables.create(anna, open)
    const { stop } = await listener(tables, anna, table.id)
    clock.now += 130_000
    expect((await tables.online.list()).count, 'a page that is open counts').toBe(1)
    stop()
  })
})

onEachDatabase('games to watch', (opened) => {
  const live = async (caller?: Person) => (await opened().tables.lobby(caller)).live.map(({ id }) => id)

  it('are public games that go on now; the own ones, private ones and those of blocked people are left out', async () => {
    const { tables, clock } = opened()
    const [anna, ben, visitor, cora, dora] = await registered(opened().store, 5)
    const id = await begunTable(tables, [anna, ben], open)
    await begunTable(tables, [anna, ben], wish('machi-koro', { players: 2 }))
    expect(await live()).toEqual([id])
    expect(await live(visitor)).toEqual([id])
    expect(await live(anna)).toEqual([])
    await tables.relations.block(visitor, { user: ben.id }, true)
    expect(await live(visitor)).toEqual([])
    clock.now += 3_600_000
    expect(await live(), 'nobody has acted for long').toEqual([])
    for (let i = 0; i < 20; i++) await begunTable(tables, [cora, dora], open)
    const fair = await begunTable(tables, [anna, ben], open)
    clock.now += 6000
    expect(await live()).toHaveLength(12)
    expect((await live()).indexOf(fair), 'one host does not hide the others').toBeLessThan(3)
  })
})

onEachDatabase('reactions', (opened) => {
  it('come to all who have the table open, at any seat, and are stored nowhere', async () => {
    const { tables, store } = opened()
    const [anna, ben, visitor] = await registered(opened().store, 3)
    const id = await begunTable(tables, [anna, ben], open)
    const pages = [await listener(tables, ben, id), await listener(tables, undefined, id)]
    const before = await tables.snapshot(anna, id)
    await tables.react(anna, id, 'well-played')
    const shown = { type: 'reaction', table: id, seat: 1, user: anna.id, reaction: 'well-played' }
    for (const { news } of pages) expect(news.at(-1)).toEqual(shown)
    expect(await tables.snapshot(anna, id)).toEqual(before)
    expect(await store.db.selectFrom('moves').select('seq').where('table_id', '=', id).execute()).toEqual([])
    expect(await errorOf(tables.react(visitor, id, 'laugh'))).toBe('players-only: only players can react')
    await tables.silence(anna, id, ben.id, true)
    expect(await errorOf(tables.react(ben, id, 'laugh'))).toMatch('silenced')
    for (const { stop } of pages) stop()
  })
})

describe.each([
  { kind: 'SQLite' as const, isMissing: false },
  { kind: 'Postgres' as const, isMissing: hasNoPostgres },
])('invitations, on $kind', ({ kind, isMissing }) => {
  it.skipIf(isMissing)('arrive once between people who follow each other, and tell nothing otherwise', async () => {
    const both = await NoticeNodes.open(kind)
    const { nodes, clock, endpoint } = both
    const [{ tables, round }] = nodes
    const [anna, ben] = [(await both.guest()).person, (await both.listener('Ben')).person]
    const lobby = (): Promise<Lobby> => tables.lobby(ben)
    const table = async () => (await tables.create(anna, wish('machi-koro', { players: 2 }))).table.id
    const first = await table()
    expect(await errorOf(tables.invites.invite(anna, first, ben.id))).toBe(
      'forbidden: you can invite people you follow',
    )
    await tables.relations.follow(anna, { user: ben.id }, true)
    const answers = new Set([await errorOf(tables.invites.invite(anna, first, ben.id))])
    expect((await lobby()).invited, 'Ben does not follow Anna').toEqual([])
    await tables.relations.follow(ben, { user: anna.id }, true)
    answers.add(await errorOf(tables.invites.invite(anna, first, ben.id)))
    answers.add(await errorOf(tables.invites.invite(anna, first, ben.id)))
    expect((await lobby()).invited).toMatchObject([{ by: anna.name, table: { id: first } }])
    await round()
    await nodes[1].round()
    expect(endpoint.received.map(({ title, body }) => `${title}: ${body}`)).toEqual([
      `Invitation: Machi Koro: ${anna.name} invites you to a table.`,
    ])
    expect((await tables.snapshot(ben, first)).table.id, 'without the code').toBe(first)
    await tables.invites.decline(ben, first)
    answers.add(await errorOf(tables.invites.invite(anna, first, ben.id)))
    expect((await lobby()).invited, 'who has declined is not asked again').toEqual([])
    const second = await table()
    await tables.invites.invite(anna, second, ben.id)
    await tables.sit(ben, second, undefined, '')
    expect((await lobby()).invited, 'who sits there').toEqual([])
    const third = await table()
    await tables.invites.invite(anna, third, ben.id)
    await tables.relations.block(ben, { user: anna.id }, true)
    expect((await lobby()).invited, 'of a blocked person').toEqual([])
    answers.add(await errorOf(tables.invites.invite(anna, third, ben.id)))
    await tables.relations.block(ben, { user: anna.id }, false)
    expect(answers).toEqual(new Set(['no error']))
    const stranger = (await both.guest()).person
    await tables.relations.follow(stranger, { user: ben.id }, true)
    expect(await errorOf(tables.invites.invite(stranger, first, ben.id))).toMatch('not-found')
    clock.now += 1
    await both.close()
  })

  it.skipIf(isMissing)('a flood of them ends: ten a day arrive', async () => {
    const both = await NoticeNodes.open(kind)
    const { tables } = both.nodes[0]
    const [anna, ben] = [(await both.guest()).person, (await both.guest()).person]
    await tables.relations.follow(anna, { user: ben.id }, true)
    await tables.relations.follow(ben, { user: anna.id }, true)
    for (let i = 0; i < 12; i++) {
      const { table } = await tables.create(anna, wish('machi-koro', { players: 2 }))
      await tables.invites.invite(anna, table.id, ben.id)
    }
    expect((await tables.lobby(ben)).invited).toHaveLength(10)
    await both.close()
  })
})

describe.skipIf(hasNoPostgres)('two nodes on Postgres', () => {
  it('show reactions of each other, and count together who is online', async () => {
    const both = await NoticeNodes.open('Postgres')
    const [one, other] = both.nodes
    const [anna, ben] = [(await both.guest()).person, (await both.guest()).person]
    const id = await begunTable(one.tables, [anna, ben], open)
    const { news, stop } = await listener(other.tables, ben, id)
    await one.tables.react(anna, id, 'wow')
    const reactions = () => news.filter(({ type }) => type === 'reaction')
    await until(() => reactions().length > 0)
    expect(reactions()).toEqual([{ type: 'reaction', table: id, seat: 1, user: anna.id, reaction: 'wow' }])
    one.tables.noteNetwork(anna, 'net')
    one.tables.noteNetwork(ben, 'net')
    await one.round()
    await until(() => other.tables.online.count === 2)
    both.clock.now += 130_000
    other.tables.online.forgetList()
    expect(other.tables.online.count, 'only Ben has a page open').toBe(1)
    stop()
    await both.close()
  })
})
