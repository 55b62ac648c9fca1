import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { Budget } from './budget.ts'
import { type Comparison, compareInFutures, type Estimate } from './futures.ts'

function compare(nodes: number, worths: readonly number[], more: Partial<Comparison> = {}): Estimate[] {
  const budget = Budget.of({ nodes }, () => 0)
  const tryIn = (candidate: number, future: number) => {
    budget.spend()
    // The luck of a future is the same for all candidates.
    return worths[candidate] + new Rng(`future ${future}`).below(100)
  }
  const comparing = compareInFutures({ candidates: worths.length, tryIn, budget, ...more })
  for (;;) {
    const step = comparing.next()
    if (step.done) return step.value
  }
}

describe('candidates in sampled futures', () => {
  it('have the same luck, so that a small difference is found in large noise', () => {
    const [one, other] = compare(20, [0, 1])
    expect(other.mean - one.mean).toBeCloseTo(1)
    expect(one.error).toBeGreaterThan(1)
  })

  it('get more samples if they are better, within the budget', () => {
    const estimates = compare(240, [0, 10, 20, 30, 40, 50, 60, 70])
    const tries = estimates.map((estimate) => estimate.tries)
    expect(tries).toEqual([...tries].sort((one, other) => one - other))
    expect(tries[7]).toBeGreaterThan(3 * tries[0])
    expect(tries.reduce((sum, each) => sum + each)).toBe(240)
  })

  it('are all tried once, even without a budget', () => {
    expect(compare(0, [1, 2, 3]).map(({ tries }) => tries)).toEqual([1, 1, 1])
  })

  it('are not dropped if they are kept', () => {
    const tries = compare(200, [0, 10, 20, 30, 40, 50], { kept: new Set([0]) }).map((estimate) => estimate.tries)
    expect(tries[5] - tries[0]).toBeLessThanOrEqual(1)
    expect(tries[1]).toBeLessThan(tries[0])
  })

  it('leave a share of the budget if the best one needs it later', () => {
    const triesIn = (worths: readonly number[]) => {
      const estimates = compare(240, worths, { reserve: (candidate) => (candidate === 1 ? 0.5 : 0) })
      return estimates.reduce((sum, { tries }) => sum + tries, 0)
    }
    expect(triesIn([0, 10])).toBe(120)
    expect(triesIn([10, 0])).toBe(240)
  })

  it('begin with their priors', () => {
    const [one, other] = compare(4, [0, 0], { most: 2, prior: { values: [100, 0], weight: 2 } })
    expect(one.mean - other.mean).toBeCloseTo(50)
    expect(one.tries).toBe(4)
  })

  it('keep the least share of the prior, however many samples there are', () => {
    const [one, other] = compare(400, [0, 0], { prior: { values: [100, 0], weight: 2, least: 0.3 } })
    expect(one.tries).toBeGreaterThan(100)
    expect(one.mean - other.mean).toBeCloseTo(30)
    const [first, second] = compare(4, [0, 0], { most: 2, prior: { values: [100, 0], weight: 2, least: 0.3 } })
    expect(first.mean - second.mean).toBeCloseTo(50)
  })
})
