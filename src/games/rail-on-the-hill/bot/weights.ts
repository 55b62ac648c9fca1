/**
 * What `steady` thinks that things are worth, in points. Set by hand, each for the reason beside it. All hopes fade with
 * the rounds that are left, so that after the last round the evaluation is the score itself.
 */

/** A resource opens a spot whose card is about a point better than the free ones; in the end it is half a point. */
export const RESOURCE = 1.2
export const RESOURCE_IN_THE_END = 0.5
/** A hoard of more than this is hardly spent on tracks: the rest counts as in the end. */
export const USEFUL_RESOURCES = 4

/** A bonus that is due is worth about a track. A line one or two tracks short of a bonus holds part of it already. */
export const BONUS_DUE = 4
export const BONUS_ONE_SHORT = 2
export const BONUS_TWO_SHORT = 0.8

/** Drawing two Plan cards: the better one gives 8 points, is met about as often as not, and sometimes spares a penalty. */
export const UNSEEN_PLANS = 4.5
/** Buying: the better one of two tokens, mostly an upgrade. */
export const UNSEEN_TOKENS = 3.5

/** The first Double Track saves a detour sooner or later; a second one is hardly ever used. */
export const DOUBLE_TRACK = 2
/** A Wild landmark that no plan can use yet will meet one that lacks a single landmark. */
export const SPARE_WILD = 5

/** How much of its best next track a line counts already: it makes cards and their roads wanted at the ends of lines. */
export const NEXT_TRACK = 0.4

/**
 * With so many rounds left, a plan counts half for each thing that it lacks. Chosen for a level, not for strength: in
 * the solo game 3, 4 and 5 score about 5, 8 and 10 points more.
 */
export const EVEN_CHANCE_ROUNDS = 2
