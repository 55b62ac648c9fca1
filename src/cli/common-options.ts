import { Option } from 'commander'
import type { Limit } from '#bots/budget.ts'
import { isWholeNumber, shown } from '#engine/json.ts'
import { GAME_IDS } from '#games/index.ts'
import { UsageError } from './io.ts'

/** The game that help texts use in their examples. */
export const EXAMPLE = GAME_IDS[0]

/** The values of the options that several commands share. */
export interface CommonOptions {
  readonly players?: string
  readonly options?: string
  readonly bots?: string
  readonly nodes?: number
  readonly budget?: number
  readonly seed: string
  readonly cards?: string
  readonly json?: true
}

const MOST_NODES = 1_000_000_000
const MOST_MS = 600_000

export const PLAYERS = new Option('--players <N>', 'number of players (default: 2, or as in --options)')
export const OPTIONS = new Option(
  '--options <JSON>',
  'the game\'s options as in a record, e.g. \'{"players": 3, "first": 1}\'',
)
export const BOTS = new Option(
  '--bots <NAMES>',
  'one bot for all seats, or one per seat, comma-separated; cmd:COMMAND starts a program (default: steady)',
)
/** A bot needs about a tenth of a second for as many positions. */
const DEFAULT_NODES = 20_000
export const DEFAULT_LIMIT: Limit = { nodes: DEFAULT_NODES }
export const NODES = nodesOption(`positions that a bot may examine per turn (default: ${DEFAULT_NODES})`)
export const BUDGET = budgetOption(
  'milliseconds that a bot may think per turn, instead of --nodes; results depend on the machine',
)
export const SEED = new Option('--seed <TEXT>', 'any text; the same text gives the same game').default('hilltop')
export const CARDS = new Option('--cards <FILE>', 'use the cards in this JSON file')
export const TRACE = new Option('--trace <FILE>', 'write every position with its legal actions, as JSON Lines')
export const JSON_OUTPUT = new Option('--json', 'print JSON for programs instead of a table for people')

export function nodesOption(description: string): Option {
  return numberOption('--nodes <N>', description, 1, MOST_NODES)
}

export function budgetOption(description: string): Option {
  return numberOption('--budget <MS>', description, 1, MOST_MS).conflicts('nodes')
}

/** How much bots may think per turn, from `--budget` or `--nodes`. */
export function limitOf({ budget, nodes }: CommonOptions, defaultLimit: Limit): Limit {
  if (budget !== undefined) return { ms: budget }
  return nodes === undefined ? defaultLimit : { nodes }
}

export function numberOption(flags: string, description: string, from: number, to: number): Option {
  const option = new Option(flags, description)
  return option.argParser((text: string) => readWholeNumber(text, `${option.long}`, from, to))
}

export function readWholeNumber(text: string, name: string, from: number, to: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!isWholeNumber(value, from, to)) {
    throw new UsageError(`${name} must be a whole number from ${from} to ${to}, not ${shown(text)}`)
  }
  return value
}
