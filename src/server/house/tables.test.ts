import { expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import {
  act,
  begunTable,
  freshRequest,
  listener,
  playOn,
  problemOf,
  someAction,
  strangers,
  wish,
} from '../testing/at-table.ts'
import { DATABASES } from '../testing/databases.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openHouse } from '../testing/open-house.ts'

const machi = wish('machi-koro', { players: 2, first: 1 })

for (const { name, isMissing, open } of DATABASES) {
  it.skipIf(isMissing)(
    `with room for one table only, many are played at once, each as its log says, on ${name}`,
    async () => {
      const { house, failures, close } = await openHouse({ store: await open(), hotTables: 1 })
      const tables = await Promise.all(
        ['machi-koro', 'rail-on-the-hill', 'lokomoto', 'machi-koro'].map(async (game) => {
          const people = strangers(2)
          const clock = { kind: 'bank', seconds: 600 } as const
          return { people, id: await begunTable(house, people, wish(game, { players: 2 }, { clock })) }
        }),
      )
      const heard = await Promise.all(tables.map(({ id, people }) => listener(house, people[1], id)))
      await Promise.all(tables.map(({ id, people }, i) => playOn(house, id, people, { moves: 12, chance: `${i}` })))
      expect(house.counts()).toMatchObject({ moves: 48, followers: 4, hotTables: 1 })
      const seen = await Promise.all(tables.map(({ id, people }) => house.now(people[0], id)))
      for (const [i, { id, people }] of tables.entries()) {
        expect(heard[i].seqs).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
        const again = await house.now(people[0], id)
        expect(again).toEqual(seen[i])
        expect(house.counts().hotTables).toBe(1)
      }
      expect(failures).toEqual([])
      await close()
    },
  )
}

onEachDatabase('a table of rules that this server does not have', (open) => {
  it('is a clear problem, and harms nobody', async () => {
    const { house, store } = open()
    const people = strangers(2)
    const id = await begunTable(
      house,
      people,
      wish('machi-koro', { players: 2 }, { clock: { kind: 'turn', seconds: 60 } }),
    )
    const other = await begunTable(house, people, machi)
    await house.close(id)
    await store.db
      .updateTable('tables')
      .set({ rules_version: 99, status: 'playing', due_at: 1 })
      .where('id', '=', id)
      .execute()
    const { house: fresh, tend, failures } = await openHouse({ store })
    const problem = 'not-found: this server does not have version 99 of the rules of machi-koro'
    expect(await problemOf(fresh.now(people[0], id))).toBe(problem)
    expect(await problemOf(fresh.act(people[0], id, { seq: 0, action: 'roll 1', request: freshRequest() }))).toBe(
      problem,
    )
    await tend()
    await act(fresh, people[0], other, 'roll 1')
    expect((await fresh.lobby(people[0])).mine.map((listed) => listed.id).sort()).toEqual([id, other].sort())
    expect(failures).toEqual([])
    await fresh.stop()
  })
})

onEachDatabase('following', (open) => {
  it('begins with what was missed, from any move, and goes on with everything, once and in order', async () => {
    const { house } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, machi)
    const early = await listener(house, people[0], id)
    await playOn(house, id, people, { moves: 4 })
    const late = await listener(house, people[1], id, { seq: 2, chat: 0 })
    expect(late.news.map(({ type }) => type)).toEqual(['facts', 'move', 'move', 'following'])
    await playOn(house, id, people, { moves: 2, chance: 'more' })
    expect(early.seqs).toEqual([1, 2, 3, 4, 5, 6])
    expect(late.seqs).toEqual([3, 4, 5, 6])
    const strangely = house.follow(people[0], id, { seq: 7, chat: 0 }, () => expect.fail('something was sent'))
    expect(await problemOf(strangely)).toBe('stale: there are only 6 moves')
    late.stop()
    late.stop()
    await playOn(house, id, people, { moves: 1, chance: 'last' })
    expect(late.seqs).toHaveLength(4)
  })

  it('misses nothing where it begins in the middle of what happens', async () => {
    const { house } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, machi)
    const all: Awaited<ReturnType<typeof listener>>[] = []
    const following = async () => {
      for (let i = 0; i < 10; i++) {
        all.push(await listener(house, people[i % 2], id))
        await house.say(people[0], id, `line ${i}`)
      }
    }
    await Promise.all([playOn(house, id, people, { moves: 30 }), following()])
    for (const { seqs, lines } of all) {
      expect(seqs).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
      expect(lines).toEqual(Array.from({ length: 10 }, (_, i) => `line ${i}`))
    }
  })

  it('shows everybody what their seat may know, also when they sit down meanwhile', async () => {
    const { house } = open()
    const [anna, ben] = strangers(2)
    const { table } = await house.create(anna, wish('rail-on-the-hill', { players: 2 }, { visibility: 'open' }))
    const heard = await listener(house, ben, table.id)
    const onlooker = await listener(house, undefined, table.id)
    await house.sit(ben, table.id, undefined, '')
    await house.start(anna, table.id)
    await playOn(house, table.id, [anna, ben], { moves: 40 })
    const { view } = await house.now(ben, table.id)
    const views = heard.news.flatMap((news) => (news.type === 'move' && news.move.view ? [news.move.view] : []))
    const others = onlooker.news.flatMap((news) => (news.type === 'move' && news.move.view ? [news.move.view] : []))
    expect(views.length).toBe(others.length)
    expect(Object.keys(Object(views.at(-1)))).toEqual(Object.keys(Object(view)))
    expect(views.at(-1)).not.toEqual(others.at(-1))
  })
})

onEachDatabase('the history', (open) => {
  it('has every move as it was told, from any one on', async () => {
    const { house } = open()
    const people = strangers(3)
    const id = await begunTable(house, people, wish('rail-on-the-hill', { players: 3 }))
    const heard = await listener(house, people[0], id)
    await playOn(house, id, people, { moves: 20 })
    const last = await house.now(people[0], id)
    const told = heard.news.flatMap((news) => (news.type === 'move' ? [news.move] : []))
    const { from, moves, view } = JSON.parse(JSON.stringify(await house.history(people[0], id, 7)))
    expect([from, moves]).toEqual([7, told.slice(7)])
    expect(view).not.toBeNull()
    expect(await house.history(people[0], id, 20)).toEqual({ from: 20, view: last.view, moves: [] })
    expect(await problemOf(house.history(people[0], id, 21))).toBe('bad-request: there are 20 moves')
  })
})

onEachDatabase('talking', (open) => {
  it('is heard by all who follow, in order, and read by those who come later', async () => {
    const { house } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, machi)
    const heard = await listener(house, people[1], id)
    await Promise.all(['one', 'two', 'three'].map((text) => house.say(people[0], id, text)))
    expect(heard.lines).toEqual(['one', 'two', 'three'])
    expect((await house.now(people[1], id)).chat.map(({ id: number, text, seat }) => [number, text, seat])).toEqual([
      [1, 'one', 1],
      [2, 'two', 1],
      [3, 'three', 1],
    ])
    expect((await listener(house, people[1], id, { seq: 0, chat: 2 })).lines).toEqual(['three'])
  })

  it('of somebody can be muted, and heard again', async () => {
    const { house } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, machi)
    for (let i = 0; i < 2; i++) await house.mute(people[0], people[1].id, true)
    expect((await house.now(people[0], id)).you.muted).toEqual([people[1].id])
    await house.mute(people[0], people[1].id, false)
    expect((await house.now(people[0], id)).you.muted).toEqual([])
  })
})

onEachDatabase('reading people anew', (open) => {
  it('tells those who follow what has changed', async () => {
    const { house, store } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, machi)
    const heard = await listener(house, people[0], id)
    await store.db
      .updateTable('seats')
      .set({ name: 'Renamed' })
      .where('table_id', '=', id)
      .where('seat', '=', 2)
      .execute()
    await house.reread([])
    await house.reread([id])
    const rng = new Rng('x')
    expect((await someAction(house, people[0], id, rng))?.seq).toBe(0)
    expect(heard.facts.at(-1)?.seats[1].name).toBe('Renamed')
  })
})

onEachDatabase('a house', (open) => {
  it('says whether it is ready, and what it has done', async () => {
    const { house } = open()
    await house.isReady()
    expect(house.counts()).toMatchObject({ moves: 0, botMoves: 0, followers: 0 })
  })
})
