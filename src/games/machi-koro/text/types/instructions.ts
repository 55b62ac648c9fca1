/** What the teacher advises, as an instruction without a full stop: "Build a Cheese Factory". */
export interface InstructionTexts {
  roll(dice: number): string
  reroll(dice: number): string
  stand(roll: number): string
  /** Coins of one player. */
  take(name: string): string
  swap(given: string, name: string, taken: string): string
  readonly noSwap: string
  build(item: string): string
  readonly pass: string
}
