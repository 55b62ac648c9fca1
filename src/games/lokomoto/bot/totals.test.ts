import { describe, expect, test } from 'vitest'
import { worthOfStanding } from './totals.ts'

const worth = (points: readonly number[], isOver = false) => worthOfStanding(Float64Array.from(points), 0, isOver)

describe('the value of a standing', () => {
  test.each([2, 3, 4, 5])('one more point is worth about 1 among %i players with equal points', (players) => {
    const others = Array<number>(players - 1).fill(20)
    expect(worth([20.5, ...others]) - worth([19.5, ...others])).toBeCloseTo(1, 1)
  })

  test('the points of all opponents count, not only those of the best one', () => {
    expect(worth([20, 22, 10, 10])).toBeGreaterThan(worth([20, 22, 21, 21]))
  })

  test('one more point is worth little with a clear lead', () => {
    expect(worth([30, 20]) - worth([29, 20])).toBeLessThan(0.2)
  })

  test('one more point is worth more at the end of the game than before', () => {
    const gain = (isOver: boolean) => worth([21, 20], isOver) - worth([20, 20], isOver)
    expect(gain(true)).toBeGreaterThan(2 * gain(false))
  })
})
