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
  /** The numbers of a card: "3", "9–10". */
  rolls(numbers: readonly number[]): string
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

  fromBank(cards: string, to: string, coins: number): string
  /** `coins` is less than `owed` where the payer has too little. */
  pays(cards: string, from: string, to: string, coins: number, owed: number): string
  /** So many payments for which there is no room. */
  more(count: number): string
  /** The spoken name of what a roll has brought a player so far. */
  change(coins: number): string

  /** The TV Station takes from this player; 0 where there is nothing to take. */
  take(name: string, coins: number): string
  /** The Business Center. */
  give(card: string): string
  takeCard(name: string, card: string): string
}
