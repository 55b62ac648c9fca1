import type { Limit } from '#bots/budget.ts'
import type { Arguments } from './arguments.ts'
import { UsageError } from './errors.ts'

const MOST_MS = 600_000
const MOST_NODES = 1_000_000_000

/** What bots may think in one turn, from `--budget` or `--nodes`. */
export function chooseLimit(given: Arguments, usual: Limit): Limit {
  const ms = given.wholeNumber('budget', 1, MOST_MS)
  const nodes = given.wholeNumber('nodes', 1, MOST_NODES)
  if (ms !== undefined && nodes !== undefined) throw new UsageError('give either --budget or --nodes, not both')
  if (ms !== undefined) return { ms }
  return nodes === undefined ? usual : { nodes }
}
