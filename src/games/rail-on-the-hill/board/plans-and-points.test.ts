import { expect, test } from 'vitest'
import { nextTitle, pointsSoFar } from './plans-and-points.ts'

test('Plans that are not fulfilled yet are open while a game goes on, and cost points only when it is over', () => {
  const score = { total: -40, penalty: -40 }
  expect(pointsSoFar(score, { active: [1] })).toBe(0)
  expect(pointsSoFar(score, { active: [] })).toBe(-40)
})

test('a total says how far the next title is (RH-Z3)', () => {
  expect(nextTitle(-12, false)).toEqual({ points: 93, title: 'Newbie mayor' })
  expect(nextTitle(174, true)).toEqual({ points: 7, title: 'Skilled mayor' })
  expect(nextTitle(261, false)).toBeUndefined()
})
