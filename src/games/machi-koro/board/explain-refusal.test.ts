import { describe, expect, it } from 'vitest'
import { texts } from '../text/en/index.ts'
import { explainRefusal } from './explain-refusal.ts'

describe('a refusal on the page', () => {
  it('is a sentence that calls cards by their names', () => {
    const values = { action: 'build mine', card: 'mine', cost: 6, coins: 2 }
    expect(explainRefusal({ rule: 'MK-B1', reason: 'too-expensive', values }, texts)).toBe(
      'Mine costs 6, and there are only 2 coins.',
    )
    expect(explainRefusal({ rule: 'MK-S2', reason: 'not-your-turn', values: {} }, texts)).toBe(
      "It is another player's turn.",
    )
  })
})
