import type { Seat } from '#engine/game.ts'
import type { ItemId } from '../../cards/cards.ts'
import type { MachiInsight, RollOutlook } from '../../rules/insight.ts'

/** A number of the table, and how much more or less it is than without what one thinks of building. */
export interface Figure {
  readonly coins: number
  readonly change: number
}

export interface RollColumn extends Omit<RollOutlook, 'coins'> {
  /** By seat, seat 1 first. */
  readonly figures: readonly Figure[]
}

export interface OddsColumns {
  readonly rolls: readonly RollColumn[]
  readonly mean: readonly Figure[]
}

/** What the rolls of a seat would bring with a building, against what they bring without it. */
export function compare(insight: MachiInsight, roller: Seat, dice: number, built: ItemId | null): OddsColumns {
  const plain = insight.outlook(roller, dice)
  const outlook = built === null ? plain : insight.outlook(roller, dice, built)
  // A second die that comes with the building changes no roll, but it changes what to expect.
  const plainDice = Math.min(dice, insight.mostDice(roller))
  const plainMean = plainDice === dice ? plain.mean : insight.outlook(roller, plainDice).mean
  return {
    rolls: outlook.rolls.map(({ coins, ...roll }, i) => ({ ...roll, figures: figuresOf(coins, plain.rolls[i].coins) })),
    mean: figuresOf(outlook.mean, plainMean),
  }
}

function figuresOf(coins: readonly number[], before: readonly number[]): readonly Figure[] {
  return coins.map((each, seat) => ({ coins: each, change: each - before[seat] }))
}
