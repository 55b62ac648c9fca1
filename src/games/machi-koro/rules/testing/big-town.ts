import { explainCards } from '#engine/card-sentences.ts'
import type { Game } from '#engine/game.ts'
import type { MachiTypes } from '../facts.ts'
import { machiKoro } from '../rules.ts'

/**
 * A card set larger than the standard one: 20 establishments, 7 of them its own, and 6 landmarks, 3 of them its own. It
 * has no Wheat Field, Mine or Train Station, and some effects of landmarks twice.
 */
const LEFT_OUT = ['wheat-field', 'mine', 'furniture-factory', 'fruit-and-vegetable-market', 'train-station']

const minimal = <Card extends { id: string }>(cards: readonly Card[]) =>
  cards.filter(({ id }) => !LEFT_OUT.includes(id))

export const bigTown = {
  id: 'big-town',
  establishments: [
    ...minimal(machiKoro.cards.establishments).map(({ id, colour, rolls, cost, income }) => ({
      id,
      colour,
      rolls,
      cost,
      income,
    })),
    { id: 'furniture-factory', colour: 'green', rolls: [8], cost: 3, income: 3, per: ['forest', 'quarry'] },
    { id: 'quarry', colour: 'blue', rolls: [9], cost: 5, income: 4, copies: 5 },
    { id: 'fruit-and-vegetable-market', colour: 'green', rolls: [11, 12], cost: 2, income: 2, per: ['rose-garden'] },
    { id: 'rose-garden', name: 'Rose Garden', colour: 'blue', rolls: [1, 4], cost: 2, income: 1, copies: 6, start: 2 },
    { id: 'kiosk-24', colour: 'green', kind: 'shop', rolls: [5, 6], cost: 1, income: 1, copies: 9 },
    { id: 'tea-house', colour: 'red', kind: 'restaurant', rolls: [1, 2], cost: 2, income: 2, copies: 4 },
    { id: 'toll-gate', colour: 'red', rolls: [7], cost: 4, income: 1, per: ['toll-gate', 'quarry'], copies: 6 },
    { id: 'town-fair', colour: 'purple', takes: 'coins-of-all', rolls: [8, 9], cost: 5, income: 1, copies: 4 },
    { id: 'fishing-boat', colour: 'blue', kind: 'shop', rolls: [10, 11, 12], cost: 3, income: 2, copies: 6 },
  ],
  landmarks: [
    ...minimal(machiKoro.cards.landmarks).map(({ id, cost }) => ({ id, cost })),
    { id: 'harbour', name: 'Harbour', cost: 3, effect: 'second-die' },
    { id: 'market-hall', cost: 7, effect: 'more-income', income: 2, kinds: ['shop'] },
    { id: 'lighthouse', cost: 14, effect: 'roll-again' },
  ],
}

/** The game with another card set, which must be accepted. */
export function gameOf(cards: unknown): Game<MachiTypes> {
  const read = machiKoro.withCards(cards, { id: 'other', sha256: 'other' })
  if (!read.ok) throw new Error(explainCards(read.error))
  return read.value
}

/** As many cards as a set can have: copies of the standard ones under other names, and landmarks of every effect. */
export function fullTown(establishments: number, landmarks: number) {
  const { cards } = machiKoro
  const copied = <Card>(list: readonly Card[], count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...list[i % list.length], id: `copy-${i}` }))
  const plain = cards.establishments.filter(({ takes, per }) => takes === undefined && per === undefined)
  return {
    establishments: [
      ...cards.establishments,
      ...copied(plain, establishments - cards.establishments.length).map((card) => ({ ...card, copies: 2 })),
    ],
    landmarks: [
      ...cards.landmarks,
      ...copied(cards.landmarks, landmarks - cards.landmarks.length).map((card, i) => ({ ...card, id: `sight-${i}` })),
    ],
  }
}
