/** The numbers of the rules. Rules, bots, boards and texts read them from here; what is printed on cards is in `cards/`. */

/** LK-S1 */
export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 5
/** LK-S1: how many trains lie face up. */
export const OPEN_TRAINS = 6
/** LK-B1: the range of prices that train cards can have. */
export const LOWEST_PRICE = 2
export const HIGHEST_PRICE = 9

/** LK-2P: how many sections each of two players blackens first. */
export const OPENING_TURNS_EACH = 6
export const OPENING_TURNS = 2 * OPENING_TURNS_EACH

/** LK-H1: secret shape cards of each player, one of 2 and one of 3 points. */
export const SECRETS_EACH = 2

/** LK-X1: one stroke can draw connected sections if at most this many stations have an odd number of them. */
export const MAX_ODD_STATIONS = 2
