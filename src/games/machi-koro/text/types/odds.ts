import type { Takes } from '../../cards/cards.ts'

/** What each roll would bring everybody. */
export interface OddsTexts {
  /** The head: whose roll is looked at. "When Anna rolls" */
  title(roller: string): string
  /** What if these eyes, or somebody else, had built something: "If you build Ranch", "With Ranch built". */
  ifYouBuild(item: string): string
  ifBuilt(item: string): string
  /** What the table is, for those who listen. */
  caption(roller: string, dice: string): string
  /** The spoken name of the choice between one die and two. */
  readonly dice: string
  /** The heads of the table. */
  readonly players: string
  /** Over numbers that are percent. */
  readonly chance: string
  chanceOf(ways: number, of: number): string
  /** What to expect of one roll. */
  readonly mean: string
  /** A mean with its sign and one decimal place: "+1.4". */
  average(coins: number): string
  /** Beside the number that lies on the table. */
  readonly rolled: string
  /** What a card that takes coins of one player, or swaps, would ask the roller: "TV Station: choose who pays." */
  asks(card: string, takes: Takes | undefined): string
  /** A cell that changes, for those who listen: "+3, now +1". */
  changed(coins: string, before: string): string
}
