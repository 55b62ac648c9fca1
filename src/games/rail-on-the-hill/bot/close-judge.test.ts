import { describe, expect, it } from 'vitest'
import { Budget } from '#bots/budget.ts'
import { line, plainGame, Table, town } from '../rules/testing/positions.ts'
import { closeJudge } from './close-judge.ts'
import { turnsOf } from './testing/play-bots.ts'
import { trainedJudge } from './trained-judge.ts'

const endless = () => Budget.endless()

describe('the close judge', () => {
  it('says the same regardless of what it judged before, and not what the judge of the search says', () => {
    const states = turnsOf({ players: 1 }, [1, 4, 7, 13]).map(({ state }) => state)
    const expected = states.map((state) => closeJudge().worth(state, 0, endless()))
    const judge = closeJudge()
    for (const which of [3, 1, 1, 0, 2, 3]) expect(judge.worth(states[which], 0, endless())).toBe(expected[which])
    for (const [i, state] of states.entries()) expect(trainedJudge().worth(state, 0)).not.toBe(expected[i])
  })

  it('says the score after the last round, without work', () => {
    const { state } = Table.at({ options: { players: 1 }, round: 14 }, plainGame())
    const budget = endless()
    expect(closeJudge().worth(state, 0, budget)).toBe(trainedJudge().worth(state, 0))
    expect(budget.nodes).toBe(0)
  })

  it('does not depend on where the town lies, as the rules do not', () => {
    const judged = [
      ['c3', 'c3-d4', 'd3-d4'],
      ['d4', 'd4-e5', 'e4-e5'],
    ].map(([northWest, red, blue]) => {
      const lines = { red: line(red), blue: line(blue, { plans: [3] }) }
      const player = { town: town(northWest, '1 2', '3 4'), lines }
      const { state } = Table.at({ options: { players: 1 }, round: 5, players: [player] }, plainGame())
      return closeJudge().worth(state, 0, endless())
    })
    expect(judged[0]).toBeCloseTo(judged[1], 4)
  })
})
