import { describe, expect, it } from 'vitest'
import type { GameOptions } from '#engine/game.ts'
import { ALL_OPTIONS, type Manner, playedGame, SOME_OPTIONS, TABLES, type TableName } from './agreement.ts'
import { CASES } from './cases.ts'
import { HABITS } from './choose.ts'
import { scatteredProblems } from './scattered.ts'

/** The standard map is slower, so it is played less here; `agreement.long.test.ts` plays more. */
const PLAYED: Record<TableName, { manners: Manner[]; modes: GameOptions[] }> = {
  standard: { manners: ['collecting', 'sampled'], modes: SOME_OPTIONS },
  triangles: { manners: [...HABITS, 'sampled'], modes: SOME_OPTIONS },
  squares: { manners: [...HABITS, 'sampled'], modes: ALL_OPTIONS },
}

describe('the rules and the independent referee agree move by move', () => {
  const seen = new Set<string>()

  describe.each(Object.keys(TABLES) as TableName[])('with the cards %s', (name) => {
    const table = TABLES[name]()
    const { manners, modes } = PLAYED[name]

    it.each(modes)('%j', (options) => {
      for (const manner of manners) {
        const { problems, cases } = playedGame(table, options, `agreement/${manner}`, manner)
        expect(problems, manner).toEqual([])
        for (const one of cases) seen.add(one)
      }
    })

    it('on networks that are larger than in most games', () => {
      for (const [seed, options] of modes.filter(({ players }) => players > 2).entries()) {
        for (const size of [9, 12]) expect(scatteredProblems(table, options, size, seed), `${size}`).toEqual([])
      }
    })

    it.each([1, 2, 3])('in games where the options let seat %i begin', (first) => {
      expect(playedGame(table, { players: 3, first }, 'agreement/first', 'buying').problems).toEqual([])
    })
  })

  it('in games that include every case of the list', () => {
    expect(Object.values(CASES).filter((name) => !seen.has(name))).toEqual([])
  })
})
