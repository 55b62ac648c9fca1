import { ESTABLISHMENTS, ITEMS, type ItemId } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'

/**
 * What nets and habits have learned is about the standard cards. With other numbers on them they go on as they can;
 * where a set has other cards, the bots do without what was learned.
 */
export function areKnown({ set: { establishments, landmarks } }: CardTables): boolean {
  const ids = [...establishments, ...landmarks].map(({ id }) => id)
  return establishments.length === ESTABLISHMENTS.length && ids.join() === ITEMS.join()
}

/** Nets count the standard cards without a gap. */
export const PLACES: readonly ItemId[] = ITEMS

/** The item at one of PLACES, and the place of an item. */
export function itemAt(place: number): number {
  return place < ESTABLISHMENTS.length ? place : place - ESTABLISHMENTS.length + FIRST_LANDMARK
}

export function placeOf(item: number): number {
  return item < FIRST_LANDMARK ? item : item - FIRST_LANDMARK + ESTABLISHMENTS.length
}
