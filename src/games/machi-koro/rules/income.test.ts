import { describe, expect, it } from 'vitest'
import type { EstablishmentId, LandmarkId } from '../cards/cards.ts'
import { DIE_SIDES } from './numbers.ts'
import { machiKoro } from './rules.ts'
import { gameWith } from './testing/other-cards.ts'
import { type PlayerSituation, Table } from './testing/positions.ts'

const STATION: readonly LandmarkId[] = ['train-station']
const MALL: readonly LandmarkId[] = ['shopping-mall']

/** Two dice only if one cannot show the number. */
function diceFor(roll: number): number[] {
  return roll <= DIE_SIDES ? [roll] : [DIE_SIDES, roll - DIE_SIDES]
}

/** The coins of every player after a roll of seat 1. */
function coinsAfter(roll: number, ...players: readonly PlayerSituation[]): number[] {
  const [roller, ...others] = players
  const landmarks = [...STATION, ...(roller.landmarks ?? [])]
  return Table.at({ players: [{ ...roller, landmarks }, ...others] }).roll(...diceFor(roll)).coins
}

describe('the order of income', () => {
  it('MK-I1: red before green: who has no coins pays nothing for a Café, and has the Bakery’s coins after', () => {
    expect(coinsAfter(3, { cards: { bakery: 2 } }, { cards: { cafe: 1 } })).toEqual([2, 0])
  })

  it('MK-I1: red before blue: an orchard pays too late for a restaurant', () => {
    expect(coinsAfter(10, { cards: { 'apple-orchard': 1 } }, { cards: { 'family-restaurant': 1 } })).toEqual([3, 0])
  })

  it('MK-I1: blue and green before purple: what a forest brings can be taken by a Stadium', () => {
    const game = gameWith({ forest: { rolls: [6] }, bakery: { rolls: [6] } })
    const players = [{ cards: { stadium: 1, bakery: 1 } }, { cards: { forest: 1 } }]
    const table = Table.at({ players }, game).roll(6)
    expect(table.coins).toEqual([2, 0])
  })

  it('MK-I1: red before purple: a Stadium pays too late for a Café', () => {
    const game = gameWith({ cafe: { rolls: [6] } })
    const players = [
      { coins: 0, cards: { stadium: 1 } },
      { coins: 4, cards: { cafe: 3 } },
    ]
    expect(Table.at({ players }, game).roll(6).coins).toEqual([2, 2])
  })
})

describe('red cards', () => {
  it('MK-I2: the roller pays the other player', () => {
    expect(coinsAfter(3, { coins: 5 }, { coins: 1, cards: { cafe: 1 } })).toEqual([4, 2])
    expect(coinsAfter(9, { coins: 5 }, { coins: 1, cards: { 'family-restaurant': 1 } })).toEqual([3, 3])
    expect(coinsAfter(10, { coins: 5 }, { coins: 1, cards: { 'family-restaurant': 1 } })).toEqual([3, 3])
  })

  it('MK-I2: no player pays for the roller’s own, and only the roller pays', () => {
    expect(coinsAfter(3, { coins: 5, cards: { cafe: 2 } }, { coins: 5 }, { coins: 5 })).toEqual([5, 5, 5])
    expect(coinsAfter(3, { coins: 5 }, { coins: 5, cards: { cafe: 2 } }, { coins: 5 })).toEqual([3, 7, 5])
  })

  it('MK-I2: with 3 coins, 2 go to the right for two Cafés, 1 to the left for three; the rest is forgiven', () => {
    expect(coinsAfter(3, { coins: 3 }, { cards: { cafe: 3 } }, { cards: { cafe: 2 } })).toEqual([0, 1, 2])
  })

  it.each([
    [1, [0, 1, 2, 3]],
    [2, [3, 0, 1, 2]],
    [3, [2, 3, 0, 1]],
    [4, [1, 2, 3, 0]],
  ])('MK-I2: from seat %i the payment goes round counter-clockwise, from the right', (turn, places) => {
    // Place 3 is paid first, then 2, then 1. Every player asks for 3 coins and there are 6: the last one gets nothing.
    const players = Array.from({ length: 4 }, (_, i) => ({ coins: i + 1 === turn ? 6 : 0, cards: { cafe: 3 } }))
    const inFull = places.map((place) => (place >= 2 ? 3 : 0))
    expect(Table.at({ turn, players }).roll(3).coins).toEqual(inFull)
    // With one coin less the second goes short.
    const short = players.map((player) => ({ ...player, coins: Math.max(0, player.coins - 1) }))
    const partly = places.map((place) => (place === 3 ? 3 : place === 2 ? 2 : 0))
    expect(Table.at({ turn, players: short }).roll(3).coins).toEqual(partly)
  })

  it('MK-I2: what is forgiven is not paid later', () => {
    const table = Table.at({ players: [{ coins: 1 }, { cards: { cafe: 3 } }] }).roll(3)
    expect(table.coins).toEqual([0, 1])
    table.play('pass')
    table.roll(1).play('pass')
    table.roll(2).play('pass')
    expect(table.coins).toEqual([0, 1])
  })

  it('MK-I2: coins never go below zero, and but for the bank none appear or vanish', () => {
    for (let seed = 0; seed < 5; seed++) {
      Table.start({ players: 4 }, `zero/${seed}`).playOn('zero', ({ coins }) => {
        if (Math.min(...coins) < 0) throw new Error(`coins below zero: ${coins}`)
      })
    }
    const paying = { coins: 7, cards: { cafe: 2, 'family-restaurant': 2 } }
    for (const roll of [3, 9, 10]) {
      const coins = coinsAfter(roll, { coins: 7 }, paying, paying, paying)
      expect(coins.reduce((all, each) => all + each)).toBe(28)
    }
  })
})

describe('blue and green cards', () => {
  const BLUE: readonly (readonly [EstablishmentId, number, number])[] = [
    ['wheat-field', 1, 1],
    ['ranch', 2, 1],
    ['forest', 5, 1],
    ['mine', 9, 5],
    ['apple-orchard', 10, 3],
  ]
  const GREEN: readonly (readonly [EstablishmentId, number, number])[] = [
    ['bakery', 2, 1],
    ['bakery', 3, 1],
    ['convenience-store', 4, 3],
  ]

  it.each(BLUE)('MK-I3: %s pays every player at %i, the roller and the others: %i', (card, roll, coins) => {
    const town = { coins: 2, cards: { [card]: 1 } }
    expect(coinsAfter(roll, town, town, { coins: 2 }, town)).toEqual([2 + coins, 2 + coins, 2, 2 + coins])
  })

  it.each(GREEN)('MK-I3: %s pays the roller only at %i: %i', (card, roll, coins) => {
    const town = { coins: 2, cards: { [card]: 1 } }
    expect(coinsAfter(roll, town, town, town)).toEqual([2 + coins, 2, 2])
    expect(coinsAfter(roll, {}, town, town)).toEqual([0, 2, 2])
  })

  it('MK-I3: the bank never runs out', () => {
    expect(coinsAfter(9, { coins: 5000, cards: { mine: 6 } }, {})).toEqual([5030, 0])
  })

  it('MK-I3: a number pays only for the cards that have it', () => {
    for (const { id, rolls } of machiKoro.cards.establishments) {
      for (let roll = 1; roll <= 12; roll++) {
        if (rolls.includes(roll)) continue
        const town = { coins: 5, cards: { [id]: 1 } }
        expect(coinsAfter(roll, town, town), `${id} at ${roll}`).toEqual([5, 5])
      }
    }
  })

  it('MK-I3: a Cheese Factory pays 3 for each Ranch in its own town', () => {
    expect(coinsAfter(7, { cards: { 'cheese-factory': 1, ranch: 3 } }, { cards: { ranch: 6 } })).toEqual([9, 0])
    expect(coinsAfter(7, { cards: { 'cheese-factory': 1 } }, { cards: { ranch: 6 } })).toEqual([0, 0])
  })

  it('MK-I3: a Furniture Factory pays 3 for each Forest and Mine', () => {
    expect(coinsAfter(8, { cards: { 'furniture-factory': 1, forest: 2, mine: 1, ranch: 4 } }, {})).toEqual([9, 0])
  })

  it.each([11, 12])(
    'MK-I3: a Fruit and Vegetable Market pays 2 for each Wheat Field and Apple Orchard at %i',
    (roll) => {
      const cards = { 'fruit-and-vegetable-market': 1, 'wheat-field': 3, 'apple-orchard': 2, mine: 2 }
      expect(coinsAfter(roll, { cards }, { cards })).toEqual([10, 0])
    },
  )
})

describe('copies and the Shopping Mall', () => {
  it('MK-I4: every copy pays, of every colour', () => {
    expect(coinsAfter(2, { cards: { ranch: 3, bakery: 2 } }, { cards: { ranch: 2, bakery: 2 } })).toEqual([5, 2])
    expect(coinsAfter(3, { coins: 9 }, { cards: { cafe: 4 } })).toEqual([5, 4])
    expect(coinsAfter(7, { cards: { 'cheese-factory': 2, ranch: 3 } }, {})).toEqual([18, 0])
  })

  it('MK-I4: with a mall two Bakeries pay 4, and two Convenience Stores 8', () => {
    expect(coinsAfter(2, { cards: { bakery: 2 }, landmarks: MALL }, {})).toEqual([4, 0])
    expect(coinsAfter(3, { cards: { bakery: 2 }, landmarks: MALL }, {})).toEqual([4, 0])
    expect(coinsAfter(4, { cards: { 'convenience-store': 2 }, landmarks: MALL }, {})).toEqual([8, 0])
  })

  it('MK-I4: with a mall of their owner red cards ask for one more each', () => {
    expect(coinsAfter(3, { coins: 9 }, { cards: { cafe: 2 }, landmarks: MALL })).toEqual([5, 4])
    expect(coinsAfter(9, { coins: 9 }, { cards: { 'family-restaurant': 2 }, landmarks: MALL })).toEqual([3, 6])
    expect(coinsAfter(3, { coins: 3 }, { cards: { cafe: 2 }, landmarks: MALL })).toEqual([0, 3])
  })

  it('MK-I4: the mall of another player helps no player', () => {
    expect(coinsAfter(3, { coins: 9, landmarks: MALL }, { cards: { cafe: 2 } })).toEqual([7, 2])
    expect(coinsAfter(2, { cards: { bakery: 2 } }, { landmarks: MALL })).toEqual([2, 0])
  })

  it('MK-I4: the mall helps shops and restaurants only', () => {
    for (const [card, roll] of [
      ['wheat-field', 1],
      ['ranch', 2],
      ['forest', 5],
      ['mine', 9],
      ['apple-orchard', 10],
      ['cheese-factory', 7],
      ['furniture-factory', 8],
      ['fruit-and-vegetable-market', 11],
    ] as const) {
      const cards = { ranch: 1, forest: 1, 'wheat-field': 1, [card]: 1 }
      const without = coinsAfter(roll, { cards }, {})
      expect(coinsAfter(roll, { cards, landmarks: MALL }, {}), card).toEqual(without)
    }
  })

  it('MK-I4: the mall adds nothing to what a Stadium takes', () => {
    expect(coinsAfter(6, { cards: { stadium: 1 }, landmarks: MALL }, { coins: 9 })).toEqual([2, 7])
  })
})
