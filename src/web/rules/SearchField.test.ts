import { describe, expect, it } from 'vitest'
import type { RuleSection } from '#boards/board.ts'
import { countOf, matching, pieces, wordsOf } from './SearchField.tsx'

const SECTIONS: readonly RuleSection[] = [
  { id: 'start', title: 'Start', intro: 'About the whole game.', rules: [] },
  {
    id: 'track',
    title: 'Tracks',
    rules: [
      { id: 'RH-T1', text: 'A track joins two cards.' },
      { id: 'RH-T2', text: 'Open land costs 1 resource.', ruling: 'However often.' },
      { id: 'RH-T3', text: 'See the table.', table: { head: ['Kérés'], rows: [['Őszi vásár']] } },
    ],
  },
]

function idsFor(query: string): string[] {
  return matching(SECTIONS, wordsOf(query)).flatMap(({ rules }) => rules.map(({ id }) => id))
}

describe('the search in the rules', () => {
  it('shows everything while nothing is looked for', () => {
    expect(matching(SECTIONS, wordsOf('  '))).toEqual(SECTIONS)
  })

  it('finds rules that have all the words, in any order and case', () => {
    expect(idsFor('LAND open')).toEqual(['RH-T2'])
    expect(idsFor('land two')).toEqual([])
  })

  it('finds ids, rulings and tables', () => {
    expect(idsFor('rh-t1')).toEqual(['RH-T1'])
    expect(idsFor('however')).toEqual(['RH-T2'])
    expect(idsFor('oszi vasar')).toEqual(['RH-T3'])
  })

  it('finds introductions, and counts them', () => {
    const found = matching(SECTIONS, wordsOf('whole'))
    expect(found.map(({ id }) => id)).toEqual(['start'])
    expect(countOf(found)).toBe(1)
  })
})

describe('what was found in a text', () => {
  const found = (text: string, query: string) =>
    pieces(text, wordsOf(query))
      .filter((piece) => piece.found)
      .map((piece) => piece.text)

  it('is marked with its accents and its case', () => {
    expect(found('Két kereszteződés', 'keresztezodes')).toEqual(['kereszteződés'])
  })

  it('is marked in Japanese, whatever the width of its letters', () => {
    expect(found('資源2個を払います', '資源２')).toEqual(['資源2'])
  })

  it('is marked at every place, also where letters stand before it that fold to several', () => {
    expect(found('½ track, TRACK', 'track')).toEqual(['track', 'TRACK'])
  })

  it('leaves the text whole', () => {
    const text = 'Őszi vásár ½'
    expect(
      pieces(text, wordsOf('vas 2'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
