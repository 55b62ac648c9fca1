import { type CardSet, ESTABLISHMENTS, ITEMS, type ItemId } from '../cards/cards.ts'
import standardCards from '../cards/standard.json' with { type: 'json' }
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'

const known = new WeakMap<CardTables, boolean>()

/**
 * Nets and habits were trained on the standard cards. With other cards, or other numbers on them, they mislead: with
 * random numbers the expert lost to steady.
 */
export function areKnown(cards: CardTables): boolean {
  let isKnown = known.get(cards)
  if (isKnown === undefined) {
    isKnown = numbersOf(cards.set) === STANDARD
    known.set(cards, isKnown)
  }
  return isKnown
}

function numbersOf({ establishments, landmarks }: CardSet): string {
  const paid = establishments.map(({ id, colour, rolls, cost, income, per = [], kind = '' }) =>
    [id, colour, rolls, cost, income, per, kind].join(' '),
  )
  return [...paid, ...landmarks.map(({ id, cost, effect }) => [id, cost, effect].join(' '))].join()
}

const STANDARD = numbersOf(standardCards as CardSet)

/** Nets number the standard cards consecutively, unlike items. */
export const PLACES: readonly ItemId[] = ITEMS

/** Converts an index in PLACES to an item, and back. */
export function itemAt(place: number): number {
  return place < ESTABLISHMENTS.length ? place : place - ESTABLISHMENTS.length + FIRST_LANDMARK
}

export function placeOf(item: number): number {
  return item < FIRST_LANDMARK ? item : item - FIRST_LANDMARK + ESTABLISHMENTS.length
}
