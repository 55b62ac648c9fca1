/** The game in words, one sentence an action. */
export interface LogTexts {
  /** "Anna rolls 7 (3 + 4)." */
  roll(name: string, dice: readonly number[]): string
  reroll(name: string, dice: readonly number[]): string
  stand(name: string, roll: number): string
  /** A roll that brings nobody anything, and asks nothing. */
  readonly noIncome: string
  /** Coins from the bank: "2 Bakeries: Anna gets 2 coins." or nothing of them. `cards` is already counted. */
  fromBank(cards: string, name: string, coins: number): string
  /** "2 Cafés: Anna pays Béla 2 coins." */
  pays(cards: string, payer: string, owner: string, coins: number): string
  /** There was too little: "2 Cafés: Anna pays Béla 1 of 2 coins." */
  paysPart(cards: string, payer: string, owner: string, coins: number, owed: number): string
  /** There was nothing: "Café: Anna has no coins to pay Béla." */
  paysNothing(cards: string, payer: string, owner: string): string
  swap(name: string, given: string, partner: string, taken: string): string
  noSwap(name: string): string
  build(name: string, item: string, coins: number): string
  pass(name: string): string
  /** All landmarks stand, so many. */
  wins(name: string, landmarks: number): string
  /** Another turn follows a double. */
  again(name: string): string
}
