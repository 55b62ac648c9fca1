/** Numbers of the rules that several files need. */

export const MOST_PLAYERS = 5

/** LK-2P: six turns of each player. */
export const OPENING_TURNS = 12

/** LK-X1: a stroke begins and ends at stations with an odd number of its sections, or has none of these. */
export const MOST_ODD = 2
