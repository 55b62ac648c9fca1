/** The numbers that a card works at, as on its plate: "7", "9–10". */
export function rollRange(rolls: readonly number[]): string {
  const isRun = rolls.length > 1 && rolls.every((roll, i) => roll === rolls[0] + i)
  return isRun ? `${rolls[0]}–${rolls[rolls.length - 1]}` : rolls.join(', ')
}
