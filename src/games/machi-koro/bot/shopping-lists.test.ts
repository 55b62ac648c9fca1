import { describe, expect, test } from 'vitest'
import { LISTS, readLists } from './shopping-lists.ts'

describe('shopping lists from a file', () => {
  test('are read unchanged', () => {
    expect(readLists(LISTS)).toEqual({ ok: true, value: LISTS })
  })

  test.each([
    [[], 'shopping lists must be an object with a name for each, not []'],
    [{}, 'there is no shopping list'],
    [{ 'My list': [] }, '"My list": a name is made of up to 31 small letters, digits and hyphens, a letter first'],
    [{ mine: 'ranch' }, '"mine": a shopping list must be a list, not "ranch"'],
    [
      { ok: [['ranch', 2]], bad: [['ranch', 2], ['ranch']] },
      '"bad": line 2: must be a card and how many of it, not ["ranch"]',
    ],
    [{ bad: [['rancho', 2]] }, /^"bad": line 1: the card must be one of wheat-field, .*, not "rancho"$/],
    [{ bad: [['ranch', 0]] }, '"bad": line 1: how many must be a whole number from 1 to 99, not 0'],
    [{ bad: [['ranch', '2']] }, '"bad": line 1: how many must be a whole number from 1 to 99, not "2"'],
    [{ bad: Array(101).fill(['ranch', 1]) }, '"bad": it has 101 lines; at most 100 are read'],
    [
      Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`l${i}`, []])),
      'there are 101 shopping lists; at most 100 are read',
    ],
  ])('%j is refused', (json, error) => {
    const read = readLists(json)
    expect(read).toEqual({ ok: false, error: typeof error === 'string' ? error : expect.stringMatching(error) })
  })
})
