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
    // Both bring the empty database up to date at once.
    const stores = await Promise.all([openPostgres(url), openPostgres(url)])
    nodes = await Promise.all(stores.map((store) => openTestTables({ store })))
  })
  afterEach(async () => {
    await Promise.all(nodes.map(({ close }) => close()))
  })
  const services = () => nodes.map(({ tables }) => tables)

  it('play one table together: everybody hears of every move once and in order, on both', async () => {
    const [one, two] = services()
    const people = strangers(2)
    const id = await begunTable(one, people, wish('machi-koro', { players: 2 }))
    const heard = await Promise.all([listener(one, people[0], id), listener(two, people[1], id)])
    const accepted = await playOn([one, two], id, people)
    const last = accepted.length
    expect(accepted.map(({ seq }) => seq)).toEqual(upTo(last))
    await until(() => heard.every(({ facts }) => facts.at(-1)?.status === 'over'))
    for (const { seqs } of heard) expect(seqs).toEqual(upTo(last))
    const [first, second] = await Promise.all(services().map((tables) => tables.record(people[0], id)))
    expect(first).toEqual(second)
    expect(checkProof(first).ok).toBe(true)
    expect(nodes.map(({ failures }) => failures)).toEqual([[], []])
  })

  it('let people act at once where turns are simultaneous, and no number is taken twice', async () => {
    const people = strangers(4)
    const id = await begunTable(services()[0], people, rail)
    const heard = await Promise.all(services().map((tables) => listener(tables, people[0], id)))
    await playOn(services(), id, people, { moves: 4 })
    const busy = people.map(async (who, i) => {
      const [rng, tables] = [new Rng(`${i}`), services()[i % 2]]
      let done = 0
      for (let tries = 0; tries < 60 && done < 6; tries++) {
        const body = await someAction(tables, who, id, rng)
        if (body === undefined) break
        const problem = await errorOf(tables.act(who, id, body))
        if (problem === 'no problem') done++
        else expect(problem).toMatch(/^(stale|refused|unavailable: too much)/)
      }
      return done
    })
    const last = 4 + (await Promise.all(busy)).reduce((sum, done) => sum + done)
    await until(() => heard.every(({ seqs }) => seqs.length >= last))
    for (const { seqs } of heard) expect(seqs).toEqual(upTo(last))
    const views = await Promise.all(services().map((tables) => tables.snapshot(people[1], id)))
    expect(views[0].view).toEqual(views[1].view)
  })

  it('the same request sent to both acts once', async () => {
    const people = strangers(2)
    const id = await begunTable(services()[0], people, wish('machi-koro', { players: 2, first: 1 }))
    const body = { seq: 0, action: 'roll 1', request: freshRequest() }
    const answers = await Promise.all(services().map((tables) => tables.act(people[0], id, body)))
    expect(answers).toEqual([{ seq: 1 }, { seq: 1 }])
  })

  it('what one node has just done is no surprise to the other', async () => {
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

  it('tell each other of people, of what they say and of the end', async () => {
    const [one, two] = services()
    const people = strangers(2)
    const id = await begunTable(one, people, wish('machi-koro', { players: 2 }))
    const heard = await listener(two, people[1], id)
    const said = await Promise.all([one.say(people[0], id, 'hello'), two.say(people[1], id, 'good evening')])
    expect(said.map((line) => line.id).sort()).toEqual([1, 2])
    await one.say(people[0], id, 'shall we?')
    await one.leave(people[0], id)
    await until(() => heard.lines.length === 3 && heard.facts.at(-1)?.seats[0].isAway === true)
    expect(heard.lines.at(-1)).toBe('shall we?')
  })

  it('go on where one of them ends, also with the bots that it was thinking for', async () => {
    const [first, second] = nodes
    const [anna] = strangers(1)
    const silent = await openTestTables({
      store: await openPostgres(url),
      botRunner: { think: () => new Promise(() => undefined), close: async () => undefined },
    })
    const seats = ['me' as const, { bot: 'easy' }]
    const { table } = await silent.tables.create(anna, wish('machi-koro', { players: 2, first: 2 }, { seats }))
    await silent.tables.start(anna, table.id)
    const heard = await listener(second.tables, anna, table.id)
    await silent.close()
    await first.tend()
    expect(heard.seqs).toEqual([])
    first.clock.now += 10_000
    await first.tend()
    await until(async () => (await second.tables.snapshot(anna, table.id)).active.includes(1))
    await until(() => heard.seqs.length > 0)
    await playOn(second.tables, table.id, [anna, anna], { moves: 3 })
  })

  it('miss nothing where the connection breaks on which they hear of each other', async () => {
    const [one, two] = services()
    const people = strangers(2)
    const id = await begunTable(one, people, wish('machi-koro', { players: 2 }))
    const heard = await listener(two, people[1], id)
    await playOn(one, id, people, { moves: 4 })
    const ears = "pg_stat_activity WHERE datname = current_database() AND application_name = 'hilltop listener'"
    expect(await asked(url, `SELECT pg_terminate_backend(pid) FROM ${ears}`)).toHaveLength(2)
    await playOn(one, id, people, { moves: 4, chance: 'meanwhile' })
    await one.say(people[0], id, 'are you there?')
    await until(() => heard.seqs.length === 8 && heard.lines.length === 1)
    expect(heard.seqs).toEqual(upTo(8))
    await playOn(one, id, people, { moves: 2, chance: 'afterwards' })
    await until(() => heard.seqs.length === 10)
  })
})
