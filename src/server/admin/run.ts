import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig, WrongConfig, withoutPassword } from '../config.ts'
import { openStore } from '../database/open.ts'
import { createHouse } from '../house/create-house.ts'
import { Problem } from '../problem.ts'
import { columns, oneLine } from './columns.ts'
import { type Command, needsOperand, type Office, Refused, WrongUsage } from './command.ts'
import { blockUser, unblockUser } from './commands/block-user.ts'
import { closeTable } from './commands/close-table.ts'
import { deleteUser } from './commands/delete-user.ts'
import { exportUser } from './commands/export-user.ts'
import { tables } from './commands/tables.ts'
import { users } from './commands/users.ts'

const COMMANDS: readonly Command[] = [tables, closeTable, users, blockUser, unblockUser, exportUser, deleteUser]

export interface Ended {
  readonly code: 0 | 1 | 2
  readonly out: string
  readonly err: string
}

/** Runs one command line of the administrator. */
export async function run(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<Ended> {
  try {
    if (args.some((arg) => ['--help', '-h', 'help'].includes(arg))) return { code: 0, out: help(), err: '' }
    const { command, operand } = read(args)
    return { code: 0, out: await withOffice(readConfig(env), (office) => command.run(office, operand)), err: '' }
  } catch (error) {
    const isUsage = error instanceof WrongUsage
    return { code: isUsage ? 2 : 1, out: '', err: `hilltop admin: ${oneLine(messageOf(error))}\n` }
  }
}

function read([name, ...operands]: readonly string[]): { readonly command: Command; readonly operand: string } {
  const names = COMMANDS.map((command) => command.name).join(', ')
  if (name === undefined) throw new WrongUsage(`no command was given; the commands are ${names}`)
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (command === undefined) throw new WrongUsage(`there is no command ${name}; the commands are ${names}`)
  if (operands.length > 1)
    throw new WrongUsage(`${operands[1]} is one argument too many; names with blanks need quotes`)
  if (operands.length === 0 && needsOperand(command)) throw new WrongUsage(`${name} needs ${command.operand}`)
  return { command, operand: operands[0] ?? '' }
}

/** The database of the server, opened beside it. Those that run notice within seconds what is changed here. */
async function withOffice(config: Config, work: (office: Office) => Promise<string>): Promise<string> {
  if (config.databaseUrl === undefined && !existsSync(join(config.data, 'hilltop.db'))) {
    throw new Refused(`there is no database in ${config.data}; DATA or DATABASE_URL say where it is`)
  }
  const store = await openStore({ url: config.databaseUrl, folder: config.data }).catch((cause) => {
    const place = config.databaseUrl === undefined ? config.data : withoutPassword(config.databaseUrl)
    throw new Refused(`the database at ${place} cannot be opened: ${String(cause)}`)
  })
  const { hotTables } = config
  // Bots and clocks are left to the nodes that run.
  const house = createHouse({ store, background: undefined, hotTables, now: Date.now, failed: () => undefined })
  try {
    return await work({ store, house })
  } finally {
    await house.stop()
    await store.close()
  }
}

function help(): string {
  const rows = COMMANDS.map(({ name, operand, summary }) => [`  ${name} ${operand}`, summary])
  return `Looks after the people and tables of a Hilltop server, also while it runs.

Usage: npm run --silent admin -- COMMAND …

${columns([['Commands', ''], ...rows])}
The database is the one that DATA or DATABASE_URL name, as for the server.
It exits with 0 on success, 1 when something is refused and 2 when the command line is not understood;
then one line on standard error says why.
`
}

function messageOf(error: unknown): string {
  if (error instanceof WrongUsage) return `${error.message}; see npm run admin -- --help`
  if (error instanceof Refused || error instanceof WrongConfig || error instanceof Problem) return error.message
  return `something is wrong: ${error instanceof Error ? error.message : String(error)}`
}
