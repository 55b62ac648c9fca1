import { expect, it } from 'vitest'
import { viewChanges } from './view-changes.ts'

it.each<[what: string, before: unknown, after: unknown, changes: unknown[]]>([
  ['nothing', { a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, []],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [['/b', 3]]],
  ['a value deep inside', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 5 }] }, [['/a/1/b', 5]]],
  ['something else in its place', { a: null }, { a: { b: 1 } }, [['/a', { b: 1 }]]],
  ['a new field', { a: 1 }, { a: 1, b: 2 }, [['/b', 2]]],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, [['/b', null]]],
  ['an item of a list', [1, 2, 3], [1, 5, 3], [['/1', 5]]],
  ['items at the end of a list', [1, 2], [1, 2, 3, 4], [['', [3, 4]]]],
  ['an item at the beginning of a list', [1, 2], [3, 1, 2], [['', [3]]]],
  ['an item among equal ones', [1, 1], [1, 1, 1], [['', [1]]]],
  ['items that are gone', [1, 2, 3], [3], [['', []]]],
  ['objects in a list', [{ a: 1 }], [{ a: 1 }, { a: 2 }], [['', [{ a: 2 }]]]],
])('a view has as changes %s', (_, before, after, changes) => {
  expect(JSON.parse(viewChanges(before, after))).toEqual(changes)
})

it('the same changes are the same text, whatever else is in the views and in which order', () => {
  const one = viewChanges({ pile: [7, 8], coins: 1, other: 0 }, { pile: [7, 8, 9], coins: 2, other: 0 })
  const two = viewChanges({ other: 5, coins: 1, pile: [7] }, { other: 5, coins: 2, pile: [7, 9] })
  expect(one).toBe(two)
})
