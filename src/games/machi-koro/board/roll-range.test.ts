import { expect, it } from 'vitest'
import { rollRange } from './roll-range.ts'

it('has a dash between numbers that follow each other, and commas between others', () => {
  expect([[7], [9, 10], [2, 4], [1, 2, 3, 6], [6, 11, 12]].map(rollRange)).toEqual([
    '7',
    '9–10',
    '2, 4',
    '1–3, 6',
    '6, 11–12',
  ])
})
