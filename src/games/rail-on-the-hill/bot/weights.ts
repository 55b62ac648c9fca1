import type { RequestLetter } from '../rules/state.ts'

/**
 * The values, in points, that `plainWorth` uses. They were set by hand, each for the reason beside it. All expected gains
 * shrink with the rounds left, so that after the last round the evaluation equals the score.
 */

/** A resource pays for a spot whose card is about a point better than the free ones; at the end it is half a point. */
export const RESOURCE = 1.2

export const RESOURCE_IN_THE_END = 0.5

/** More resources than this are hardly ever spent on tracks: the rest count as at the end. */
export const USEFUL_RESOURCES = 4

/** A bonus that is due is worth about a track. A line one or two tracks short of a bonus counts part of it. */
export const BONUS_DUE = 4

export const BONUS_ONE_SHORT = 2

export const BONUS_TWO_SHORT = 0.8

/** Drawing two Plan cards: the better one gives 8 points, is met about half the time, and may avoid a penalty. */
export const UNSEEN_PLANS = 4.5

/** Buying a token: the better one of two, mostly an upgrade. */
export const UNSEEN_TOKENS = 3.5

/** The first Double Track saves a detour sooner or later; a second one is hardly ever used. */
export const DOUBLE_TRACK = 2

/** A Wild landmark that no plan can use yet will later complete one that lacks a single landmark. */
export const SPARE_WILD = 5

/** The counted share of a line's best next track, so that the bot wants cards and roads at the ends of lines. */
export const NEXT_TRACK = 0.4

/**
 * With this many rounds left, the value of a plan halves for each thing that it lacks. Chosen to set the level of the
 * bots, not for strength: in the solo game 2 scores about 5 points less, and 5 about 5 more.
 */
export const EVEN_CHANCE_ROUNDS = 3

interface LetterWeights {
  /**
   * With this many tracks of a line to come, each step towards a wanted card has a probability of one half. For F and L
   * it is a number of rounds; for K the tracks per round that go to the shortest lines.
   */
  readonly half: number
  /** More than 1 if the request is worth more effort than the estimate suggests. */
  readonly weight: number
}

/** How the planner estimates the points that Residents' Requests may still give. */
export interface RequestWeights {
  /** The expected number of tracks that a line gets per round. */
  readonly pace: number
  /** The assumed distance, in steps, of a cell without a card, and of a cell that no free spots lead to. */
  readonly unbuilt: number
  readonly cutOff: number
  /** The probability that a diagonal is crossed: one that a line could cross now, and any other. */
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
 * The values, in points, that the planner uses, and how fast expected gains shrink. Tuned by playing many games: see
 * scripts/train-rail.
 */
export interface OutlookWeights {
  /** With this many rounds left, expected gains count half. */
  readonly halfTime: number
  readonly resource: number
  /** Resources beyond the useful ones. */
  readonly hoarded: number
  readonly usefulResources: number
  readonly spareWild: number
  readonly double: number
  /** For each unoccupied spot of the town that costs 0, and for each that costs 1. */
  readonly freeSpot: number
  readonly cheapSpot: number
  readonly bonusOneShort: number
  readonly bonusTwoShort: number
  /** The counted shares of a line's best next track, of its best next two, and of its best next one at no cost. */
  readonly nextTrack: number
  readonly nextTwo: number
  readonly nextFree: number
  /** The cost of a line that cannot be extended. */
  readonly blocked: number
  /** For each cell that a line can still reach, up to the number of its tracks left. */
  readonly reach: number
  /** The counted share of the value of the card in hand to each line. */
  readonly held: number
  /** The weights of the points of open plans and of the risk of the penalty. */
  readonly promise: number
  readonly risk: number
  /** The rounds left at which each missing thing halves a plan's value: a near one, a far one, one not in the town. */
  readonly nearHalf: number
  readonly farHalf: number
  readonly absentHalf: number
  readonly trackHalf: number
  readonly cornerHalf: number
  /** The factor for each track beyond the first to something near. */
  readonly detour: number
  /** The value of draws at the beginning and at the end of the game. */
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
