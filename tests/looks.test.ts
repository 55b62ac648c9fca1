import { expect, test } from 'vitest'
import { covering, LANGUAGES, SHAPES, type Shape, THEMES } from '../scripts/looks/covering.ts'

const BOARDS = ['one', 'other', 'third'].flatMap((board) => Array.from({ length: 16 }, () => ({ board })))
const PAGES = Array.from({ length: 30 }, () => ({}))

const views = covering([...BOARDS, ...PAGES])

test('looks: every board is seen in every shape, theme and language', () => {
  for (const board of ['one', 'other', 'third']) {
    const seen = views.flatMap((each, i) => (BOARDS[i]?.board === board ? each : []))
    const pairs = new Set(seen.flatMap(({ shape, theme, language }) => [`${shape} ${theme}`, `${shape} ${language}`]))
    expect(pairs.size).toBe(Object.keys(SHAPES).length * (THEMES.length + LANGUAGES.length))
  }
})

test('looks: every page is seen on a phone and on a wide screen, in different languages', () => {
  for (const seen of views.slice(BOARDS.length)) {
    expect(seen.map(({ shape }) => shape === ('wide' satisfies Shape)).sort()).toEqual([false, true])
    expect(new Set(seen.map(({ language }) => language)).size).toBe(2)
  }
})
