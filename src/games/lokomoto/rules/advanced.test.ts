import { describe, expect, it } from 'vitest'
import { faceUp, Table } from './testing/positions.ts'
import { HEXAGON, HOOK, LINE, TRIANGLE } from './testing/small-set.ts'

const options = { advanced: true } as const
const STAR_OF_THREE = 'a3-b2 b1-b2 b2-c2'
const A_HEXAGON = 'a2-a3 a2-b1 a3-b3 b1-c1 b3-c2 c1-c2'

function owning(solid: string, trains: readonly number[], shapes = faceUp()): Table {
  return Table.at({ options, trains, shapes, players: [{ solid }] })
}

describe('the advanced game', () => {
  it.each([
    ['a line', 'a1-b1 b1-c1 c1-d1'],
    ['a triangle', 'a1-a2 a1-b1 a2-b1'],
    ['a corner and on', 'a1-a2 a1-b1 b1-c1'],
  ])('LK-X1: what one stroke can draw pays: %s', (_, solid) => {
    const table = owning(solid, [3])
    expect(table.purchases).toEqual([`buy 3 with ${solid}`])
    expect(table.counts.buy).toBe(1)
  })

  it('LK-X1: a crossing is no hindrance, as long as the stroke can go on', () => {
    const bowTie = 'a2-b1 a2-b2 b1-b2 b2-b3 b2-c2 b3-c2'
    expect(owning(bowTie, [6]).counts.buy).toBe(1)
    const circleWithTail = 'a1-a2 a1-b1 a2-b1 b1-c1'
    expect(owning(circleWithTail, [4]).counts.buy).toBe(1)
    const straightCross = 'a2-b2 b2-c2 b1-b2 b2-b3'
    expect(owning(straightCross, [4]).counts.buy).toBe(0)
  })

  it.each([
    ['a star of three', STAR_OF_THREE, 3],
    ['a line with a branch', 'a1-b1 b1-b2 b1-c1 c1-d1', 4],
    ['a circle with two tails at different stations', 'a1-a2 a1-b1 a2-b1 b1-c1 a2-a3 b1-b2', 6],
  ])('LK-X1: what takes two strokes does not: %s', (_, solid, price) => {
    const table = owning(solid, [price])
    expect(table.whyNotNow(`buy ${price} with ${solid}`)).toBe('LK-X1 not-one-stroke')
    expect(table.counts.buy).toBe(0)
    expect(Table.at({ trains: [price], players: [{ solid }] }).whyNotNow(`buy ${price} with ${solid}`)).toBeUndefined()
  })

  it('LK-X1: a set must still be joined: two strokes apart are not one', () => {
    expect(owning('a1-b1 c3-d3', [2]).whyNotNow('buy 2 with a1-b1 c3-d3')).toBe('LK-B1 not-connected')
  })

  it('LK-X1: of a network only the parts that one stroke can draw pay', () => {
    const table = owning('a1-b1 b1-b2 b1-c1 c1-d1', [3])
    expect(table.purchases).toEqual(['buy 3 with a1-b1 b1-c1 c1-d1', 'buy 3 with b1-b2 b1-c1 c1-d1'])
    expect(table.counts.buy).toBe(2)
  })

  it('LK-X1: the whole set must be one stroke, not only the shape in it', () => {
    const solid = 'a1-b1 b1-b2 b1-c1 c1-d1'
    const table = owning(solid, [4, 2], faceUp(LINE))
    expect(table.whyNotNow(`buy 4 with ${solid} shape ${LINE}`)).toBe('LK-X1 not-one-stroke')
    expect(table.whyNotNow(`buy 2 with a1-b1 b1-c1 c1-d1 shape ${LINE}`)).toBeUndefined()
  })

  it('LK-X1, LK-B3: more than the price may be paid here too', () => {
    const table = owning(A_HEXAGON, [4], faceUp(HEXAGON))
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)).toBeUndefined()
  })

  it('LK-X1: drawing and reserving are free as ever', () => {
    const table = owning('b1-b2 b2-c2', [2])
    table.play('draw a3-b2')
    expect(table.sections('1 solid')).toBe('a3-b2 b1-b2 b2-c2')
  })

  it('LK-X1, LK-H1: with hidden agendas both rules hold, for five players', () => {
    const table = Table.at({
      options: { advanced: true, hiddenAgendas: true },
      trains: [3, 4],
      shapes: faceUp(TRIANGLE),
      turn: 5,
      players: [{}, {}, {}, {}, { solid: `${A_HEXAGON} b1-b2`, secret: [LINE, HEXAGON] }],
    })
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)).toBeUndefined()
    expect(table.whyNotNow('buy 3 with a2-b1 b1-b2 b1-c1')).toBe('LK-X1 not-one-stroke')
    expect(table.whyNotNow(`buy 3 with a2-a3 a2-b1 b1-c1 shape ${HOOK}`)).toBe('LK-B2 no-such-shape')
    table.play(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)
    expect(table.player(5)).toEqual({ trains: [4], shapes: [HEXAGON], secret: [LINE] })
    expect(table.position.turn).toBe(1)
  })
})
