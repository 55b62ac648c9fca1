import { describe, expect, test } from 'vitest'
import { Rng } from '#engine/random.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { commitmentOf, seedOf } from '#fair/fair.ts'
import { addDays, countsUntil, dayOf } from '#games/daily.ts'
import { loadRulesOf } from '#games/index.ts'
import type { DailyDeal } from '#wire/daily.ts'
import type { Person } from '../people/users.ts'
import answer from '../tables/bot-worker.ts'
import { moveRows } from '../tables/table-rows.ts'
import { onEachDatabase, rowsOf } from '../testing/databases.ts'
import { act, errorOf, freshRequest, listener, playOn, someAction, strangers } from '../testing/table-helpers.ts'
import { openTestTables, type TestTables } from '../testing/test-tables.ts'
import type { DailyJudge } from './daily-judge.ts'
import judge from './daily-worker.ts'

const RAIL = 'rail-on-the-hill'
const MACHI = 'machi-koro'

/** People with rows in the database, since the tables of results show their names. */
async function people({ store }: TestTables, count: number): Promise<Person[]> {
  const all = strangers(count)
  const user = { name_key: null, password: null, created_at: 0, seen_at: 0, blocked_at: null }
  await store.db
    .insertInto('users')
    .values(all.map((one) => ({ ...one, ...user })))
    .execute()
  return all
}

async function begun({ tables, clock }: TestTables, who: Person, game = RAIL): Promise<string> {
  return (await tables.daily.play(who, dayOf(clock.now), game)).id
}

/** Plays today's deal to its end; the same chance leads to the same actions. */
async function finished(test: TestTables, who: Person, chance: string, game = RAIL): Promise<string> {
  const id = await begun(test, who, game)
  // The other seats belong to bots: on their turns the person only waits.
  await playOn(test.tables, id, [who, who, who], { chance })
  return id
}

async function dealOf({ tables }: TestTables, who: Person, game = RAIL, date?: string): Promise<DailyDeal> {
  const day = await tables.daily.day(who, date)
  const deal = day.deals.find((one) => one.game === game)
  if (deal === undefined) throw new Error(`no deal of ${game}`)
  return deal
}

/** Moves the clock to this hour of a later day. */
function skipDays({ clock }: TestTables, days: number, hour = 12): void {
  clock.now = Date.parse(`${addDays(dayOf(clock.now), days)}T00:00:00Z`) + hour * 3_600_000
}

onEachDatabase('a daily deal', (open) => {
  test('is the same for everybody, and is the one whose commitment was published the day before', async () => {
    const [anna, bob] = await people(open(), 2)
    skipDays(open(), 1)
    const { tomorrow, today } = await open().tables.daily.day(undefined)
    skipDays(open(), 1)
    const ids = [await begun(open(), anna), await begun(open(), bob)]
    const { date, deals } = await open().tables.daily.day(undefined)
    expect(date).toBe(addDays(today, 1))
    expect(deals.map(({ game, commitment }) => ({ game, commitment }))).toEqual(tomorrow)
    expect(new Set(tomorrow.map(({ commitment }) => commitment)).size, 'each game has its own secret').toBe(3)
    const [first, second] = await Promise.all(ids.map((id) => rowsOf(open().store, id)))
    expect(first.table.seed).toBe(second.table.seed)
    expect(commitmentOf(first.table.secret)).toBe(deals[0].commitment)
    expect(first.table).toMatchObject({ status: 'playing', visibility: 'private', code: null })
  })

  test('can be tried once: a second request returns the same table, also when it is over', async () => {
    const [anna] = await people(open(), 1)
    const ids = await Promise.all([begun(open(), anna), begun(open(), anna)])
    expect(ids[1]).toBe(ids[0])
    await finished(open(), anna, 'once')
    expect(await begun(open(), anna)).toBe(ids[0])
    const { you } = await dealOf(open(), anna)
    expect(you).toMatchObject({ table: ids[0], isOver: true, place: 1 })
  })

  test('has the result that the rules give, and a place among all', async () => {
    skipDays(open(), 1)
    const all = await people(open(), 2)
    for (const who of all) await finished(open(), who, `the way of ${who.name}`)
    const results = await Promise.all(all.map(async (who) => (await dealOf(open(), who)).you))
    const { tables } = open()
    for (const [i, who] of all.entries()) {
      const { view, table } = await tables.snapshot(who, results[i]?.table ?? '')
      const rules = await loadRulesOf(table.game, table.rulesVersion)
      const state = rules?.determinize(view, new Rng('any'))
      expect(rules?.standing(state).scores[0]).toMatchObject({ total: results[i]?.points })
    }
    const points = results.map((one) => one?.points ?? 0)
    const places = results.map((one) => one?.place)
    expect(places).toEqual(points.map((own) => 1 + points.filter((other) => other > own).length))
    expect((await dealOf(open(), all[0])).results).toBe(2)
    const { rows, people: count } = await tables.daily.table(all[1], RAIL, 'day')
    expect(count).toBe(2)
    expect(rows.map(({ place }) => place).sort()).toEqual([...places].sort())
    expect(rows.filter(({ isYou }) => isYou).map(({ name, isGuest }) => [name, isGuest])).toEqual([[all[1].name, true]])
  })

  test('keeps its secret until the tries of the day are over', async () => {
    skipDays(open(), 1, 23)
    const [anna] = await people(open(), 1)
    const { tables, clock, store } = open()
    const date = dayOf(clock.now)
    const id = await begun(open(), anna)
    const { news, stop } = await listener(tables, anna, id)
    await playOn(tables, id, [anna], { chance: 'secrets' })
    const answers = [
      news,
      await tables.snapshot(anna, id),
      await tables.history(anna, id, 0),
      await tables.daily.day(anna),
      await tables.daily.table(anna, RAIL, 'day'),
      await tables.daily.month(anna, date.slice(0, 7)),
      await tables.lobby(anna),
    ]
    stop()
    const { table } = await rowsOf(store, id)
    const tomorrow = await store.db.selectFrom('daily_deals').select('secret').where('date', '>=', date).execute()
    const secrets = [table.seed ?? '', (table.seed ?? '').slice(-64), ...tomorrow.map(({ secret }) => secret)]
    for (const text of answers.map((one) => JSON.stringify(one))) {
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    expect(await errorOf(tables.record(anna, id))).toContain('not-now')
    clock.now = countsUntil(date) - 1
    expect(await errorOf(tables.record(anna, id))).toContain('not-now')
    expect((await dealOf(open(), anna, RAIL, date)).secret).toBeNull()
    expect(await errorOf(tables.daily.play(anna, date, RAIL)), 'and nobody can practise meanwhile').toContain('not-now')
    clock.now = countsUntil(date)
    const record = await tables.record(anna, id)
    const { secret, commitment } = await dealOf(open(), anna, RAIL, date)
    expect(commitmentOf(secret ?? '')).toBe(commitment)
    expect(record.seed).toBe(seedOf(secret ?? '', ['']))
  })

  test('a deal of a later day cannot be asked for', async () => {
    const [anna] = await people(open(), 1)
    const { tables, clock } = open()
    await tables.daily.tend()
    for (const days of [1, 2, 300]) {
      const date = addDays(dayOf(clock.now), days)
      expect(await errorOf(tables.daily.play(anna, date, RAIL))).toContain('not-now')
      expect(await errorOf(tables.daily.day(anna, date))).toContain('not-found')
    }
    expect(await errorOf(tables.daily.play(anna, dayOf(clock.now), 'chess'))).toContain('not-found')
    expect(await errorOf(tables.daily.play(anna, '2020-01-01', RAIL))).toContain('not-found')
  })

  test('counts if it ends within three hours after midnight, and not later', async () => {
    skipDays(open(), 1, 23)
    const [anna, bob] = await people(open(), 2)
    const { tables, clock } = open()
    const date = dayOf(clock.now)
    const ids = [await begun(open(), anna), await begun(open(), bob)]
    clock.now = countsUntil(date)
    await playOn(tables, ids[0], [anna])
    clock.now++
    await playOn(tables, ids[1], [bob])
    expect((await dealOf(open(), anna, RAIL, date)).you).toMatchObject({ isOver: true, points: expect.any(Number) })
    expect((await dealOf(open(), bob, RAIL, date)).you).toMatchObject({ isOver: true, points: null, place: null })
    expect((await tables.daily.table(undefined, RAIL, 'day', date)).people).toBe(1)
  })

  test('cannot be repeated, left to a bot or watched by others', async () => {
    skipDays(open(), 1)
    const [anna, bob] = await people(open(), 2)
    const { tables } = open()
    const id = await begun(open(), anna)
    await playOn(tables, id, [anna], { moves: 12 })
    const { seq } = await tables.snapshot(anna, id)
    expect(await errorOf(tables.rewind(anna, id, seq, 0))).toContain('the first try of a daily deal counts')
    expect(await errorOf(tables.leave(anna, id))).toContain('a bot cannot play your daily deal')
    expect(await errorOf(tables.addWords(anna, id, 'other cards'))).toContain('already begun')
    expect(await errorOf(tables.fillSeat(anna, id, 1, 'open'))).toContain('already begun')
    for (const read of [tables.snapshot(bob, id), tables.enter(bob, id, ''), tables.history(bob, id, 0)]) {
      expect(await errorOf(read)).toContain('not-found')
    }
    expect(await errorOf(tables.act(bob, id, { seq, action: 'end', request: freshRequest() }))).toContain('not-found')
  })

  test('a past deal can be played again, which does not count', async () => {
    skipDays(open(), 1)
    const [anna] = await people(open(), 1)
    const { tables, clock, store } = open()
    const date = dayOf(clock.now)
    const counted = await finished(open(), anna, 'first')
    skipDays(open(), 3)
    const again = (await tables.daily.play(anna, date, RAIL)).id
    expect(again).not.toBe(counted)
    const [first, second] = await Promise.all([counted, again].map((id) => rowsOf(store, id)))
    expect(second.table.seed).toBe(first.table.seed)
    const before = await tables.daily.table(anna, RAIL, 'day', date)
    await playOn(tables, again, [anna], { chance: 'better' })
    expect(await tables.daily.table(anna, RAIL, 'day', date)).toEqual(before)
    expect((await dealOf(open(), anna, RAIL, date)).you?.table).toBe(counted)
    expect((await tables.snapshot(anna, again)).table.daily).toEqual({ date, isCounted: false })
  })

  test('days add up to weeks and months, where a bad day is not worse than a missed one', async () => {
    const { tables, store, clock } = open()
    clock.now = Date.parse('2028-05-04T12:00:00Z')
    const [anna, bob] = await people(open(), 2)
    const rows = [
      [anna, '2028-04-30', 500],
      [anna, '2028-05-01', 80],
      [anna, '2028-05-02', -30],
      [anna, '2028-05-04', 40],
      [bob, '2028-05-04', 110],
    ] as const
    const results = rows.map(([{ id: user_id }, date, points], i) => {
      const times = { started_at: clock.now, ended_at: clock.now }
      return {
        date,
        game: RAIL,
        user_id,
        table_id: `table ${i} of ${user_id}`,
        ...times,
        points,
        has_won: 1,
        title: null,
      }
    })
    await store.db.insertInto('daily_tries').values(results).execute()
    const week = await tables.daily.table(anna, RAIL, 'week')
    expect(week).toMatchObject({ from: '2028-05-01', to: '2028-05-07', people: 2 })
    const columns = ({ rows: all }: typeof week) =>
      all.map(({ place, isYou, points, days }) => [place, isYou, points, days])
    expect(columns(week)).toEqual([
      [1, true, 120, 3],
      [2, false, 110, 1],
    ])
    expect(columns(await tables.daily.table(bob, RAIL, 'month'))).toEqual([
      [1, false, 120, 3],
      [2, true, 110, 1],
    ])
    expect(columns(await tables.daily.table(anna, RAIL, 'day', '2028-05-02'))).toEqual([[1, true, -30, 1]])
    expect((await tables.daily.day(anna)).streak).toEqual({ days: 4, mayMiss: false })
    expect((await tables.daily.day(bob)).streak).toEqual({ days: 1, mayMiss: true })
    expect((await tables.daily.month(anna, '2028-05')).days).toMatchObject([
      { date: '2028-05-04', isOpen: false, results: [{ game: RAIL, points: 40 }] },
    ])
  })

  test('an unfinished try is closed after two weeks, and a lost result is found', async () => {
    skipDays(open(), 1)
    const [anna, bob] = await people(open(), 2)
    const { tables, clock, store } = open()
    const date = dayOf(clock.now)
    const open_ = await begun(open(), anna)
    const done = await finished(open(), bob, 'lost')
    await dealOf(open(), bob)
    // As if the node had died before it stored the result.
    const nothing = { ended_at: null, points: null, has_won: null }
    await store.db.updateTable('daily_tries').set(nothing).where('table_id', '=', done).execute()
    await tables.daily.tend()
    const points = (id: string) =>
      store.db.selectFrom('daily_tries').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow()
    expect((await points(done)).points).toEqual(expect.any(Number))
    skipDays(open(), 14)
    await tables.daily.tend()
    expect((await tables.snapshot(anna, open_)).table.status).toBe('playing')
    skipDays(open(), 1)
    await tables.daily.tend()
    expect((await tables.snapshot(anna, open_)).table.status).toBe('closed')
    expect(await points(open_)).toMatchObject({ date, points: null, ended_at: expect.any(Number) })
  })

  test('two nodes have the same deal, and one try for each person', async () => {
    skipDays(open(), 1)
    const { store, clock } = open()
    const other = await openTestTables({ store: { ...store, close: async () => undefined } })
    other.clock.now = clock.now
    const nodes = [open(), other]
    const [anna] = await people(open(), 1)
    const days = await Promise.all(nodes.map(({ tables }) => tables.daily.day(undefined)))
    expect(days[1].deals).toEqual(days[0].deals)
    const ids = await Promise.all(nodes.map((node) => begun(node, anna)))
    expect(ids[1]).toBe(ids[0])
    await other.close()
  })
})

describe('bots at a daily deal', () => {
  test('answer the same to the same actions, at a node that has just loaded the table', async () => {
    const botRunner = { think: answer, close: async () => undefined }
    // With almost no time, bots with a limit of time would answer differently each time.
    const all = await openTestTables({ botRunner, bots: { ms: 1, pause: 0 }, hotTables: 1 })
    const { tables, store, failures } = all
    const [anna, bob] = await people(all, 2)
    const [first, second] = [await begun(all, anna, 'lokomoto'), await begun(all, bob, 'lokomoto')]
    const rng = new Rng('what they do')
    const next = async (who: Person, id: string) => {
      for (;;) {
        const body = await someAction(tables, who, id, rng)
        if (body !== undefined) return body.action
        await new Promise(setImmediate)
      }
    }
    for (let actions = 0; actions < 25; actions++) {
      const action = await next(anna, first)
      await next(bob, second)
      await act(tables, anna, first, action)
      await act(tables, bob, second, action)
    }
    await next(anna, first)
    await next(bob, second)
    const standing = async (id: string) =>
      new StandingActions(await moveRows(store.db, id)).rows.map(({ seat, text, is_bots }) => [seat, text, is_bots])
    expect(await standing(second)).toEqual(await standing(first))
    expect((await standing(first)).filter(([, , isBots]) => isBots === 1).length).toBeGreaterThan(10)
    expect(failures).toEqual([])
    await all.close()
  })
})

describe('what could be reached', () => {
  const quick: DailyJudge = {
    judge: (deal) => judge({ ...deal, nodes: { expert: 50, search: 0 } }),
    close: async () => undefined,
  }

  test('is found once, and shown to those who have finished their try', async () => {
    let asked = 0
    const dailyJudge: DailyJudge = {
      ...quick,
      judge(deal) {
        asked++
        return quick.judge(deal)
      },
    }
    const all = await openTestTables({ dailyJudge })
    const [anna, bob] = await people(all, 2)
    await finished(all, anna, 'compared', MACHI)
    expect((await dealOf(all, anna, MACHI)).expert).toBeNull()
    // Waits for the work that the last question has begun.
    await all.tables.daily.stop()
    expect((await dealOf(all, anna, MACHI)).expert).toEqual(expect.any(Number))
    await begun(all, bob, MACHI)
    expect((await dealOf(all, bob, MACHI)).expert, 'not before the try is over').toBeNull()
    expect(asked).toBe(1)
    expect(all.failures).toEqual([])
    await all.close()
  })

  test('the expert meets the same bots each time', async () => {
    const setup = { options: { players: 2 }, bot: 'steady', nodes: 100 }
    const deal = { game: MACHI, rulesVersion: 1, seed: 'a deal', setup, nodes: { expert: 50, search: 0 } }
    const first = await judge(deal)
    expect(first).toEqual({ expert: expect.any(Number), best: null })
    expect(await judge(deal)).toEqual(first)
  })
})
