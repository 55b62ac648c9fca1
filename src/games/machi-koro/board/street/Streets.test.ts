import { describe, expect, it } from 'vitest'
import type { CardSet, EstablishmentId } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import type { Transfer } from '../../rules/income.ts'
import { coinsDuring, entriesToCome, ROLLING, stepsOf, stepTime } from './Streets.tsx'
import type { Happening } from './street-props.ts'

const cards = standard as CardSet

function pay(from: Transfer['from'], to: number, coins: number, card: EstablishmentId = 'cafe'): Transfer {
  return { from, to, card, copies: 1, coins, owed: coins }
}

function happening(more: Partial<Happening>): Happening {
  return { key: 1, isRoll: true, transfers: [], built: null, swapped: null, ...more }
}

describe('the steps of a happening', () => {
  const roll = happening({ transfers: [pay(1, 3, 2), pay(1, 2, 1), pay('bank', 1, 5), pay('bank', 2, 3)] })

  it('lets players pay one after the other, and the bank every player at once', () => {
    expect(stepsOf(roll, cards).map(({ flights }) => flights.length)).toEqual([1, 1, 2])
  })

  it('takes no time for what is not paid', () => {
    const steps = stepsOf(happening({ transfers: [pay(1, 3, 2), pay(1, 2, 0), pay('bank', 1, 5)] }), cards)
    expect(steps.map(({ flights, entries }) => [flights.length, entries])).toEqual([
      [1, 2],
      [1, 1],
    ])
  })

  it('carries the price of a building to the bank', () => {
    const steps = stepsOf(happening({ isRoll: false, built: { seat: 2, item: 'radio-tower' } }), cards)
    expect(steps).toEqual([{ flights: [{ from: 2, to: 'bank', coins: 22 }], entries: 0 }])
  })

  it('carries what one player gets from the bank together', () => {
    const both = [pay('bank', 1, 1, 'ranch'), pay('bank', 1, 2, 'bakery'), pay('bank', 2, 1, 'ranch')]
    expect(stepsOf(happening({ transfers: both }), cards)).toEqual([
      {
        flights: [
          { from: 'bank', to: 1, coins: 3 },
          { from: 'bank', to: 2, coins: 1 },
        ],
        entries: 3,
      },
    ])
  })

  it('carries nothing for what costs nothing, and still takes the time to see it rise', () => {
    const free = { ...cards, landmarks: cards.landmarks.map((landmark) => ({ ...landmark, cost: 0 })) }
    const steps = stepsOf(happening({ isRoll: false, built: { seat: 2, item: 'radio-tower' } }), free)
    expect(steps).toEqual([{ flights: [], entries: 0 }])
  })

  it('carries two swapped cards past each other', () => {
    const swapped = [
      { seat: 1, card: 'ranch' },
      { seat: 3, card: 'mine' },
    ] as const
    const [{ flights }] = stepsOf(happening({ isRoll: false, swapped }), cards)
    expect(flights.map(({ from, to, item }) => [from, to, item])).toEqual([
      [1, 3, 'ranch'],
      [3, 1, 'mine'],
    ])
  })

  it('has none where nothing happens', () => {
    expect(stepsOf(null, cards)).toEqual([])
  })
})

describe('a purse while coins are in the air', () => {
  // Seat 1 had 3 coins, paid 2 and 1, and got 5.
  const steps = stepsOf(
    happening({ transfers: [pay(1, 3, 2), pay(1, 2, 1), pay('bank', 1, 5), pay('bank', 2, 3)] }),
    cards,
  )
  const shown = (coins: number, seat: number) =>
    [ROLLING, 0, 1, 2, 3].map((step) => coinsDuring(coins, seat, steps, step))

  it('pays when coins leave and receives when they arrive', () => {
    expect(shown(5, 1)).toEqual([3, 1, 0, 0, 5])
    expect(shown(9, 2)).toEqual([5, 5, 5, 6, 9])
    expect(shown(2, 3)).toEqual([0, 0, 2, 2, 2])
  })

  it('shows the payments of the ledger as they begin', () => {
    expect([ROLLING, 0, 1, 2, 3].map((step) => entriesToCome(steps, step))).toEqual([4, 3, 2, 0, 0])
  })
})

describe('the time of a step', () => {
  it('is short where there are many', () => {
    expect(stepTime(1, 100)).toBe(150)
    expect(8 * stepTime(8, 100)).toBe(600)
    expect(stepTime(0, 100)).toBe(150)
  })
})
