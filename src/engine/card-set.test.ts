import { describe, expect, it } from 'vitest'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { explainCards } from './card-sentences.ts'
import { cardSetIn, MOST_CARD_BYTES, withCardSet, withCardsOf, withNewCardSet } from './card-set.ts'
import { Match } from './match.ts'
import { recordOf, replay, verify } from './record.ts'
import { sha256 } from './sha256.ts'

const TEXT = `${JSON.stringify(machiKoro.cards, null, 2)}\n`

function setIn(text: string, fileName = 'box') {
  const set = cardSetIn(text, fileName)
  if (!set.ok) throw new Error(explainCards(set.error))
  return set.value
}

describe('the card set in a file', () => {
  it('has the SHA-256 of the file, also of one with a byte order mark', () => {
    expect(setIn(TEXT)).toEqual({ id: 'box', sha256: sha256(TEXT), text: TEXT })
    const marked = setIn(`\ufeff${TEXT}`)
    expect(marked.sha256).not.toBe(sha256(TEXT))
    expect(withCardSet(machiKoro, marked)).toMatchObject({ ok: true })
  })

  it.each([
    ['{"id": "mine"}', 'box', 'mine'],
    ['{"id": ""}', 'box', 'box'],
    ['{"id": 7}', 'box', 'box'],
    ['[]', 'box', 'box'],
    ['{"id": "a\\u0000b\\u202ec"}', 'box', 'abc'],
    ['{"id": "\\ud800 "}', '\u0007', 'cards'],
    [JSON.stringify({ id: 'x'.repeat(79).concat('😀') }), 'box', 'x'.repeat(79)],
  ])('is called by its id or by its file, in plain and short: %s', (text, fileName, id) => {
    expect(setIn(text, fileName).id).toBe(id)
  })
})

describe('a card set is refused', () => {
  const refusal = (text: string, name = sha256(text)) => {
    const game = withCardSet(machiKoro, { id: 'box', sha256: name, text })
    return game.ok ? undefined : explainCards(game.error)
  }

  it.each([
    ['that is not the one that is named', TEXT, sha256(`${TEXT} `), /^the card set is not the one that is named/],
    ['that is not JSON', '{', undefined, /^the card set is not JSON: /],
    ['of another game', '{"townCards": []}', undefined, /^establishments must be a list/],
    ['with half characters', `{"id": "\ud800"}`, undefined, /^the card set has half characters$/],
    ['that is nested for ever', '['.repeat(MOST_CARD_BYTES / 2), undefined, /^the card set is not JSON: /],
    ['that is too large', ' '.repeat(MOST_CARD_BYTES + 1), undefined, /^the card set has more than 262144 bytes$/],
    ['that is too large in bytes', `"${'€'.repeat(MOST_CARD_BYTES / 3)}"`, undefined, /more than 262144 bytes$/],
  ])('%s', (_, text, name, says) => {
    expect(refusal(text, name)).toMatch(says)
  })

  it('not where it is as large as may be', () => {
    expect(refusal(TEXT.padEnd(MOST_CARD_BYTES))).toBeUndefined()
  })
})

it.each([
  ['Wheat\u202e field', 'Wheat field'],
  ['Wheat\u2800 field', 'Wheat field'],
  ['\u3164', '?'],
])('a card called %j is refused in a new set, and called %j in one that is stored or in a record', (name, shown) => {
  const [first, ...others] = machiKoro.cards.establishments
  const set = setIn(JSON.stringify({ ...machiKoro.cards, establishments: [{ ...first, name }, ...others] }))
  const refused = withNewCardSet(machiKoro, set)
  expect(refused.ok || explainCards(refused.error)).toMatch(/ nothing hidden, not ".*U\+/)
  const read = withCardSet(machiKoro, set)
  expect(read.ok && read.value.cards.establishments[0]).toMatchObject({ name: shown })
  expect(withNewCardSet(machiKoro, setIn(TEXT))).toMatchObject({ ok: true })
})

describe('a record that brings its card set along', () => {
  const set = setIn(TEXT)
  const game = withCardSet(machiKoro, set)
  if (!game.ok) throw new Error(explainCards(game.error))
  const match = new Match(game.value, { players: 2, first: 1 }, 'tea')
  const record = { ...recordOf(match, []), cardSet: set.text }

  it('is replayed with it', () => {
    const own = withCardsOf(machiKoro, JSON.parse(JSON.stringify(record)))
    expect(own.ok && verify(own.value, record)).toMatchObject({ ok: true })
    expect(replay(machiKoro, record)).toMatchObject({ ok: false })
  })

  it('is refused with another one', () => {
    expect(withCardsOf(machiKoro, { ...record, cardSet: ' ' })).toMatchObject({ ok: false })
  })

  it('plays with the standard cards where it names none', () => {
    const { cards: _, ...bare } = record
    expect(withCardsOf(machiKoro, bare)).toEqual({ ok: true, value: machiKoro })
  })
})
