import type { Establishment, Landmark } from '../../cards/cards.ts'
import type { WordTexts } from './words.ts'

/** A card of the supply as it is read aloud. */
interface SpokenCard {
  readonly card: Establishment
  readonly left: number
  readonly owned: number
  readonly buyer: string
  /** One of `states`. */
  readonly state: string
}

/** What can be built, and what not. */
export interface SupplyTexts {
  readonly label: string
  /** The spoken names of the two parts. */
  readonly establishments: string
  landmarks(buyer: string): string
  /** The head, while nothing is chosen: whose coins count, and what they are enough for. */
  purse(buyer: string, coins: number): string
  readonly withinReach: string
  readonly nothingWithinReach: string
  /** "Bakery, green, shop, rolls 2 and 3, 1 coin, 6 left, Anna has 1. Get 1 coin from the bank. Within reach." */
  spokenCard(spoken: SpokenCard, words: WordTexts): string
  /** "Radio Tower, landmark, 22 coins. Once a turn you may roll again. 2 coins short." */
  spokenLandmark(landmark: Landmark, state: string, words: WordTexts): string
  /** What a card would bring in a round, in which everybody rolls once: "+0.4 a round". */
  gain(coins: number): string
  /** Words on a card, as short as possible. */
  readonly soldOut: string
  readonly built: string
  /** Why something can be built or not, in a few words. */
  readonly states: {
    readonly possible: string
    readonly affordable: string
    short(coins: number): string
    readonly soldOut: string
    readonly onePerTown: string
    readonly built: string
  }
}
