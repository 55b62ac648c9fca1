import type { ItemId } from '../../cards/cards.ts'

/** A card of the supply, or a landmark, as it is read aloud. */
interface SpokenItem {
  readonly item: ItemId
  /** Undefined of a landmark. */
  readonly card?: {
    readonly colour: string
    readonly rolls: readonly number[]
    readonly left: number
    readonly owned: number
  }
  readonly cost: number
  readonly buyer: string
  /** One of `states`, or undefined where there is nothing to say. */
  readonly state: string | undefined
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
  /** "Cheese Factory, green, rolls 7, 5 coins, 6 left, Anna has 0. Get 3 coins for each of your Ranches. 2 coins short." */
  spoken(item: SpokenItem): string
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
