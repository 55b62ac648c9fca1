import type { Limit } from '#bots/budget.ts'
import { isWholeNumber, shown } from '#engine/json.ts'
import { UsageError } from './io.ts'

/** What was given to a command. */
export class Arguments {
  /** The game or the file; empty where it was left out. */
  readonly operand: string
  readonly #values: ReadonlyMap<string, string>

  constructor(operand: string, values: ReadonlyMap<string, string>) {
    this.operand = operand
    this.#values = values
  }

  isOn(option: string): boolean {
    return this.#values.has(option)
  }

  text(option: string): string | undefined {
    return this.#values.get(option)
  }

  wholeNumber(option: string, from: number, to: number): number | undefined {
    const text = this.#values.get(option)
    if (text === undefined) return undefined
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!isWholeNumber(value, from, to)) {
      throw new UsageError(`--${option} must be a whole number from ${from} to ${to}, not ${shown(text)}`)
    }
    return value
  }
}

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
