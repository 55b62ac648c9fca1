import { expect, test } from 'vitest'
import { hintWords, otherWays } from './ask-expert.ts'

test('other ways that look the same are listed once, the best of them, and none that only stops earlier', () => {
  const plans = [['a', 'b', 'c'], ['a', 'd', 'c'], ['a', 'd', 'e'], ['a', 'b'], ['f']]
  const candidates = plans.map((plan) => ({ plan, estimate: 0, reason: { reason: '', values: {} } }))
  expect(otherWays({ plan: plans[0], candidates })).toEqual([
    { index: 1, action: 'd' },
    { index: 4, action: 'f' },
  ])
})

test('another way does not repeat the reason of the best one', () => {
  const because = (reason: string) => ({ reason, values: {} })
  const face = { describe: (action: string) => action, explain: ({ reason }: { reason: string }) => reason }
  const candidates = [
    { plan: ['a'], estimate: 0.5, reason: because('rarely needed') },
    { plan: ['b'], estimate: 0.3, reason: because('rarely needed') },
    { plan: ['c'], estimate: 0.2, reason: because('next to a town') },
  ]
  const thought = { plan: ['a'], candidates, ratings: [], reason: because('rarely needed'), stepReasons: [] }
  const place = { face, view: {}, texts: {}, cards: {}, seats: [] }
  const { reason, others } = hintWords(thought, place, ['50%', '30%', '20%'])
  expect([reason, ...others.map((other) => other.reason)]).toEqual(['rarely needed', '', 'next to a town'])
})
