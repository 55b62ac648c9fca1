import { Command } from 'commander'
import { type Io, RefusedInput } from '#cli/io.ts'
import { runProgram } from '#cli/program.ts'
import { type AdminContext, type Environment, withContext } from './context.ts'
import { listTables, listUsers } from './lists.ts'
import { blockUser, deleteUser, exportUser, unblockUser } from './users.ts'

/** Takes the argument of the command, or an empty text, and returns what to print. */
type AdminCommand = (context: AdminContext, text: string) => Promise<string>

const COMMANDS: readonly (readonly [usage: string, description: string, run: AdminCommand])[] = [
  ['tables [ID|NAME]', 'list tables, last played first; with ID, one table; with NAME, those of a player', listTables],
  ['close-table <ID>', 'permanently close a table, waiting or playing', closeTable],
  ['users [TEXT]', 'list users, most recently active first; with TEXT, only names that contain it', listUsers],
  ['block-user <NAME|ID>', 'block a user; bots take over their seats', blockUser],
  ['unblock-user <NAME|ID>', 'unblock a user', unblockUser],
  ['export-user <NAME|ID>', 'print everything stored about a user, as JSON', exportUser],
  [
    'delete-user <NAME|ID>',
    'permanently delete a user; their games remain under the name "Someone", and bots take over',
    deleteUser,
  ],
]

/** Runs one command line of the administrator and returns its exit code. */
export function run(args: readonly string[], env: Environment, io: Pick<Io, 'stdout' | 'stderr' | 'isOutputClosed'>) {
  const program = new Command('npm run --silent admin --')
    .description('Manages the users and tables of a Hilltop server, even while it is running.')
    .addHelpText(
      'after',
      `
The database is that of the server: DATA or DATABASE_URL name it.
The exit code is 0 on success, 1 if something is refused and 2 if the command line is wrong; one line on standard error
says why.`,
    )
  for (const [usage, description, command] of COMMANDS) {
    program
      .command(usage)
      .description(description)
      .action(async (text = '') => {
        io.stdout.write(await withContext(env, (context) => command(context, text)))
      })
  }
  return runProgram(program, 'hilltop admin', args, io)
}

async function closeTable({ store: { db }, tables }: AdminContext, id: string): Promise<string> {
  const table = await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst()
  if (table === undefined) throw new RefusedInput(`there is no table ${id}`)
  if (table.status === 'closed') throw new RefusedInput(`table ${id} is already closed`)
  await tables.close(id)
  return `table ${id} is closed\n`
}
