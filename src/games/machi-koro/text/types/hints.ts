/**
 * Why a bot plays as it does, in one language. `{name}` stands for a value of the reason: `card`, `factory`, `given` and
 * `taken` are names of cards, `player` is the name of a seat; the others are numbers, `coins`, `mean` and `other` with up
 * to one decimal.
 */
export interface HintTexts {
  /** The last landmark: card. */
  readonly wins: string
  /** A landmark, and so many are left after it: card, left. */
  readonly landmark: string
  /** A landmark that makes more income possible: card, coins a round. */
  readonly 'landmark-pays': string
  /** Income of one's own: card, coins a round. */
  readonly income: string
  /** It pays for cards that are there: card, count. */
  readonly counts: string
  /** A card that is there pays for it: card, factory. */
  readonly feeds: string
  /** The others pay for it: card, coins a round. */
  readonly takes: string
  /** Its worth lies in what can be built later: card. */
  readonly prepares: string
  /** The last one of its kind, which somebody else would want: card. */
  readonly denies: string
  /** Nothing is built, for a landmark soon: card, missing. */
  readonly saves: string
  /** Nothing is worth its price. */
  readonly nothing: string
  /** mean, other: what one die and two dice bring. */
  readonly 'one-die': string
  /** mean, other: what two dice and one die bring. */
  readonly 'two-dice': string
  /** coins of this roll, mean of another. */
  readonly reroll: string
  /** coins of this roll, mean of another. */
  readonly stand: string
  /** A double, which gives another turn: coins. */
  readonly double: string
  /** From who is nearest to winning: player, coins. */
  readonly 'robs-leader': string
  /** From who has most: player, coins. */
  readonly robs: string
  /** given, taken */
  readonly swap: string
  readonly 'no-swap': string
  /** There is nothing else to do. */
  readonly forced: string
  /** Bots that compare nothing: by what pays in the next round. */
  readonly easy: string
  /** By how near the last landmark comes. */
  readonly steady: string
  /** By a shopping list. */
  readonly list: string
}
