import { expect, it } from 'vitest'
import { withCardsOf } from '#engine/card-set.ts'
import { verify } from '#engine/record.ts'
import { sha256 } from '#engine/sha256.ts'
import { checkProof } from '#fair/fair.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import type { NewTable } from '#wire/tables.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { cheapLandmarks, ranchFor } from '../testing/machi-koro.ts'
import { begunTable, errorOf, playOn, strangers, wish } from '../testing/table-helpers.ts'
import { openTestTables } from '../testing/test-tables.ts'
import { MOST_CARD_SETS, sweepCardSets } from './stored-card-sets.ts'

function wishFor(text: string, id = 'mine') {
  const seats: NewTable['seats'] = ['me', 'open', { bot: 'random' }]
  return wish('machi-koro', { players: 3 }, { cards: { id, text }, seats })
}

onEachDatabase('a table with a replaced card set', (open) => {
  const sets = async () => (await open().store.db.selectFrom('card_sets').select('sha256').execute()).length

  it('is played with it to the end, by bots too, and its record contains it', async () => {
    const { tables } = open()
    const people = strangers(2)
    const text = cheapLandmarks()
    const name = { id: 'mine', sha256: sha256(text) }
    const id = await begunTable(tables, people, wishFor(text))
    expect((await tables.snapshot(people[1], id)).table.cards).toEqual(name)
    expect((await tables.history(people[1], id, 0)).view).not.toBeNull()
    expect((await tables.lobby(people[0])).mine).toMatchObject([{ id, cards: name }])
    await playOn(tables, id, [...people, people[0]])
    expect(open().failures).toEqual([])
    const record = await tables.record(people[1], id)
    expect(record).toMatchObject({ cards: name, cardSet: text })
    expect(checkProof(record)).toMatchObject({ ok: true })
    const game = withCardsOf(machiKoro, record)
    expect(game.ok && verify(game.value, record)).toMatchObject({ ok: true })
    const { cards: _, ...standard } = record
    expect(verify(machiKoro, standard)).toMatchObject({ ok: false })
  })

  it('gives it only to users who can read the table', async () => {
    const { tables } = open()
    const [host, guest, stranger] = strangers(3)
    const text = ranchFor(5)
    const { table } = await tables.create(host, wishFor(text))
    await tables.enterByCode(guest, table.code)
    for (const who of [host, guest]) {
      expect(await tables.cardSet(who, table.id)).toEqual({ id: 'mine', sha256: sha256(text), text })
    }
    for (const who of [stranger, undefined]) expect(await errorOf(tables.cardSet(who, table.id))).toMatch(/^not-found/)
    const plain = await tables.create(host, wish('machi-koro', { players: 2 }))
    expect(plain.table.cards).toBeNull()
    expect(await errorOf(tables.cardSet(host, plain.table.id))).toMatch(/^not-found: .* standard cards$/)
  })

  it('can be read from the start on a node that holds few tables, of which it counts as several', async () => {
    const { store } = open()
    const { tables } = await openTestTables({ store, hotTables: 4 })
    const people = strangers(2)
    const id = await begunTable(tables, people, {
      ...wishFor(ranchFor(4)),
      options: { players: 2 },
      seats: ['me', 'open'],
    })
    await playOn(tables, id, people, { moves: 5 })
    expect((await tables.history(people[0], id, 0)).moves).toHaveLength(5)
    await tables.stop()
  })

  it('stores it once for many tables, each with its own name for it', async () => {
    const { tables } = open()
    const [host] = strangers(1)
    const before = await sets()
    const text = ranchFor(6)
    const names = await Promise.all(
      ['one', 'other'].map(async (id) => (await tables.create(host, wishFor(text, id))).table.cards?.id),
    )
    expect(names).toEqual(['one', 'other'])
    expect(await sets()).toBe(before + 1)
  })

  it('loses it when no game began with it for a month, and no table waits with it', async () => {
    const { tables, store } = open()
    const [host, guest] = strangers(2)
    const made = async (cost: number) => (await tables.create(host, wishFor(ranchFor(cost)))).table
    const [begun, waiting, closed] = [await made(11), await made(12), await made(13)]
    await tables.enterByCode(guest, begun.code)
    await tables.sit(guest, begun.id, 2, '')
    await tables.start(host, begun.id)
    await store.db.updateTable('tables').set({ status: 'closed', code: null }).where('id', '=', closed.id).execute()
    const has = async (cost: number) => {
      const row = store.db
        .selectFrom('card_sets')
        .select('sha256')
        .where('sha256', '=', sha256(ranchFor(cost)))
      return (await row.executeTakeFirst()) !== undefined
    }
    const stored = async () => [await has(11), await has(12), await has(13)]
    const MONTH = 31 * 86_400_000
    await sweepCardSets(store.db, begun.createdAt + 1000)
    expect(await stored()).toEqual([true, true, true])
    await sweepCardSets(store.db, begun.createdAt + MONTH)
    expect(await stored()).toEqual([true, true, false])
    expect((await tables.cardSet(host, waiting.id)).text).toBe(ranchFor(12))
    const other = await openTestTables({ store })
    expect(await errorOf(other.tables.snapshot(host, closed.id))).toMatch(/^not-found/)
    await other.tables.stop()
    // Chosen again, it is stored again.
    await made(13)
    expect(await stored()).toEqual([true, true, true])
  })

  it('is not created when the server has no room for another set, but with one that is there', async () => {
    const { tables, store } = open()
    const [host] = strangers(1)
    await tables.create(host, wishFor(ranchFor(21)))
    const rows = Array.from({ length: MOST_CARD_SETS }, (_, i) => ({
      sha256: `filler ${i}`,
      text: '',
      created_at: 0,
      used_at: 1,
    }))
    for (let from = 0; from < rows.length; from += 5000) {
      await store.db
        .insertInto('card_sets')
        .values(rows.slice(from, from + 5000))
        .execute()
    }
    expect(await errorOf(tables.create(host, wishFor(ranchFor(22))))).toMatch(/^unavailable: the server has no room/)
    expect((await tables.create(host, wishFor(ranchFor(21)))).table.cards?.sha256).toBe(sha256(ranchFor(21)))
    await store.db.deleteFrom('card_sets').where('sha256', 'like', 'filler %').execute()
  })

  it('keeps it for a rematch', async () => {
    const { tables } = open()
    const people = strangers(2)
    const id = await begunTable(tables, people, wishFor(ranchFor(1)))
    await playOn(tables, id, [...people, people[0]])
    const next = await tables.rematch(people[0], id)
    const { table } = await tables.snapshot(people[0], next.id)
    expect(table.cards).toEqual({ id: 'mine', sha256: sha256(ranchFor(1)) })
    await tables.rematch(people[1], id)
    await tables.start(people[0], next.id)
    expect((await tables.cardSet(people[1], next.id)).text).toBe(ranchFor(1))
  })

  it.each([
    ['is not JSON', '{', /^bad-request: cards: the card set is not JSON/],
    ['breaks a rule of the game', ranchFor(100), /^bad-request: cards: ranch: cost must be/],
    ['is one of another game', '{"townCards": []}', /^bad-request: cards: establishments must be a list/],
    ['would change all objects', '{"__proto__": {"establishments": []}}', /^bad-request: cards: establishments must/],
    ['has half characters', '"\ud800"', /^bad-request: cards: the card set has half characters/],
    ['is too large', ranchFor(2).padEnd(300_000), /^bad-request: cards: the card set has more than 262144 bytes/],
  ])('is not created if the set %s, and nothing is stored', async (_, text, says) => {
    const { tables } = open()
    const before = await sets()
    expect(await errorOf(tables.create(strangers(1)[0], wishFor(text)))).toMatch(says)
    expect(await sets()).toBe(before)
    expect(Object.hasOwn(Object.prototype, 'establishments')).toBe(false)
  })

  it('is rebuilt from the database, on another node and after eviction', async () => {
    const { store, tables } = open()
    const people = strangers(2)
    const cards = { id: 'mine', text: ranchFor(3) }
    const id = await begunTable(tables, people, wish('machi-koro', { players: 2 }, { cards }))
    await playOn(tables, id, people, { moves: 6 })
    const other = await openTestTables({ store, hotTables: 1 })
    const before = await other.tables.snapshot(people[0], id)
    expect(before).toEqual(await tables.snapshot(people[0], id))
    const plain = await other.tables.create(people[0], wish('machi-koro', { players: 2 }))
    await other.tables.snapshot(people[0], plain.table.id)
    await playOn(other.tables, id, people)
    expect(await other.tables.record(people[0], id)).toMatchObject({ cardSet: ranchFor(3) })
    await other.tables.stop()
  })
})

it('tables with card sets count as several hot tables', async () => {
  const { tables, close } = await openTestTables({ hotTables: 25 })
  const [host] = strangers(1)
  const plain = () => tables.create(host, wish('machi-koro', { players: 2 }))
  for (let i = 0; i < 5; i++) await plain()
  expect(tables.counts().hotTables).toBe(5)
  for (const cost of [2, 3]) await tables.create(host, wishFor(ranchFor(cost)))
  expect(tables.counts().hotTables).toBe(7)
  await tables.create(host, wishFor(ranchFor(4)))
  // The five plain ones were evicted first, then the oldest with a set.
  expect(tables.counts().hotTables).toBe(2)
  for (let i = 0; i < 5; i++) await plain()
  expect(tables.counts().hotTables).toBe(7)
  await close()
})
