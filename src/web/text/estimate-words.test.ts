import { describe, expect, it } from 'vitest'
import { expert as en } from './en/expert.ts'
import { estimateWords } from './estimate-words.ts'
import { expert as hu } from './hu/expert.ts'

/** Spaces within a part do not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('an estimate in words', () => {
  it('is of points in a game alone', () => {
    const words = estimateWords('points', en.estimate, 'en')
    expect(plain(words.full({ points: { mean: 186.6, spread: 0 } }))).toBe('about 187 points')
    expect(plain(words.full({ points: { mean: 1.2, spread: 0 } }))).toBe('about 1 point')
    expect(words.short(-3.2)).toBe('−3')
    expect(words.short(-0.2)).toBe('0')
    expect([words.apart(-2.46), words.apart(12.4), words.apart(9.97)]).toEqual(['2.5 points', '12 points', '10 points'])
    expect(words.apart(1)).toBe('1 point')
  })

  it('has the spread of points', () => {
    const words = estimateWords('points', en.estimate, 'en')
    expect(plain(words.full({ points: { mean: 186.6, spread: 11.7 } }))).toBe('about 187 ± 12 points')
    expect(words.expected({ mean: 186.6, spread: 11.7 })).toBe('187 ± 12')
    expect(words.expected({ mean: 186.6, spread: 0.2 })).toBe('187')
  })

  it('is of chances where there are several players', () => {
    const words = estimateWords('race', en.estimate, 'en')
    expect([plain(words.full({ chance: 0.617 })), words.short(1.02), words.apart(-0.08)]).toEqual([
      '62% to win',
      '100%',
      '8%',
    ])
    expect(plain(words.full({ chance: 0.5, points: { mean: 40, spread: 6 } }))).toBe('50% to win · about 40 ± 6 points')
  })

  it('differs from that of a better turn by just what the turn cost, however both are rounded', () => {
    const points = estimateWords('points', en.estimate, 'en')
    expect(points.apart(3.46)).toBe('3.5 points')
    expect(points.withLoss(27.04, 3.46, 8.8)).toEqual({ best: '27 ± 9', done: '23.5 ± 9' })
    expect(points.withLoss(27.46, 3.46, 0)).toEqual({ best: '27.5', done: '24' })
    expect(points.withLoss(27.4, 12.4, 0)).toEqual({ best: '27', done: '15' })
    expect(estimateWords('race', en.estimate, 'en').withLoss(0.614, 0.118, 0)).toEqual({ best: '61%', done: '49%' })
  })

  it('breaks between its parts only', () => {
    const words = estimateWords('race', hu.estimate, 'hu')
    const parts = words.full({ chance: 0.5, points: { mean: 40, spread: 6 } }).split(' ')
    expect(parts).toHaveLength(3)
  })

  it('is of all seats in percents that add up to 100', () => {
    const words = estimateWords('race', en.estimate, 'en')
    expect(words.chances([1 / 3, 1 / 3, 1 / 3])).toEqual(['34%', '33%', '33%'])
    expect(words.chances([0.125, 0.125, 0.125, 0.625])).toEqual(['13%', '13%', '12%', '62%'])
    expect(words.chances([0.996, 0.004])).toEqual(['100%', '0%'])
    expect(words.chances([0.58, 0.42])).toEqual(['58%', '42%'])
    expect(words.chances([0, 1])).toEqual(['0%', '100%'])
  })

  it('is written as the language writes numbers', () => {
    expect(estimateWords('points', hu.estimate, 'hu').apart(2.5)).toBe('2,5 pont')
  })
})
