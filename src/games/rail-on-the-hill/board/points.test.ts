import { expect, test } from 'vitest'
import { pointsSoFar } from './points.ts'

test('Plans that are not fulfilled yet are open while a game goes on, and cost points only when it is over', () => {
  const score = { total: -40, penalty: -40 }
  expect(pointsSoFar(score, { active: [1] })).toBe(0)
  expect(pointsSoFar(score, { active: [] })).toBe(-40)
})
