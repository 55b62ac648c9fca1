import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW } from '#engine/game.ts'
import { stepsFollowed } from './followed.ts'

const ADVICE = { seat: 1, begin: 2, plan: ['a', 'b', 'c'] }

function steps(actions: readonly string[], outcome: (index: number) => number = () => NOTHING_NEW) {
  const log = actions.map((action) => ({ seat: action === action.toUpperCase() ? 2 : 1, action, before: undefined }))
  return stepsFollowed(ADVICE, log, outcome)
}

describe('an advised turn', () => {
  it('is followed step by step, and back again', () => {
    expect(steps(['x', 'y'])).toBe(0)
    expect(steps(['x', 'y', 'a', 'b'])).toBe(2)
    expect(steps(['x', 'y', 'a'])).toBe(1)
  })

  it('is over when all of it was done, or something else, or after an undo before it', () => {
    expect(steps(['x', 'y', 'a', 'b', 'c'])).toBeUndefined()
    expect(steps(['x', 'y', 'b'])).toBeUndefined()
    expect(steps(['x', 'y', 'A'])).toBeUndefined()
    expect(steps(['x'])).toBeUndefined()
  })

  it('is over when hidden information was revealed', () => {
    expect(steps(['x', 'y', 'a'], (index) => (index === 2 ? DRAWN : NOTHING_NEW))).toBeUndefined()
  })
})
