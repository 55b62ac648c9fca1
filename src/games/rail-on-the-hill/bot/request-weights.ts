import type { RequestLetter } from '../rules/state.ts'

interface LetterWeights {
  /**
   * How doubtful it is. With so many tracks of a line to come, each step to a card that is wanted is half sure. For F and
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
  /** So many steps away is a cell without a card, and one that no free spots lead to. */
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
