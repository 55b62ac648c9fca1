import { perft as countSequences } from '#engine/perft.ts'
import type { Arguments } from '../arguments.ts'
import { chooseGame, chooseOptions, withCardFile } from '../choose-game.ts'
import type { Command } from '../command.ts'
import { CARDS, DEFAULT_SEED, EXAMPLE, JSON_OUTPUT, OPTIONS, PLAYERS, SEED } from '../common-options.ts'
import type { Io } from '../io.ts'
import { StatusLine } from '../progress.ts'

const USUAL_DEPTH = 3
const MOST_DEPTH = 100

export const perft: Command = {
  name: 'perft',
  operand: 'GAME',
  summary: 'Count the action sequences from the start, to compare rules with other programs',
  details: [
    'One line for each depth, as soon as it is counted. An action with a drawn outcome ends its sequence.',
    'With --json, one JSON object with the count for the depth, and for each depth up to it.',
  ],
  options: [
    { name: 'depth', value: 'N', help: `actions in a sequence (default: ${USUAL_DEPTH})` },
    PLAYERS,
    OPTIONS,
    SEED,
    CARDS,
    JSON_OUTPUT,
  ],
  examples: [`npx hilltop perft ${EXAMPLE} --seed tea --depth 4`, `npx hilltop perft ${EXAMPLE} --players 1 --json`],
  async run(given: Arguments, io: Io) {
    const entry = await chooseGame(given.operand)
    const options = chooseOptions(entry.rules, given)
    const depth = given.wholeNumber('depth', 0, MOST_DEPTH) ?? USUAL_DEPTH
    const seed = given.text('seed') ?? DEFAULT_SEED
    const rules = await withCardFile(entry.rules, given.text('cards'), io)
    const isJson = given.isOn('json')
    if (!isJson) io.stdout.write(`${row('depth', 'sequences')}${'─'.repeat(WIDTH)}\n`)
    const start = rules.setup(options, seed)
    const status = new StatusLine(io.stderr)
    const byDepth: number[] = []
    for (let at = Math.min(1, depth); at <= depth; at++) {
      status.show(`counting depth ${at} of ${depth}`)
      const sequences = countSequences(rules, start, at)
      status.clear()
      byDepth.push(sequences)
      if (!isJson) io.stdout.write(row(String(at), String(sequences)))
    }
    if (!isJson) return
    const cards = rules.cardSetName && { cards: rules.cardSetName }
    const counts = { sequences: byDepth[byDepth.length - 1], byDepth }
    io.stdout.write(`${JSON.stringify({ game: rules.id, ...cards, options, seed, depth, ...counts })}\n`)
  },
}

/** Fixed columns, because the rows come one by one; a count has at most 16 digits. */
const WIDTH = 24

function row(depth: string, sequences: string): string {
  return `${depth.padEnd(6)}${sequences.padStart(WIDTH - 6)}\n`
}
