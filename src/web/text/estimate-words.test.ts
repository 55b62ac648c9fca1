import { describe, expect, it } from 'vitest'
import { teacher as en } from './en/teacher.ts'
import { estimateWords } from './estimate-words.ts'
import { teacher as hu } from './hu/teacher.ts'

describe('an estimate in words', () => {
  it('is of points', () => {
    const words = estimateWords('points', en.estimate, 'en')
    expect(words.full(186.6)).toBe('about 187 points')
    expect(words.short(-3.2)).toBe('−3')
    expect([words.apart(-2.46), words.apart(12.4), words.apart(9.97)]).toEqual(['2.5 points', '12 points', '10 points'])
    expect(words.short(-0.2)).toBe('0')
    expect([words.full(1.2), words.apart(1)]).toEqual(['about 1 point', '1 point'])
  })

  it('is of chances where a game is a race', () => {
    const words = estimateWords('race', en.estimate, 'en')
    expect([words.full(0.617), words.short(1.02), words.apart(-0.08)]).toEqual(['62% to win', '100%', '8%'])
  })

  it('is written as the language writes numbers', () => {
    expect(estimateWords('points', hu.estimate, 'hu').apart(2.5)).toBe('2,5 pont')
  })
})
