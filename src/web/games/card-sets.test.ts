import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_CARD_BYTES } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { recordOf } from '#engine/record.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { settings } from '../settings/settings.ts'
import { library } from '../storage/library.ts'
import { addCardSet } from './card-files.ts'
import { cardTextOf, listCardSets, removeCardSet, usualCards, withItsCards } from './card-sets.ts'
import { gameWithCards } from './game-with-cards.ts'
import { loadGame, removeGame } from './saved-game.ts'
import { startGame } from './start-game.ts'
import { bytesOf, richPlans } from './testing/card-files.ts'

const RAIL: Game = railOnTheHill
const TEXT = richPlans(1)
const shaOf = (text: string) => createHash('sha256').update(text).digest('hex')
const NAME = { id: 'rich', sha256: shaOf(TEXT) }

beforeEach(() => localStorage.clear())

async function add(text: string, file = 'rich.json') {
  const added = await addCardSet(RAIL, file, bytesOf(text))
  return added.ok ? added.value : added.problem
}

/** The record of a game with these cards that has just begun. */
async function recordWith(text: string) {
  await add(text)
  const game = await gameWithCards(RAIL, { cards: { id: 'rich', sha256: shaOf(text) } })
  if (!game.ok) throw new Error(game.problem.kind)
  return recordOf(new Match(game.value, { players: 1 }, 'tea'), [])
}

describe('a card file', () => {
  test('is kept by the SHA-256 of its bytes, and called by its id or its name', async () => {
    expect(await add(TEXT)).toEqual(NAME)
    expect(listCardSets(RAIL.id)).toEqual([NAME])
    expect(listCardSets(machiKoro.id)).toEqual([])
    const named = richPlans(1, { id: 'mine' })
    expect(await add(named)).toEqual({ id: 'mine', sha256: shaOf(named) })
    const marked = `\ufeff${TEXT}`
    expect(await add(marked)).toEqual({ id: 'rich', sha256: shaOf(marked) })
    expect(await gameWithCards(RAIL, { cards: { id: '', sha256: shaOf(marked) } })).toMatchObject({ ok: true })
  })

  test.each([
    ['that is not JSON', '{', { kind: 'notJson' }],
    ['that is too large', TEXT.padEnd(MOST_CARD_BYTES + 1), { kind: 'tooLarge' }],
    [
      'of another game',
      '{}',
      { kind: 'broken', error: 'townCards must be a list, not nothing', cards: { reason: 'notList' } },
    ],
  ])('%s is not kept', async (_, text, problem) => {
    expect(await add(text)).toMatchObject(problem)
    expect(listCardSets(RAIL.id)).toEqual([])
  })

  test('that is chosen in the settings is used for new games as long as it is there', async () => {
    const chosen = { ...settings(), cardSets: { [RAIL.id]: NAME.sha256 } }
    expect(usualCards(RAIL.id, chosen)).toBe('')
    await add(TEXT)
    expect(usualCards(RAIL.id, chosen)).toBe(NAME.sha256)
    expect(usualCards(machiKoro.id, chosen)).toBe('')
  })

  test('that was removed is still there for games that are played with it, and goes with the last of them', async () => {
    await add(TEXT)
    const start = () =>
      startGame({ game: RAIL, options: { players: 1 }, seats: [{ kind: 'person', name: 'Anna' }], cards: NAME })
    const games = [start(), start()]
    removeCardSet(NAME.sha256)
    expect(listCardSets(RAIL.id)).toEqual([])
    const record = loadGame(games[0])?.record
    expect(record && (await gameWithCards(RAIL, record))).toMatchObject({ ok: true, value: { cardSetName: NAME } })
    for (const id of games) removeGame(id)
    const other = await add(richPlans(2))
    if (!('sha256' in other)) throw new Error(other.kind)
    removeCardSet(other.sha256)
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a record with a replaced card set', () => {
  test('brings it along, and is opened with it where it is not known', async () => {
    const record = await recordWith(TEXT)
    expect(record).toMatchObject({ cards: NAME })
    expect(record.cardSet).toBeUndefined()
    const given = JSON.parse(JSON.stringify(withItsCards(record)))
    expect(given).toEqual({ ...record, cardSet: TEXT })
    localStorage.clear()
    expect(await gameWithCards(RAIL, record)).toEqual({ ok: false, problem: { kind: 'noCards', name: 'rich' } })
    expect(await gameWithCards(RAIL, given)).toMatchObject({ ok: true, value: { cardSetName: NAME } })
    expect(listCardSets(RAIL.id)).toEqual([NAME])
    expect(withItsCards(record)).toEqual(given)
  })

  test('is refused, and nothing is kept, where what it brings is something else', async () => {
    const { cards } = await recordWith(TEXT)
    localStorage.clear()
    const refused = { ok: false, problem: { kind: 'broken', error: expect.any(String) } }
    for (const cardSet of [richPlans(2), '{', '{}', ` ${TEXT}`]) {
      expect(await gameWithCards(RAIL, { ...(cards && { cards }), cardSet })).toMatchObject(refused)
    }
    expect(listCardSets(RAIL.id)).toEqual([])
  })

  test('shows a name that cannot play tricks', async () => {
    const { cards } = await recordWith(TEXT)
    localStorage.clear()
    const id = `\u202e${'x'.repeat(500)}`
    await gameWithCards(RAIL, { cards: { id, sha256: cards?.sha256 ?? '' }, cardSet: TEXT })
    expect(listCardSets(RAIL.id)).toEqual([{ ...NAME, id: 'x'.repeat(79) }])
  })

  test('is opened where the browser keeps nothing', async () => {
    const given = withItsCards(await recordWith(TEXT))
    localStorage.clear()
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => undefined })
    try {
      expect(await gameWithCards(RAIL, given)).toMatchObject({ ok: true })
      expect(cardTextOf(NAME)).toBe(TEXT)
    } finally {
      if (storage) Object.defineProperty(globalThis, 'localStorage', storage)
    }
  })
})

/** Before the text of a file was kept, its cards were. */
describe('a set that was added before', () => {
  const keepCards = (text: string) => {
    const name = { id: 'old', sha256: shaOf(text) }
    library.write(`cards.${name.sha256}`, { game: RAIL.id, name, cards: JSON.parse(text) })
    return name
  }

  test('is played with', async () => {
    const name = keepCards(TEXT)
    expect(await gameWithCards(RAIL, { cards: name })).toMatchObject({ ok: true, value: { cardSetName: name } })
    expect(listCardSets(RAIL.id)).toEqual([name])
    expect(JSON.parse(cardTextOf(name) ?? '')).toEqual(JSON.parse(TEXT))
  })

  test.each([
    ['compact', (cards: unknown) => JSON.stringify(cards)],
    ['indented', (cards: unknown) => `${JSON.stringify(cards, null, 2)}\n`],
  ])('goes along with a record where its file was %s', async (_, written) => {
    const text = written(JSON.parse(TEXT))
    const cards = keepCards(text)
    const game = await gameWithCards(RAIL, { cards })
    if (!game.ok) throw new Error(game.problem.kind)
    const record = recordOf(new Match(game.value, { players: 1 }, 'tea'), [])
    expect(withItsCards(record).cardSet).toBe(text)
  })

  test('does not go along where its file cannot be written again, until a record brings it', async () => {
    const cards = keepCards(TEXT)
    const game = await gameWithCards(RAIL, { cards })
    if (!game.ok) throw new Error(game.problem.kind)
    const record = recordOf(new Match(game.value, { players: 1 }, 'tea'), [])
    expect(withItsCards(record)).toEqual(record)
    expect(await gameWithCards(RAIL, { ...record, cardSet: TEXT })).toMatchObject({ ok: true })
    expect(withItsCards(record).cardSet).toBe(TEXT)
  })
})
