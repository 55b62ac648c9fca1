import { expect, it } from 'vitest'
import type { Clock } from '#wire/tables.ts'
import { act, begunTable, listener, playOn, strangers, until, wish } from '../testing/at-table.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openHouse } from '../testing/open-house.ts'
import answer from './bot-thread.ts'
import type { House, Person } from './house.ts'

const game = (clock: Clock, players = 2) => wish('machi-koro', { players, first: 1 }, { clock })
const awayOf = async (house: House, who: Person, id: string) => {
  const { table } = await house.now(who, id)
  return table.seats.map(({ isAway }) => isAway)
}
const MINUTE = 60_000

onEachDatabase('somebody who is away', (open) => {
  it('is played for by a bot, which stops when they come back', async () => {
    const { house, failures } = open()
    const people = strangers(2)
    const [anna, ben] = people
    const id = await begunTable(house, people, game({ kind: 'none' }))
    const heard = await listener(house, ben, id)
    await house.leave(anna, id)
    await until(async () => (await house.now(ben, id)).active.includes(2))
    const moves = heard.news.flatMap((news) => (news.type === 'move' ? [news.move] : []))
    expect(moves.length).toBeGreaterThan(0)
    expect(moves.every(({ seat, isBots }) => seat === 1 && isBots)).toBe(true)
    await house.comeBack(anna, id)
    expect((await house.comeBack(anna, id)).table.seats[0].isAway).toBe(false)
    await playOn(house, id, people, { moves: 10 })
    expect(failures).toEqual([])
  })

  it('is not played for where nobody else is there: bots wait for people', async () => {
    const { house } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, game({ kind: 'none' }))
    await house.leave(people[1], id)
    await house.leave(people[0], id)
    const { seq } = await house.now(people[0], id)
    await open().tend()
    expect((await house.now(people[0], id)).seq).toBe(seq)
    await house.comeBack(people[1], id)
    await until(async () => (await house.now(people[1], id)).active.includes(2))
  })
})

onEachDatabase('a clock', (open) => {
  it.each([
    ['a turn', { kind: 'turn', seconds: 60 }],
    ['a whole game', { kind: 'bank', seconds: 60 }],
  ] as const)('for %s sends whoever has no time left away, and a bot plays on', async (_, clock) => {
    const { house, tend } = open()
    const time = open().clock
    const people = strangers(2)
    const id = await begunTable(house, people, game(clock))
    time.now += MINUTE - 1
    await tend()
    expect(await awayOf(house, people[1], id)).toEqual([false, false])
    expect((await house.now(people[1], id)).left).toEqual([1, MINUTE])
    time.now += 1
    await tend()
    expect(await awayOf(house, people[1], id)).toEqual([true, false])
    await until(async () => (await house.now(people[1], id)).active.includes(2))
    await house.comeBack(people[0], id)
    expect(await awayOf(house, people[1], id)).toEqual([false, false])
  })

  it('gives whoever comes back some time to go on', async () => {
    const { house, tend } = open()
    const time = open().clock
    const people = strangers(2)
    const id = await begunTable(house, people, game({ kind: 'bank', seconds: 600 }))
    await house.leave(people[1], id)
    time.now += 10 * MINUTE
    await tend()
    expect(await awayOf(house, people[1], id)).toEqual([true, true])
    await house.comeBack(people[0], id)
    time.now += MINUTE - 1
    await tend()
    expect(await awayOf(house, people[1], id)).toEqual([false, true])
    await act(house, people[0], id, 'roll 1')
    time.now += 1
    await tend()
    expect(await awayOf(house, people[1], id)).toEqual([true, true])
  })

  it('is not stopped by leaving and coming back while somebody waits', async () => {
    const { house, tend } = open()
    const time = open().clock
    const people = strangers(2)
    const id = await begunTable(house, people, game({ kind: 'turn', seconds: 60 }))
    await listener(house, people[1], id)
    for (let i = 0; i < 5; i++) {
      time.now += 25_000
      await tend()
      if ((await awayOf(house, people[1], id))[0]) break
      await house.leave(people[0], id)
      await house.comeBack(people[0], id)
    }
    await tend()
    await until(async () => (await house.now(people[1], id)).seq > 0)
  })

  it('there is none unless it is asked for', async () => {
    const { house, tend } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, game({ kind: 'none' }))
    open().clock.now += 1000 * MINUTE
    await tend()
    expect(await awayOf(house, people[1], id)).toEqual([false, false])
    expect((await house.now(people[0], id)).left).toBeNull()
  })

  it('tells with every move what everybody has left', async () => {
    const { house, clock } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, game({ kind: 'bank', seconds: 600 }))
    const heard = await listener(house, people[1], id)
    clock.now += MINUTE
    await act(house, people[0], id, 'roll 1')
    expect(heard.news.at(-1)).toMatchObject({ type: 'move', move: { left: [9 * MINUTE, 10 * MINUTE] } })
  })
})

it('a bot whose thoughts were lost is asked again when it is looked at the table again', async () => {
  let isBroken = true
  let thoughts = 0
  const { house, tend, clock, failures, close } = await openHouse({
    thinkers: {
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
  const { table } = await house.create(anna, wish('machi-koro', { players: 2, first: 2 }, { seats }))
  await house.start(anna, table.id)
  await until(() => failures.length === 1)
  isBroken = false
  await tend()
  expect(thoughts).toBe(1)
  clock.now += 10_000
  await tend()
  await until(async () => (await house.now(anna, table.id)).seq > 0)
  await close()
})

it('a bot that answers what it may not do is not asked again at once', async () => {
  let thoughts = 0
  const { house, failures, close } = await openHouse({
    thinkers: {
      async think() {
        thoughts++
        return ['build ranch']
      },
      close: async () => undefined,
    },
  })
  const [anna] = strangers(1)
  const seats = ['me' as const, { bot: 'easy' }]
  const { table } = await house.create(anna, wish('machi-koro', { players: 2, first: 2 }, { seats }))
  await house.start(anna, table.id)
  await until(() => failures.length === 1)
  await house.now(anna, table.id)
  expect(thoughts).toBe(1)
  await close()
})

it('every bot thinks once at a time, also where many may act at once', async () => {
  const thinking = new Set<number>()
  let most = 0
  const { house, failures, close } = await openHouse({
    thinkers: {
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
  const { table } = await house.create(anna, wish('rail-on-the-hill', { players: 4 }, { seats }))
  await house.start(anna, table.id)
  await house.comeBack(anna, table.id)
  await playOn(house, table.id, [anna, anna, anna, anna], { moves: 4 })
  await until(async () => {
    const { active } = await house.now(anna, table.id)
    return active.every((seat) => seat === 1)
  })
  expect(failures).toEqual([])
  expect(most).toBe(3)
  await close()
})
