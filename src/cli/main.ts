import { parseArgs } from 'node:util'
import { shown } from '#engine/json.ts'
import { perft as countSequences } from '#engine/perft.ts'
import { scoreBySeat } from '#engine/trace.ts'
import manifest from '../../package.json' with { type: 'json' }
import { Arguments } from './arguments.ts'
import { chooseGame, chooseOptions, withCardFile } from './choose-game.ts'
import type { Command } from './command.ts'
import { needsOperand } from './command.ts'
import { arena } from './commands/arena.ts'
import { cards } from './commands/cards.ts'
import { ceiling } from './commands/ceiling.ts'
import { demo } from './commands/demo.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { CARDS, DEFAULT_SEED, EXAMPLE, JSON_OUTPUT, OPTIONS, PLAYERS, SEED } from './common-options.ts'
import { commandHelp, generalHelp } from './help.ts'
import {
  INTERRUPTED,
  Interrupted,
  type Io,
  oneLine,
  placeOf,
  processIo,
  REFUSED,
  RefusedInput,
  SUCCESS,
  UsageError,
  WRONG_USAGE,
} from './io.ts'
import { type Replayed, replayFile } from './records.ts'
import { seatNames, sheetText, winnersText } from './standing.ts'
import { StatusLine } from './terminal.ts'

const USUAL_DEPTH = 3

const MOST_DEPTH = 100

const perft: Command = {
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

const score: Command = {
  name: 'score',
  operand: 'RECORD',
  summary: 'Show the score sheet of recorded games',
  details: [
    'RECORD is a file with one record, or with one on each line; - reads standard input.',
    'A game that is not over gets the score that it would have if it ended now, and the sheet says so.',
  ],
  options: [CARDS, JSON_OUTPUT],
  examples: ['npx hilltop score game.json', 'npx hilltop score game.json --json'],
  async run(given: Arguments, io: Io) {
    const games = await replayFile(given.operand, given.text('cards'), io)
    if (given.isOn('json')) {
      for (const { rules, match } of games) io.stdout.write(`${JSON.stringify(scoreBySeat(rules, match.state))}\n`)
    } else {
      io.stdout.write(games.map(sheet).join('\n'))
    }
  },
}

const COMMANDS: readonly Command[] = [demo, simulate, arena, ceiling, replay, score, verify, cards, perft]

/** The command line as a program: ends the process with the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await run(args, processIo())
}

/** Runs one command line and returns its exit code. Whatever goes wrong is one line on standard error. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    await dispatch(args, io)
    return SUCCESS
  } catch (error) {
    const isPipeClosed = error instanceof Interrupted && io.isOutputClosed
    if (isPipeClosed && !error.hasCutFiles) return SUCCESS
    const { code, message } = ending(error, args)
    io.stderr.write(`hilltop: ${oneLine(message)}\n`)
    return isPipeClosed ? REFUSED : code
  }
}

async function dispatch([name, ...rest]: readonly string[], io: Io): Promise<void> {
  if (name === undefined) {
    io.stdout.write(generalHelp(COMMANDS))
    throw new UsageError(`no command was given; the commands are ${commandNames()}`)
  }
  if (name === '--version') io.stdout.write(`${manifest.version}\n`)
  else if (isHelp(name)) io.stdout.write(generalHelp(COMMANDS))
  else if (name === 'help')
    io.stdout.write(rest.length === 0 ? generalHelp(COMMANDS) : await commandHelp(find(rest[0])))
  else {
    const command = find(name)
    const given = readArguments(command, rest)
    if (given === 'help') io.stdout.write(await commandHelp(command))
    else await command.run(given, io)
  }
}

function isHelp(arg: string): boolean {
  return arg === '--help' || arg === '-h'
}

function find(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (command === undefined)
    throw new UsageError(`there is no command ${shown(name)}; the commands are ${commandNames()}`)
  return command
}

function commandNames(): string {
  return COMMANDS.map(({ name }) => name).join(', ')
}

function ending(error: unknown, [name]: readonly string[]): { code: number; message: string } {
  if (error instanceof UsageError) {
    const isCommand = COMMANDS.some((command) => command.name === name)
    return { code: WRONG_USAGE, message: `${error.message}; see npx hilltop ${isCommand ? `${name} ` : ''}--help` }
  }
  if (error instanceof RefusedInput) return { code: REFUSED, message: error.message }
  if (error instanceof Interrupted) return { code: INTERRUPTED, message: error.message }
  const bug = error instanceof Error ? error : new Error(String(error))
  return {
    code: REFUSED,
    message: `something is wrong in Hilltop itself: ${bug.message}${placeOf(bug)}; please report it`,
  }
}

function sheet({ game, record, rules, match }: Replayed): string {
  const { winners, scores } = rules.standing(match.state)
  const names = seatNames(match.options.players, record.names)
  const isAlone = names.length === 1
  const heading = `${rules.id}, seed ${oneLine(match.seed)}, ${match.log.length} actions\n`
  const note = match.isOver ? '' : 'Not over yet: this is the score if the game ended now.\n'
  const verb = match.isOver ? 'Won by' : 'Ahead:'
  const end = isAlone ? '' : `\n${verb} ${winnersText(winners, names)}\n`
  return `${heading}${note}\n${sheetText(game, scores, names)}${end}`
}

/** Reads the arguments of a command, or the wish for help. Values may begin with a dash, so that seeds may be any text. */
function readArguments(command: Command, args: readonly string[]): Arguments | 'help' {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(
        command.options.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
      ),
    },
  })
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return 'help'
  const values = new Map<string, string>()
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind === 'option') values.set(token.name, optionValue(command, token, values))
  }
  if (operands.length > 1) throw new UsageError(`${shown(operands[1])} is one argument too many`)
  if (operands.length === 0 && needsOperand(command)) throw new UsageError(`${command.operand} is missing`)
  return new Arguments(operands[0] ?? '', values)
}

function optionValue(
  command: Command,
  token: { name: string; rawName: string; value: string | undefined; inlineValue: boolean | undefined },
  earlier: ReadonlyMap<string, string>,
): string {
  const option = command.options.find(({ name }) => name === token.name)
  if (option === undefined || !token.rawName.startsWith('--')) {
    const choices = command.options.map(({ name }) => `--${name}`).join(', ')
    throw new UsageError(`there is no option ${shown(token.rawName)}; ${command.name} has ${choices}`)
  }
  if (earlier.has(token.name)) throw new UsageError(`--${token.name} is given twice`)
  if (option.value === undefined) {
    if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value`)
    return ''
  }
  if (token.value === undefined || (!token.inlineValue && isOptionOf(command, token.value))) {
    throw new UsageError(`--${token.name} needs a value: --${token.name} ${option.value}`)
  }
  return token.value
}

function isOptionOf(command: Command, text: string): boolean {
  return command.options.some(({ name }) => text === `--${name}` || text.startsWith(`--${name}=`))
}

function row(depth: string, sequences: string): string {
  return `${depth.padEnd(6)}${sequences.padStart(WIDTH - 6)}\n`
}
