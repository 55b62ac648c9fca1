import { describe, expect, it } from 'vitest'
import type { Review } from '#bots/analysis.ts'
import { coursesOf, estimateAt, finalsOf, momentsOf } from './course.ts'

const REVIEWS: readonly Review[] = [
  { seat: 1, from: 0, to: 3, best: 100, done: 95, plan: [], reason: { reason: '', values: {} } },
  { seat: 2, from: 3, to: 5, best: 90, done: 90, plan: [], reason: { reason: '', values: {} } },
  { seat: 1, from: 5, to: 8, best: 110, done: 110, plan: [], reason: { reason: '', values: {} } },
]

function courses(isWhole: boolean) {
  return coursesOf(REVIEWS, ['Ann', 'Bea'], { finals: [120, 80], goal: 'points', last: 9, isWhole })
}

describe('the course of a game', () => {
  it('goes from estimate to estimate, and to the result when everything was looked at', () => {
    const [ann, bea] = courses(true)
    expect(ann.points.map(({ at, estimate }) => [at, estimate])).toEqual([
      [0, 100],
      [5, 110],
      [9, 120],
    ])
    expect(ann.loss).toBeGreaterThan(0)
    expect(100 + ann.luck - ann.loss).toBeCloseTo(120)
    expect([bea.loss, bea.luck]).toEqual([0, -10])
    expect(courses(false)[1].points).toEqual([{ at: 3, estimate: 90 }])
    expect(courses(false)[1].luck).toBe(0)
  })

  it('knows at any moment what was thought last', () => {
    const all = courses(true)
    expect(momentsOf(all)).toEqual([0, 3, 5, 9])
    expect([2, 5, 9].map((at) => estimateAt(all[0], at))).toEqual([100, 110, 120])
    expect([2, 4].map((at) => estimateAt(all[1], at))).toEqual([undefined, 90])
  })

  it('ends with points or, in a race, with a share of the victory', () => {
    const standing = { winners: [1, 3], scores: [7, 5, 7] }
    const headline = (points: unknown) => ({ points: points as number, title: undefined })
    expect(finalsOf(standing, 'points', headline)).toEqual([7, 5, 7])
    expect(finalsOf(standing, 'race', headline)).toEqual([0.5, 0, 0.5])
  })
})
