import { describe, expect, it } from 'vitest'
import { disagreements, HABITS, type Habit, playedTrace } from './agreement.ts'
import { disguised } from './disguise.ts'

/** Every habit and number of players; `agreement.deep.test.ts` plays many games, with every case of a list. */
describe('the rules and the independent referee agree move by move', () => {
  it.each((Object.keys(HABITS) as Habit[]).map((habit, i) => [habit, 2 + (i % 3)] as const))(
    'in a game of %s players, %i of them',
    (habit, players) => {
      expect(disagreements(playedTrace({ players }, `agreement/${habit}`, habit))).toEqual([])
    },
  )

  it('in a game with a custom card set, where the options let seat 2 begin', () => {
    const trace = playedTrace({ players: 3, first: 2 }, 'agreement/disguised', 'televising', disguised())
    expect(disagreements(trace)).toEqual([])
  })
})
