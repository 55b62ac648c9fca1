import { describe, expect, it } from 'vitest'
import type { Moment } from '#boards/board.ts'
import type { Review } from '#bots/analysis.ts'
import { estimateAt, finalsOf, momentsOf, ownTurnAt, reachedShare, seatAnalysesOf } from './seat-analysis.ts'

const REVIEWS: readonly Review[] = [
  { seat: 1, from: 0, to: 3, best: 100, done: 95, plan: [], reason: { reason: '', values: {} } },
  { seat: 2, from: 3, to: 5, best: 90, done: 90, plan: [], reason: { reason: '', values: {} } },
  { seat: 1, from: 5, to: 8, best: 110, done: 110, plan: [], reason: { reason: '', values: {} } },
]

function courses(isWhole: boolean) {
  return seatAnalysesOf(REVIEWS, ['Ann', 'Bea'], { finals: [120, 80], goal: 'points', last: 9, isWhole })
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

/** A game in which these seats acted one after the other. */
function logOf(seats: readonly number[]): Moment[] {
  return seats.map((seat) => ({ seat }) as Moment)
}

describe('the place of a moment among the turns', () => {
  const recording = { log: logOf([1, 1, 2, 2, 2, 1, 1, 1, 2]), borders: [0, 2, 5, 8, 9] }

  it('counts the turns of the acting seat only', () => {
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

describe('the share of what was possible', () => {
  it('is what was reached of what was found', () => {
    expect(reachedShare(150, 200)).toEqual({ share: 0.75, possible: 200 })
  })

  it('is never more than the whole: what was played was possible', () => {
    expect(reachedShare(210, 200)).toEqual({ share: 1, possible: 210 })
    expect(reachedShare(200, 200)).toEqual({ share: 1, possible: 200 })
  })

  it('is 0 for a negative score', () => {
    expect(reachedShare(-12, 180)).toEqual({ share: 0, possible: 180 })
    expect(reachedShare(-12, -3)).toEqual({ share: 0, possible: -3 })
  })
})
