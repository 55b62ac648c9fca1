import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { checkProof } from '#fair/fair.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { asked, freshPostgres, hasNoPostgres } from '#server/testing/databases.ts'
import {
  begunTable,
  errorOf,
  freshRequest,
  listener,
  playOn,
  someAction,
  strangers,
  until,
  wish,
} from '#server/testing/table-helpers.ts'
import { openTestTables, type TestTables } from '#server/testing/test-tables.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
const rail = wish('rail-on-the-hill', { players: 4 })

describe.skipIf(hasNoPostgres)('two nodes on one Postgres', () => {
  let url: string
  let nodes: TestTables[]
  beforeEach(async () => {
    url = await freshPostgres()
    // Both migrate the empty database concurrently.
    const stores = await Promise.all([openPostgres(url), openPostgres(url)])
    nodes = await Promise.all(stores.map((store) => openTestTables({ store })))
  })
  afterEach(async () => {
    await Promise.all(nodes.map(({ close }) => close()))
  })
  const services = () => nodes.map(({ tables }) => tables)

  it('share a table: all followers on both get every move once and in order', async () => {
    const [one, two] = services()
    const people = strangers(2)
    const id = await begunTable(one, people, wish('machi-koro', { players: 2 }))
    const received = await Promise.all([listener(one, people[0], id), listener(two, people[1], id)])
    const accepted = await playOn([one, two], id, people)
    const last = accepted.length
    expect(accepted.map(({ seq }) => seq)).toEqual(upTo(last))
    await until(() => received.every(({ facts }) => facts.at(-1)?.status === 'over'))
    for (const { seqs } of received) expect(seqs).toEqual(upTo(last))
    const [first, second] = await Promise.all(services().map((tables) => tables.record(people[0], id)))
    expect(first).toEqual(second)
    expect(checkProof(first).ok).toBe(true)
    expect(nodes.map(({ failures }) => failures)).toEqual([[], []])
  })

  it('accept concurrent actions in simultaneous turns, and use no move number twice', async () => {
    const people = strangers(4)
    const id = await begunTable(services()[0], people, rail)
    const received = await Promise.all(services().map((tables) => listener(tables, people[0], id)))
    await playOn(services(), id, people, { moves: 4 })
    const busy = people.map(async (who, i) => {
      const [rng, tables] = [new Rng(`${i}`), services()[i % 2]]
      let done = 0
      for (let tries = 0; tries < 60 && done < 6; tries++) {
        const body = await someAction(tables, who, id, rng)
        if (body === undefined) break
        const problem = await errorOf(tables.act(who, id, body))
        if (problem === 'no error') done++
        else expect(problem).toMatch(/^(stale|refused|unavailable: this table is busy)/)
      }
      return done
    })
    const last = 4 + (await Promise.all(busy)).reduce((sum, done) => sum + done)
    await until(() => received.every(({ seqs }) => seqs.length >= last))
    for (const { seqs } of received) expect(seqs).toEqual(upTo(last))
    const views = await Promise.all(services().map((tables) => tables.snapshot(people[1], id)))
    expect(views[0].view).toEqual(views[1].view)
  })

  it('act once on a request sent to both', async () => {
    const people = strangers(2)
    const id = await begunTable(services()[0], people, wish('machi-koro', { players: 2, first: 1 }))
    const body = { seq: 0, action: 'roll 1', request: freshRequest() }
    const answers = await Promise.all(services().map((tables) => tables.act(people[0], id, body)))
    expect(answers).toEqual([{ seq: 1 }, { seq: 1 }])
  })

  it('each accept requests based on what the other has just done', async () => {
    const [one, two] = services()
    const [anna, ben] = strangers(2)
    const { table } = await one.create(anna, wish('machi-koro', { players: 2, first: 1 }))
    expect(await errorOf(two.snapshot(ben, table.id))).toContain('not-found')
    await one.enterByCode(ben, table.code)
    await two.snapshot(ben, table.id)
    await one.sit(ben, table.id, undefined, '')
    await two.addWords(ben, table.id, 'by the other node')
    await one.start(anna, table.id)
    expect(await two.act(anna, table.id, { seq: 0, action: 'roll 1', request: freshRequest() })).toEqual({ seq: 1 })
    expect(await one.act(anna, table.id, { seq: 1, action: 'build bakery', request: freshRequest() })).toEqual({
      seq: 2,
    })
    expect((await listener(two, ben, table.id, { seq: 2, chat: 0 })).news.at(-1)).toMatchObject({ seq: 2 })
    expect((await two.undo(anna, table.id, { seq: 2, count: 1, request: freshRequest() })).seq).toBe(3)
    expect((await one.rewind(ben, table.id, 3, 0)).table.proposal?.agreed).toEqual([2])
    expect((await two.answerRewind(anna, table.id, 0, true)).seq).toBe(4)
  })

  it('notify each other of seats, chat and the end of the game', async () => {
    const [one, two] = services()
    const people = strangers(2)
    const id = await begunTable(one, people, wish('machi-koro', { players: 2 }))
    const received = await listener(two, people[1], id)
    const said = await Promise.all([one.say(people[0], id, 'hello'), two.say(people[1], id, 'good evening')])
    expect(said.map((line) => line.id).sort()).toEqual([1, 2])
    await one.say(people[0], id, 'shall we?')
    await one.leave(people[0], id)
    await until(() => received.lines.length === 3 && received.facts.at(-1)?.seats[0].isAway === true)
    expect(received.lines.at(-1)).toBe('shall we?')
  })

  it('take over tables and bots of a node that stops', async () => {
    const [first, second] = nodes
    const [anna] = strangers(1)
    const silent = await openTestTables({
      store: await openPostgres(url),
      botRunner: { think: () => new Promise(() => undefined), close: async () => undefined },
    })
    const seats = ['me' as const, { bot: 'easy' }]
    const { table } = await silent.tables.create(anna, wish('machi-koro', { players: 2, first: 2 }, { seats }))
    await silent.tables.start(anna, table.id)
    const received = await listener(second.tables, anna, table.id)
    await silent.close()
    await first.tick()
    expect(received.seqs).toEqual([])
    first.clock.now += 10_000
    await first.tick()
    await until(async () => (await second.tables.snapshot(anna, table.id)).active.includes(1))
    await until(() => received.seqs.length > 0)
    await playOn(second.tables, table.id, [anna, anna], { moves: 3 })
  })

  it('miss nothing if the notification connection breaks', async () => {
    const [one, two] = services()
    const people = strangers(2)
    const id = await begunTable(one, people, wish('machi-koro', { players: 2 }))
    const received = await listener(two, people[1], id)
    await playOn(one, id, people, { moves: 4 })
    const ears = "pg_stat_activity WHERE datname = current_database() AND application_name = 'hilltop listener'"
    expect(await asked(url, `SELECT pg_terminate_backend(pid) FROM ${ears}`)).toHaveLength(2)
    await playOn(one, id, people, { moves: 4, chance: 'meanwhile' })
    await one.say(people[0], id, 'are you there?')
    await until(() => received.seqs.length === 8 && received.lines.length === 1)
    expect(received.seqs).toEqual(upTo(8))
    await playOn(one, id, people, { moves: 2, chance: 'afterwards' })
    await until(() => received.seqs.length === 10)
  })
})
