import { describe, expect, it } from 'vitest'
import type { GameOptions } from '#engine/game.ts'
import { ALL_OPTIONS, type Manner, playedGame, SOME_OPTIONS, TABLES, type TableName } from './agreement.ts'
import { CASES } from './cases.ts'
import { HABITS } from './choose.ts'
import { scatteredProblems } from './scattered.ts'

/** How many manners each mode is played in, by turns; `agreement.deep.test.ts` plays every mode in every manner. */
const PLAYED: Record<TableName, { manners: Manner[]; each: number; modes: GameOptions[] }> = {
  // The standard map is slower.
  standard: { manners: ['collecting', 'sampled'], each: 1, modes: SOME_OPTIONS },
  triangles: { manners: [...HABITS, 'sampled'], each: 3, modes: SOME_OPTIONS },
  squares: { manners: [...HABITS, 'sampled'], each: 2, modes: ALL_OPTIONS },
}

/** With this seed even few games include every case. */
const SEED = 'b'

describe('the rules and the independent referee agree move by move', () => {
  const seen = new Set<string>()

  describe.each(Object.keys(TABLES) as TableName[])('with the cards %s', (name) => {
    const table = TABLES[name]()
    const { manners, each, modes } = PLAYED[name]

    it.each(modes)('%j', (options) => {
      const from = each * modes.indexOf(options)
      for (let k = from; k < from + each; k++) {
        const manner = manners[k % manners.length]
        const { problems, cases } = playedGame(table, options, `${SEED}/${manner}`, manner)
        expect(problems, manner).toEqual([])
        for (const one of cases) seen.add(one)
      }
    })

    it('on networks that are larger than in most games', () => {
      for (const [seed, options] of modes.filter(({ players }) => players > 2).entries()) {
        for (const size of [9, 12]) expect(scatteredProblems(table, options, size, seed), `${size}`).toEqual([])
      }
    })
  })

  it.each([1, 2, 3])('in games where the options let seat %i begin', (first) => {
    expect(playedGame(TABLES.triangles(), { players: 3, first }, 'agreement/first', 'buying').problems).toEqual([])
  })

  it('in games that include every case of the list', () => {
    expect(Object.values(CASES).filter((name) => !seen.has(name))).toEqual([])
  })
})
