import { LINES } from '../cards/cards.ts'
import { PENALTY, RESOURCES_PER_POINT } from './numbers.ts'

/** What players enter to score a game on a real table: values and upgrades of cards, Plans, requests, resources. */
export type HandEntries = Readonly<Record<string, readonly string[]>>

export const CARD_ENTRIES = ['1', '2', '3', '4', '5', '6'] as const
export const PLAN_ENTRIES = ['plan 8', 'plan 6'] as const
const PLUS = 3

/** RH-V1, RH-D2, RH-D3: the values of the cards that a line touches; an upgrade follows its card. */
function cardsByHand(entries: readonly string[]): {
  readonly values: readonly number[]
  readonly parts: readonly string[]
} {
  const values: number[] = []
  const parts: string[] = []
  for (const entry of entries) {
    const last = values.length - 1
    if (/^\d+$/.test(entry)) {
      values.push(Number(entry))
      parts.push(entry)
    } else if (last >= 0 && entry === 'x2' && /^\d+$/.test(parts[last])) {
      values[last] *= 2
      parts[last] += '×2'
    } else if (last >= 0 && entry === '+3' && /^\d+$/.test(parts[last])) {
      values[last] += PLUS
      parts[last] += '+3'
    }
  }
  return { values, parts }
}

/** RH-V2: the points of the fulfilled Plans. */
function plansByHand(entries: readonly string[]): number[] {
  return entries.flatMap((entry) => (entry.startsWith('plan ') ? [Number(entry.slice(5))] : []))
}

/** RH-V1 to RH-V8: the total and the number of fulfilled Plans, which decides a tie. */
export function scoreByHand(entries: HandEntries) {
  const lines = LINES.map((line) => {
    const { values, parts } = cardsByHand(entries[line] ?? [])
    const plans = plansByHand(entries[line] ?? [])
    const penalty = plans.length === 0 ? -PENALTY : 0
    return { line, parts, plans, penalty, points: sum(values) + sum(plans) + penalty }
  })
  const requests = sum((entries.requests ?? []).map(Number))
  const left = sum((entries.resources ?? []).map(Number))
  const resources = Math.floor(left / RESOURCES_PER_POINT)
  const fulfilled = sum(lines.map(({ plans }) => plans.length))
  return {
    lines,
    requests,
    left,
    resources,
    fulfilled,
    total: sum(lines.map(({ points }) => points)) + requests + resources,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
