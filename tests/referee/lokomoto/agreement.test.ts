import { describe, expect, it } from 'vitest'
import type { LokoOptions } from '#games/lokomoto/rules/state.ts'
import { type Manner, playedGame, TABLES, type TableName } from './agreement.ts'
import { scatteredProblems } from './scattered.ts'

/** Every manner, mode and number of players once; `agreement.deep.test.ts` plays all combinations. */
describe('the rules and the independent referee agree move by move', () => {
  it.each<[TableName, Manner, LokoOptions]>([
    ['standard', 'sampled', { players: 3, hiddenAgendas: true }],
    ['triangles', 'wandering', { players: 2, advanced: true }],
    ['triangles', 'collecting', { players: 4, hiddenAgendas: true, first: 3 }],
    ['triangles', 'hoarding', { players: 5 }],
    ['squares', 'buying', { players: 5, hiddenAgendas: true, advanced: true }],
    ['squares', 'collecting', { players: 3, advanced: true }],
    ['squares', 'sampled', { players: 2 }],
  ])('with the cards %s, %s players and %j', (name, manner, options) => {
    expect(playedGame(TABLES[name](), options, 'agreement', manner).problems).toEqual([])
  })

  it.each<LokoOptions>([{ players: 3 }, { players: 4, advanced: true }])(
    'on a network that is larger than in most games, %j',
    (options) => {
      expect(scatteredProblems(TABLES.triangles(), options, 9, 0)).toEqual([])
    },
  )
})
