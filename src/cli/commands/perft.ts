import { Command } from 'commander'
import { perft as countSequences } from '#engine/perft.ts'
import { chooseGame, chooseOptions, withCardFile } from '../choose-game.ts'
import type { Io } from '../io.ts'
import {
  CARDS,
  type CommonOptions,
  EXAMPLE,
  examples,
  JSON_OUTPUT,
  numberOption,
  OPTIONS,
  PLAYERS,
  SEED,
} from '../program.ts'
import { StatusLine } from '../terminal.ts'

const DEFAULT_DEPTH = 3
const MOST_DEPTH = 100

interface PerftOptions extends CommonOptions {
  readonly depth: number
}

export const perft = (io: Io) =>
  new Command('perft')
    .argument('<GAME>')
    .description(
      `Count the action sequences from the start, to compare rules with another program.

Prints one line per depth as soon as it is counted. An action with a random outcome ends its sequence. With --json,
prints one JSON object with the count for the given depth and for each depth up to it.`,
    )
    .addOption(numberOption('--depth <N>', 'actions in a sequence', 0, MOST_DEPTH).default(DEFAULT_DEPTH))
    .addOption(PLAYERS)
    .addOption(OPTIONS)
    .addOption(SEED)
    .addOption(CARDS)
    .addOption(JSON_OUTPUT)
    .addHelpText(
      'after',
      examples(`npx hilltop perft ${EXAMPLE} --seed tea --depth 4`, `npx hilltop perft ${EXAMPLE} --players 1 --json`),
    )
    .action(async (id: string, given: PerftOptions) => {
      const game = await chooseGame(id)
      const options = chooseOptions(game.rules, given)
      const { depth, seed, json } = given
      const rules = await withCardFile(game.rules, given.cards, io)
      if (!json) io.stdout.write(`${row('depth', 'sequences')}${'─'.repeat(WIDTH)}\n`)
      const start = rules.setup(options, seed)
      const status = new StatusLine(io.stderr)
      const byDepth: number[] = []
      for (let at = Math.min(1, depth); at <= depth; at++) {
        status.show(`counting depth ${at} of ${depth}`)
        const sequences = countSequences(rules, start, at)
        status.clear()
        byDepth.push(sequences)
        if (!json) io.stdout.write(row(String(at), String(sequences)))
      }
      if (!json) return
      const cards = rules.cardSetName && { cards: rules.cardSetName }
      const counts = { sequences: byDepth[byDepth.length - 1], byDepth }
      io.stdout.write(`${JSON.stringify({ game: rules.id, ...cards, options, seed, depth, ...counts })}\n`)
    })

/** The columns are fixed because rows are printed one by one; a count has at most 16 digits. */
const WIDTH = 24

function row(depth: string, sequences: string): string {
  return `${depth.padEnd(6)}${sequences.padStart(WIDTH - 6)}\n`
}
