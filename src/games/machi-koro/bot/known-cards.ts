import { ESTABLISHMENTS, ITEMS, type ItemId } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'

/**
 * Nets and habits were trained on the standard cards. They are also used if only the numbers on the cards differ, but
 * not if a set has other cards.
 */
export function areKnown({ set: { establishments, landmarks } }: CardTables): boolean {
  const ids = [...establishments, ...landmarks].map(({ id }) => id)
  return establishments.length === ESTABLISHMENTS.length && ids.join() === ITEMS.join()
}

/** Nets number the standard cards consecutively, unlike items. */
export const PLACES: readonly ItemId[] = ITEMS

/** Converts an index in PLACES to an item, and back. */
export function itemAt(place: number): number {
  return place < ESTABLISHMENTS.length ? place : place - ESTABLISHMENTS.length + FIRST_LANDMARK
}

export function placeOf(item: number): number {
  return item < FIRST_LANDMARK ? item : item - FIRST_LANDMARK + ESTABLISHMENTS.length
}
