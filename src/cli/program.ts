import { type Command, CommanderError, Option } from 'commander'
import type { Limit } from '#bots/budget.ts'
import { isWholeNumber, shown } from '#engine/json.ts'
import { GAME_IDS } from '#games/index.ts'
import {
  INTERRUPTED,
  Interrupted,
  type Io,
  oneLine,
  REFUSED,
  RefusedInput,
  SUCCESS,
  UsageError,
  WRONG_USAGE,
} from './io.ts'

/** What `hilltop` and the admin command add to commander: exit codes, and errors of one line that say what to do. */

const WIDEST = 120

type ProgramIo = Pick<Io, 'stdout' | 'stderr' | 'isOutputClosed'>

/** Runs one command line and returns its exit code. Every error is one line on standard error that begins with `label`. */
export async function runProgram(
  program: Command,
  label: string,
  args: readonly string[],
  io: ProgramIo,
): Promise<number> {
  program.enablePositionalOptions()
  for (const command of [program, ...program.commands]) configure(command, io)
  const command = program.commands.find((candidate) => candidate.name() === args[0])
  try {
    if (command !== undefined) checkValues(command, args)
    await program.parseAsync([...args], { from: 'user' })
    return SUCCESS
  } catch (error) {
    // Commander throws this after it has printed the help or the version.
    if (error instanceof CommanderError) return SUCCESS
    const isPipeClosed = error instanceof Interrupted && io.isOutputClosed
    if (isPipeClosed && !error.hasCutFiles) return SUCCESS
    const { code, message } = describe(error)
    const help = code === WRONG_USAGE ? `; see ${program.name()} ${command ? `${command.name()} ` : ''}--help` : ''
    io.stderr.write(`${label}: ${oneLine(message + help)}\n`)
    return isPipeClosed ? REFUSED : code
  }
}

/** The examples at the end of a command's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

function configure(command: Command, io: ProgramIo): void {
  const write = (text: string) => io.stdout.write(text)
  const width = () => Math.min(io.stdout.columns || WIDEST, WIDEST)
  command
    .configureHelp({
      // Commander wraps paragraphs, but keeps the line breaks of the source.
      commandDescription: (each) => each.description().replace(/(?<!\n)\n(?=\S)/g, ' '),
      subcommandDescription: (each) => each.description().split('\n')[0],
    })
    .configureOutput({
      writeOut: write,
      // Only the help when no command is given: errors are written by `runProgram`.
      writeErr: write,
      outputError: () => undefined,
      getOutHelpWidth: width,
      getErrHelpWidth: width,
    })
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : new UsageError(usageProblem(command, error))
    })
  for (const option of command.options) {
    let isGiven = false
    command.on(`option:${option.name()}`, () => {
      if (isGiven) throw new UsageError(`${option.long} is given twice`)
      isGiven = true
    })
  }
}

/** Commander takes any next argument as a value: `--record --json` would write a file called `--json`. */
function checkValues(command: Command, args: readonly string[]): void {
  const find = (arg: string | undefined) => command.options.find(({ long }) => long === arg)
  for (let i = 1; i < args.length && args[i] !== '--'; i++) {
    const option = find(args[i])
    if (!option?.required) continue
    i++
    if (find(args[i]?.split('=')[0])) throw new UsageError(`${option.long} needs a value: ${option.flags}`)
  }
}

function usageProblem(command: Command, { code, message }: CommanderError): string {
  const { args, commands, options, registeredArguments } = command
  const problem = message.replace(/^error: /, '').replace('\n(Did', ' (did')
  const choices =
    commands.length > 0
      ? `the commands are ${commands.map((each) => each.name()).join(', ')}`
      : `${command.name()} has ${options.map(({ long }) => long).join(', ')}`
  switch (code) {
    case 'commander.help':
      return `${args.length === 0 ? 'no command was given' : `unknown command ${shown(args[1])}`}; ${choices}`
    case 'commander.unknownCommand':
    case 'commander.unknownOption':
      return `${problem}; ${choices}`
    case 'commander.excessArguments':
      return `unexpected argument ${shown(args[registeredArguments.length])}; a text with spaces needs quotes`
    default:
      return problem
  }
}

function describe(error: unknown): { code: number; message: string } {
  if (error instanceof UsageError) return { code: WRONG_USAGE, message: error.message }
  if (error instanceof RefusedInput) return { code: REFUSED, message: error.message }
  if (error instanceof Interrupted) return { code: INTERRUPTED, message: error.message }
  const bug = error instanceof Error ? error : new Error(String(error))
  const place = bug.stack?.match(/\bsrc\/[^\s()]*:\d+/)?.[0]
  const where = place === undefined ? '' : ` (${place})`
  return {
    code: REFUSED,
    message: `this is a bug in Hilltop: ${bug.message}${where}; please report it with your command`,
  }
}

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
