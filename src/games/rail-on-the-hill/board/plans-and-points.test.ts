import { expect, test } from 'vitest'
import { nextTitle } from './plans-and-points.ts'

test('a total says how far the next title is (RH-Z3)', () => {
  expect(nextTitle(-12, false)).toEqual({ points: 93, title: 'Newbie mayor' })
  expect(nextTitle(174, true)).toEqual({ points: 7, title: 'Skilled mayor' })
  expect(nextTitle(261, false)).toBeUndefined()
})
