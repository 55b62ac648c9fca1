import { describe, expect, it } from 'vitest'
import { leadersOf, writtenSum } from './scorer.ts'

function score(...rank: number[]) {
  return { rows: {}, total: rank[0], rank }
}

describe('scores that are entered by hand', () => {
  it('the highest total wins, then what decides a tie, and equal ones share the win', () => {
    expect(leadersOf([score(10, 3), score(12, 1), score(12, 0)])).toEqual([2])
    expect(leadersOf([score(12, 1), score(12, 2), score(9, 9)])).toEqual([2])
    expect(leadersOf([score(5, 1), score(5, 1)])).toEqual([1, 2])
  })

  it('a sum is written with a true minus', () => {
    expect(writtenSum(['3', '6×2', -10])).toBe('3 + 6×2 − 10')
  })
})
