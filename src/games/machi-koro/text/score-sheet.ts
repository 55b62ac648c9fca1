import type { MachiScore } from '../rules/score.ts'

/** How far every player came: a row for landmarks and one for coins, and a column for each seat. The first row has the names. */
export function scoreSheet(scores: readonly MachiScore[], names: readonly string[]): string[][] {
  return [
    ['', ...names],
    ['Landmarks', ...scores.map(({ landmarks }) => String(landmarks))],
    ['Coins', ...scores.map(({ coins }) => String(coins))],
  ]
}
