/**
 * What `steady` thinks that things are worth, in points, and how likely they happen. Set by hand, each for the reason
 * beside it, and then by trial against bots with other weights. How many sections a turn takes was counted in games
 * among its like.
 */

/** What one turn brings in the middle of a game: a train of five takes six turns, and some come with a shape. */
export const PACE = 0.88

/** The last turns bring less than that, for nothing can be finished in them: with this many left, a turn counts half. */
export const LAST_TURNS = 1.5

/** A drawn section saves a turn later, if what lies around it is still free then. */
export const KEPT_SECTION = 0.95

/** How many free sections a turn takes: most of them draw one, and some buy. */
export const FREE_TAKEN = 0.84

/** Of the last ones it takes more, for who cannot finish anything any more reserves two. */
export const LAST_FREE = 10

export const FREE_TAKEN_AT_LAST = 1.25

/** How far it strays from that, for one turn. */
export const FREE_TAKEN_SPREAD = 0.5

/** How likely a player takes a section in a turn: one that is nowhere near theirs, or one that meets theirs. */
export const TAKEN_FAR = 0.006

export const TAKEN_NEAR = 0.1

/** What it costs to go around a section that was taken, and the share of a shape that is lost with one of its own. */
export const DETOUR = 0.7

export const SHAPE_BROKEN = 0.6

/** How likely a player takes a shape or a train in a turn, once they have drawn what they lack for it. */
export const SHAPE_TAKEN = 0.12

export const TRAIN_TAKEN = 0.06

/** What is lost when a train is gone is its lead over the next best one, but a new card will be turned up too. */
export const TRAIN_LOST = 0.3

/** How much worse a plan may be and still have a say in which section comes first: at this distance it counts a third. */
export const SAY = 1

/** A section that hangs on the player's own network keeps all ways open. */
export const JOINED = 0.5

/** A section that others may take should come first. */
export const URGENCY = 3

/**
 * What it is worth to be sure of two sections where others come by, if there are many of them; what a single one is
 * after can be seen. Its like hardly ever take what another player needs, but people do.
 */
export const CAUTION = 1.4

/** What another player can make of a turn at most, when one asks whether they can still catch up. */
export const FASTEST_PACE = 1.2

/**
 * What the planner thinks that things are worth, in points, and how likely they happen. They began as those of `steady`
 * and were then found by a cross-entropy search: games of two and of four against the weights that it began with.
 */
export interface Weights {
  /** What one turn brings in the middle of a game, and with how many turns left it brings half of that. */
  readonly pace: number
  readonly lastTurns: number
  /** What a drawn section is worth that no plan uses yet, and with how many turns left half of that. */
  readonly kept: number
  readonly lastKept: number
  /** How many free sections a turn takes, and how far it strays from that. */
  readonly freeTaken: number
  readonly spread: number
  /** How likely a player takes a section in a turn: any, and one that meets theirs. */
  readonly takenFar: number
  readonly takenNear: number
  /** What it costs to go around a section that was taken, and the share of a shape that is lost with one of its own. */
  readonly detour: number
  readonly shapeBroken: number
  /** How likely a player takes a shape or a train in a turn, once they have drawn what they lack for it. */
  readonly shapeTaken: number
  readonly trainTaken: number
  /** The share of a train's lead over the next best one that is lost with it. */
  readonly trainLost: number
  /** What it costs for each place at which a purchase tears the network. */
  readonly cut: number
  /** How a set of sections grows: to the player's own, where there is room, away from others. */
  readonly leadsToOwn: number
  readonly room: number
  readonly crowd: number
  /** Which section of a plan is drawn first: one that others may take, one that hangs on the player's own. */
  readonly urgency: number
  readonly joined: number
  /** How far a plan may be from the best one and still have a say in that: at this distance it counts a third. */
  readonly say: number
}

export const WEIGHTS: Weights = {
  pace: 0.771,
  lastTurns: 1.84,
  kept: 1.09,
  lastKept: 1.37,
  freeTaken: 0.879,
  spread: 0.522,
  takenFar: 0.00588,
  takenNear: 0.0902,
  detour: 0.649,
  shapeBroken: 0.533,
  shapeTaken: 0.127,
  trainTaken: 0.0466,
  trainLost: 0.305,
  cut: 0.0445,
  leadsToOwn: 8.48,
  room: 0.162,
  crowd: 0.266,
  urgency: 2.41,
  joined: 0.484,
  say: 0.939,
}
