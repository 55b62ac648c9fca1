import type { Limit } from '#bots/budget.ts'
import { GAME_IDS } from '#games/index.ts'
import type { Option } from './command.ts'

/** The game that help texts use in their examples. */
export const EXAMPLE = GAME_IDS[0]

/** Options that several commands share. */

export const DEFAULT_SEED = 'hilltop'

export const PLAYERS: Option = {
  name: 'players',
  value: 'N',
  help: 'how many play (default: 2, or what --options says)',
}
export const OPTIONS: Option = {
  name: 'options',
  value: 'JSON',
  help: 'the game\'s options as in a record, e.g. \'{"players": 3, "first": 1}\'',
}
export const SEED: Option = {
  name: 'seed',
  value: 'TEXT',
  help: `any text; the same text gives the same game (default: ${DEFAULT_SEED})`,
}
export const BOTS: Option = {
  name: 'bots',
  value: 'NAMES',
  help: 'who plays: one bot for all seats, or one per seat with commas between (default: steady)',
}
/** What a bot thinks in a turn where nobody says otherwise: about a tenth of a second. */
const DEFAULT_NODES = 20_000
export const DEFAULT_LIMIT: Limit = { nodes: DEFAULT_NODES }
export const NODES: Option = {
  name: 'nodes',
  value: 'N',
  help: `how many positions a bot may look at in one turn (default: ${DEFAULT_NODES})`,
}
export const BUDGET: Option = {
  name: 'budget',
  value: 'MS',
  help: 'how many milliseconds a bot may think in one turn, instead of --nodes; games may then differ',
}
export const CARDS: Option = { name: 'cards', value: 'FILE', help: 'play with the cards in this JSON file' }
export const JSON_OUTPUT: Option = { name: 'json', help: 'print JSON for programs instead of a table for people' }
export const TRACE: Option = {
  name: 'trace',
  value: 'FILE',
  help: 'write every position with its legal actions, as JSON Lines',
}
