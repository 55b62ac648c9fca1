import type { LineName } from '../cards/cards.ts'
import { LINES } from '../cards/cards.ts'
import type { RailScore } from '../rules/scoring/score.ts'
import { REQUESTS } from '../rules/state.ts'

/**
 * The score pad: a row for each thing that scores, in the order of the rules, and a column for each seat. The first row
 * has the names; an empty row is the line above the total.
 */
export function scoreSheet(scores: readonly RailScore[], names: readonly string[]): string[][] {
  const row = (item: string, cell: (score: RailScore) => string | number) => [item, ...scores.map((s) => `${cell(s)}`)]
  const requests = REQUESTS.filter((letter) => letter in scores[0].requests)
  return [
    ['', ...names],
    ...LINES.map((line) => row(`${capital(line)} line`, (score) => score.lines[line])),
    ...LINES.map((line) => row(`${capital(line)} plans`, (score) => planPoints(score, line))),
    row('Penalty', (score) => score.penalty),
    ...requests.map((letter) => row(`Request ${letter}`, (score) => String(score.requests[letter]))),
    row('Resources', (score) => score.resources),
    [],
    row('Total', (score) => score.total),
    row('Fulfilled plans', (score) => score.fulfilled),
    ...(scores.length === 1 ? [row('Title', (score) => String(score.title))] : []),
  ]
}

function planPoints(score: RailScore, line: LineName): number {
  return score.plans[line].reduce((sum, plan) => sum + plan.points, 0)
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
