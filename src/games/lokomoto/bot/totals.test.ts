import { describe, expect, test } from 'vitest'
import { lokomoto } from '../rules/rules.ts'
import { FREE, OVER, PHASE } from '../rules/state.ts'
import { chanceToWin, doubtAt } from './totals.ts'

const chance = (points: readonly number[], player = 0, doubt = 2) =>
  chanceToWin(Float64Array.from(points), player, doubt)

describe('the chance to win', () => {
  test.each([2, 3, 4, 5])('is shared equally by %i players with equal points', (players) => {
    expect(chance(Array<number>(players).fill(20))).toBeCloseTo(1 / players)
  })

  test('adds up to 1 over all players', () => {
    const points = [20, 22, 17.5, 21]
    expect(points.reduce((sum, _, player) => sum + chance(points, player), 0)).toBeCloseTo(1)
  })

  test('depends on the points of all opponents, not only on those of the best one', () => {
    expect(chance([20, 22, 10, 10])).toBeGreaterThan(chance([20, 22, 21, 21]))
  })

  test('hardly grows with a clear lead', () => {
    expect(chance([30, 20]) - chance([29, 20])).toBeLessThan(0.01)
  })

  test('depends the more on each point the less of the map is free, and most at the end', () => {
    const state = lokomoto.setup({ players: 3, first: 1 }, 'doubt')
    const first = doubtAt(state)
    state.words[FREE] = 0
    const later = doubtAt(state)
    state.words[PHASE] = OVER
    expect(first).toBeGreaterThan(later)
    expect(later).toBeGreaterThan(doubtAt(state))
  })
})
