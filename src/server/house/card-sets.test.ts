import { expect, it } from 'vitest'
import { withCardsOf } from '#engine/card-set.ts'
import { verify } from '#engine/record.ts'
import { sha256 } from '#engine/sha256.ts'
import { checkProof } from '#fair/fair.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import type { NewTable } from '#wire/tables.ts'
import { begunTable, playOn, problemOf, strangers, wish } from '../testing/at-table.ts'
import { ranchFor } from '../testing/card-sets.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openHouse } from '../testing/open-house.ts'

function wishFor(text: string, id = 'mine') {
  const seats: NewTable['seats'] = ['me', 'open', { bot: 'random' }]
  return wish('machi-koro', { players: 3 }, { cards: { id, text }, seats })
}

onEachDatabase('a table with a replaced card set', (open) => {
  const sets = async () => (await open().store.db.selectFrom('card_sets').select('sha256').execute()).length

  it('is played with it to the end, by bots too, and its record brings it along', async () => {
    const { house } = open()
    const people = strangers(2)
    const text = ranchFor(4)
    const name = { id: 'mine', sha256: sha256(text) }
    const id = await begunTable(house, people, wishFor(text))
    expect((await house.now(people[1], id)).table.cards).toEqual(name)
    expect((await house.history(people[1], id, 0)).view).not.toBeNull()
    expect((await house.lobby(people[0])).mine).toMatchObject([{ id, cards: name }])
    await playOn(house, id, [...people, people[0]])
    expect(open().failures).toEqual([])
    const record = await house.record(people[1], id)
    expect(record).toMatchObject({ cards: name, cardSet: text })
    expect(checkProof(record)).toMatchObject({ ok: true })
    const game = withCardsOf(machiKoro, record)
    expect(game.ok && verify(game.value, record)).toMatchObject({ ok: true })
    expect(record.actions.some(([, action]) => action === 'build ranch')).toBe(true)
    const { cards: _, ...standard } = record
    expect(verify(machiKoro, standard)).toMatchObject({ ok: false })
  })

  it('gives it to those who may see the table, and to no one else', async () => {
    const { house } = open()
    const [host, guest, stranger] = strangers(3)
    const text = ranchFor(5)
    const { table } = await house.create(host, wishFor(text))
    await house.enterByCode(guest, table.code)
    for (const who of [host, guest]) {
      expect(await house.cardSet(who, table.id)).toEqual({ id: 'mine', sha256: sha256(text), text })
    }
    for (const who of [stranger, undefined]) expect(await problemOf(house.cardSet(who, table.id))).toMatch(/^not-found/)
    const plain = await house.create(host, wish('machi-koro', { players: 2 }))
    expect(plain.table.cards).toBeNull()
    expect(await problemOf(house.cardSet(host, plain.table.id))).toMatch(/^not-found: .* standard cards$/)
  })

  it('is stored once for many tables, each of which may call it as it likes', async () => {
    const { house } = open()
    const [host] = strangers(1)
    const before = await sets()
    const text = ranchFor(6)
    const names = await Promise.all(
      ['one', 'other'].map(async (id) => (await house.create(host, wishFor(text, id))).table.cards?.id),
    )
    expect(names).toEqual(['one', 'other'])
    expect(await sets()).toBe(before + 1)
  })

  it('keeps it for a rematch', async () => {
    const { house } = open()
    const people = strangers(2)
    const id = await begunTable(house, people, wishFor(ranchFor(1)))
    await playOn(house, id, [...people, people[0]])
    const next = await house.rematch(people[0], id)
    const { table } = await house.now(people[0], next.id)
    expect(table.cards).toEqual({ id: 'mine', sha256: sha256(ranchFor(1)) })
    await house.start(people[0], next.id)
    expect((await house.cardSet(people[1], next.id)).text).toBe(ranchFor(1))
  })

  it.each([
    ['is not JSON', '{', /^bad-request: cards: the card set is not JSON/],
    ['breaks a rule of the game', ranchFor(100), /^bad-request: cards: ranch: cost must be/],
    ['is one of another game', '{"townCards": []}', /^bad-request: cards: establishments must be a list/],
    ['would change all objects', '{"__proto__": {"establishments": []}}', /^bad-request: cards: establishments must/],
    ['has half characters', '"\ud800"', /^bad-request: cards: the card set has half characters/],
    ['is too large', ranchFor(2).padEnd(300_000), /^bad-request: cards: the card set has more than 262144 bytes/],
  ])('is not made where the set %s, and nothing is stored', async (_, text, says) => {
    const { house } = open()
    const before = await sets()
    expect(await problemOf(house.create(strangers(1)[0], wishFor(text)))).toMatch(says)
    expect(await sets()).toBe(before)
    expect(Object.hasOwn(Object.prototype, 'establishments')).toBe(false)
  })

  it('opens again from the database, on another node and after it went cold', async () => {
    const { store, house } = open()
    const people = strangers(2)
    const cards = { id: 'mine', text: ranchFor(3) }
    const id = await begunTable(house, people, wish('machi-koro', { players: 2 }, { cards }))
    await playOn(house, id, people, { moves: 6 })
    const other = await openHouse({ store, hotTables: 1 })
    const before = await other.house.now(people[0], id)
    expect(before).toEqual(await house.now(people[0], id))
    const plain = await other.house.create(people[0], wish('machi-koro', { players: 2 }))
    await other.house.now(people[0], plain.table.id)
    await playOn(other.house, id, people)
    expect(await other.house.record(people[0], id)).toMatchObject({ cardSet: ranchFor(3) })
    await other.house.stop()
  })
})

it('tables with sets of their own take more room among those that are held ready', async () => {
  const { house, close } = await openHouse({ hotTables: 25 })
  const [host] = strangers(1)
  const plain = () => house.create(host, wish('machi-koro', { players: 2 }))
  for (let i = 0; i < 5; i++) await plain()
  expect(house.counts().hotTables).toBe(5)
  for (const cost of [2, 3]) await house.create(host, wishFor(ranchFor(cost)))
  expect(house.counts().hotTables).toBe(7)
  await house.create(host, wishFor(ranchFor(4)))
  // The five plain ones went first, then the oldest with a set.
  expect(house.counts().hotTables).toBe(2)
  for (let i = 0; i < 5; i++) await plain()
  expect(house.counts().hotTables).toBe(7)
  await close()
})
