import type { Arguments } from './arguments.ts'
import type { Io } from './io.ts'

/** One command of the command line: all that its help needs, and what it does. */
export interface Command {
  readonly name: string
  /** What stands behind the name, such as `GAME`; in brackets where it may be left out. */
  readonly operand: string
  /** One line. */
  readonly summary: string
  /** A few lines that tell a stranger what comes out. */
  readonly details: readonly string[]
  readonly options: readonly Option[]
  readonly examples: readonly string[]
  run(given: Arguments, io: Io): Promise<void>
}

export interface Option {
  readonly name: string
  /** What the value is called in the help; left out for a switch. */
  readonly value?: string
  readonly help: string
}

export function needsOperand(command: Command): boolean {
  return !command.operand.startsWith('[')
}
