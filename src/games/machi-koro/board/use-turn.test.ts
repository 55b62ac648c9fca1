import { describe, expect, it } from 'vitest'
import { offerOf } from './use-turn.ts'

describe('an offer', () => {
  it('sorts what may be done by what it is for', () => {
    expect(offerOf(['roll 1', 'roll 2'])).toMatchObject({ rolls: [1, 2], rerolls: [] })
    expect(offerOf(['reroll 1', 'stand'])).toMatchObject({ rolls: [], rerolls: [1] })
    expect(offerOf(['tv 2', 'tv 4']).tv).toEqual([2, 4])
    expect([...offerOf(['build ranch', 'build radio-tower', 'pass']).builds]).toEqual(['ranch', 'radio-tower'])
  })

  it('knows what may be given, and what may be taken of whom', () => {
    const { gifts, prizes, mayKeepCards } = offerOf([
      'swap ranch 2 mine',
      'swap bakery 2 mine',
      'swap ranch 3 cafe',
      'noswap',
    ])
    expect([...gifts]).toEqual(['ranch', 'bakery'])
    expect([...prizes].map(([seat, cards]) => [seat, ...cards])).toEqual([
      [2, 'mine'],
      [3, 'cafe'],
    ])
    expect(mayKeepCards).toBe(true)
  })
})
