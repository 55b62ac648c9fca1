/**
 * What `steady` thinks that things are worth, in points. Set by hand, each for the reason beside it; all of them fade
 * as the rounds run out, so that after the last round the evaluation is the score itself.
 */

/** A resource opens a spot whose card is about a point better than the free ones; at the end it is half a point. */
export const RESOURCE = 1.2
/** More than this will hardly be spent on tracks in time, and counts as at the end. */
export const SPENDABLE_RESOURCES = 4
export const SPARE_RESOURCE = 0.5

/** A bonus is worth about a free track; a line that is one or two tracks short of it holds a part of that. */
export const PENDING_BONUS = 4
export const BONUS_ONE_SHORT = 2
export const BONUS_TWO_SHORT = 0.8

/** What two unseen Plan cards bring: one of 8 points, which mostly fits some line better or worse. */
export const UNSEEN_PLANS = 4.5
/** What two unseen tokens bring: about the better one of two upgrades. */
export const UNSEEN_TOKENS = 3.5

/** A Double Track saves a detour. */
export const DOUBLE_TRACK = 2
/** A Wild landmark that no plan needs yet will meet one with a single landmark missing. */
export const SPARE_WILD = 5

/** How much of its best next track a line already counts, and of its second best: it keeps roads to go on. */
export const NEXT_TRACK = 0.5
export const SECOND_TRACK = 0.25

/** A landmark that is in hand is this many tracks away, one that must be found among cards to come this many. */
export const IN_HAND_STEPS = 2
export const UNSEEN_STEPS = 4

/** With this many rounds left a track that is wanted is as likely as not to be laid in time. */
export const EVEN_CHANCE_ROUNDS = 1.5
