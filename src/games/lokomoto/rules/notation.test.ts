import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMove, type Move, readMove } from './notation.ts'
import { Table } from './testing/positions.ts'
import { gameWith, smallCards, smallGame } from './testing/small-set.ts'

const game = smallGame

/** A map with rows of two digits. */
const TALL = gameWith({
  ...smallCards,
  map: {
    lattice: 'triangular',
    nodes: Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`c${i + 1}`, [3, i + 1]])),
    sections: Array.from({ length: 13 }, (_, i) => `c${i + 1}-c${i + 2}`).reverse(),
  },
})

/** A text after parsing and formatting. */
function rewritten(text: string, by = game): string | undefined {
  const action = by.parse(text)
  return action === undefined ? undefined : by.format(action)
}

describe('the notation', () => {
  it.each([
    'block c3-c4',
    'draw c3-c4',
    'reserve c3-c4 d2-d3',
    'reserve c3-c4',
    'buy 17 with c3-c4 c4-d4 d3-d4',
    'buy 17 with c3-c4 c4-d4 d3-d4 shape 12',
    'buy 2 with a1-a2',
    'buy 999 with a1-a2 shape 999',
  ])('is read and written back the same: %s', (text) => {
    expect(rewritten(text)).toBe(text)
  })

  it.each([
    ['reserve d2-d3 c3-c4', 'reserve c3-c4 d2-d3'],
    ['reserve d3-d2 c4-c3', 'reserve c3-c4 d2-d3'],
    ['draw c4-c3', 'draw c3-c4'],
    ['block d1-c1', 'block c1-d1'],
    ['buy 5 with d3-d4 c4-c3 d4-c4', 'buy 5 with c3-c4 c4-d4 d3-d4'],
    ['buy 5 with d3-d4 c4-c3 shape 12', 'buy 5 with c3-c4 d3-d4 shape 12'],
  ])('any order and either direction is read: %s', (text, written) => {
    expect(rewritten(text)).toBe(written)
    expect(game.parse(text)).toEqual(game.parse(written))
  })

  it('rows are compared as numbers: c9 comes before c10', () => {
    expect(TALL.cards.map.sections.slice(-5)).toEqual(['c9-c10', 'c10-c11', 'c11-c12', 'c12-c13', 'c13-c14'])
    expect(rewritten('draw c10-c9', TALL)).toBe('draw c9-c10')
    expect(rewritten('reserve c10-c11 c2-c1', TALL)).toBe('reserve c1-c2 c10-c11')
    expect(rewritten('buy 3 with c11-c10 c9-c8 c10-c9', TALL)).toBe('buy 3 with c8-c9 c9-c10 c10-c11')
  })

  const JUNK = [
    '',
    ' ',
    'draw',
    'draw ',
    'draw a1',
    'draw a1a2',
    'draw a1-a2-a3',
    'draw a1-a3',
    'draw a1-a1',
    'draw a1-b2',
    'draw a1-e1',
    'draw a0-a1',
    'draw a01-a2',
    'draw A1-A2',
    'draw a1-a2 ',
    ' draw a1-a2',
    'draw  a1-a2',
    'draw a1-a2\n',
    'draw a1–a2',
    'draw a1-a2 a1-b1',
    'draw a1-a2 shape 11',
    'Draw a1-a2',
    'drawa1-a2',
    'redraw a1-a2',
    'block',
    'block a1-a2 a1-b1',
    'block a1-a2 shape 1',
    'reserve',
    'reserve a1-a2 a1-b1 a2-b1',
    'reserve a1-a2, a1-b1',
    'reserve a1-a2 shape 11',
    'reserve a1-a2 e1-e2',
    'buy',
    'buy 3',
    'buy 3 with',
    'buy 3 a1-a2 a1-b1',
    'buy with a1-a2',
    'buy 0 with a1-a2',
    'buy 03 with a1-a2',
    'buy -3 with a1-a2',
    'buy 3.0 with a1-a2',
    'buy 1000 with a1-a2',
    'buy three with a1-a2',
    'buy 3 with a1-a2 shape',
    'buy 3 with a1-a2 shape 0',
    'buy 3 with a1-a2 shape 011',
    'buy 3 with a1-a2 shape 1000',
    'buy 3 with a1-a2 shape 11 shape 12',
    'buy 3 with a1-a2 shape 11 12',
    'buy 3 with shape 11',
    'buy 3 with shape 11 a1-a2',
    'buy 3 with a1-a2 a1-a3',
    'pass',
    'undefined',
    'toString',
  ]

  it.each(JUNK)('is not: %j', (text) => {
    expect(game.parse(text)).toBeUndefined()
  })

  it('a section twice, or two alike, are words that the rules refuse', () => {
    expect(Table.at({}).whyNotNow('reserve a1-a2 a2-a1')).toBe('LK-A1 reserve-different')
    const table = Table.at({ trains: [2], players: [{ solid: 'a1-a2 a1-b1' }] })
    expect(table.whyNotNow('buy 2 with a1-a2 a2-a1')).toBe('LK-B1 section-twice')
  })

  it('a purchase in any order of its sections is the same purchase', () => {
    const sections = ['a1-a2', 'a1-b1', 'a2-b1', 'b1-c1', 'c1-d1']
    const orders = fc.shuffledSubarray(sections, { minLength: 5, maxLength: 5 })
    const flips = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(orders, flips, (order, flip) => {
        const said = order.map((section, i) => (flip[i] ? section.split('-').reverse().join('-') : section))
        expect(rewritten(`buy 5 with ${said.join(' ')}`)).toBe(`buy 5 with ${sections.join(' ')}`)
      }),
      { seed: 1, numRuns: 50 },
    )
  })

  it('every mark of the map comes back, and stands for an action of its own', () => {
    const { sections } = game.cards.map
    const texts = [
      ...sections.flatMap((section) => [`block ${section}`, `draw ${section}`, `reserve ${section}`]),
      ...sections.flatMap((one, i) => sections.slice(i + 1).map((other) => `reserve ${one} ${other}`)),
    ]
    for (const text of texts) expect(rewritten(text)).toBe(text)
    expect(new Set(texts.map((text) => game.parse(text))).size).toBe(texts.length)
  })

  it('every legal action of whole games comes back, as an action and as a move, and all kinds occur', () => {
    const kinds = new Set<string>()
    for (const seed of ['one', 'other']) {
      Table.start({ players: 2 }, seed).playOn(seed, ({ legal: texts }) => {
        expect(texts.map((each) => rewritten(each)).join()).toBe(texts.join())
        const moves = texts.map(readMove)
        expect(moves.map(formatMove).join()).toBe(texts.join())
        for (const { kind } of moves) kinds.add(kind)
      })
    }
    expect([...kinds].sort()).toEqual(['block', 'buy', 'draw', 'reserve'] satisfies Move['kind'][])
  })
})

describe('moves, for pages', () => {
  it.each([
    ['block c3-c4', { kind: 'block', sections: ['c3-c4'] }],
    ['draw c4-c3', { kind: 'draw', sections: ['c3-c4'] }],
    ['reserve d2-d3 c3-c4', { kind: 'reserve', sections: ['c3-c4', 'd2-d3'] }],
    ['buy 17 with c4-d4 c3-c4', { kind: 'buy', train: 17, sections: ['c3-c4', 'c4-d4'], shape: undefined }],
    ['buy 17 with c3-c4 shape 12', { kind: 'buy', train: 17, sections: ['c3-c4'], shape: 12 }],
  ] as const)('%s', (text, move) => {
    expect(readMove(text)).toEqual(move)
    expect(game.parse(formatMove(move))).toEqual(game.parse(text))
  })

  it('are written sorted, in whatever order they were put together', () => {
    expect(formatMove({ kind: 'reserve', sections: ['c10-c11', 'c9-c10'] })).toBe('reserve c9-c10 c10-c11')
    expect(formatMove({ kind: 'buy', train: 3, sections: ['d1-d2', 'a1-b1'], shape: 4 })).toBe(
      'buy 3 with a1-b1 d1-d2 shape 4',
    )
  })

  it('what is not in the notation is an error', () => {
    expect(() => readMove('draw')).toThrow(RangeError)
  })
})
