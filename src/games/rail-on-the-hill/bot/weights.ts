import type { RequestLetter } from '../rules/state.ts'

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
 * With this many rounds left, a plan counts half for each thing that it lacks. Chosen for a level, not for strength: in
 * the solo game 3, 4 and 5 score about 5, 8 and 10 points more.
 */
export const EVEN_CHANCE_ROUNDS = 2

interface LetterWeights {
  /**
   * How doubtful it is. With this many tracks of a line to come, each step to a card that is wanted is half sure. For F and
   * L these are rounds; for K the tracks in a round that the shortest lines are given.
   */
  readonly half: number
  /** More than 1 where it pays to strive for it more than it looks. */
  readonly weight: number
}

/** How far the planner believes in what Residents' Requests may still give. */
export interface RequestWeights {
  /** Tracks that a line gets in a round. */
  readonly pace: number
  /** This many steps away is a cell without a card, and one that no free spots lead to. */
  readonly unbuilt: number
  readonly cutOff: number
  /** How likely a diagonal is crossed that a line could cross now, and another one. */
  readonly crossedNear: number
  readonly crossed: number
  readonly letters: Readonly<Record<RequestLetter, LetterWeights>>
}

export const REQUEST_WEIGHTS: RequestWeights = {
  pace: 0.45,
  unbuilt: 2.5,
  cutOff: 3,
  crossedNear: 0.4,
  crossed: 0.15,
  letters: {
    A: { half: 1.3, weight: 1.1 },
    B: { half: 1.3, weight: 1.1 },
    C: { half: 4, weight: 1.1 },
    D: { half: 6, weight: 1.1 },
    E: { half: 3, weight: 1.1 },
    F: { half: 2, weight: 1.2 },
    G: { half: 2.2, weight: 1 },
    H: { half: 2.8, weight: 1.15 },
    I: { half: 2.3, weight: 1.1 },
    J: { half: 1.3, weight: 1.1 },
    K: { half: 0.8, weight: 1.1 },
    L: { half: 8, weight: 1.1 },
  },
}

/**
 * What the planner thinks that things are worth, in points, and how soon hopes fade. Found by playing many games: see
 * scripts/train-rail.
 */
export interface OutlookWeights {
  /** With this many rounds left, what can be hoped for counts half. */
  readonly halfTime: number
  readonly resource: number
  /** Resources beyond the useful ones. */
  readonly hoarded: number
  readonly usefulResources: number
  readonly spareWild: number
  readonly double: number
  /** For each spot of the town that is free, and costs 0 or 1. */
  readonly freeSpot: number
  readonly cheapSpot: number
  readonly bonusOneShort: number
  readonly bonusTwoShort: number
  /** Shares of what the next track of a line gives, the next two, and the next one without cost. */
  readonly nextTrack: number
  readonly nextTwo: number
  readonly nextFree: number
  /** A line that cannot go on. */
  readonly blocked: number
  /** For each track that a line can still use. */
  readonly reach: number
  /** The share of what the card in hand is worth to each line. */
  readonly held: number
  /** How far open plans and the danger of the penalty count. */
  readonly promise: number
  readonly risk: number
  /** Rounds with which a plan counts half for each thing that it lacks: near, far off, not in the town yet. */
  readonly nearHalf: number
  readonly farHalf: number
  readonly absentHalf: number
  readonly trackHalf: number
  readonly cornerHalf: number
  /** For each track more than one to something near. */
  readonly detour: number
  /** Draws at the beginning and at the end of the game. */
  readonly plansDrawn: number
  readonly plansDrawnLate: number
  readonly tokensDrawn: number
  readonly tokensDrawnLate: number
}

export const OUTLOOK_WEIGHTS: OutlookWeights = {
  halfTime: 2,
  resource: 1.2,
  hoarded: 0.5,
  usefulResources: 4,
  spareWild: 5,
  double: 2,
  freeSpot: 0.05,
  cheapSpot: 0.02,
  bonusOneShort: 2,
  bonusTwoShort: 0.8,
  nextTrack: 0.3,
  nextTwo: 0.1,
  nextFree: 0.05,
  blocked: 2,
  reach: 0.1,
  held: 0.1,
  promise: 1,
  risk: 1,
  nearHalf: 2,
  farHalf: 4,
  absentHalf: 4,
  trackHalf: 1.5,
  cornerHalf: 4,
  detour: 0.9,
  plansDrawn: 5,
  plansDrawnLate: 4.5,
  tokensDrawn: 3.5,
  tokensDrawnLate: 4,
}
