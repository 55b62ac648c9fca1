import type { EstablishmentId } from './cards/cards.ts'

/** The numbers of the rules, for whoever plays by them or shows them. */

/** MK-S1 */
export const MAX_PLAYERS = 4
export const START_COINS = 3
/** MK-S1: each town begins with these, which are not part of the supply. */
export const FIRST_CARDS: readonly EstablishmentId[] = ['wheat-field', 'bakery']
