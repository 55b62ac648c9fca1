import { describe, expect, it } from 'vitest'
import { ALL_OPTIONS, playedGame, TABLES, type TableName } from './agreement.ts'
import { HABITS } from './choose.ts'
import { scatteredProblems } from './scattered.ts'

const GAMES = 5

describe.each(Object.keys(TABLES) as TableName[])(
  'the rules and the referee agree over many games with the cards %s',
  (name) => {
    const table = TABLES[name]()

    it.each(ALL_OPTIONS.filter(({ players }) => players > 2))('on large networks, %j', (options) => {
      for (let seed = 0; seed < 10 * GAMES; seed++) {
        expect(scatteredProblems(table, options, 6 + (seed % 13), seed)).toEqual([])
      }
    })

    describe.each([...HABITS, 'sampled'] as const)('with %s players', (manner) => {
      it.each(ALL_OPTIONS)('%j', (options) => {
        for (let k = 0; k < GAMES; k++) {
          expect(playedGame(table, options, `many/${k}/${manner}`, manner).problems).toEqual([])
        }
      })
    })
  },
)
