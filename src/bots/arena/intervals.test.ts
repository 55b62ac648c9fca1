import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { meanInterval, shareInterval, studentsT, wilson } from './intervals.ts'

describe('a 95 % interval', () => {
  it('of a share is Wilson’s', () => {
    // The last is the example of Newcombe (1998).
    expect(wilson(1, 10)).toMatchObject({ low: expect.closeTo(0.7225, 4), high: expect.closeTo(1, 9) })
    expect(wilson(0.5, 10)).toMatchObject({ low: expect.closeTo(0.2366, 4), high: expect.closeTo(0.7634, 4) })
    expect(wilson(81 / 263, 263)).toMatchObject({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) })
  })

  it('of a mean is Student’s', () => {
    // 1 to 5: mean 3, standard error sqrt(2.5 / 5), t(4) = 2.776.
    expect(meanInterval([1, 2, 3, 4, 5])).toEqual({
      value: 3,
      low: expect.closeTo(3 - 2.7764 * Math.SQRT1_2, 2),
      high: expect.closeTo(3 + 2.7764 * Math.SQRT1_2, 2),
    })
    expect(meanInterval([7])).toEqual({ value: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })

  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [9, 2.262],
    [30, 2.042],
    [1e6, 1.96],
  ])('reaches t(%i) standard errors far', (freedom, t) => {
    expect(studentsT(freedom)).toBeCloseTo(t, 2)
  })

  it('treats games of different deals as independent', () => {
    expect(shareInterval([1, 0, 1, 1], 1)).toEqual(wilson(0.75, 4))
  })

  it('gives games less weight if deals decide them, and never more than independent ones', () => {
    const decided = [...Array(10).fill(1), ...Array(10).fill(0)]
    expect(shareInterval(decided, 4)).toEqual(wilson(0.5, 19))
    expect(shareInterval(Array(20).fill(0.5), 4)).toEqual(wilson(0.5, 80))
    expect(shareInterval([0.25], 4)).toEqual(wilson(0.25, 1))
  })

  it('holds the share, and lies between 0 and 1', () => {
    const deals = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(deals, (wins) => {
        const { value, low, high } = shareInterval(
          wins.map((won) => won / 4),
          4,
        )
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low - 1e-12).toBeLessThanOrEqual(value)
        expect(high + 1e-12).toBeGreaterThanOrEqual(value)
      }),
    )
  })

  it('contains the true value about 95 times in 100, also if games of a deal are alike', () => {
    const rng = new Rng('coverage')
    const chance = 0.7
    let covered = 0
    for (let run = 0; run < 1000; run++) {
      // Half of the deals are decided by their cards: all four rotations end alike.
      const shares = Array.from({ length: 50 }, () => {
        const win = () => (rng.below(1000) < 1000 * chance ? 1 : 0)
        return rng.below(2) === 0 ? win() : (win() + win() + win() + win()) / 4
      })
      const { low, high } = shareInterval(shares, 4)
      if (low <= chance && chance <= high) covered++
    }
    expect(covered / 1000).toBeGreaterThan(0.93)
    expect(covered / 1000).toBeLessThan(0.98)
  })
})
