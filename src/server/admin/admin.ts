import { Command } from 'commander'
import { type Io, RefusedInput } from '#cli/io.ts'
import { runProgram } from '#cli/program.ts'
import { type AdminContext, type Environment, withContext } from './context.ts'
import { listTables, listUsers } from './lists.ts'
import { closeReport, hideMessage, hideTable, listLog, listReports } from './moderation.ts'
import { blockUser, deleteUser, exportUser, unblockUser } from './users.ts'

/** Takes the arguments of the command, the first as an empty text if missing, and returns what to print. */
type AdminCommand = (context: AdminContext, text: string, second?: string) => Promise<string>

const COMMANDS: readonly (readonly [usage: string, description: string, run: AdminCommand])[] = [
  ['tables [ID|NAME]', 'list tables, last played first; with ID, one table; with NAME, those of a player', listTables],
  ['close-table <ID>', 'permanently close a table, waiting or playing', closeTable],
  ['hide-table <ID>', 'take a table out of the lobby', hideTable],
  ['hide-message <ID> <NUMBER>', 'hide a chat message of a table', hideMessage],
  ['users [TEXT]', 'list users, most recently active first; with TEXT, only names that contain it', listUsers],
  ['block-user <NAME|ID>', 'block a user; bots take over their seats', blockUser],
  ['unblock-user <NAME|ID>', 'unblock a user', unblockUser],
  ['export-user <NAME|ID>', 'print everything stored about a user, as JSON', exportUser],
  [
    'delete-user <NAME|ID>',
    'permanently delete a user; their games remain under the name "Someone", and bots take over',
    deleteUser,
  ],
  [
    'recalculate-ratings',
    'compute all ratings again from the logs of the rated games; without those of closed tables',
    recalculate,
  ],
  ['reports', 'list open reports of people at tables, oldest first', listReports],
  ['close-report <ID>', 'close a report that has been dealt with', closeReport],
  ['log [NAME|ID]', 'list what administrators and hosts did, latest first; with NAME or ID, by or to it', listLog],
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
      .action(async (text = '', second?: string) => {
        io.stdout.write(await withContext(env, (context) => command(context, text, second)))
      })
  }
  return runProgram(program, 'hilltop admin', args, io)
}

async function recalculate({ tables, note }: AdminContext): Promise<string> {
  const { games, dropped, changed } = await tables.recalculateRatings()
  const found = `rated games: ${games}, left out because their table was closed: ${dropped}, changed ratings: ${changed}`
  await note('recalculate-ratings', '', found)
  return `${found}\n`
}

async function closeTable({ store: { db }, tables, note }: AdminContext, id: string): Promise<string> {
  const table = await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst()
  if (table === undefined) throw new RefusedInput(`there is no table ${id}`)
  if (table.status === 'closed') throw new RefusedInput(`table ${id} is already closed`)
  await tables.close(id)
  await note('close-table', id)
  return `table ${id} is closed\n`
}
