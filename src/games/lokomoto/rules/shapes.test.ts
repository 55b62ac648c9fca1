import { describe, expect, it } from 'vitest'
import { faceUp, type Situation, Table } from './testing/positions.ts'
import { COMB, CORNER, HEXAGON, HOOK, LINE, LONG_LINE, RHOMBUS, SNAKE, STAR, TRIANGLE } from './testing/small-set.ts'
import { strangeGame } from './testing/strange-set.ts'

/** Seat 1 has exactly these sections. */
function owning(solid: string, situation: Situation): Table {
  return Table.at({ ...situation, players: [{ solid }] })
}

const A_TRIANGLE = 'a1-a2 a1-b1 a2-b1'
const A_HEXAGON = 'a2-a3 a2-b1 a3-b3 b1-c1 b3-c2 c1-c2'

describe('shapes', () => {
  it('LK-B2: a face-up shape that is among the sections may be taken with the train, or left', () => {
    const table = owning(A_TRIANGLE, { trains: [3], shapes: faceUp(TRIANGLE) })
    expect(table.purchases).toEqual([`buy 3 with ${A_TRIANGLE}`, `buy 3 with ${A_TRIANGLE} shape ${TRIANGLE}`])
    expect(table.counts.buy).toBe(2)
    table.play(`buy 3 with ${A_TRIANGLE} shape ${TRIANGLE}`)
    expect(table.player(1)).toEqual({ trains: [3], shapes: [TRIANGLE], secret: [] })
    expect(table.sections('black')).toBe(A_TRIANGLE)
  })

  it('LK-B2: without it the shape stays where it is', () => {
    const table = owning(A_TRIANGLE, { trains: [3], shapes: faceUp(TRIANGLE) })
    table.play(`buy 3 with ${A_TRIANGLE}`)
    expect(table.player(1).shapes).toEqual([])
    expect(table.position.shapes[1]).toBe(TRIANGLE)
  })

  it('LK-B2: it may be part of what pays', () => {
    const table = owning(`${A_TRIANGLE} b1-c1 c1-d1`, { trains: [5], shapes: faceUp(TRIANGLE) })
    table.play(`buy 5 with ${A_TRIANGLE} b1-c1 c1-d1 shape ${TRIANGLE}`)
    expect(table.player(1).shapes).toEqual([TRIANGLE])
  })

  it('LK-B2: one purchase counts once, in however many ways the shape lies in it', () => {
    const rhombusWithDiagonal = 'a1-a2 a1-b1 a2-b1 a2-b2 b1-b2'
    const table = owning(rhombusWithDiagonal, { trains: [5], shapes: faceUp(TRIANGLE) })
    expect(table.purchases).toHaveLength(2)
    expect(table.counts.buy).toBe(2)
  })

  it('LK-B2: at most one shape per train, whichever of them', () => {
    const solid = `${A_TRIANGLE} b1-c1 c1-d1`
    const table = owning(solid, { trains: [5], shapes: faceUp(TRIANGLE, LINE) })
    expect(table.purchases.map((text) => text.split(' shape ')[1])).toEqual([undefined, '11', '22'])
    expect(table.game.parse(`buy 5 with ${solid} shape 11 shape 22`)).toBeUndefined()
    expect(table.game.parse(`buy 5 with ${solid} shape 11 22`)).toBeUndefined()
    table.play(`buy 5 with ${solid} shape ${LINE}`)
    expect(table.player(1).shapes).toEqual([LINE])
    expect(table.position.shapes).toEqual({ 1: TRIANGLE, 2: null, 3: null })
  })

  it.each([
    ['in a deck', HOOK],
    ['another player’s', CORNER],
    ['one’s own', STAR],
    ['another player’s secret', RHOMBUS],
    ['not in the set', 999],
  ])('LK-B2: a shape that is not face up cannot be taken: it is %s', (_, shape) => {
    const table = Table.at({
      trains: [3],
      shapes: faceUp(TRIANGLE),
      shapeDecks: { 1: [HOOK] },
      players: [
        { solid: `${A_TRIANGLE} b1-c1`, shapes: [STAR] },
        { shapes: [CORNER], secret: [RHOMBUS] },
      ],
    })
    expect(table.whyNotNow(`buy 3 with ${A_TRIANGLE} shape ${shape}`)).toBe('LK-B2 no-such-shape')
  })

  // The hook goes two steps on and turns once to the right; its mirror image turns to the left.
  it.each(
    [
      'b2-c2 c2-d2 d2-d3',
      'b1-b2 b2-b3 a4-b3',
      'c2-d1 b3-c2 a3-b3',
      'a2-a3 a3-b3 b3-c3',
      'b3-b4 b2-b3 b2-c1',
      'a4-b3 b3-c2 c2-d2',
    ].map((sections, turns) => [turns * 60, sections] as const),
  )('LK-B2: a shape may lie turned by %i°: %s', (_, solid) => {
    const table = owning(solid, { trains: [3], shapes: faceUp(HOOK) })
    expect(table.counts.buy).toBe(2)
    expect(table.whyNotNow(`buy 3 with ${solid} shape ${HOOK}`)).toBeUndefined()
  })

  it.each([
    'a3-b3 b3-c3 c3-d2',
    'b1-b2 b2-b3 b3-c3',
    'c2-d1 b3-c2 b3-b4',
    'a4-b3 b3-c3 c3-d3',
    'b3-b4 b2-b3 a2-b2',
    'a4-b3 b3-c2 c1-c2',
  ])('LK-B2: a shape is never mirrored: %s', (solid) => {
    const mirrored = owning(solid, { trains: [3], shapes: faceUp(HOOK) })
    expect(mirrored.whyNotNow(`buy 3 with ${solid}`)).toBeUndefined()
    expect(mirrored.whyNotNow(`buy 3 with ${solid} shape ${HOOK}`)).toBe('LK-B4 shape-not-there')
  })

  it('LK-B2: on the square lattice it is turned by 90°', () => {
    const straight = Table.at(
      { trains: [999], shapes: { 1: null, 2: 3, 3: null }, players: [{ solid: 'a1-b1 b1-b2' }] },
      strangeGame,
    )
    expect(straight.purchases).toHaveLength(2)
    const corners = ['a1-b1 a1-a2', 'a1-a2 a2-b2', 'a2-b2 b1-b2', 'b1-b2 a1-b1']
    for (const solid of corners) {
      const table = Table.at({ trains: [999], shapes: { 1: null, 2: 3, 3: null }, players: [{ solid }] }, strangeGame)
      expect(table.counts.buy).toBe(2)
    }
  })

  it('LK-B4: every section of the pattern must be among those that pay', () => {
    const table = owning(`${A_TRIANGLE} b1-c1 c1-d1`, { trains: [3], shapes: faceUp(TRIANGLE) })
    expect(table.whyNotNow(`buy 3 with a1-a2 a1-b1 b1-c1 shape ${TRIANGLE}`)).toBe('LK-B4 shape-not-there')
    expect(table.whyNotNow(`buy 3 with a1-b1 b1-c1 c1-d1 shape ${TRIANGLE}`)).toBe('LK-B4 shape-not-there')
  })

  it('LK-B4: sections that were blackened before do not help', () => {
    const table = Table.at({
      trains: [2],
      black: 'a2-b1',
      shapes: faceUp(TRIANGLE),
      players: [{ solid: 'a1-a2 a1-b1' }],
    })
    expect(table.whyNotNow(`buy 2 with a1-a2 a1-b1 shape ${TRIANGLE}`)).toBe('LK-B4 shape-not-there')
  })

  it('LK-B4: a shape that lies nowhere on this map can never be taken', () => {
    const solid = 'a1-b1 b1-c1 c1-d1 d1-d2'
    const table = owning(solid, { trains: [4], shapes: faceUp(LONG_LINE) })
    expect(table.whyNotNow(`buy 4 with ${solid} shape ${LONG_LINE}`)).toBe('LK-B4 shape-not-there')
  })
})

describe('more than the price', () => {
  it('LK-B3: exactly the pattern may pay for a cheaper train, when no face-up train costs as much', () => {
    const table = owning(A_HEXAGON, { trains: [4, 5, 7], shapes: faceUp(HEXAGON) })
    table.play(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)
    expect(table.player(1)).toEqual({ trains: [4], shapes: [HEXAGON], secret: [] })
    expect(table.sections('black')).toBe(A_HEXAGON)
    expect(table.sections('1 solid')).toBe('')
  })

  it('LK-B3: for every cheaper train, however cheap, and for no dearer one', () => {
    const table = owning(A_HEXAGON, { trains: [1, 3, 15, 7, 8], shapes: faceUp(HEXAGON) })
    const overpaid = table.purchases.filter((text) => text.endsWith(` shape ${HEXAGON}`))
    expect(overpaid).toEqual([1, 3, 15].map((train) => `buy ${train} with ${A_HEXAGON} shape ${HEXAGON}`))
    expect(table.whyNotNow(`buy 7 with ${A_HEXAGON} shape ${HEXAGON}`)).toBe('LK-B1 too-few')
  })

  it('LK-B3: not when a face-up train costs exactly that many; that one can be bought', () => {
    const table = owning(A_HEXAGON, { trains: [4, 16], shapes: faceUp(HEXAGON) })
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)).toBe('LK-B3 price-is-open')
    expect(table.whyNotNow(`buy 16 with ${A_HEXAGON} shape ${HEXAGON}`)).toBeUndefined()
  })

  it('LK-B3: a train in the pack that costs that many is no hindrance', () => {
    const table = owning(A_HEXAGON, { trains: [4], trainDeck: [6, 16], shapes: faceUp(HEXAGON) })
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)).toBeUndefined()
  })

  it('LK-B3: not one section more than the pattern', () => {
    const table = owning(`${A_HEXAGON} c1-d1`, { trains: [4], shapes: faceUp(HEXAGON) })
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} c1-d1 shape ${HEXAGON}`)).toBe('LK-B3 more-than-shape')
    expect(table.refusalNow(`buy 4 with ${A_HEXAGON} c1-d1 shape ${HEXAGON}`)?.values).toMatchObject({
      price: 4,
      paid: 7,
      size: 6,
    })
  })

  it('LK-B3: not as many as it takes without the pattern, and never without the shape', () => {
    const table = owning(`${A_HEXAGON} c1-d1`, { trains: [4], shapes: faceUp(HEXAGON) })
    const other = 'a2-a3 a2-b1 a3-b3 b1-c1 b3-c2 c1-d1'
    expect(table.whyNotNow(`buy 4 with ${other} shape ${HEXAGON}`)).toBe('LK-B4 shape-not-there')
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON}`)).toBe('LK-B1 too-many')
  })

  it('LK-B3: a train that is dearer than the pattern is paid as any other', () => {
    const table = owning(`${A_TRIANGLE} b1-c1`, { trains: [4], shapes: faceUp(TRIANGLE) })
    expect(table.whyNotNow(`buy 4 with ${A_TRIANGLE} shape ${TRIANGLE}`)).toBe('LK-B1 too-few')
    expect(table.whyNotNow(`buy 4 with ${A_TRIANGLE} b1-c1 shape ${TRIANGLE}`)).toBeUndefined()
  })

  it('LK-B3: a pattern that is larger than any price pays always', () => {
    const snake = 'a1-b1 b1-c1 c1-d1 d1-d2 c2-d2 b2-c2 a2-b2 a2-a3 a3-b3 b3-c3'
    const table = owning(snake, { trains: [2, 3, 4, 5, 8, 9], shapes: faceUp(SNAKE) })
    for (const train of [2, 9]) expect(table.whyNotNow(`buy ${train} with ${snake} shape ${SNAKE}`)).toBeUndefined()
    table.play(`buy 9 with ${snake} shape ${SNAKE}`)
    expect(table.player(1)).toMatchObject({ trains: [9], shapes: [SNAKE] })
  })

  it('LK-B3: it goes for every place where the pattern lies in the network', () => {
    const table = owning('a1-a2 a1-b1 a2-b1 a2-b2 b1-b2', { trains: [2], shapes: faceUp(TRIANGLE) })
    expect(table.purchases.filter((text) => text.includes('shape'))).toEqual([
      `buy 2 with a1-a2 a1-b1 a2-b1 shape ${TRIANGLE}`,
      `buy 2 with a2-b1 a2-b2 b1-b2 shape ${TRIANGLE}`,
    ])
  })

  it('LK-B3: when the train of that price has been taken, the way is open', () => {
    const table = Table.at({
      trains: [4, 6],
      shapes: faceUp(HEXAGON),
      turn: 2,
      players: [{ solid: A_HEXAGON }, { solid: 'd1-d2 d2-d3 d3-d4 c4-d4 c4-d3 c3-d3' }],
    })
    expect(table.whyNotNow('buy 6 with d1-d2 d2-d3 d3-d4 c4-d4 c4-d3 c3-d3')).toBeUndefined()
    table.play('buy 6 with d1-d2 d2-d3 d3-d4 c4-d4 c4-d3 c3-d3')
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)).toBeUndefined()
  })

  it('LK-B3: in the plain game a shape with an asterisk pays as any other', () => {
    const comb = 'a1-b1 b1-b2 b1-c1 c1-c2 c1-d1'
    const table = owning(comb, { trains: [4], shapes: faceUp(COMB) })
    expect(table.whyNotNow(`buy 4 with ${comb} shape ${COMB}`)).toBeUndefined()
  })
})
