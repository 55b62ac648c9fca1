/** The row at the bottom, the seats at the top and the tabs between them. */
export interface StripTexts {
  readonly tabs: Readonly<Record<'label' | 'supply' | 'odds' | 'log' | 'help', string>>
  readonly seats: {
    readonly label: string
    /** The spoken name of a seat's button. */
    seat(name: string, coins: string, isActive: boolean): string
    /** The spoken name of a seat's landmarks, "Anna: 2 of 4 landmarks"; it leads to what their rolls would bring. */
    score(name: string, landmarks: number, all: number): string
    readonly starter: string
  }
  /** One's own coins, spoken. */
  purse(coins: string): string

  // What to do now.
  rollNow(dice: number): string
  rerollNow(roll: number): string
  tvNow(coins: string): string
  readonly swapNow: string
  /** A card is chosen to be given, and now one to take. */
  swapFor(given: string): string
  buildNow(coins: string): string
  /** Nothing is affordable. */
  readonly nothingToBuild: string
  /** It is somebody else's turn. */
  waitFor(name: string): string
  readonly over: string
  won(name: string): string
  /** A double with an Amusement Park: another turn follows this one. */
  readonly againAfter: string

  // Buttons.
  roll(dice: number): string
  reroll(dice: number): string
  stand(roll: number): string
  take(name: string, coins: string): string
  swap(given: string, taken: string, name: string): string
  readonly noSwap: string
  build(item: string, coins: string): string
  readonly pass: string
  readonly cancel: string

  /** Keys and what they do, for the help. */
  readonly keys: readonly { readonly keys: string; readonly what: string }[]
}
