import { describe, expect, it } from 'vitest'
import type { RailState } from '../rules/state.ts'
import { landmarks, line, plainGame, Table, town } from '../rules/testing/positions.ts'
import { turnsOf } from './testing/play-bots.ts'
import { trainedJudge } from './trained-judge.ts'

interface Side {
  readonly state: RailState
  readonly player: number
}

/** Towns of all sizes, and the same tiles of other cards. */
function sides(): Side[] {
  const alone = turnsOf({ players: 1 }, [1, 7, 14]).map(({ state }) => ({ state, player: 0 }))
  const together = turnsOf({ players: 2 }, [3, 12]).flatMap(({ state }) => [0, 1].map((player) => ({ state, player })))
  const red = line('d4-e4', { plans: [1] })
  const situation = { options: { players: 1 }, round: 9, players: [{ town: town('d4', '1 2 3'), lines: { red } }] }
  const others = [plainGame(), plainGame(landmarks({ 1: 'zoo', 2: 'school' }))].map((game) => ({
    state: Table.at(situation, game).state,
    player: 0,
  }))
  return [...alone, ...together, ...others]
}

describe('the judge', () => {
  it('says the same regardless of what it judged before', () => {
    const all = sides()
    const expected = all.map(({ state, player }) => trainedJudge().worth(state, player))
    expect(new Set(expected).size).toBe(all.length)
    const judge = trainedJudge()
    for (let step = 1; step < all.length; step++) {
      for (let i = 0; i < all.length; i++) {
        const which = (i * step) % all.length
        expect(judge.worth(all[which].state, all[which].player)).toBe(expected[which])
      }
    }
  })

  it('has the same estimate in one step as in three', () => {
    const judge = trainedJudge()
    for (const { state, player } of sides()) {
      const inSteps = judge.score(state, player) + judge.prospects() + judge.correction(false)
      expect(judge.worth(state, player)).toBe(inSteps)
    }
  })
})
