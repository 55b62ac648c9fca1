import { describe, expect, it } from 'vitest'
import type { Moment } from '#boards/board.ts'
import { ownTurnAt } from './course.ts'

/** A game in which these seats acted one after the other. */
function logOf(seats: readonly number[]): Moment[] {
  return seats.map((seat) => ({ seat }) as Moment)
}

describe('the place of a moment among the turns', () => {
  const recording = { log: logOf([1, 1, 2, 2, 2, 1, 1, 1, 2]), borders: [0, 2, 5, 8, 9] }

  it('counts the turns of whoever acts, and of nobody else', () => {
    expect([0, 2, 5, 8].map((moment) => ownTurnAt(recording, moment))).toEqual([
      { turn: 1, of: 2, steps: 0 },
      { turn: 1, of: 2, steps: 0 },
      { turn: 2, of: 2, steps: 0 },
      { turn: 2, of: 2, steps: 0 },
    ])
  })

  it('tells two decisions of one turn apart', () => {
    expect(ownTurnAt(recording, 7)).toEqual({ turn: 2, of: 2, steps: 2 })
  })

  it('counts only own steps where several act in one turn', () => {
    const together = { log: logOf([1, 2, 1, 2]), borders: [0] }
    expect(ownTurnAt(together, 3)).toEqual({ turn: 1, of: 1, steps: 1 })
  })
})
