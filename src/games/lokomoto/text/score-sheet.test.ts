import { expect, test } from 'vitest'
import { scoreSheet } from './score-sheet.ts'

test('LK-V1: the sheet says what trains, bonuses, shapes and unused sections come to', () => {
  const scores = [
    { trains: 31, bonus: 2, shapes: 6, unused: -3, total: 36 },
    { trains: 12, bonus: -1, shapes: 0, unused: 0, total: 11 },
  ]
  expect(scoreSheet(scores, ['Ada', 'Grace'])).toEqual([
    ['', 'Ada', 'Grace'],
    ['Trains', '31', '12'],
    ['Bonus', '2', '-1'],
    ['Shapes', '6', '0'],
    ['Unused', '-3', '0'],
    [],
    ['Total', '36', '11'],
  ])
})
