import type { LokoScore } from '../rules/score.ts'

/**
 * The score pad: a row for each thing that scores and a column for each seat. The first row has the names; an empty row is
 * the line above the total.
 */
export function scoreSheet(scores: readonly LokoScore[], names: readonly string[]): string[][] {
  const row = (item: string, points: (score: LokoScore) => number) => [
    item,
    ...scores.map((score) => `${points(score)}`),
  ]
  return [
    ['', ...names],
    row('Trains', ({ trains }) => trains),
    row('Bonus', ({ bonus }) => bonus),
    row('Shapes', ({ shapes }) => shapes),
    row('Unused', ({ unused }) => unused),
    [],
    row('Total', ({ total }) => total),
  ]
}
