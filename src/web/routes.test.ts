import { expect, test } from 'vitest'
import { newGameAddress, pageAt, rulesAddress } from './routes.ts'

test.each([
  ['/', 'home'],
  ['', 'home'],
  [newGameAddress('a-game'), 'newGame'],
  [rulesAddress(), 'rules'],
  [rulesAddress('a-game'), 'rulesOf'],
  ['/rules', 'rules'],
  ['/table/', 'table'],
  ['/new/', undefined],
  ['/rules/a-game/b', undefined],
  ['/tables/', undefined],
])('%s leads to %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})
