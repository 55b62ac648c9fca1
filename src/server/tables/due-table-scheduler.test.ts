import { expect, it } from 'vitest'
import type { Clock } from '#wire/tables.ts'
import type { Person } from '../people/users.ts'
import { onEachDatabase, rowsOf } from '../testing/databases.ts'
import { act, begunTable, listener, playOn, strangers, until, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import answer from './bot-worker.ts'
import type { TableService } from './table-service.ts'

const game = (clock: Clock, players = 2) => wish('machi-koro', { players, first: 1 }, { clock })

const awayOf = async (tables: TableService, who: Person, id: string) => {
  const { table } = await tables.snapshot(who, id)
  return table.seats.map(({ isAway }) => isAway)
}

const MINUTE = 60_000

onEachDatabase('a player who is away', (open) => {
  it('is replaced by a bot until the player returns', async () => {
    const { tables, failures } = open()
    const people = strangers(2)
    const [anna, ben] = people
    const id = await begunTable(tables, people, game({ kind: 'none' }))
    const received = await listener(tables, ben, id)
    await tables.leave(anna, id)
    await until(async () => (await tables.snapshot(ben, id)).active.includes(2))
    const moves = received.news.flatMap((news) => (news.type === 'move' ? [news.move] : []))
    expect(moves.length).toBeGreaterThan(0)
    expect(moves.every(({ seat, isBots }) => seat === 1 && isBots)).toBe(true)
    await tables.comeBack(anna, id)
    expect((await tables.comeBack(anna, id)).table.seats[0].isAway).toBe(false)
    await playOn(tables, id, people, { moves: 10 })
    expect(failures).toEqual([])
  })
})

onEachDatabase('a clock', (open) => {
  it.each([
    ['a turn', { kind: 'turn', seconds: 60 }],
    ['a whole game', { kind: 'bank', seconds: 60 }],
  ] as const)('for %s marks a player without time as away, and a bot plays on', async (_, clock) => {
    const { tables, tick } = open()
    const time = open().clock
    const people = strangers(2)
    const id = await begunTable(tables, people, game(clock))
    time.now += MINUTE - 1
    await tick()
    expect(await awayOf(tables, people[1], id)).toEqual([false, false])
    expect((await tables.snapshot(people[1], id)).left).toEqual([1, MINUTE])
    time.now += 1
    await tick()
    expect(await awayOf(tables, people[1], id)).toEqual([true, false])
    await until(async () => (await tables.snapshot(people[1], id)).active.includes(2))
    await tables.comeBack(people[0], id)
    expect(await awayOf(tables, people[1], id)).toEqual([false, false])
  })

  it('gives a returning player extra time', async () => {
    const botRunner = { think: () => new Promise<never>(() => undefined), close: async () => undefined }
    const { tables, tick, clock: time, close } = await openTestTables({ botRunner })
    const people = strangers(2)
    const id = await begunTable(tables, people, game({ kind: 'bank', seconds: 600 }))
    await tables.leave(people[1], id)
    time.now += 10 * MINUTE
    await tick()
    expect(await awayOf(tables, people[1], id)).toEqual([true, true])
    await tables.comeBack(people[0], id)
    time.now += MINUTE - 1
    await tick()
    expect(await awayOf(tables, people[1], id)).toEqual([false, true])
    await act(tables, people[0], id, 'roll 1')
    time.now += 1
    await tick()
    expect(await awayOf(tables, people[1], id)).toEqual([true, true])
    await close()
  })

  it('is not stopped by leaving and returning while another player waits', async () => {
    const { tables, tick } = open()
    const time = open().clock
    const people = strangers(2)
    const id = await begunTable(tables, people, game({ kind: 'turn', seconds: 60 }))
    await listener(tables, people[1], id)
    for (let i = 0; i < 5; i++) {
      time.now += 25_000
      await tick()
      if ((await awayOf(tables, people[1], id))[0]) break
      await tables.leave(people[0], id)
      await tables.comeBack(people[0], id)
    }
    await tick()
    await until(async () => (await tables.snapshot(people[1], id)).seq > 0)
  })

  it('does not exist unless it was chosen', async () => {
    const { tables, tick } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, game({ kind: 'none' }))
    open().clock.now += 1000 * MINUTE
    await tick()
    expect(await awayOf(tables, people[1], id)).toEqual([false, false])
    expect((await tables.snapshot(people[0], id)).left).toBeNull()
  })

  it('sends the time left with every move', async () => {
    const { tables, clock } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, game({ kind: 'bank', seconds: 600 }))
    const received = await listener(tables, people[1], id)
    clock.now += MINUTE
    await act(tables, people[0], id, 'roll 1')
    expect(received.news.at(-1)).toMatchObject({ type: 'move', move: { left: [9 * MINUTE, 10 * MINUTE] } })
  })
})

it('a bot whose answer was lost is asked again by the scheduler', async () => {
  let isBroken = true
  let thoughts = 0
  const { tables, tick, clock, failures, close } = await openTestTables({
    botRunner: {
      async think(question) {
        thoughts++
        if (isBroken) throw new Error('the thread is gone')
        return answer({ ...question, bot: 'random' })
      },
      close: async () => undefined,
    },
  })
  const [anna] = strangers(1)
  const seats = ['me' as const, { bot: 'easy' }]
  const { table } = await tables.create(anna, wish('machi-koro', { players: 2, first: 2 }, { seats }))
  await tables.start(anna, table.id)
  await until(() => failures.length === 1)
  isBroken = false
  await tick()
  expect(thoughts).toBe(1)
  clock.now += 10_000
  await tick()
  await until(async () => (await tables.snapshot(anna, table.id)).seq > 0)
  await close()
})

it('games that all people have left are looked at less often, so that many of them delay no clock', async () => {
  const botRunner = { think: () => new Promise<never>(() => undefined), close: async () => undefined }
  const { tables, tick, clock, store, close } = await openTestTables({ botRunner })
  const dueIn = async (id: string) => {
    const { table } = await rowsOf(store, id)
    return (table.due_at ?? 0) - clock.now
  }
  const people = strangers(2)
  const [left, timedOut] = [
    await begunTable(tables, people, game({ kind: 'none' })),
    await begunTable(tables, people, game({ kind: 'bank', seconds: 600 })),
  ]
  await tables.leave(people[0], left)
  expect(await dueIn(left)).toBe(10_000)
  await tables.leave(people[1], left)
  expect(await dueIn(left)).toBe(10 * MINUTE)
  await tables.leave(people[1], timedOut)
  clock.now += 10 * MINUTE
  await tick()
  expect(await awayOf(tables, people[1], timedOut)).toEqual([true, true])
  expect([await dueIn(left), await dueIn(timedOut)]).toEqual([10 * MINUTE, 10 * MINUTE])
  await tables.comeBack(people[1], left)
  expect(await dueIn(left)).toBe(10_000)
  await close()
})

it('a bot with an illegal answer is not asked again immediately', async () => {
  let thoughts = 0
  const { tables, failures, close } = await openTestTables({
    botRunner: {
      async think() {
        thoughts++
        return ['build ranch']
      },
      close: async () => undefined,
    },
  })
  const [anna] = strangers(1)
  const seats = ['me' as const, { bot: 'easy' }]
  const { table } = await tables.create(anna, wish('machi-koro', { players: 2, first: 2 }, { seats }))
  await tables.start(anna, table.id)
  await until(() => failures.length === 1)
  await tables.snapshot(anna, table.id)
  expect(thoughts).toBe(1)
  await close()
})

it('each bot is asked once at a time, also in simultaneous turns', async () => {
  const thinking = new Set<number>()
  let most = 0
  const { tables, failures, close } = await openTestTables({
    botRunner: {
      async think(question) {
        const { seat } = question
        if (thinking.has(seat)) throw new Error(`the bot of seat ${seat} was asked twice`)
        thinking.add(seat)
        most = Math.max(most, thinking.size)
        await new Promise((resolve) => setTimeout(resolve, seat))
        thinking.delete(seat)
        return answer({ ...question, bot: 'random' })
      },
      close: async () => undefined,
    },
  })
  const [anna] = strangers(1)
  const seats = ['me' as const, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }]
  const { table } = await tables.create(anna, wish('rail-on-the-hill', { players: 4 }, { seats }))
  await tables.start(anna, table.id)
  await tables.comeBack(anna, table.id)
  await playOn(tables, table.id, [anna, anna, anna, anna], { moves: 4 })
  await until(async () => {
    const { active } = await tables.snapshot(anna, table.id)
    return active.every((seat) => seat === 1)
  })
  expect(failures).toEqual([])
  expect(most).toBe(3)
  await close()
})
