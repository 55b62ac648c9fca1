import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { verify } from '#engine/record.ts'
import { checkProof, commitmentOf, type ProvenRecord } from '#fair/fair.ts'
import { loadRules } from '#games/index.ts'
import type { PlayNow } from '#wire/social.ts'
import { openPostgres } from '../database/postgres.ts'
import type { DatabaseStore } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import type { BotRunner } from '../tables/bot-pool.ts'
import type { TableService } from '../tables/table-service.ts'
import { freshPostgres, hasNoPostgres, onEachDatabase } from '../testing/databases.ts'
import { errorOf, listener, playOn, registered, someAction, strangers, until, wish } from '../testing/table-helpers.ts'
import { openTemporaryStore, openTestTables } from '../testing/test-tables.ts'
import { BOTS_MS } from './play-now.ts'

const MACHI_KORO = { game: 'machi-koro', options: {} }
const open = (others = {}) => wish('machi-koro', { players: 2 }, { visibility: 'open', ...others })

/** Like the page: starts a game of one's own when the commitment is known. */
async function playNow(tables: TableService, who: Person, wanted: PlayNow): Promise<{ id: string }> {
  const found = await tables.playNow(who, wanted)
  const { table, you } = await tables.snapshot(who, found.id)
  if (table.status === 'waiting' && you.isHost) {
    await tables.addWords(who, found.id, `words of ${who.name}`)
    await tables.start(who, found.id)
  }
  return found
}

onEachDatabase('"play now"', (opened) => {
  /** Earlier tables of these tests must not be found. */
  const later = () => {
    opened().clock.now += 10 * BOTS_MS
  }

  it('begins at once with a bot, whose seat the next person takes and plays to the end', async () => {
    later()
    const { tables } = opened()
    const [anna, ben] = strangers(2)
    const { id } = await tables.playNow(anna, MACHI_KORO)
    const { commitment } = (await tables.snapshot(anna, id)).table
    expect(await playNow(tables, anna, MACHI_KORO), 'the table is there already').toEqual({ id })
    expect((await tables.snapshot(anna, id)).table).toMatchObject({
      status: 'playing',
      visibility: 'open',
      seats: [{ name: anna.name }, { kind: 'bot' }],
      botsUntil: opened().clock.now + BOTS_MS,
    })
    const heard = await listener(tables, anna, id)
    expect(await playNow(tables, ben, MACHI_KORO)).toEqual({ id })
    const { you, table } = await tables.snapshot(ben, id)
    expect(you.seat).toBe(2)
    expect(table.seats[1]).toMatchObject({ kind: 'person', name: ben.name, bot: null })
    expect(heard.news).toContainEqual(expect.objectContaining({ type: 'facts', facts: table }))
    expect(heard.news).toContainEqual(
      expect.objectContaining({
        type: 'chat',
        line: expect.objectContaining({ event: { kind: 'join', seat: 2, by: [] } }),
      }),
    )
    await playOn(tables, id, [anna, ben])
    const record = (await tables.record(ben, id)) as ProvenRecord
    expect(checkProof(record)).toMatchObject({ ok: true })
    expect(commitmentOf(record.fair.secret), 'known before the shuffle').toBe(commitment)
    expect(record.fair.words).toEqual([`words of ${anna.name}`, ''])
    expect(verify(await loadRules('machi-koro'), record)).toMatchObject({ ok: true })
  })

  it('gives the oldest open seat that fits: not rated, slow, with other variants, or of an absent host', async () => {
    later()
    const { tables, clock, tick } = opened()
    const [absent, present, slow, rated, other, visitor, second] = strangers(7)
    const { table: gone } = await tables.create(absent, open())
    const { table: here } = await tables.create(present, open())
    const { stop } = await listener(tables, present, here.id)
    clock.now += 120_000
    await tick()
    await tables.create(slow, open({ clock: { kind: 'turn', seconds: 86_400 } }))
    await tables.create({ ...rated, kind: 'account' }, open({ isRated: true }))
    await tables.create(other, wish('lokomoto', { players: 2 }, { visibility: 'open' }))
    const { table: newer } = await tables.create(other, open())
    expect(await playNow(tables, visitor, MACHI_KORO)).toEqual({ id: here.id })
    expect(await playNow(tables, second, MACHI_KORO)).toEqual({ id: newer.id })
    expect((await tables.snapshot(absent, gone.id)).table.seats[1].kind).toBe('open')
    stop()
  })

  it('keeps to the number of players and the variants that were chosen', async () => {
    later()
    const { tables } = opened()
    const [anna, ben, cora] = strangers(3)
    const { table } = await tables.create(anna, open())
    const three = await playNow(tables, ben, { game: 'machi-koro', options: { players: 3 } })
    expect(three.id).not.toBe(table.id)
    expect((await tables.snapshot(ben, three.id)).table.options).toEqual({ players: 3 })
    expect(await playNow(tables, cora, { game: 'machi-koro', options: { players: 3 } })).toEqual(three)
    expect((await tables.snapshot(cora, three.id)).table.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      'bot',
    ])
    expect(await errorOf(playNow(tables, cora, { game: 'machi-koro', options: { players: 99 } }))).toMatch(
      'bad-request',
    )
    expect(await errorOf(playNow(tables, cora, { game: 'chess', options: {} }))).toBe('bad-request: unknown game chess')
  })

  it('people who were seated together begin anew at another table if all agree, with a new secret', async () => {
    later()
    const { tables, clock } = opened()
    const [anna, ben] = strangers(2)
    const { id } = await playNow(tables, anna, MACHI_KORO)
    const refused = 'not-now: only people who were seated together by "play now" can begin anew, at first'
    expect(await errorOf(tables.askVote(anna, id, { kind: 'anew' })), 'alone with a bot').toBe(refused)
    await playNow(tables, ben, MACHI_KORO)
    const declined = await tables.askVote(ben, id, { kind: 'anew' })
    await tables.answerVote(anna, id, { id: declined.table.vote?.id ?? 0, agree: false })
    expect((await tables.snapshot(ben, id)).table).toMatchObject({ status: 'playing', vote: null, next: null })
    const { table } = await tables.askVote(anna, id, { kind: 'anew' })
    const over = (await tables.answerVote(ben, id, { id: table.vote?.id ?? 0, agree: true })).table
    expect(over).toMatchObject({ status: 'over', winners: [], isEndedByAgreement: true, isBegunAnew: true })
    const next = (await tables.snapshot(ben, over.next ?? '')).table
    const unasked = { kind: 'person', isAsked: false, hasWords: false }
    expect(next).toMatchObject({
      status: 'waiting',
      seats: [
        { ...unasked, name: anna.name, isHost: true },
        { ...unasked, name: ben.name },
      ],
    })
    expect(next.commitment).not.toBe(over.commitment)
    await tables.addWords(ben, next.id, 'tea')
    expect((await tables.start(anna, next.id)).table).toMatchObject({ status: 'playing' })
    expect(await errorOf(tables.askVote(ben, next.id, { kind: 'anew' })), 'once').toBe(refused)
    later()
    const { id: late } = await playNow(tables, anna, MACHI_KORO)
    await playNow(tables, ben, MACHI_KORO)
    clock.now += BOTS_MS + 120_000
    expect(await errorOf(tables.askVote(ben, late, { kind: 'anew' })), 'too late').toBe(refused)
  })

  it('after the stated time the bots keep their seats', async () => {
    later()
    const { tables, clock } = opened()
    const [anna, ben] = strangers(2)
    const { id } = await playNow(tables, anna, MACHI_KORO)
    const { stop } = await listener(tables, anna, id)
    clock.now += BOTS_MS
    await opened().tick()
    expect(await errorOf(tables.sit(ben, id, undefined, ''))).toBe('not-now: the game has already begun')
    expect((await playNow(tables, ben, MACHI_KORO)).id).not.toBe(id)
    stop()
  })

  it('pressed again and again gives the same table, also when only one answer arrived', async () => {
    later()
    const { tables } = opened()
    const [anna] = strangers(1)
    const pressed = await Promise.all(Array.from({ length: 8 }, () => tables.playNow(anna, MACHI_KORO)))
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1)
    expect(await playNow(tables, anna, MACHI_KORO)).toEqual(pressed[0])
  })

  it('pressed again by a player who has a seat already leads back to it, and not to a second one', async () => {
    later()
    const { tables, tick } = opened()
    const [anna, ben, host, cora] = strangers(4)
    const { id } = await playNow(tables, anna, MACHI_KORO)
    for (let presses = 0; presses < 2; presses++) expect(await playNow(tables, ben, MACHI_KORO)).toEqual({ id })
    expect(await playNow(tables, anna, MACHI_KORO), 'also who was joined').toEqual({ id })
    const { table } = await tables.create(host, open())
    for (let presses = 0; presses < 2; presses++)
      expect(await playNow(tables, cora, MACHI_KORO), 'before the host begins').toEqual({ id: table.id })
    expect((await playNow(tables, host, MACHI_KORO)).id, 'who waits for others').not.toBe(table.id)
    await tick()
  })

  it('a stranger who takes the seat of the bot and leaves does not block it for the next one', async () => {
    later()
    const { tables, clock } = opened()
    const [anna, stranger, ben, late] = strangers(4)
    const { id } = await playNow(tables, anna, MACHI_KORO)
    await playNow(tables, stranger, MACHI_KORO)
    await tables.leave(stranger, id)
    // The oldest table is offered first; of two made at the same moment it could be either.
    clock.now++
    expect((await playNow(tables, stranger, MACHI_KORO)).id, 'who has left gets another table').not.toBe(id)
    expect(await playNow(tables, ben, MACHI_KORO)).toEqual({ id })
    expect((await tables.snapshot(ben, id)).table.seats[1]).toMatchObject({ name: ben.name, isAway: false })
    expect(await errorOf(tables.comeBack(stranger, id))).toBe('forbidden: you have no seat at this table')
    // The same with the seat of the host, whose words are part of the seed.
    await tables.leave(anna, id)
    await tables.sit(late, id, undefined, '')
    const { table } = await tables.snapshot(late, id)
    expect(table.seats.map(({ name, isHost }) => [name, isHost])).toEqual([
      [late.name, false],
      [ben.name, true],
    ])
    await playOn(tables, id, [late, ben])
    const record = (await tables.record(ben, id)) as ProvenRecord
    expect(record.fair.words).toEqual([`words of ${anna.name}`, ''])
    expect(checkProof(record)).toMatchObject({ ok: true })
  })

  it('never seats people together of whom one has blocked the other, and does not tell', async () => {
    later()
    const { tables } = opened()
    const [anna, ben, cora] = await registered(opened().store, 3)
    await tables.relations.block(anna, { user: ben.id }, true)
    const { id } = await playNow(tables, anna, MACHI_KORO)
    expect((await playNow(tables, ben, MACHI_KORO)).id, 'who was blocked').not.toBe(id)
    expect(await errorOf(tables.sit(ben, id, 2, '')), 'as if another player had come first').toBe(
      'not-now: this seat is not open',
    )
    later()
    const bens = await playNow(tables, ben, MACHI_KORO)
    opened().clock.now++
    expect((await playNow(tables, anna, MACHI_KORO)).id, 'who has blocked').not.toBe(bens.id)
    expect(await playNow(tables, cora, MACHI_KORO), 'others sit with both').toEqual(bens)
  })
})

it('a bot that was thinking when a person took its seat does not act for that person', async () => {
  const asked: (() => void)[] = []
  const botRunner: BotRunner = {
    think: async ({ view, seat }) => {
      await new Promise<void>((resolve) => asked.push(resolve))
      const rules = await loadRules('machi-koro')
      const [action] = rules.legalActions(rules.determinize(view, new Rng('bot')), seat)
      return [rules.format(action)]
    },
    close: async () => undefined,
  }
  const { tables, failures, close } = await openTestTables({ botRunner })
  const [anna, ben] = strangers(2)
  const { id } = await playNow(tables, anna, MACHI_KORO)
  const rng = new Rng('until the bot has the turn')
  for (;;) {
    const action = await someAction(tables, anna, id, rng)
    if (action === undefined) break
    await tables.act(anna, id, action)
  }
  await until(() => asked.length > 0)
  const { seq } = await tables.snapshot(anna, id)
  await playNow(tables, ben, MACHI_KORO)
  for (const answer of asked) answer()
  // The late answer only needs promises that are resolved already.
  for (let i = 0; i < 20; i++) await new Promise(setImmediate)
  const now = await tables.snapshot(ben, id)
  expect([now.seq, now.active, now.you.seat]).toEqual([seq, [2], 2])
  expect(await someAction(tables, ben, id, rng)).toBeDefined()
  expect(failures).toEqual([])
  await close()
})

/** Two nodes on one database. */
async function twoNodes(kind: 'SQLite' | 'Postgres') {
  const url = kind === 'Postgres' ? await freshPostgres() : undefined
  const first = url === undefined ? await openTemporaryStore() : await openPostgres(url)
  const stores: DatabaseStore[] = url === undefined ? [first] : [first, await openPostgres(url)]
  const nodes = await Promise.all([0, 1].map((i) => openTestTables({ store: stores[i] ?? first, rate: 1 })))
  return { nodes, close: () => Promise.all(stores.map((store) => store.close())) }
}

describe.each([
  { kind: 'SQLite' as const, isMissing: false },
  { kind: 'Postgres' as const, isMissing: hasNoPostgres },
])('many people who press at once on two nodes, on $kind', ({ kind, isMissing }) => {
  it.skipIf(isMissing)('all get a seat of their own, two at each table, and none is refused', async () => {
    const { nodes, close } = await twoNodes(kind)
    const people = strangers(12)
    const found = await Promise.all(people.map((one, i) => playNow(nodes[i % 2].tables, one, MACHI_KORO)))
    for (const [i, { id }] of found.entries()) {
      const { tables } = nodes[i % 2]
      await until(async () => (await tables.snapshot(people[i], id)).table.status === 'playing')
      expect((await tables.snapshot(people[i], id)).you.seat).not.toBeNull()
    }
    const seats = await nodes[0].store.db.selectFrom('seats').select(['table_id', 'user_id']).execute()
    expect(seats.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ id }) => id).sort())
    expect(new Set(seats.map(({ table_id }) => table_id)).size).toBe(6)
    await Promise.all(nodes.map(({ tables }) => tables.stop()))
    await close()
  })

  it.skipIf(isMissing)('two requests of one person give one seat, whatever tables there are', async () => {
    const { nodes, close } = await twoNodes(kind)
    const [here] = nodes
    for (let tried = 0; tried < 12; tried++) {
      for (const { clock } of nodes) clock.now += 10 * BOTS_MS
      const [anna, ben, cora] = strangers(3)
      if (tried % 2 === 0) await playNow(here.tables, anna, MACHI_KORO)
      if (tried % 3 === 0) await here.tables.create(ben, open())
      const pressed = await Promise.all(nodes.map(({ tables }) => tables.playNow(cora, MACHI_KORO)))
      expect(pressed[0]).toEqual(pressed[1])
      const seats = here.store.db.selectFrom('seats').select('table_id').where('user_id', '=', cora.id)
      expect(await seats.execute()).toEqual([{ table_id: pressed[0].id }])
    }
    await Promise.all(nodes.map(({ tables }) => tables.stop()))
    await close()
  })

  it.skipIf(isMissing)('a flood by one person ends at the limit of games with bots', async () => {
    const { nodes, close } = await twoNodes(kind)
    const [anna] = strangers(1)
    const press = () => errorOf(playNow(nodes[0].tables, anna, MACHI_KORO))
    for (let i = 0; i < 10; i++) {
      expect(await press()).toBe('no error')
      nodes[0].clock.now += BOTS_MS
    }
    expect(await press()).toMatch('not-now: you play at too many tables with bots')
    await Promise.all(nodes.map(({ tables }) => tables.stop()))
    await close()
  })
})
