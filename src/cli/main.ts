import { shown } from '#engine/json.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { Command } from './command.ts'
import { arena } from './commands/arena.ts'
import { cards } from './commands/cards.ts'
import { ceiling } from './commands/ceiling.ts'
import { demo } from './commands/demo.ts'
import { perft } from './commands/perft.ts'
import { replay } from './commands/replay.ts'
import { score } from './commands/score.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import {
  INTERRUPTED,
  Interrupted,
  oneLine,
  placeOf,
  REFUSED,
  RefusedInput,
  SUCCESS,
  UsageError,
  WRONG_USAGE,
} from './errors.ts'
import { commandHelp, generalHelp } from './help.ts'
import { type Io, processIo } from './io.ts'
import { readArguments } from './read-arguments.ts'

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
