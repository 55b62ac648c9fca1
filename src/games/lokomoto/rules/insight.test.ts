import { describe, expect, it } from 'vitest'
import type { Seat } from '#engine/game.ts'
import { formatMove } from './notation.ts'
import { lokomoto } from './rules.ts'
import { faceUp, type Situation, Table } from './testing/positions.ts'
import { HEXAGON, HOOK, LINE, LONG_LINE, RHOMBUS, TRIANGLE } from './testing/small-set.ts'

/** The insight of seat 1. */
function told(situation: Situation, solid = '', reserved = '') {
  return Table.at({ ...situation, players: [{ solid, reserved }] }).insight(1)
}

/** By how many points an action changes the total of the seat that takes it. */
function changeOfTotal(table: Table, text: string): number {
  const { game, state } = table
  const { turn } = table.position
  const after = game.clone(state)
  game.play(after, turn, table.action(text))
  const [is, was] = [after, state].map((each) => game.standing(each).scores[turn - 1].total)
  return is - was
}

describe('networks', () => {
  it('are told by their sizes, the largest first', () => {
    expect(told({}, 'a1-a2 b3-c3 c3-d3 c1-d1 c3-c4 d1-d2').networks).toEqual([3, 2, 1])
    expect(told({}).networks).toEqual([])
  })

  it('LK-A3: are made of what is drawn, not of what is reserved', () => {
    expect(told({}, 'a1-b1 c1-d1', 'b1-c1').networks).toEqual([1, 1])
  })

  it('are the player’s own; who looks on sees those of the seat whose turn it is', () => {
    const table = Table.at({ turn: 2, players: [{ solid: 'a1-a2' }, { solid: 'b1-b2 b2-b3' }, {}] })
    expect([1, 2, 3, 'spectator' as const].map((eyes) => table.insight(eyes).networks)).toEqual([[1], [2], [], [2]])
    expect(table.insight('spectator').seat).toBe(2)
    expect(table.insight(3).seat).toBe(3)
  })
})

describe('how far shapes are', () => {
  it('a shape that lies in the network misses nothing', () => {
    const [triangle] = told({ shapes: faceUp(TRIANGLE) }, 'a1-a2 a1-b1 a2-b1').shapes
    expect(triangle).toEqual({ shape: TRIANGLE, turns: 0, sections: ['a1-b1', 'a1-a2', 'a2-b1'], missing: [] })
  })

  it('sections are in the order of the card, whichever way it lies', () => {
    // The hook is a1-b1 b1-c1 c1-c2 on its card.
    const straight = told({ shapes: faceUp(HOOK) }, 'b2-c2 c2-d2 d2-d3').shapes
    expect(straight).toEqual([{ shape: HOOK, turns: 0, sections: ['b2-c2', 'c2-d2', 'd2-d3'], missing: [] }])
    const halfTurn = told({ shapes: faceUp(HOOK) }, 'a2-a3 a3-b3 b3-c3').shapes
    expect(halfTurn).toEqual([{ shape: HOOK, turns: 3, sections: ['b3-c3', 'a3-b3', 'a2-a3'], missing: [] }])
  })

  it('it is told where the fewest draws are missing', () => {
    const [hexagon] = told({ shapes: faceUp(HEXAGON) }, 'a2-a3 a2-b1 a3-b3 b1-c1 d3-d4').shapes
    expect(hexagon.missing).toEqual(['c1-c2', 'b3-c2'])
    const [rhombus] = told({ shapes: faceUp(RHOMBUS) }, 'c3-d3 d3-d4 c4-d4').shapes
    expect(rhombus.missing).toEqual(['c3-c4'])
  })

  it('what is reserved is missing, but surer than what is free', () => {
    const [triangle] = told({ shapes: faceUp(TRIANGLE) }, 'b2-c2 c3-d3', 'b2-b3 b3-c2').shapes
    expect([...triangle.missing].sort()).toEqual(['b2-b3', 'b3-c2'])
  })

  it('LK-A3: a place that others have taken is none', () => {
    const players = [{ solid: 'a1-a2 a1-b1' }, { reserved: 'a2-b1' }]
    const [triangle] = Table.at({ shapes: faceUp(TRIANGLE), players }).insight(1).shapes
    expect(triangle.sections).not.toContain('a2-b1')
    const nowhere = Table.at({ shapes: faceUp(TRIANGLE), free: 'd3-d4', players }).insight(1)
    expect(nowhere.shapes).toEqual([])
  })

  it('the nearest come first, and one that fits nowhere not at all', () => {
    const { shapes } = told({ shapes: faceUp(TRIANGLE, LINE, LONG_LINE) }, 'a1-b1 b1-c1 c1-d1')
    expect(shapes.map(({ shape, missing }) => [shape, missing.length])).toEqual([
      [LINE, 0],
      [TRIANGLE, 2],
    ])
  })
})

describe('shapes among some sections', () => {
  it('LK-B4: are those that lie within them, and could be taken', () => {
    const insight = told({ shapes: faceUp(TRIANGLE, LINE, HEXAGON) }, 'a1-a2 a1-b1 a2-b1 b1-c1 c1-d1')
    expect(insight.shapesIn(['a1-a2', 'a1-b1', 'a2-b1'])).toEqual([
      { shape: TRIANGLE, turns: 0, sections: ['a1-b1', 'a1-a2', 'a2-b1'] },
    ])
    expect(insight.shapesIn(['a2-b1', 'a1-b1', 'c1-d1', 'b1-c1', 'a1-a2']).map(({ shape }) => shape)).toEqual([
      TRIANGLE,
      LINE,
    ])
    expect(insight.shapesIn(['a1-a2', 'a1-b1'])).toEqual([])
    expect(insight.shapesIn([])).toEqual([])
    expect(insight.shapesIn(['nowhere'])).toEqual([])
  })
})

describe('secrets', () => {
  const SECRET: Situation = {
    options: { hiddenAgendas: true },
    trains: [3],
    shapes: faceUp(TRIANGLE),
    players: [{ solid: 'a1-b1 b1-c1 c1-d1', secret: [LINE, HEXAGON] }, { secret: [RHOMBUS, 32] }],
  }

  it('LK-H1: of the player’s own cards one is told, of another’s no player', () => {
    const table = Table.at(SECRET)
    const shapesFor = (eyes: 1 | 2 | 'spectator') => table.insight(eyes).shapes.map(({ shape }) => shape)
    expect(shapesFor(1)).toEqual([LINE, TRIANGLE, HEXAGON])
    expect(shapesFor(2).sort()).toEqual([TRIANGLE, RHOMBUS, 32].sort())
    expect(shapesFor('spectator')).toEqual([TRIANGLE])
  })

  it('LK-H1: who looks on learns nothing of them from proposals and places either', () => {
    const table = Table.at(SECRET)
    const shapesOf = (eyes: Seat | 'spectator') =>
      table
        .insight(eyes)
        .proposals(3)
        .map(({ shape }) => shape)
    expect(shapesOf(1)).toEqual([LINE, undefined])
    expect(shapesOf('spectator')).toEqual([undefined])
    expect(table.insight(1).trainsFor(LINE)).toEqual([3])
    expect(table.insight('spectator').trainsFor(LINE)).toEqual([])
    expect(table.insight('spectator').shapesIn(['a1-b1', 'b1-c1', 'c1-d1'])).toEqual([])
  })

  it('LK-H1: with other secrets who looks on is told the same', () => {
    const whole = (secret: readonly number[]) => {
      const [first, second] = SECRET.players ?? []
      const insight = Table.at({ ...SECRET, players: [{ ...first, secret }, second] }).insight('spectator')
      return JSON.stringify([
        insight,
        insight.shapes,
        insight.proposals(3),
        insight.shapesIn(['a1-b1', 'b1-c1', 'c1-d1']),
      ])
    }
    expect(whole([LINE, HEXAGON])).toBe(whole([24, 34]))
  })
})

describe('insight', () => {
  it('is of the moment at which it was asked for', () => {
    const table = Table.at({ trains: [2], players: [{ solid: 'a1-a2 a1-b1' }] })
    const insight = table.insight(1)
    table.play('buy 2 with a1-a2 a1-b1')
    expect(insight.networks).toEqual([2])
    expect(insight.proposals(2)[0].sections).toEqual(['a1-a2', 'a1-b1'])
    expect(table.insight(1).proposals(2)).toEqual([])
  })

  it('knows nothing of a train that is not in the set', () => {
    expect(told({ trains: [2] }, 'a1-a2 a1-b1').proposals(99)).toEqual([])
  })

  it('has an answer at every moment of a whole game, and changes nothing', () => {
    for (const players of [2, 5]) {
      Table.start({ players, hiddenAgendas: true }, 'insight', lokomoto).playOn('insight', (table) => {
        const before = table.state.words.join()
        const insight = table.insight(table.position.turn)
        for (const train of table.position.trains) {
          for (const { sections, shape, points } of insight.proposals(train)) {
            const action = formatMove({ kind: 'buy', train, sections, shape })
            expect(table.refusalNow(action)).toBeUndefined()
            expect(points).toBe(insight.points(train, shape))
            // LK-V1: sections that have paid are no longer unused.
            expect(changeOfTotal(table, action)).toBe(points + sections.length)
          }
        }
        expect(insight.shapes.length).toBeLessThanOrEqual(3)
        expect(table.state.words.join()).toBe(before)
      })
    }
  })
})
