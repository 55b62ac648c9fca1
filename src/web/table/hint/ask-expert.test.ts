import { expect, test } from 'vitest'
import { otherWays } from './ask-expert.ts'

test('other ways that look the same are listed once, the best of them, and none that only stops earlier', () => {
  const plans = [['a', 'b', 'c'], ['a', 'd', 'c'], ['a', 'd', 'e'], ['a', 'b'], ['f']]
  const candidates = plans.map((plan) => ({ plan, estimate: 0, reason: { reason: '', values: {} } }))
  expect(otherWays({ plan: plans[0], candidates })).toEqual([
    { index: 1, action: 'd' },
    { index: 4, action: 'f' },
  ])
})
