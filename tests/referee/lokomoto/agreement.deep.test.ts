import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS, playedGame, TABLES, type TableName } from './agreement.ts'
import { CASES } from './cases.ts'
import { HABITS } from './choose.ts'
import { scatteredProblems } from './scattered.ts'

/** With this seed already few games include every case. */
const SEED = 'b'
const NETWORKS = 6

const seen = new Set<string>()

describe.each(Object.keys(TABLES) as TableName[])(
  'the rules and the referee agree over many games with the cards %s',
  (name) => {
    const table = TABLES[name]()

    it.each(ALL_OPTIONS.filter(({ players }) => players > 2))('on large networks, %j', (options) => {
      for (let seed = 0; seed < NETWORKS; seed++) {
        expect(scatteredProblems(table, options, 6 + seed, seed)).toEqual([])
      }
    })

    describe.each([...HABITS, 'sampled'] as const)('with %s players', (manner) => {
      it.each(ALL_OPTIONS)('%j', (options) => {
        const { problems, cases } = playedGame(table, options, `${SEED}/${manner}`, manner)
        expect(problems).toEqual([])
        for (const one of cases) seen.add(one)
      })
    })
  },
)

it('these games include every case of the list', () => {
  expect(Object.values(CASES).filter((name) => !seen.has(name))).toEqual([])
})
