import { describe, expect, it } from 'vitest'
import { texts } from './board.ts'

const { words, log } = texts

describe('Japanese', () => {
  it('counts cards, coins and landmarks', () => {
    expect([1, 2].map((count) => words.copies('cafe', count))).toEqual(['カフェ', 'カフェ2枚'])
    expect([0, 3].map(words.coins)).toEqual(['0コイン', '3コイン'])
    expect([0, 4].map(words.landmarks)).toEqual(['ランドマークなし', 'ランドマーク4つ'])
  })

  it('names a sum of two dice with its parts', () => {
    expect(log.roll('千代', [4])).toBe('千代が4を出しました。')
    expect(log.roll('千代', [3, 4])).toBe('千代が7（3+4）を出しました。')
  })

  it('says that a card brought nothing', () => {
    expect(log.fromBank('家具工場', '千代', 0)).toBe('家具工場：千代は収入なし。')
    expect(log.fromBank('家具工場', '千代', 6)).toBe('家具工場：千代に6コイン。')
  })

  it('puts nothing between sentences', () => {
    expect(words.sentences(['千代は交換しませんでした。', '収入はありません。'])).toBe(
      '千代は交換しませんでした。収入はありません。',
    )
  })
})
