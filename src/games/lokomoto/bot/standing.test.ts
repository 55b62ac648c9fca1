import { describe, expect, test } from 'vitest'
import { worthOfStanding } from './standing.ts'

const worth = (points: readonly number[], isOver = false) => worthOfStanding(Float64Array.from(points), 0, isOver)

describe('what points are worth to a player', () => {
  test.each([2, 3, 4, 5])('a point more is worth about one among %i who have the same', (players) => {
    const others = Array<number>(players - 1).fill(20)
    expect(worth([20.5, ...others]) - worth([19.5, ...others])).toBeCloseTo(1, 1)
  })

  test('what the others have counts, not only the best of them', () => {
    expect(worth([20, 22, 10, 10])).toBeGreaterThan(worth([20, 22, 21, 21]))
  })

  test('a clear lead can hardly be made more of', () => {
    expect(worth([30, 20]) - worth([29, 20])).toBeLessThan(0.2)
  })

  test('at the end a point decides', () => {
    const gain = (isOver: boolean) => worth([21, 20], isOver) - worth([20, 20], isOver)
    expect(gain(true)).toBeGreaterThan(2 * gain(false))
  })
})
