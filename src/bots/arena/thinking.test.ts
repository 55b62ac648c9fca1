import { describe, expect, it } from 'vitest'
import { Thinking } from './thinking.ts'

const spent = (...costs: number[]) => costs.map((ms) => ({ ms, nodes: 10 * ms }))

describe('the cost of thinking', () => {
  it('is reported by decision and by turn, with the share that was over the budget', () => {
    const thinking = new Thinking('ms', 2, { ms: 100 })
    thinking.add(
      [1, 0],
      [
        { decisions: spent(60, 70), turns: spent(130) },
        { decisions: [], turns: [] },
      ],
    )
    expect(thinking.report(['a', 'b'])).toEqual([
      { bot: 'a', decisions: null, turns: null },
      {
        bot: 'b',
        decisions: { count: 2, mean: 65, p99: 70, longest: 70, over: 0 },
        turns: { count: 1, mean: 130, p99: 130, longest: 130, over: 1 },
      },
    ])
  })

  it('is over the budget only in the unit of the budget', () => {
    const thinking = new Thinking('nodes', 1, { ms: 100 })
    thinking.add([0], [{ decisions: spent(1000), turns: spent(1000) }])
    expect(thinking.report(['a'])[0].turns).toMatchObject({ mean: 10_000, over: null })
  })

  it('has a 99th percentile that is exact to within 1 %', () => {
    const thinking = new Thinking('ms', 1, { ms: 900 })
    const costs = spent(...Array.from({ length: 1000 }, (_, i) => i + 1))
    thinking.add([0], [{ decisions: [], turns: costs }])
    const [{ turns }] = thinking.report(['a'])
    expect(turns?.p99).toBeGreaterThanOrEqual(990)
    expect(turns?.p99).toBeLessThan(1000)
    expect(turns).toMatchObject({ count: 1000, mean: 500.5, longest: 1000, over: 0 })
  })
})
