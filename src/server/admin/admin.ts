import { Command } from 'commander'
import { sql } from 'kysely'
import { type Io, oneLine, RefusedInput } from '#cli/io.ts'
import { runProgram } from '#cli/program.ts'
import { table } from '#cli/terminal.ts'
import { bumpVersions } from '../tables/table-rows.ts'
import { type AdminContext, type Environment, withContext } from './context.ts'
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

async function listReports({ store: { db } }: AdminContext): Promise<string> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('users as reported', 'reported.id', 'reports.user_id')
    .leftJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .leftJoin('chat', (on) => on.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.id', '=', 'reports.line'))
    .select([
      'reports.id',
      'reports.at',
      'reports.table_id',
      'reports.user_id',
      'line',
      'reason',
      'reports.text',
      'chat.text as message',
      'reported.name',
      'reporter.name as by',
    ])
    .where('closed_at', 'is', null)
    .orderBy('reports.at')
    .limit(MOST_ROWS)
    .execute()
  if (rows.length === 0) return 'there are no open reports\n'
  return table([
    ['report', 'at', 'table', 'about', 'user', 'by', 'reason', 'message', 'text'],
    ...rows.map(({ id, at, table_id, user_id, line, reason, text, message, name, by }) => [
      id,
      dateOf(at),
      table_id,
      oneLine(name ?? ''),
      user_id,
      oneLine(by ?? ''),
      reason,
      line === null ? '' : `${line}: ${oneLine(message ?? '')}`,
      oneLine(text),
    ]),
  ])
}

async function closeReport({ store: { db }, now, note }: AdminContext, id: string): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closed_at: now() })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new RefusedInput(`there is no open report ${id}`)
  await note('close-report', id)
  return `report ${id} is closed\n`
}

/** What is shown instead of a hidden message. */
const HIDDEN = '…'

/** Hides a chat message, and keeps its text in the log. Pages that already show it keep it until they are reloaded. */
async function hideMessage({ store: { db }, note }: AdminContext, id: string, number = ''): Promise<string> {
  const message = db
    .selectFrom('chat')
    .select(['user_id', 'text'])
    .where('table_id', '=', id)
    .where('id', '=', Number(number))
  const row = /^\d+$/.test(number) ? await message.executeTakeFirst() : undefined
  if (row === undefined) throw new RefusedInput(`there is no message ${number} at table ${id}`)
  if (row.text === HIDDEN) throw new RefusedInput(`message ${number} at table ${id} is already hidden`)
  await db
    .updateTable('chat')
    .set({ text: HIDDEN })
    .where('table_id', '=', id)
    .where('id', '=', Number(number))
    .execute()
  await note('hide-message', row.user_id, `${id} ${number}: ${row.text}`)
  return `message ${number} at table ${id} is hidden\n`
}

/** Takes a table out of the lobby; people with a seat or the code can go on. */
async function hideTable({ store: { db }, tables, note }: AdminContext, id: string): Promise<string> {
  const row = await db.selectFrom('tables').select('visibility').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new RefusedInput(`there is no table ${id}`)
  if (row.visibility === 'private') throw new RefusedInput(`table ${id} is not in the lobby`)
  await db.transaction().execute(async (transaction) => {
    await bumpVersions(transaction, [id])
    await transaction.updateTable('tables').set({ visibility: 'private' }).where('id', '=', id).execute()
  })
  await tables.refresh([id])
  await note('hide-table', id)
  return `table ${id} is no longer in the lobby\n`
}

/** The last entries of the log, the latest first; with TEXT, those by or about this name or id. */
async function listLog({ store: { db } }: AdminContext, text: string): Promise<string> {
  let query = db.selectFrom('moderation_log').selectAll().orderBy('at', 'desc').limit(MOST_ROWS)
  if (text !== '') query = query.where((where) => where.or([where('who', '=', text), where('target', '=', text)]))
  return table([
    ['at', 'who', 'did', 'to', ''],
    ...(await query.execute()).map(({ at, who, action, target, note }) => [
      dateOf(at),
      oneLine(who),
      action,
      oneLine(target),
      oneLine(note),
    ]),
  ])
}

const MOST_ROWS = 100

async function listTables({ store: { db } }: AdminContext, text: string): Promise<string> {
  let query = db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'visibility', 'moved_at'])
    .orderBy('moved_at', 'desc')
    .limit(MOST_ROWS)
  if (text !== '') {
    query = query.where((where) =>
      where.or([
        where('id', '=', text),
        where('id', 'in', db.selectFrom('seats').select('table_id').where('name', '=', text)),
      ]),
    )
  }
  const rows = await query.execute()
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'kind', 'name', 'bot'])
    .where('table_id', 'in', ['', ...rows.map(({ id }) => id)])
    .orderBy('seat')
    .execute()
  const names = (id: string) =>
    seats
      .filter(({ table_id }) => table_id === id)
      .map(({ kind, name, bot }) => (kind === 'open' ? '(open)' : kind === 'bot' ? `(${bot})` : oneLine(name)))
      .join(', ')
  return table([
    ['table', 'game', 'status', 'visibility', 'last move', 'seats'],
    ...rows.map(({ id, game, status, visibility, moved_at }) => [
      id,
      game,
      status,
      visibility,
      dateOf(moved_at),
      names(id),
    ]),
  ])
}

async function listUsers({ store: { db } }: AdminContext, text: string): Promise<string> {
  let query = db.selectFrom('users').selectAll().orderBy('seen_at', 'desc').limit(MOST_ROWS)
  if (text !== '') {
    // `lower` of SQLite knows only ASCII letters, so names with other letters are also compared as they are.
    query = query.where(({ eb, fn, ref, or }) =>
      or([eb(fn('lower', [ref('name')]), 'like', within(text.toLowerCase())), eb('name', 'like', within(text))]),
    )
  }
  const rows = await query.execute()
  return table([
    ['id', 'kind', 'since', 'last seen', 'name', ''],
    ...rows.map(({ id, kind, name, created_at, seen_at, blocked_at }) => [
      id,
      kind,
      dateOf(created_at),
      dateOf(seen_at),
      oneLine(name),
      blocked_at === null ? '' : 'blocked',
    ]),
  ])
}

/** The pattern of texts that contain `text`, with its wildcards escaped. */
function within(text: string) {
  return sql<string>`${`%${text.replace(/[%_\\]/g, '\\$&')}%`} ESCAPE '\\'`
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}
