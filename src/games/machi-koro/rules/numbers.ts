/** The numbers of the rules. Rules, bots, boards and texts read them from here; what is printed on cards is in `cards/`. */

/** MK-S1 */
export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 4
export const START_COINS = 3

/** MK-R2 */
export const MAX_DICE = 2
export const DIE_SIDES = 6
export const HIGHEST_ROLL = MAX_DICE * DIE_SIDES
