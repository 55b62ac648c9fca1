import { expect, test } from 'vitest'
import { scoreSheet } from './score-sheet.ts'

test('MK-W1: the sheet says how many landmarks every player has, and then the coins', () => {
  const scores = [
    { landmarks: 4, coins: 2 },
    { landmarks: 3, coins: 21 },
  ]
  expect(scoreSheet(scores, ['Ada', 'Grace'])).toEqual([
    ['', 'Ada', 'Grace'],
    ['Landmarks', '4', '3'],
    ['Coins', '2', '21'],
  ])
})
