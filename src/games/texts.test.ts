import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, string>>

/** Refusals are in board.ts of a language; hints are there or, where they are loaded later, in help.ts. */
const FILES = import.meta.glob<{ readonly texts?: { readonly refusals: Texts }; readonly HINTS?: Texts }>(
  './*/text/*/{board,help}.ts',
  { eager: true },
)

const GAMES = new Set(Object.keys(FILES).map((file) => file.split('/')[1]))

function textsOf(game: string, language: string): { readonly refusals: Texts; readonly hints: Texts } {
  const board = FILES[`./${game}/text/${language}/board.ts`]
  const help = FILES[`./${game}/text/${language}/help.ts`]
  return { refusals: board.texts?.refusals ?? {}, hints: board.HINTS ?? help?.HINTS ?? {} }
}

/** The names in braces of each text. */
function valuesIn(texts: Texts, pattern: RegExp) {
  const names = (text: string) => [...new Set(text.match(pattern))].sort()
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, names(text)]))
}

describe.each([...GAMES])('the translations of %s', (game) => {
  const english = textsOf(game, 'en')

  it.each([
    // Hungarian refusals do not name the line: its value is a word of the notation.
    ['hu', /\{(?!line\})\w+\}/g],
    ['ja', /\{\w+\}/g],
  ])('fill in the values that English has: %s', (language, pattern) => {
    const { refusals, hints } = textsOf(game, language)
    expect(Object.keys(hints).length).toBeGreaterThan(5)
    expect(valuesIn(hints, pattern)).toEqual(valuesIn(english.hints, pattern))
    expect(valuesIn(refusals, pattern)).toEqual(valuesIn(english.refusals, pattern))
  })

  it('refuse in whole Japanese sentences', () => {
    const { refusals } = textsOf(game, 'ja')
    expect(Object.values(refusals).filter((text) => !text.endsWith('。'))).toEqual([])
  })
})
