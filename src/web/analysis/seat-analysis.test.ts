import { describe, expect, it } from 'vitest'
import type { Moment } from '#boards/board.ts'
import type { Review } from '#bots/analysis.ts'
import { finalsOf, momentsOf, ownTurnAt, pointAt, reachedShare, seatAnalysesOf } from './seat-analysis.ts'

function review(seat: number, from: number, to: number, first: number, loss: number): Review {
  const chances = [first, 1 - first]
  const best = chances[seat - 1]
  return {
    ...{ seat, from, to, best, done: best - loss, plan: [], reason: { reason: '', values: {} } },
    forecast: { chances, points: chances.map((chance) => ({ mean: 100 * chance, spread: 8 })) },
  }
}

const REVIEWS = [review(1, 0, 3, 0.5, 0.2), review(2, 3, 5, 0.4, 0), review(1, 5, 8, 0.6, 0)]

function courses(isWhole: boolean) {
  return seatAnalysesOf(REVIEWS, ['Ann', 'Bea'], { finals: [1, 0], last: 9, isWhole })
}

describe('the course of a game', () => {
  it('goes from estimate to estimate, and to the result when everything was looked at', () => {
    const [ann, bea] = courses(true)
    expect(ann.points.map(({ at, value, isOwn }) => [at, value, isOwn])).toEqual([
      [0, 0.5, true],
      [3, 0.4, false],
      [5, 0.6, true],
      [9, 1, false],
    ])
    expect(ann.loss).toBeGreaterThan(0)
    expect(0.5 + ann.luck - ann.loss).toBeCloseTo(1)
    expect([bea.loss, bea.luck]).toEqual([0, -0.5])
    expect(courses(false)[1].points.at(-1)).toMatchObject({ at: 5, value: 0.4, expected: { mean: 40, spread: 8 } })
    expect(courses(false)[1].luck).toBeCloseTo(-0.1)
  })

  it('judges all seats at the same moments, and their chances add up to 1', () => {
    const all = courses(true)
    expect(momentsOf(all)).toEqual([0, 3, 5, 9])
    for (const at of [0, 2, 3, 4, 7, 9]) {
      const points = all.map((course) => pointAt(course, at))
      expect(points.map((point) => point?.at)).toEqual([points[0]?.at, points[0]?.at])
      expect(points.reduce((sum, point) => sum + (point?.value ?? 0), 0)).toBeCloseTo(1)
    }
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
  const recording = { log: logOf([1, 1, 2, 2, 2, 1, 1, 1, 2]), borders: [0, 2, 5, 8, 9], first: 0 }

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
    const together = { log: logOf([1, 2, 1, 2]), borders: [0], first: 0 }
    expect(ownTurnAt(together, 3)).toEqual({ turn: 1, of: 1, steps: 1 })
  })

  it('does not count the setup as a turn', () => {
    const withSetup = { ...recording, first: 2 }
    expect([1, 2, 5].map((moment) => ownTurnAt(withSetup, moment))).toEqual([
      { turn: 0, of: 1, steps: 1 },
      { turn: 1, of: 2, steps: 0 },
      { turn: 1, of: 1, steps: 0 },
    ])
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
