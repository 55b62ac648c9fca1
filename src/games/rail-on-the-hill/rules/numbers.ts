/** The numbers of the rules, for whoever plays by them or shows them. */

/** RH-R1 */
export const ROUNDS = 14
/** RH-R2: so many Plan cards, and so many Development tokens, lie face up. */
export const FACE_UP = 2
/** RH-P3: a town never gets wider or taller. */
export const TOWN_SIZE = 4
/** RH-T8: scrapped ones count. */
export const TRACKS_PER_LINE = 8
/** RH-B1: the 3rd and the 6th track of a line. */
export const TRACKS_PER_BONUS = 3
/** RH-N2 */
export const PLANS_PER_LINE = 4
/** RH-V5: what a line without a fulfilled Plan card costs. */
export const PENALTY = 10
/** RH-F2: what a scrapped track brings. */
export const SCRAP_VALUE = 2
/** RH-F1: what a token costs. */
export const TOKEN_PRICE = 3
/** RH-T4: what a track costs more that crosses another one. */
export const INTERSECTION_COST = 2
