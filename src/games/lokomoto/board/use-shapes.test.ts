import { describe, expect, it } from 'vitest'
import type { RailMap, Shape } from '../cards/cards.ts'
import { faceUp, Table } from '../rules/testing/positions.ts'
import { TRIANGLE } from '../rules/testing/small-set.ts'
import { pointOf } from './map/sheet.ts'
import {
  isOnMap,
  keep,
  laidOnMap,
  partsOf,
  patternBox,
  progressWith,
  snapped,
  steppedByKey,
  turnedOnce,
} from './use-shapes.ts'

/** Where the triangle is shown to seat 1, who saw it at a1, a2 and b1 before, and what is missing there. */
function shownAfter(solid: string, others = ''): readonly string[] {
  const before = Table.at({ shapes: faceUp(TRIANGLE), players: [{ solid: 'a1-a2' }] })
  const place = { shape: TRIANGLE, turns: 0, sections: ['a1-b1', 'a1-a2', 'a2-b1'], missing: ['a1-b1', 'a2-b1'] }
  const kept = keep(
    new Map(),
    1,
    progressWith(new Map([[`1 ${TRIANGLE}`, place]]), before.insight(1), before.view(1).sections),
  )
  const table = Table.at({ shapes: faceUp(TRIANGLE), players: [{ solid }, { solid: others }] })
  return progressWith(kept, table.insight(1), table.view(1).sections)[0].missing
}

describe('the place of a shape', () => {
  it('stays while nothing is nearer', () => {
    expect(shownAfter('a1-a2')).toEqual(['a1-b1', 'a2-b1'])
    expect(shownAfter('a1-a2 d3-d4')).toEqual(['a1-b1', 'a2-b1'])
    expect(shownAfter('a1-a2 a1-b1')).toEqual(['a2-b1'])
  })

  it('changes when another needs fewer sections', () => {
    expect(shownAfter('a1-a2 c1-c2 c1-d1')).toEqual(['c2-d1'])
  })

  it('changes when another player has drawn there', () => {
    expect(shownAfter('a1-a2', 'a2-b1')).not.toContain('a2-b1')
  })

  it('is different for each player', () => {
    const table = Table.at({ shapes: faceUp(TRIANGLE), turn: 2, players: [{ solid: 'a1-a2' }, { solid: 'd3-d4' }] })
    const { sections } = table.view(1)
    const first = keep(new Map(), 1, progressWith(new Map(), table.insight(1), sections))
    const second = keep(first, 2, progressWith(first, table.insight(2), sections))
    expect([...second.keys()]).toEqual([`1 ${TRIANGLE}`, `2 ${TRIANGLE}`])
    expect(keep(second, 1, progressWith(second, table.insight(1), sections))).toBe(second)
  })
})

const map: RailMap = {
  lattice: 'triangular',
  nodes: { a1: [0, 0], b1: [1, 0], a2: [0, 1], b2: [1, 1] },
  sections: ['a1-a2', 'a1-b1', 'a2-b1', 'a2-b2', 'b1-b2'],
}
const corner: Shape = {
  id: 1,
  points: 1,
  asterisk: false,
  sections: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 1],
    ],
  ],
}
const laid = { shape: corner, turns: 0, at: [0, 0] as const }

describe('a point of the sheet', () => {
  it('snaps to the nearest place of the lattice', () => {
    for (const lattice of ['triangular', 'square'] as const)
      for (const place of [
        [0, 0],
        [3, -2],
        [-4, 5],
      ] as const) {
        const [x, y] = pointOf(lattice, place)
        for (const [dx, dy] of [
          [0, 0],
          [40, 10],
          [-30, -35],
          [5, 45],
        ])
          expect(snapped(lattice, [x + dx, y + dy])).toEqual(place)
      }
  })
})

describe('a card on the map', () => {
  it('knows of each section whether one has it, could have it, or can not', () => {
    const sections = { 'a1-b1': { seat: 2, solid: true }, 'a2-b1': 'free', 'b1-b2': 'black' } as const
    const states = (eyes: 1 | 2, at: readonly [number, number]) =>
      partsOf(map, sections, eyes, { ...laid, at }).map(({ state }) => state)
    expect(states(2, [0, 0])).toEqual(['yours', 'open'])
    expect(states(1, [0, 0])).toEqual(['lost', 'open'])
    expect(states(2, [5, 5])).toEqual(['lost', 'lost'])
    const reserved = { ...sections, 'a1-b1': { seat: 2, solid: false } }
    expect(partsOf(map, reserved, 2, laid)[0].state).toBe('open')
  })

  it('stays where it is when it is turned, and lies as before after a whole turn', () => {
    let turning = { ...laid, at: [2, 3] as readonly [number, number], turns: 0 }
    const middle = pointOf('triangular', [2, 4])
    for (let i = 0; i < 6; i++) {
      turning = { ...turning, ...turnedOnce('triangular', turning) }
      const box = patternBox('triangular', turning)
      expect(Math.abs(box.left + box.width / 2 - middle[0])).toBeLessThan(100)
      expect(Math.abs(box.top + box.height / 2 - middle[1])).toBeLessThan(100)
    }
    expect(turning).toMatchObject({ turns: 0, at: [2, 3] })
  })

  it('moves by arrow keys, and back by the opposite ones', () => {
    for (const lattice of ['triangular', 'square'] as const)
      for (const [one, other] of [
        ['ArrowLeft', 'ArrowRight'],
        ['ArrowUp', 'ArrowDown'],
        ['ArrowDown', 'ArrowUp'],
      ]) {
        const there = steppedByKey(lattice, laid, one)
        expect(there?.at).not.toEqual([0, 0])
        expect(there && steppedByKey(lattice, there, other)?.at).toEqual([0, 0])
      }
    expect(steppedByKey('square', laid, 'x')).toBeUndefined()
  })

  it('can be on the map or too far away', () => {
    const box = { left: -50, top: -50, width: 300, height: 200 }
    expect(isOnMap('triangular', box, laid)).toBe(true)
    expect(isOnMap('triangular', box, { ...laid, at: [3, 0] })).toBe(false)
    expect(isOnMap('triangular', box, { ...laid, at: [0, -2] })).toBe(false)
  })

  it('begins where it matches best, or turned on from there', () => {
    const places = [
      { turns: 0, sections: ['a1-b1', 'a2-b1'] },
      { turns: 2, sections: ['a2-b1', 'a1-a2'] },
      { turns: 3, sections: ['a2-b2', 'a2-b1'] },
    ]
    for (const best of places) {
      const sections = Object.fromEntries(best.sections.map((section) => [section, 'free' as const]))
      const begun = laidOnMap(map, corner, best.turns, best)
      expect(partsOf(map, sections, 1, begun).map(({ state }) => state)).toEqual(['open', 'open'])
      expect(laidOnMap(map, corner, (best.turns + 1) % 6, best)).toEqual(turnedOnce('triangular', begun))
    }
  })

  it('begins in the middle of the map', () => {
    for (let turns = 0; turns < 6; turns++) {
      const { left, top, width, height } = patternBox('triangular', laidOnMap(map, corner, turns))
      expect(Math.hypot(left + width / 2 - 100, top + height / 2 - 43)).toBeLessThan(110)
    }
  })
})
