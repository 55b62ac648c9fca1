import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineupsOf, MATCH_KINDS, rotationsOf, scheduleOf } from './schedule.ts'

describe('tables of a match', () => {
  it('pairs: every two bots, with more players each among the other', () => {
    expect(lineupsOf('pairs', [0, 1, 2], 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(lineupsOf('pairs', [0, 1], 3)).toEqual([
      [0, 1, 1],
      [1, 0, 0],
    ])
  })

  it('first: the first bot among each other one', () => {
    expect(lineupsOf('first', [0, 1, 2], 2)).toEqual([
      [0, 1],
      [0, 2],
    ])
    expect(lineupsOf('first', [0, 1, 2], 4)).toEqual([
      [0, 1, 1, 1],
      [0, 2, 2, 2],
    ])
  })

  it('together: as they were named, or one bot with itself', () => {
    expect(lineupsOf('together', [0, 1, 1, 2], 4)).toEqual([[0, 1, 1, 2]])
    expect(lineupsOf('together', [0], 3)).toEqual([[0, 0, 0]])
  })

  it('alone: one for each bot', () => {
    expect(lineupsOf('pairs', [0, 1], 1)).toEqual([[0], [1]])
  })
})

describe('rotations', () => {
  it('are all different', () => {
    expect(rotationsOf([0, 1, 2])).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
    expect(rotationsOf([0, 1, 0, 1])).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ])
    expect(rotationsOf([3, 3])).toEqual([[3, 3]])
  })

  it('give each bot every seat equally often, in every deal', () => {
    const anyLineup = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anyLineup, (lineup) => {
        const rotations = rotationsOf(lineup)
        for (const bot of new Set(lineup)) {
          const perSeat = lineup.map((_, seat) => rotations.filter((seats) => seats[seat] === bot).length)
          expect(new Set(perSeat).size).toBe(1)
        }
        expect(new Set(rotations.map(String)).size).toBe(rotations.length)
      }),
    )
  })
})

describe('the schedule', () => {
  it('has every deal of every table from every seat once, and no table more than a deal ahead', () => {
    const anyMatch = fc.record({
      kind: fc.constantFrom(...MATCH_KINDS),
      players: fc.integer({ min: 2, max: 5 }),
      deals: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(anyMatch, ({ kind, players, deals }) => {
        const named = Array.from({ length: kind === 'together' ? players : 3 }, (_, bot) => bot)
        const lineups = lineupsOf(kind, named, players)
        const games = [...scheduleOf(lineups, deals)]
        const keys = games.map(({ table, deal, rotation }) => `${table}/${deal}/${rotation}`)
        expect(new Set(keys).size).toBe(keys.length)
        const perTable = lineups.map((lineup) => rotationsOf(lineup).length)
        expect(keys.length).toBe(deals * perTable.reduce((sum, each) => sum + each, 0))
        for (let stop = 0; stop < games.length; stop++) {
          const sofar = lineups.map((_, at) => games.slice(0, stop).filter(({ table }) => table === at).length)
          expect(Math.max(...sofar) - Math.min(...sofar)).toBeLessThanOrEqual(Math.max(...perTable))
        }
      }),
      { numRuns: 50 },
    )
  })
})
