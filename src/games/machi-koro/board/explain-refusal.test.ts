import { describe, expect, it } from 'vitest'
import { machiKoro } from '../rules/rules.ts'
import { bigTown, gameOf } from '../rules/testing/big-town.ts'
import { texts } from '../text/en/board.ts'
import { explainRefusal } from './explain-refusal.ts'

describe('a refusal on the page', () => {
  it('is a sentence that calls cards by their names', () => {
    const values = { action: 'build mine', card: 'mine', cost: 6, coins: 2 }
    expect(explainRefusal({ rule: 'MK-B1', reason: 'too-expensive', values }, texts, machiKoro.cards)).toBe(
      'Mine costs 6 coins; you have 2.',
    )
    expect(explainRefusal({ rule: 'MK-S2', reason: 'not-your-turn', values: {} }, texts, machiKoro.cards)).toBe(
      'It is another player’s turn.',
    )
  })

  it('calls the cards of another set as that does', () => {
    const values = { action: 'build kiosk-24', card: 'kiosk-24' }
    const refusal = { rule: 'MK-B2', reason: 'sold-out', values }
    expect(explainRefusal(refusal, texts, gameOf(bigTown).cards)).toContain('Kiosk 24')
  })
})
