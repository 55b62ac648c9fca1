/** What is said about the streets, the dice and the payments. `cards` is a text such as "2 Cafés". */
export interface StreetTexts {
  /** The spoken name of all streets together. */
  readonly streets: string
  /** "Anna's street" */
  streetOf(name: string): string
  /** Where a small street can be enlarged. */
  showStreet(name: string): string
  /** Whose turn it is. */
  turnOf(name: string): string
  /** How many of a kind: "×3". */
  times(count: number): string
  /** A kind in a street, in full: "2 Cafés, red, rolls 3: Take 1 coin from whoever rolled." */
  building(cards: string, colour: string, rolls: string, effect: string): string
  /** A landmark of a street, in full. */
  landmark(name: string, isBuilt: boolean, effect: string): string
  /** What one thinks of building: "Plan: Ranch" */
  plan(name: string): string
  /** The landmark is not there yet. */
  readonly notBuilt: string

  /** The spoken name of the tray. */
  readonly dice: string
  readonly bank: string
  toRoll(name: string): string
  rolled(name: string): string
  readonly double: string
  /** A roll that brings no coins. */
  readonly nobodyPaid: string

  /** A line of the tray: what a card brought and cost whom, "Café: Béla +2, Anna −2". */
  payment(card: string, changes: readonly string[]): string
  /** What somebody gains or loses by a card: "Béla +2"; "Béla +1 of 2" where the payer had too little. */
  changeOf(name: string, coins: number, owed: number): string
  /** A card brings somebody nothing. */
  nothingFor(name: string): string
  /** So many payments for which there is no room. */
  more(count: number): string
  /** The spoken name of what a roll has brought a player so far. */
  change(coins: number): string

  /** A card takes coins from this player; 0 where there is nothing to take. */
  take(name: string, coins: number): string
  /** A card swaps two others. */
  give(card: string): string
  takeCard(name: string, card: string): string
}
