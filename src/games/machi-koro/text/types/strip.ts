/** The row at the bottom, the seats at the top and the tabs between them. */
export interface StripTexts {
  readonly tabs: Readonly<Record<'supply' | 'odds', string>>
  readonly seats: {
    /** The spoken name of a seat's button. */
    seat(name: string, coins: string, isActive: boolean): string
    /** The spoken name of a seat's landmarks, "Anna: 2 of 4 landmarks"; it leads to what their rolls would bring. */
    score(name: string, landmarks: number, all: number): string
  }
  /** One's own coins, spoken. */
  purse(coins: string): string

  // What to do now.
  rollNow(dice: number): string
  rerollNow(roll: number): string
  /** `card` takes the coins of one player. */
  takeNow(card: string, coins: string): string
  /** `card` swaps two cards. */
  swapNow(card: string): string
  /** A card is chosen to be given, and now one to take. */
  swapFor(given: string): string
  /** Both cards are chosen. */
  readonly swapReady: string
  /** `isAgain`: after a double another turn follows this one. */
  buildNow(coins: string, isAgain: boolean): string
  /** Somebody looks at a card before it is the time to build. */
  buildLater(item: string): string
  /** Somebody looks at a card that cannot be built; `reason` in a few words: "Mine: 3 coins short." */
  notBuilt(item: string, reason: string): string
  /** Nothing is affordable. */
  readonly nothingToBuild: string
  /** It is somebody else's turn. */
  waitFor(name: string): string
  /** All landmarks stand, so many. */
  won(name: string, landmarks: number): string

  // Buttons.
  roll(dice: number): string
  reroll(dice: number): string
  stand(roll: number): string
  take(name: string, coins: string): string
  swap(given: string, taken: string, name: string): string
  readonly noSwap: string
  build(item: string, coins: string): string
  readonly pass: string

  /** Keys and what they do, for the help. */
  readonly keys: readonly { readonly keys: string; readonly what: string }[]
}
