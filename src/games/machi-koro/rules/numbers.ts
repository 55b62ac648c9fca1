/** The numbers of the rules, for whoever plays by them or shows them. */

/** MK-S1 */
export const MAX_PLAYERS = 4
export const START_COINS = 3
