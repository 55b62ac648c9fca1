import { describe, expect, it } from 'vitest'
import { explainCards } from '#engine/card-sentences.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { Table } from '../rules/testing/positions.ts'
import type { CardSet } from './cards.ts'

const NAME = { id: 'mine', sha256: '0123' }
const STANDARD = railOnTheHill.cards

/** Why a card set is refused; undefined if it is accepted. */
function problem(json: unknown): string | undefined {
  const read = railOnTheHill.withCards(json, NAME)
  return read.ok ? undefined : explainCards(read.error, railOnTheHill.cardProblems)
}

type Changes = Record<string, unknown>
function withChange(list: keyof CardSet, id: number, changes: Changes): unknown {
  const cards: readonly { id: number }[] = STANDARD[list]
  return { ...STANDARD, [list]: cards.map((card) => (card.id === id ? { ...card, ...changes } : card)) }
}

describe('card sets', () => {
  it('the standard one is taken', () => {
    expect(problem(STANDARD)).toBeUndefined()
    expect(problem(JSON.parse(JSON.stringify(STANDARD)))).toBeUndefined()
  })

  it('cards may stand in any order, and unknown fields are ignored', () => {
    const shuffled = { ...STANDARD, planCards: [...STANDARD.planCards].reverse(), author: 'me' }
    expect(problem(shuffled)).toBeUndefined()
    expect(problem(withChange('townCards', 7, { artist: 'me' }))).toBeUndefined()
  })

  it('another one makes another game, which knows its name', () => {
    const changed = withChange('townCards', 1, { landmark: null, values: { red: 2, yellow: 2, blue: 2, black: 2 } })
    const read = railOnTheHill.withCards(changed, NAME)
    if (!read.ok) throw new Error(explainCards(read.error))
    expect(read.value.cardSetName).toEqual(NAME)
    expect(read.value.cards.townCards[0]).toMatchObject({ landmark: null, values: { red: 2 } })
    expect(railOnTheHill.cardSetName).toBeUndefined()
    expect(railOnTheHill.cards.townCards[0].values.red).toBe(6)
    const table = Table.start({ players: 2 }, 'mine', read.value)
    expect(table.position).toEqual(Table.start({ players: 2 }, 'mine').position)
  })

  it.each([
    [null, 'a card set must be an object, not null'],
    [[], 'a card set must be an object, not []'],
    ['cards', 'a card set must be an object, not "cards"'],
    [{}, 'townCards must be a list, not nothing'],
    [{ ...STANDARD, planCards: {} }, 'planCards must be a list, not {}'],
    [{ ...STANDARD, devTokens: null }, 'devTokens must be a list, not null'],
    [{ ...STANDARD, townCards: [7] }, 'townCards[0] must be an object, not 7'],
    [{ ...STANDARD, townCards: [] }, 'Town card 1 is missing: there must be 68'],
    [{ ...STANDARD, planCards: STANDARD.planCards.slice(0, 59) }, 'Plan card 60 is missing: there must be 60'],
    [{ ...STANDARD, devTokens: STANDARD.devTokens.slice(1) }, 'Development token 1 is missing: there must be 36'],
    [
      { ...STANDARD, devTokens: [...STANDARD.devTokens, STANDARD.devTokens[4]] },
      'Development token 5: id is there twice',
    ],
  ])('as a whole: %#', (json, error) => {
    expect(problem(json)).toBe(error)
  })

  it.each([
    [{ id: 0 }, /^townCards\[6\]: id must be a whole number from 1 to 68, not 0$/],
    [{ id: 69 }, /^townCards\[6\]: id must be .* not 69$/],
    [{ id: 1.5 }, /^townCards\[6\]: id must be .* not 1.5$/],
    [{ id: '7' }, /^townCards\[6\]: id must be .* not "7"$/],
    [{ id: 1 }, /^Town card 1: id is there twice$/],
    [{ landmark: 'casino' }, /^Town card 7: landmark must be null or one of amusement-park, .*, not "casino"$/],
    [{ landmark: undefined }, /^Town card 7: landmark must be .*, not nothing$/],
    [{ values: null }, /^Town card 7: values must be an object with red, yellow, blue, black, not null$/],
    [{ values: { red: 1, yellow: 1, blue: 1 } }, /^Town card 7: values.black must be from 1 to 6, not nothing$/],
    [{ values: { red: 0, yellow: 1, blue: 1, black: 1 } }, /^Town card 7: values.red must be from 1 to 6, not 0$/],
    [{ values: { red: 1, yellow: 7, blue: 1, black: 1 } }, /^Town card 7: values.yellow must be from 1 to 6, not 7$/],
    [{ values: { red: 1, yellow: 1, blue: '3', black: 1 } }, /^Town card 7: values.blue must be from 1 to 6, not "3"$/],
    [{ roads: 'n' }, /^Town card 7: roads must be a list, not "n"$/],
    [{ roads: ['n', 'north'] }, /^Town card 7: roads has "north"; it may have n, ne, e, se, s, sw, w, nw$/],
    [{ roads: ['n', 'e', 'n'] }, /^Town card 7: roads has something twice: \["n","e","n"\]$/],
  ] as [Changes, RegExp][])('a Town card: %j', (changes, error) => {
    expect(problem(withChange('townCards', 7, changes))).toMatch(error)
  })

  it.each([
    [3, { id: 61 }, /^planCards\[2\]: id must be a whole number from 1 to 60, not 61$/],
    [3, { kind: 'four' }, /^Plan card 3: kind must be one of three, category, .*, not "four"$/],
    [3, { kind: undefined }, /^Plan card 3: kind must be one of .*, not nothing$/],
    [3, { points: 0 }, /^Plan card 3: points must be a whole number from 1 to 99, not 0$/],
    [3, { points: 100 }, /^Plan card 3: points must be .*, not 100$/],
    [3, { points: 7.5 }, /^Plan card 3: points must be .*, not 7.5$/],
    [3, { landmarks: undefined }, /^Plan card 3: landmarks must be a list, not nothing$/],
    [3, { landmarks: ['zoo', 'bank', 'inn'] }, /^Plan card 3: landmarks has "inn"; it may have amusement-park, /],
    [3, { landmarks: ['zoo', 'bank'] }, /^Plan card 3: landmarks must be three different ones$/],
    [3, { landmarks: ['zoo', 'bank', 'school', 'hospital'] }, /^Plan card 3: landmarks must be three different ones$/],
    [3, { landmarks: ['zoo', 'bank', 'zoo'] }, /^Plan card 3: landmarks has something twice: /],
    [45, { landmarks: ['zoo'] }, /^Plan card 45: landmarks are for plans of kind three, not of kind types$/],
    [45, { landmarks: 'zoo' }, /^Plan card 45: landmarks are for plans of kind three, not of kind types$/],
  ] as [number, Changes, RegExp][])('Plan card %i: %j', (id, changes, error) => {
    expect(problem(withChange('planCards', id, changes))).toMatch(error)
  })

  it('a Plan card without landmarks may say so', () => {
    expect(problem(withChange('planCards', 45, { landmarks: [] }))).toBeUndefined()
  })

  it.each([
    [5, { id: 37 }, /^devTokens\[4\]: id must be a whole number from 1 to 36, not 37$/],
    [5, { kind: 'x3' }, /^Development token 5: kind must be one of x2, \+3, double, wild, not "x3"$/],
    [5, { line: undefined }, /^Development token 5: line must be one of red, yellow, blue, black, not nothing$/],
    [5, { line: 'green' }, /^Development token 5: line must be one of .*, not "green"$/],
    [20, { line: null }, /^Development token 20: line must be one of .*, not null$/],
    [30, { line: 'red' }, /^Development token 30: line is for x2 and \+3, not for double$/],
    [31, { line: 'red' }, /^Development token 31: line is for x2 and \+3, not for wild$/],
  ] as [number, Changes, RegExp][])('Development token %i: %j', (id, changes, error) => {
    expect(problem(withChange('devTokens', id, changes))).toMatch(error)
  })

  it('a token without a line may say so', () => {
    expect(problem(withChange('devTokens', 30, { line: null }))).toBeUndefined()
  })

  it('what is shown of a wrong value is short', () => {
    const error = problem(withChange('townCards', 7, { landmark: 'x'.repeat(500) })) ?? ''
    expect(error.length).toBeLessThan(250)
    expect(error).toMatch(/x\.\.\.$/)
  })
})
