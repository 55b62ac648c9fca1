import { describe, expect, it } from 'vitest'
import type { Transfer } from '../../rules/income.ts'
import { texts as english } from '../../text/en/board.ts'
import { texts as hungarian } from '../../text/hu/board.ts'
import { texts as japanese } from '../../text/ja/board.ts'
import { paymentLines } from './payment-lines.ts'

const NAMES = ['Anna', 'Béla', 'Cili']

function told(transfers: readonly Transfer[], { street, words } = english): string[] {
  return paymentLines(transfers, (seat) => NAMES[seat - 1], words.items, street).map(({ text }) => text)
}

const cafe = { card: 'cafe', from: 1 } as const
const stadium = { card: 'stadium', to: 1, copies: 1, owed: 2 } as const
const CAFES: readonly Transfer[] = [
  { ...cafe, to: 3, copies: 2, coins: 2, owed: 2 },
  { ...cafe, to: 2, copies: 3, coins: 1, owed: 3 },
]

describe('the payments of a roll', () => {
  it('of the bank are on one line for each card', () => {
    const field = { card: 'wheat-field', from: 'bank' } as const
    const lines = told([
      { ...field, to: 1, copies: 2, coins: 2, owed: 2 },
      { ...field, to: 2, copies: 1, coins: 1, owed: 1 },
      { card: 'cheese-factory', from: 'bank', to: 1, copies: 1, coins: 0, owed: 0 },
    ])
    expect(lines).toEqual(['Wheat Field: Anna +2, Béla +1', 'Cheese Factory: nothing for Anna'])
  })

  it('of one player to several tell who was not paid in full', () => {
    expect(told(CAFES)).toEqual(['Café: Cili +2, Béla +1 of 3, Anna −3'])
    expect(told([{ ...cafe, to: 2, copies: 1, coins: 0, owed: 1 }])).toEqual(['Café: Béla 0 of 1'])
  })

  it('of several players to one tell who did not pay in full', () => {
    const full: Transfer = { ...stadium, from: 3, coins: 2 }
    expect(told([full, { ...stadium, from: 2, coins: 1 }])).toEqual(['Stadium: Anna +3, Cili −2, Béla −1 of 2'])
    expect(told([full])).toEqual(['Stadium: Anna +2, Cili −2'])
  })

  it('are told in every language', () => {
    expect(told(CAFES, hungarian)).toEqual(['Kávézó: Cili +2, Béla +1 (3 helyett), Anna −3'])
    expect(told(CAFES, japanese)).toEqual(['カフェ：Cili +2、Béla +1（本来3）、Anna −3'])
  })
})
