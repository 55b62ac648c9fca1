/** The numbers of the rules. Rules, bots, boards and texts read them from here; what is printed on cards is in `cards/`. */

/** RH-S1 */
export const MAX_PLAYERS = 4
/** RH-S2: Town cards in a starting set, beside one Development token. */
export const SET_TOWNS = 3
/** RH-S3: starting resources by number of players. */
export const STARTING_RESOURCES = [0, 1, 1, 2, 4] as const
/** RH-S4 */
export const PLAN_HAND_SIZE = 6
/** RH-S6: Town cards that each player places during setup. */
export const SETUP_TOWNS = 2
/** RH-S8: Plan cards of the first hand that are discarded. */
export const UNUSED_PLANS = 2

/** RH-R1 */
export const ROUNDS = 14
/** RH-R2: how many Plan cards, and how many Development tokens, are dealt face up. */
export const FACE_UP = 2

/** RH-P3: the greatest width and height of a town. */
export const TOWN_SIZE = 4

/** RH-T4: the extra cost of a track that crosses another one. */
export const INTERSECTION_COST = 2
/** RH-T8: including scrapped tracks. */
export const TRACKS_PER_LINE = 8

/** RH-B1: the 3rd and the 6th track of a line. */
export const TRACKS_PER_BONUS = 3
export const BONUS_TRACKS = [TRACKS_PER_BONUS, 2 * TRACKS_PER_BONUS] as const
/** RH-B1: resources from a bonus. */
export const BONUS_GAIN = 2
/** RH-B1: Plan cards drawn for a bonus, of which one is kept. */
export const DRAWN_PLANS = 2
/** RH-L1: resources from location a. */
export const LOCATION_GAIN = 2

/** RH-N2 */
export const PLANS_PER_LINE = 4

/** RH-F1: the price of drawing Development tokens. */
export const TOKEN_PRICE = 3
/** RH-F1: Development tokens drawn, of which one is kept. */
export const DRAWN_TOKENS = 2
/** RH-F2: resources for a scrapped track. */
export const SCRAP_VALUE = 2

/** RH-V3: how many landmarks, pairs or tracks a Plan card of each kind asks for. */
export const PLAN_NEEDS = { three: 3, category: 4, types: 5, pairs: 2, tracks: 7 } as const
/** RH-V5: points lost for a line without a fulfilled Plan card. */
export const PENALTY = 10
/** RH-V7 */
export const RESOURCES_PER_POINT = 2

/** RH-Q: how many Residents' Requests are revealed. */
export const REQUESTS_REVEALED = 2
/** RH-Q: the points of each Residents' Request, for every time that it scores. */
export const REQUEST_POINTS = { A: 4, B: 4, C: 4, D: 4, E: 4, F: 4, G: 4, H: 4, I: 4, J: 8, K: 3, L: 4 } as const

/** RH-Z3: how much higher the totals for titles are with Residents' Requests. */
export const TITLE_RAISE = 20
