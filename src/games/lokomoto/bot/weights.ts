/**
 * The values, in points, and the probabilities that `steady` uses. They were set by hand, each for the reason beside
 * it, and then tuned in games against bots with other weights. The number of sections taken per turn was counted in
 * games between `steady` bots.
 */

/** The points per turn in the middle of a game: a train of five takes six turns, and some come with a shape. */
export const PACE = 0.88

/** The last turns bring less, because nothing can be finished in them: with this many left, a turn counts half. */
export const LAST_TURNS = 1.5

/** The value of a drawn section: it saves a turn later, if the sections around it are still free then. */
export const KEPT_SECTION = 0.95

/** How many free sections a turn takes on average: most turns draw one, and some buy. */
export const FREE_TAKEN = 0.84

/** A turn takes more of the last free sections: a player who can no longer finish anything reserves two. */
export const LAST_FREE = 10

export const FREE_TAKEN_AT_LAST = 1.25

/** The standard deviation of that number for one turn. */
export const FREE_TAKEN_SPREAD = 0.5

/** The probability that a player takes a given section in a turn: one away from theirs, and one that meets theirs. */
export const TAKEN_FAR = 0.006

export const TAKEN_NEAR = 0.1

/** The cost of a detour around a taken section, and the share of a shape's points lost when its section is taken. */
export const DETOUR = 0.7

export const SHAPE_BROKEN = 0.6

/** The probability that a player takes a shape or a train in a turn, once they have drawn what they lack for it. */
export const SHAPE_TAKEN = 0.12

export const TRAIN_TAKEN = 0.06

/** The share of a train's lead over the next best one that is lost with it; the new face-up card replaces the rest. */
export const TRAIN_LOST = 0.3

/** Plans vote on which section comes first: one that is worse by this many points has a third of a vote (1/e). */
export const SAY = 1

/** The bonus for a section that meets the player's own network, because it keeps all options open. */
export const JOINED = 0.5

/** How much the risk of losing a section to another player moves it forward in the order. */
export const URGENCY = 3

/**
 * The value of reserving two contested sections. It grows with the number of opponents, since the aims of a single one
 * can be seen. Other `steady` bots hardly ever take what another player needs, but people do.
 */
export const CAUTION = 1.4

/** The most points per turn that another player can make; used to decide whether they can still catch up. */
export const FASTEST_PACE = 1.2

/**
 * The values, in points, and the probabilities that the planner uses. They started as those of `steady` and were tuned
 * by a cross-entropy search: two-player and four-player games against the starting weights.
 */
export interface Weights {
  /** The points per turn in the middle of a game, and the number of turns left at which a turn counts half. */
  readonly pace: number
  readonly lastTurns: number
  /** The value of a drawn section that no plan uses yet, and the turns left at which half of such sections get used. */
  readonly kept: number
  readonly lastKept: number
  /** How many free sections a turn takes on average, and the standard deviation. */
  readonly freeTaken: number
  readonly spread: number
  /** The probability that a player takes a section in a turn: one away from theirs, and one that meets theirs. */
  readonly takenFar: number
  readonly takenNear: number
  /** The cost of a detour around a taken section, and the share of a shape's points lost when its section is taken. */
  readonly detour: number
  readonly shapeBroken: number
  /** The probability that a player takes a shape or a train in a turn, once they have drawn what they lack for it. */
  readonly shapeTaken: number
  readonly trainTaken: number
  /** The share of a train's lead over the next best one that is lost with it. */
  readonly trainLost: number
  /** The cost of each place where a purchase cuts the network. */
  readonly cut: number
  /** How a set of sections grows: towards the player's own sections, where there is room, away from other players. */
  readonly leadsToOwn: number
  readonly room: number
  readonly crowd: number
  /** Which section of a plan is drawn first: one that others may take, one that meets the player's own network. */
  readonly urgency: number
  readonly joined: number
  /** Other plans vote on that order: one that is worse by this many points has a third of a vote (1/e). */
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
