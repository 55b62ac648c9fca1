import { describe, expect, it } from 'vitest'
import { Results } from './results.ts'

describe('results in futures', () => {
  it('are returned unchanged if there is one future', () => {
    const results = new Results([10, 20], 0)
    results.add(0, 0, 7)
    results.add(1, 0, 9)
    expect(results.estimates()).toEqual([7, 9])
  })

  it('do not mistake luck for worth', () => {
    const LUCK = [9, 8, -6, -7, -4, 0]
    const results = new Results([100, 100], 3)
    // The worse candidate is tried only in the two lucky futures.
    LUCK.forEach((luck, future) => {
      results.add(0, future, 104 + luck)
      if (future < 2) results.add(1, future, 101 + luck)
    })
    const [better, worse] = results.estimates()
    expect(better).toBeGreaterThan(worse + 0.5)
    expect(better).toBeGreaterThan(101)
    expect(better).toBeLessThan(105)
  })

  it('outweigh the prior when there are many of them', () => {
    const few = new Results([100, 110], 3)
    const many = new Results([100, 110], 3)
    for (let future = 0; future < 30; future++) {
      for (const results of future < 2 ? [few, many] : [many]) {
        results.add(0, future, 105)
        results.add(1, future, 103)
      }
    }
    const lead = (results: Results) => results.estimates()[0] - results.estimates()[1]
    expect(lead(few)).toBeLessThan(0)
    expect(lead(many)).toBeGreaterThan(0.5)
  })
})
