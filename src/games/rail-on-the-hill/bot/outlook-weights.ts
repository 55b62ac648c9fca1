/**
 * What the planner thinks that things are worth, in points, and how soon hopes fade. Found by playing many games: see
 * scripts/train-rail.
 */
export interface OutlookWeights {
  /** With so many rounds left, what can be hoped for counts half. */
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
