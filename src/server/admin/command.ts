import type { DatabaseStore } from '../database/store.ts'
import type { TableService } from '../tables/table-service.ts'

/** What commands work on: the database, as one more node beside those that run. */
export interface Office {
  readonly store: DatabaseStore
  readonly tables: TableService
}

export interface Command {
  readonly name: string
  /** What stands behind the name; in brackets where it may be left out. */
  readonly operand: string
  /** One line. */
  readonly summary: string
  /** The answer is what is printed. */
  run(office: Office, operand: string): Promise<string>
}

export function needsOperand({ operand }: Command): boolean {
  return !operand.startsWith('[')
}

/** What was asked for cannot be done: the message says why. */
export class Refused extends Error {}

/** The command line itself is not as it must be: the message names the choices. */
export class WrongUsage extends Error {}
