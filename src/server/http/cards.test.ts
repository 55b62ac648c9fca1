import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_CARD_BYTES } from '#engine/card-set.ts'
import { sha256 } from '#engine/sha256.ts'
import type { TableNow } from '#wire/moves.ts'
import { cardSetSchema, type Lobby } from '#wire/tables.ts'
import { ranchFor } from '../testing/machi-koro.ts'
import { type Browser, TestServer } from '../testing/test-server.ts'

const TEXT = ranchFor(7)
const NAME = { id: 'mine', sha256: sha256(TEXT) }
const CARDS = { id: 'mine', text: TEXT }
const HIDING = TEXT.replace(/"id": ?"ranch"/, '$&, "name": "Ra\\u202ench"')

describe('a table with a card set', () => {
  let server: TestServer
  let anna: Browser
  let stranger: Browser
  let table: TableNow['table']
  beforeAll(async () => {
    server = await TestServer.open()
    anna = await server.guest('Anna')
    stranger = await server.guest('Stranger')
    table = (await anna.makeTable({ cards: CARDS })).table
  })
  afterAll(() => server.close())

  test('shows its name at the table and in the lobby', async () => {
    expect(table.cards).toEqual(NAME)
    expect((await anna.must<Lobby>('GET', '/lobby')).mine).toMatchObject([{ cards: NAME }])
  })

  test('serves it by its SHA-256 as immutable, but not to shared caches', async () => {
    const answer = await anna.ask('GET', `/tables/${table.id}/cards/${NAME.sha256}`)
    expect(cardSetSchema.parse(answer.json())).toEqual({ ...NAME, text: TEXT })
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    const refused = await stranger.ask('GET', `/tables/${table.id}/cards/${NAME.sha256}`)
    expect(refused.statusCode).toBe(404)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(await anna.problem('GET', `/tables/${table.id}/cards/${sha256('')}`)).toBe('404 not-found')
    expect(await anna.problem('GET', `/tables/${table.id}/cards/ab`)).toBe('400 bad-request')
  })

  test.each([
    ['an invalid set', { ...CARDS, text: '[]' }, '400 bad-request'],
    ['no name', { ...CARDS, id: '' }, '400 bad-request'],
    ['a long name', { ...CARDS, id: 'x'.repeat(81) }, '400 bad-request'],
    ['a name with a direction override', { ...CARDS, id: 'a\u202eb' }, '400 bad-request'],
    ['a hidden character in the name of a card', { ...CARDS, text: HIDING }, '400 bad-request'],
    ['an unknown field', { ...CARDS, sha256: NAME.sha256 }, '400 bad-request'],
    ['a NUL, which Postgres cannot store', { ...CARDS, text: `${TEXT}\u0000` }, '400 bad-request'],
    ['a set that is too large', { ...CARDS, text: TEXT.padEnd(MOST_CARD_BYTES + 1) }, '413 too-large'],
    ['a request that is too large', { ...CARDS, text: ' '.repeat(3 * MOST_CARD_BYTES) }, '413 too-large'],
  ])('is not created with %s', async (_, cards, problem) => {
    expect(await anna.problem('POST', '/tables', { game: 'machi-koro', options: { players: 2 }, cards })).toBe(problem)
  })

  test('accepts a set of the maximum size that is full of quotes', async () => {
    const filled = { ...JSON.parse(TEXT), filled: '"'.repeat((MOST_CARD_BYTES - TEXT.length) / 2) }
    const text = JSON.stringify(filled).padEnd(MOST_CARD_BYTES)
    expect((await anna.makeTable({ cards: { id: 'large', text } })).table.cards?.sha256).toBe(sha256(text))
  })
})

test('card sets are rate limited by size, per person and per address', async () => {
  const limited = await TestServer.open({ RATE: '1' })
  const make = (who: Browser, text: string) =>
    who.problem('POST', '/tables', { game: 'machi-koro', options: { players: 2 }, cards: { id: 'mine', text } })
  // Invalid sets count like valid ones.
  const largest = ' '.repeat(MOST_CARD_BYTES)
  for (const name of ['Anna', 'Bob', 'Cleo', 'Dora']) {
    const guest = await limited.guest(name)
    for (let i = 0; i < 4; i++) expect(await make(guest, largest)).toBe('400 bad-request')
    expect(await make(guest, TEXT)).toBe('429 too-many')
    expect((await guest.makeTable()).table.cards).toBeNull()
  }
  expect(await make(await limited.guest('Emil'), TEXT)).toBe('429 too-many')
  await limited.close()
})

test('card sets from all networks of an IPv6 site count together: the server stores only so many', async () => {
  const limited = await TestServer.open({ RATE: '1', TRUST_PROXY: 'yes' })
  const largest = ' '.repeat(MOST_CARD_BYTES)
  const make = async (guest: Browser, home: number) => {
    const wish = { game: 'machi-koro', options: { players: 2 }, cards: { id: 'mine', text: largest } }
    return guest.problem('POST', '/tables', wish, { 'x-forwarded-for': `2001:db8:1:${home}::1` })
  }
  for (let home = 0; home < 4; home++) {
    const guest = await limited.guest(`Guest ${home}`)
    for (let i = 0; i < 4; i++) expect(await make(guest, home)).toBe('400 bad-request')
  }
  expect(await make(await limited.guest('Guest 4'), 4)).toBe('429 too-many')
  await limited.close()
})
