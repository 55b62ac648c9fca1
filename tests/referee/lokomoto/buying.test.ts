import { describe, expect, test } from 'vitest'
import { alone, counts, DRAISINE, judge, purchases, SOLD, SQUARE_CARDS, THREE, TWO } from './by-hand.ts'
import type { Moment } from './moment.ts'

describe('buying', () => {
  const PATH = 'a1-b1 b1-c1 c1-d1'

  test('LK-B1: a connected set of as many sections as the price, once for each train', () => {
    const before: Moment = { trains: [1, 2, 3, 5, 6, 7], shapes: { 1: 2, 2: 9, 3: 15 }, sections: { 1: PATH } }
    expect(purchases(before)).toEqual([
      'buy 1 with a1-b1 b1-c1',
      'buy 1 with b1-c1 c1-d1',
      'buy 2 with a1-b1 b1-c1',
      'buy 2 with b1-c1 c1-d1',
      'buy 3 with a1-b1 b1-c1 c1-d1',
    ])
    expect(judge(before, 'buy 1 with a1-b1 c1-d1')).toContain('not legal (LK-B1)')
    expect(judge(before, `buy 1 with ${PATH}`)).toContain('not legal (LK-B1)')
    expect(judge(before, 'buy 3 with a1-b1 b1-c1')).toContain('not legal (LK-B1)')
    expect(judge(before, 'buy 11 with a1-b1 b1-c1')).toContain('not legal (LK-B1)')
    expect(judge(before, 'buy 1 with a1-b1 a1-b1')).toContain('not legal (LK-B1)')
    expect(judge(before, 'buy 99 with a1-b1 b1-c1')).toContain('not legal (LK-B1)')
  })

  test('LK-B1, LK-B5: the sections turn black, the train is taken and replaced in its place', () => {
    const before: Moment = { trains: [1, 2, 3, 5, 6, 7], sections: { 1: PATH } }
    const after: Moment = {
      turn: 2,
      trains: [1, 2, 4, 5, 6, 7],
      players: [{ trains: [3] }],
      sections: { black: PATH },
    }
    const action = `buy 3 with ${PATH}`
    expect(judge(before, action, after)).toBe('')
    const { sections, ...others } = after
    expect(judge(before, action, { ...others, sections: { black: PATH, 1: 'a1-a2' } })).toContain('section.a1-a2')
    expect(judge(before, action, { ...others, sections: { black: 'a1-b1', 1: 'b1-c1 c1-d1' } })).toContain('LK-B1')
    expect(judge(before, action, { ...after, trains: [1, 2, 5, 6, 7, 4] })).toContain(
      'trains is [1 2 5 6 7 4], should be [1 2 4 5 6 7] (LK-B5)',
    )
    expect(judge(before, action, { ...after, trains: [1, 2, 8, 5, 6, 7] })).toContain('trainDeck')
    expect(judge(before, action, { ...after, trains: [1, 2, 5, 6, 7] })).toContain('trains is [1 2 5 6 7]')
    const second: Moment = { ...after, players: [{}, { trains: [3] }] }
    expect(judge(before, action, second)).toContain('seat 1 trains is [], should be [3] (LK-B1)')
  })

  test('LK-B1: a set may have branches, and a network is cut anywhere', () => {
    // A star of three, with a tail at one of its ends.
    const star: Moment = {
      trains: [3, 6, 7, 8, 9, 10],
      shapes: { 1: 1, 2: 9, 3: 15 },
      sections: { 1: 'b2-c2 a3-b2 b1-b2 c2-d1' },
    }
    expect(purchases(star)).toEqual([
      'buy 3 with a3-b2 b1-b2 b2-c2',
      'buy 3 with a3-b2 b2-c2 c2-d1',
      'buy 3 with b1-b2 b2-c2 c2-d1',
      'buy 6 with a3-b2 b1-b2 b2-c2 c2-d1',
    ])
  })

  test('LK-B2: an open shape that the set contains may be taken too, turned but never mirrored', () => {
    const shapes = { 1: 1, 2: 5, 3: 15 }
    const trains = [3, 4, 7, 8, 9, 10]
    // The pattern of shape 5 goes straight on, bends to the left and bends back.
    const asPrinted: Moment = { trains, shapes, sections: { 1: 'a2-b2 b2-c1 c1-d1' } }
    expect(purchases(asPrinted).filter((text) => text.startsWith('buy 3'))).toEqual([
      'buy 3 with a2-b2 b2-c1 c1-d1',
      'buy 3 with a2-b2 b2-c1 c1-d1 shape 5',
    ])
    const turned: Moment = { trains, shapes, sections: { 1: 'b3-b4 a3-b3 a2-a3' } }
    expect(counts(turned).buy).toBe(4)
    const otherTurn: Moment = { trains, shapes, sections: { 1: 'a4-b3 b2-b3 b2-c1' } }
    expect(counts(otherTurn).buy).toBe(4)
    const mirrored: Moment = { trains, shapes, sections: { 1: 'a1-b1 b1-b2 b2-c2' } }
    expect(counts(mirrored).buy).toBe(2)
    expect(judge(mirrored, 'buy 3 with a1-b1 b1-b2 b2-c2 shape 5')).toContain('not legal (LK-B4)')
    expect(counts({ ...mirrored, shapes: { ...shapes, 2: 6 } }).buy).toBe(4)
    expect(judge(asPrinted, 'buy 3 with a2-b2 b2-c1 c1-d1 shape 6')).toContain('not legal (LK-B2)')
  })

  test('LK-B2: at most one of several shapes', () => {
    const before: Moment = { trains: [3, 8, 9, 10, 14, 7], shapes: { 1: 1, 2: 4, 3: 15 }, sections: { 1: PATH } }
    expect(purchases(before)).toEqual([
      `buy 3 with ${PATH}`,
      `buy 3 with ${PATH} shape 1`,
      `buy 3 with ${PATH} shape 4`,
    ])
    expect(judge(before, `buy 3 with ${PATH} shape 1 shape 4`)).toContain('not legal (no such notation)')
    const after: Moment = {
      turn: 2,
      trains: [1, 8, 9, 10, 14, 7],
      shapes: { 1: 1, 2: 5, 3: 15 },
      players: [{ trains: [3], shapes: [4] }],
      sections: { black: PATH },
    }
    expect(judge(before, `buy 3 with ${PATH} shape 4`, after)).toBe('')
    const both: Moment = { ...after, shapes: { 1: 2, 2: 5, 3: 15 }, players: [{ trains: [3], shapes: [4, 1] }] }
    expect(judge(before, `buy 3 with ${PATH} shape 4`, both)).toContain('seat 1 shapes is [4 1], should be [4] (LK-B2)')
    expect(alone(both)).toContain('seat 1: more shapes than trains (LK-B2)')
  })

  test('LK-B4: only sections that pay now count for a shape, not earlier black ones or others', () => {
    const before: Moment = { trains: [DRAISINE, 2, 4, 5, 6, 7], shapes: { 2: 4 }, sections: { 1: PATH } }
    expect(judge(before, 'buy 1 with a1-b1 b1-c1 shape 4')).toContain('not legal (LK-B4)')
    const used: Moment = { ...SOLD, shapes: { 2: 4 }, sections: { black: 'a1-b1 b1-c1 b2-c1', 1: 'c1-d1 d1-e1' } }
    expect(judge(used, 'buy 1 with c1-d1 d1-e1 shape 4')).toContain('not legal (LK-B4)')
  })

  test('LK-B3: paying more than the price needs exactly a shape, and no open train of that price', () => {
    const shapes = { 1: 3, 2: 4, 3: 15 }
    const before: Moment = { trains: [DRAISINE, TWO, 5, 6, 7, 8], shapes, sections: { 1: `${PATH} d1-e1` } }
    expect(purchases(before).filter((text) => text.endsWith('shape 4'))).toEqual([
      'buy 1 with a1-b1 b1-c1 c1-d1 shape 4',
      'buy 1 with b1-c1 c1-d1 d1-e1 shape 4',
      'buy 2 with a1-b1 b1-c1 c1-d1 shape 4',
      'buy 2 with b1-c1 c1-d1 d1-e1 shape 4',
      'buy 5 with a1-b1 b1-c1 c1-d1 d1-e1 shape 4',
      'buy 6 with a1-b1 b1-c1 c1-d1 d1-e1 shape 4',
    ])
    const after: Moment = {
      turn: 2,
      trains: [3, TWO, 5, 6, 7, 8],
      shapes: { ...shapes, 2: 5 },
      players: [{ trains: [DRAISINE], shapes: [4] }],
      sections: { 1: 'd1-e1', black: PATH },
    }
    expect(judge(before, `buy 1 with ${PATH} shape 4`, after)).toBe('')
    expect(judge(before, `buy 1 with ${PATH}`)).toContain('not legal (LK-B1)')
    expect(judge(before, `buy 1 with ${PATH} d1-e1 shape 4`)).toContain('not legal (LK-B3)')
    const open: Moment = { ...before, trains: [DRAISINE, TWO, THREE, 6, 7, 8] }
    expect(judge(open, `buy 1 with ${PATH} shape 4`)).toContain('not legal (LK-B3)')
    expect(purchases(open).filter((text) => /^buy [12] .*shape 4/.test(text))).toEqual([])
    // Three sections contain the pattern of two, but do not match it exactly.
    const bent: Moment = { ...before, shapes: { ...shapes, 1: 1 } }
    expect(judge(bent, `buy 1 with ${PATH} shape 1`)).toContain('not legal (LK-B3)')
    // A shape does not make a train cheaper.
    expect(judge(before, `buy 5 with ${PATH} shape 4`)).toContain('not legal (LK-B1)')
  })

  test('LK-B5: with an empty deck, shapes are not replaced and fewer trains are face up', () => {
    const before: Moment = {
      trains: [4, 2, 6],
      shapes: { 1: 1, 2: 3, 3: 8 },
      emptyDecks: ['trains', '1'],
      others: 'black',
      sections: { 1: PATH, free: 'e3-e4' },
    }
    const after: Moment = {
      ...before,
      turn: 2,
      trains: [4, 6],
      shapes: { 1: null, 2: 3, 3: 8 },
      players: [{ trains: [2], shapes: [1] }],
      sections: { free: 'e3-e4' },
    }
    const action = `buy 2 with ${PATH} shape 1`
    expect(judge(before, action, after, SQUARE_CARDS)).toBe('')
    const back: Moment = { ...after, shapes: { 1: 2, 2: 3, 3: 8 } }
    expect(judge(before, action, back, SQUARE_CARDS)).toContain('shapes.1 is 2, should be null (LK-B5, LK-H1)')
    expect(purchases({ ...before, trains: [] }, SQUARE_CARDS)).toEqual([])
    expect(alone({ trains: [1, 2, 3, 4, 5] })).toContain('5 trains face up, 11 in the deck (LK-S1, LK-B5)')
    expect(alone({ trains: [1, 2, 3, 4, 5, 6, 7] })).toContain('7 trains face up')
    expect(alone({ shapes: { 1: null } })).toContain('no shape of 1 points face up (LK-S1, LK-B5)')
  })
})
