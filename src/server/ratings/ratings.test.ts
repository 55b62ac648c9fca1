import { describe, expect, test } from 'vitest'
import { Rng } from '#engine/random.ts'
import { loadRules } from '#games/index.ts'
import type { Profile } from '#wire/profiles.ts'
import { nameKey, type Person } from '../people/users.ts'
import { onEachDatabase, rowsOf } from '../testing/databases.ts'
import { begunTable, errorOf, playOn, someAction, strangers, until, wish } from '../testing/table-helpers.ts'
import { openTestTables, type TestTables } from '../testing/test-tables.ts'
import { placesOf } from './rated-games.ts'

const GAME = 'lokomoto'

async function accounts({ store }: TestTables, count: number): Promise<Person[]> {
  const all = strangers(count).map((one): Person => ({ ...one, kind: 'account' }))
  const user = { password: null, created_at: 0, seen_at: 0, blocked_at: null }
  await store.db
    .insertInto('users')
    .values(all.map((one) => ({ ...one, ...user, name_key: nameKey(one.name) })))
    .execute()
  return all
}

function begun({ tables }: TestTables, people: readonly Person[], isRated = true): Promise<string> {
  return begunTable(tables, people, wish(GAME, { players: people.length, first: 1 }, { isRated }))
}

async function finished(all: TestTables, people: readonly Person[], chance: string): Promise<string> {
  const id = await begun(all, people)
  await playOn(all.tables, id, people, { chance })
  return id
}

/** A rated game of an earlier version, where the host could do without a clock. */
async function begunWithoutClock(all: TestTables, people: readonly Person[]): Promise<string> {
  const id = await begun(all, people)
  await all.store.db
    .updateTable('tables')
    .set({ clock: JSON.stringify({ kind: 'none' }) })
    .where('id', '=', id)
    .execute()
  await all.tables.refresh([id])
  return id
}

/** Waits until the bots have finished the game. */
async function botsFinish({ tables }: TestTables, who: Person, id: string): Promise<void> {
  await until(async () => (await tables.snapshot(who, id)).table.status === 'over')
}

function resultsOf({ store }: TestTables, table: string) {
  return store.db.selectFrom('rated_results').selectAll().where('table_id', '=', table).orderBy('seat').execute()
}

/** Everything that a recalculation could change. */
async function kept({ store: { db } }: TestTables) {
  const ratings = await db.selectFrom('ratings').selectAll().orderBy('user_id').orderBy('game').execute()
  const results = await db.selectFrom('rated_results').selectAll().orderBy('number').orderBy('seat').execute()
  return { ratings, results }
}

onEachDatabase('a rated game', (open) => {
  test('is rated with the move that ends it, and a game that is not rated is not', async () => {
    const people = await accounts(open(), 3)
    const id = await finished(open(), people, 'three')
    const results = await resultsOf(open(), id)
    const { table } = await rowsOf(open().store, id)
    expect(results.map(({ user_id }) => user_id)).toEqual(people.map((one) => one.id))
    expect(results.filter(({ place }) => place === 1).map(({ seat }) => String(seat))).toEqual([table.winners])
    for (const { place, mu, mu_before, sigma, sigma_before, at } of results) {
      if (place === 1) expect(mu).toBeGreaterThan(mu_before)
      if (place === 3) expect(mu).toBeLessThan(mu_before)
      expect(sigma).toBeLessThan(sigma_before)
      expect(at).toBe(table.ended_at)
    }
    const casual = await begun(open(), people, false)
    await playOn(open().tables, casual, people)
    expect(await resultsOf(open(), casual)).toEqual([])
  })

  test('is rated once by two nodes, and each game from the ratings of the last', async () => {
    const { store, tables } = open()
    const people = await accounts(open(), 2)
    const other = await openTestTables({ store: { ...store, close: async () => undefined } })
    for (const chance of ['first', 'second']) {
      const id = await begun(open(), people)
      const rng = new Rng(chance)
      for (;;) {
        const { active, table } = await tables.snapshot(people[0], id)
        if (table.status === 'over') break
        const who = people[active[0] - 1]
        const body = await someAction(tables, who, id, rng)
        // Every move is sent to both nodes at once, also the last one.
        if (body !== undefined) await Promise.all([tables, other.tables].map((node) => node.act(who, id, body)))
      }
      expect(await resultsOf(open(), id)).toHaveLength(2)
    }
    await other.close()
    for (const { id } of people) {
      const all = await store.db
        .selectFrom('rated_results')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('number')
        .execute()
      expect(all.slice(1).map(({ mu_before }) => mu_before)).toEqual(all.slice(0, -1).map(({ mu }) => mu))
      const rating = await store.db
        .selectFrom('ratings')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
      const wins = all.filter(({ place }) => place === 1).length
      expect(rating).toMatchObject({ mu: all[1].mu, sigma: all[1].sigma, games: 2, wins })
    }
  })

  test('does not end if its result cannot be written', async () => {
    const { store, tables } = open()
    const people = await accounts(open(), 2)
    const id = await begun(open(), people)
    const blocking = { game: GAME, number: 0, table_id: id, seat: 1, user_id: null, at: 0, players: 2, place: 1 }
    const numbers = { points: 0, has_left: 0, mu_before: 0, sigma_before: 0, mu: 0, sigma: 0 }
    await store.db
      .insertInto('rated_results')
      .values({ ...blocking, ...numbers })
      .execute()
    expect(await errorOf(playOn(tables, id, people, { chance: 'blocked' }))).toContain('unavailable')
    expect((await rowsOf(store, id)).table).toMatchObject({ status: 'playing', winners: null })
    await store.db.deleteFrom('rated_results').where('table_id', '=', id).execute()
    await playOn(tables, id, people, { chance: 'no longer blocked' })
    expect(await resultsOf(open(), id)).toHaveLength(2)
  })

  test('counts a player for whom a bot has acted as last', async () => {
    const { tables } = open()
    const people = await accounts(open(), 2)
    const id = await begun(open(), people)
    await playOn(tables, id, people, { moves: 6 })
    await tables.leave(people[1], id)
    // Only the first player acts; a bot plays for the second.
    await playOn(tables, id, [people[0], people[0]], { chance: 'alone' })
    expect((await resultsOf(open(), id)).map(({ place, has_left }) => [place, has_left])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  test('does not count if all have left, or agree to end it', async () => {
    const { tables } = open()
    const people = await accounts(open(), 2)
    const left = await begun(open(), people)
    for (const who of people) await tables.leave(who, left)
    await botsFinish(open(), people[0], left)
    expect(await resultsOf(open(), left)).toEqual([])
    const ended = await begun(open(), people)
    const { table } = await tables.askVote(people[0], ended, { kind: 'end' })
    await tables.answerVote(people[1], ended, { id: table.vote?.id ?? 0, agree: true })
    expect((await tables.snapshot(people[0], ended)).table.status).toBe('over')
    expect(await resultsOf(open(), ended)).toEqual([])
  })

  test('is not ended without an absent player whose turn it is not: who is losing cannot wait for that', async () => {
    const { tables, clock, tick } = open()
    const people = await accounts(open(), 2)
    const id = await begunWithoutClock(open(), people)
    clock.now += 600_000
    await tick()
    const asked = await tables.askVote(people[0], id, { kind: 'end' })
    expect(asked.table).toMatchObject({ status: 'playing', vote: { kind: 'end', agreed: [1] } })
    // Now all wait for the absent player.
    await playOn(tables, id, people, { moves: 1 })
    clock.now += 600_000
    await tick()
    const { table } = await tables.answerVote(people[0], id, { id: asked.table.vote?.id ?? 0, agree: true })
    expect(table.status).toBe('over')
  })

  test('has a clock, or a loser could hold it for ever; one of an earlier version goes on, and its rematch has one', async () => {
    const { tables } = open()
    const people = await accounts(open(), 2)
    const none = { isRated: true, clock: { kind: 'none' } } as const
    expect(await errorOf(tables.create(people[0], wish(GAME, { players: 2 }, none)))).toBe(
      'bad-request: a rated game needs a clock: a player who is losing could hold it for ever',
    )
    const id = await begunWithoutClock(open(), people)
    await playOn(tables, id, people)
    expect(await resultsOf(open(), id)).toHaveLength(2)
    const next = await tables.rematch(people[0], id)
    expect((await tables.snapshot(people[0], next.id)).table).toMatchObject({
      isRated: true,
      clock: { kind: 'bank', seconds: 1800 },
    })
  })

  test('gives nothing to who stays when the other leaves at once; who leaves loses', async () => {
    const { tables } = open()
    const people = await accounts(open(), 2)
    const id = await begun(open(), people)
    await tables.leave(people[1], id)
    await playOn(tables, id, [people[0], people[0]], { chance: 'left at once' })
    const [stayed, left] = await resultsOf(open(), id)
    expect(stayed).toMatchObject({ place: 1, mu: stayed.mu_before, sigma: stayed.sigma_before })
    expect(left).toMatchObject({ place: 2, has_left: 1 })
    expect(left.mu).toBeLessThan(left.mu_before)
  })

  test('is for accounts only, without bots, other cards or going back by consent', async () => {
    const { tables } = open()
    const [anna, bob] = await accounts(open(), 2)
    const [guest] = strangers(1)
    const rated = (players: number, more = {}) => wish(GAME, { players }, { isRated: true, ...more })
    expect(await errorOf(tables.create(guest, rated(2)))).toContain('only accounts')
    expect(await errorOf(tables.create(anna, rated(2, { seats: ['me', { bot: 'steady' }] })))).toContain('no bots')
    expect(await errorOf(tables.create(anna, rated(2, { cards: { id: 'x', text: '{}' } })))).toContain('standard cards')
    const solo = wish('rail-on-the-hill', { players: 1 }, { isRated: true })
    expect(await errorOf(tables.create(anna, solo))).toContain('at least two players')
    const { table } = await tables.create(anna, rated(2))
    expect(table.isRated).toBe(true)
    await tables.enterByCode(guest, table.code)
    expect(await errorOf(tables.sit(guest, table.id, 2, ''))).toContain('only accounts')
    expect(await errorOf(tables.fillSeat(anna, table.id, 2, { bot: 'steady' }))).toContain('no bots')
    await tables.enterByCode(bob, table.code)
    await tables.sit(bob, table.id, 2, '')
    await tables.start(anna, table.id)
    await playOn(tables, table.id, [anna, bob], { moves: 8 })
    const { seq } = await tables.snapshot(anna, table.id)
    expect(await errorOf(tables.rewind(anna, table.id, seq, 1))).toContain('rated game')
    await playOn(tables, table.id, [anna, bob])
    const { id } = await tables.rematch(anna, table.id)
    expect((await tables.snapshot(anna, id)).table.isRated, 'a rematch too').toBe(true)
  })

  test('recalculated from the log, all ratings are what they were', async () => {
    const { tables, store } = open()
    const before = await kept(open())
    expect(before.results.length).toBeGreaterThan(10)
    expect(await tables.recalculateRatings()).toMatchObject({ dropped: 0, changed: 0 })
    expect(await kept(open())).toEqual(before)
    // What was lost or forged is found again.
    await store.db.updateTable('ratings').set({ mu: 99, wins: 7, best: 1000 }).execute()
    await store.db.updateTable('rated_results').set({ mu: 3, place: 2 }).where('seat', '=', 1).execute()
    const { changed } = await tables.recalculateRatings()
    expect(changed).toBe(before.ratings.length)
    expect(await kept(open())).toEqual(before)
  })

  test('recalculated, ratings of others stay when a player is deleted, and a closed table no longer counts', async () => {
    const { tables, store } = open()
    const [anna, bob, carl] = await accounts(open(), 3)
    await finished(open(), [anna, bob], 'deleted')
    const closed = await finished(open(), [bob, carl], 'closed')
    // As the deletion of an account does.
    await store.db.deleteFrom('ratings').where('user_id', '=', anna.id).execute()
    await store.db.updateTable('rated_results').set({ user_id: null }).where('user_id', '=', anna.id).execute()
    const before = await kept(open())
    expect(await tables.recalculateRatings()).toMatchObject({ changed: 0 })
    expect(await kept(open())).toEqual(before)
    await tables.close(closed)
    expect(await tables.recalculateRatings()).toMatchObject({ dropped: 1, changed: 2 })
    expect(await resultsOf(open(), closed)).toEqual([])
    const { ratings } = await kept(open())
    expect(ratings.filter(({ user_id }) => user_id === carl.id)).toEqual([])
    expect(ratings.find(({ user_id }) => user_id === bob.id)).toMatchObject({ games: 1 })
  })
})

onEachDatabase('a profile', (open) => {
  const seen = async (who: Person | undefined, whose: Person): Promise<Profile | undefined> =>
    open()
      .tables.profiles.get(who, whose.name)
      .catch(() => undefined)

  test('shows rating, results and opponents, to those whom its owner allows', async () => {
    const { tables } = open()
    const [anna, bob, carl] = await accounts(open(), 3)
    const [guest] = strangers(1)
    const ids = [await finished(open(), [anna, bob], 'one'), await finished(open(), [bob, anna], 'two')]
    const own = await seen(anna, anna)
    expect(own).toMatchObject({ name: anna.name, isYou: true, visibleTo: 'nobody' })
    const game = own?.games.find((one) => one.game === GAME)
    expect(game?.rating).toMatchObject({ games: 2, isProvisional: true })
    expect(game?.results.map(({ table }) => table)).toEqual(ids.reverse())
    expect(game?.results.reduce((rating, { change }) => rating + change, 1500)).toBe(game?.rating?.value)
    const uncertainty = game?.results.reduce((sum, { uncertaintyChange }) => sum + uncertaintyChange, 500)
    expect([uncertainty, game?.results[0].uncertainty]).toEqual(Array(2).fill(game?.rating?.uncertainty))
    expect(own?.opponents).toMatchObject([{ name: bob.name, games: 2 }])
    expect(await errorOf(tables.profiles.get(bob, anna.name))).toBe(
      await errorOf(tables.profiles.get(bob, 'Nobody at all')),
    )

    const readers = [undefined, guest, carl]
    const whoSees = async () =>
      (await Promise.all(readers.map((who) => seen(who, anna)))).map((one) => one !== undefined)
    expect(await whoSees()).toEqual([false, false, false])
    await tables.profiles.setReaders(anna, 'accounts')
    expect(await whoSees()).toEqual([false, false, true])
    await tables.profiles.setReaders(anna, 'everybody')
    expect(await whoSees()).toEqual([true, true, true])

    const hidden = await seen(carl, anna)
    expect(hidden).toMatchObject({ isYou: false, visibleTo: null, opponents: [] })
    expect(JSON.stringify(hidden), 'players with a private profile are not named').not.toContain(bob.name)
    expect(JSON.stringify(hidden)).not.toContain(ids[0])
    await tables.profiles.setReaders(bob, 'accounts')
    expect((await seen(carl, anna))?.opponents).toMatchObject([{ name: bob.name }])
    expect((await seen(undefined, anna))?.opponents).toEqual([])
    expect(await errorOf(tables.profiles.setReaders(guest, 'everybody'))).toContain('only accounts')
  })

  test('counts games that are not rated, but none that was ended by agreement or is played alone', async () => {
    const { tables } = open()
    const [anna, bob] = await accounts(open(), 2)
    await finished(open(), [anna, bob], 'rated')
    const casual = await begun(open(), [anna, bob], false)
    await playOn(tables, casual, [anna, bob])
    const ended = await begun(open(), [anna, bob], false)
    const { table } = await tables.askVote(anna, ended, { kind: 'end' })
    await tables.answerVote(bob, ended, { id: table.vote?.id ?? 0, agree: true })
    const alone = await begunTable(tables, [anna], wish('rail-on-the-hill', { players: 1 }))
    const over = { status: 'over', winners: '1', ended_at: 1 } as const
    await open().store.db.updateTable('tables').set(over).where('id', '=', alone).execute()
    const { winners } = (await tables.snapshot(anna, casual)).table
    const unratedOf = async (who: Person) => (await seen(who, who))?.games.map(({ game, unrated }) => [game, unrated])
    for (const [i, who] of [anna, bob].entries()) {
      const wins = winners?.includes(i + 1) ? 1 : 0
      expect(
        (await unratedOf(who))?.filter(([, unrated]) => JSON.stringify(unrated) !== '{"games":0,"wins":0}'),
      ).toEqual([[GAME, { games: 1, wins }]])
    }
  })

  test('has titles and bests of daily deals', async () => {
    const { tables, clock } = open()
    const [anna] = await accounts(open(), 1)
    const day = new Date(clock.now).toISOString().slice(0, 10)
    const { id } = await tables.daily.play(anna, day, 'rail-on-the-hill')
    await playOn(tables, id, [anna], { chance: 'a title' })
    const points = (await tables.daily.day(anna)).deals[0].you?.points
    const daily = (await seen(anna, anna))?.games.find(({ game }) => game === 'rail-on-the-hill')?.daily
    expect(daily).toEqual({
      days: 1,
      wins: 1,
      best: points,
      titles: [{ title: expect.stringMatching(/mayor|governance/), count: 1 }],
    })
  })
})

describe('places', () => {
  test('winners are first, others by points, those who left are last', async () => {
    const rules = await loadRules(GAME)
    const state = rules.setup({ players: 4 }, 'places')
    const winners = [2]
    const points = [2, 3, 1, 2]
    const game = {
      ...rules,
      standing: () => ({ winners, scores: [] }),
      pointSources: (_state: unknown, seat: number) => [{ points: points[seat - 1] }],
    } as unknown as typeof rules
    const places = (left: number[]) => placesOf(game, state, [1, 2, 3, 4], new Set(left))?.map(({ place }) => place)
    expect(places([])).toEqual([2, 1, 4, 2])
    expect(places([2])).toEqual([1, 4, 3, 1])
    expect(places([1, 4])).toEqual([3, 1, 2, 3])
    expect(places([1, 2, 3, 4])).toBeUndefined()
    expect(placesOf(game, state, [2], new Set())).toBeUndefined()
  })
})
