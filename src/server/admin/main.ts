import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ApiError } from '../api-error.ts'
import { type Config, ConfigError, readConfig, withoutPassword } from '../config.ts'
import { openStore } from '../database/postgres.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { nameKey } from '../people/users.ts'
import { bumpVersions } from '../tables/table-rows.ts'
import { createTableService } from '../tables/table-service.ts'
import { columns, dateOf, oneLine } from './columns.ts'
import { type Command, needsOperand, type Office, Refused, WrongUsage } from './command.ts'
import { tables } from './commands/tables.ts'
import { leaveTables } from './leave-tables.ts'

/** Who stands in the place of those who are gone. */
const NAME = 'Someone'

const NOBODY = 'deleted'

const deleteUser: Command = {
  name: 'delete-user',
  operand: 'NAME|ID',
  summary: 'erase somebody for good; their games stay, played on by bots, under the name of Someone',
  async run(office, text) {
    const { tables, store } = office
    const { db } = store
    const user = await findUser(db, text)
    // Nobody sits down again who is about to be gone.
    await db.updateTable('users').set({ blocked_at: Date.now() }).where('id', '=', user.id).execute()
    await leaveTables(office, user)
    const changed = await db.transaction().execute((transaction) => erase(transaction, user.id))
    await tables.refresh(changed)
    return `${oneLine(user.name)} (${user.id}) is deleted; ${changed.length} tables do not know the name any more\n`
  },
}

const exportUser: Command = {
  name: 'export-user',
  operand: 'NAME|ID',
  summary: 'print everything that is stored about somebody, as JSON',
  async run({ store: { db } }, text) {
    const { password, ...user } = await findUser(db, text)
    const facts = { user: { ...user, hasPassword: password !== null }, ...(await traces(db, user.id)) }
    return `${JSON.stringify(facts, null, 2)}\n`
  },
}

const MOST = 100

const users: Command = {
  name: 'users',
  operand: '[TEXT]',
  summary: 'list people, those who were here last first; those with this text in their name',
  async run({ store: { db } }, text) {
    let query = db.selectFrom('users').selectAll().orderBy('seen_at', 'desc').limit(MOST)
    if (text !== '') {
      // SQLite knows the small letters of English only, so others are found as they are written.
      query = query.where(({ eb, fn, ref, or }) =>
        or([eb(fn('lower', [ref('name')]), 'like', within(text.toLowerCase())), eb('name', 'like', within(text))]),
      )
    }
    const rows = await query.execute()
    return columns([
      ['id', 'kind', 'since', 'last here', 'name', ''],
      ...rows.map(({ id, kind, name, created_at, seen_at, blocked_at }) => [
        id,
        kind,
        dateOf(created_at),
        dateOf(seen_at),
        oneLine(name),
        blocked_at === null ? '' : 'blocked',
      ]),
    ])
  },
}

const blockUser: Command = {
  name: 'block-user',
  operand: 'NAME|ID',
  summary: 'keep somebody out; bots play on in their place',
  async run(office, text) {
    const { db } = office.store
    const user = await findUser(db, text)
    const blocked_at = user.blocked_at ?? Date.now()
    await db.updateTable('users').set({ blocked_at }).where('id', '=', user.id).execute()
    // Also of those who are blocked already: a server that did not know it yet may have let them sit down again.
    const count = await leaveTables(office, user)
    return `${oneLine(user.name)} (${user.id}) is blocked, and has left ${count} tables\n`
  },
}

const unblockUser: Command = {
  name: 'unblock-user',
  operand: 'NAME|ID',
  summary: 'let somebody in again',
  async run({ store: { db } }, text) {
    const user = await findUser(db, text)
    if (user.blocked_at === null) throw new Refused(`${oneLine(user.name)} is not blocked`)
    await db.updateTable('users').set({ blocked_at: null }).where('id', '=', user.id).execute()
    return `${oneLine(user.name)} (${user.id}) is not blocked any more\n`
  },
}

const closeTable: Command = {
  name: 'close-table',
  operand: 'ID',
  summary: 'close a table for good, whatever it is at',
  async run({ store: { db }, tables }, id) {
    const table = await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst()
    if (table === undefined) throw new Refused(`there is no table ${id}`)
    if (table.status === 'closed') throw new Refused(`table ${id} is closed already`)
    await tables.close(id)
    return `table ${id} is closed\n`
  },
}

const COMMANDS: readonly Command[] = [tables, closeTable, users, blockUser, unblockUser, exportUser, deleteUser]

const { code, out, err } = await run(process.argv.slice(2), process.env)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code

interface Ended {
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
  const tables = createTableService({
    store,
    background: undefined,
    hotTables,
    now: Date.now,
    onError: () => undefined,
  })
  try {
    return await work({ store, tables })
  } finally {
    await tables.stop()
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
  if (error instanceof Refused || error instanceof ConfigError || error instanceof ApiError) return error.message
  return `something is wrong: ${error instanceof Error ? error.message : String(error)}`
}

/** The signs that stand for others in a search stand for themselves here. */
function within(text: string) {
  return sql<string>`${`%${text.replace(/[%_\\]/g, '\\$&')}%`} ESCAPE '\\'`
}

/** What somebody left at tables and elsewhere; hashes of secrets are nobody's data. */
async function traces(db: Database, id: string) {
  return {
    sessions: await db.selectFrom('sessions').select(['created_at', 'expires_at']).where('user_id', '=', id).execute(),
    tokens: await db
      .selectFrom('tokens')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('user_id', '=', id)
      .execute(),
    hosted: await db.selectFrom('tables').select(['id', 'game', 'created_at']).where('host_id', '=', id).execute(),
    memberships: await db.selectFrom('members').select('table_id').where('user_id', '=', id).execute(),
    seats: await db.selectFrom('seats').selectAll().where('user_id', '=', id).execute(),
    moves: await db
      .selectFrom('moves')
      .innerJoin('seats', (on) =>
        on.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'),
      )
      .select(['moves.table_id', 'seq', 'moves.seat', 'moves.kind', 'text', 'is_bots', 'at'])
      .where('user_id', '=', id)
      .orderBy('moves.table_id')
      .orderBy('seq')
      .execute(),
    chat: await db.selectFrom('chat').selectAll().where('user_id', '=', id).orderBy('at').execute(),
    muted: await db.selectFrom('mutes').select('muted_id').where('user_id', '=', id).execute(),
  }
}

/**
 * Removes all that leads to a person. What they did in games stays, since others played them too, and so do the words
 * that they added to the chance of a game, without which nobody could check it.
 */
async function erase(db: Database, id: string): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id').where('user_id', '=', id).execute()
  const changed = seats.map(({ table_id }) => table_id)
  await bumpVersions(db, changed)
  await db.updateTable('seats').set({ user_id: null, name: NAME, is_away: 1 }).where('user_id', '=', id).execute()
  await db.updateTable('chat').set({ user_id: NOBODY, name: NAME, text: '…' }).where('user_id', '=', id).execute()
  await db.updateTable('tables').set({ host_id: NOBODY, request: null }).where('host_id', '=', id).execute()
  for (const table of ['sessions', 'tokens', 'members', 'mutes'] as const) {
    await db.deleteFrom(table).where('user_id', '=', id).execute()
  }
  await db.deleteFrom('mutes').where('muted_id', '=', id).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
  return changed
}

/** The user of this id, the account of this name, or the only guest of this name. */
async function findUser(db: Database, text: string): Promise<UserRow> {
  const users = db.selectFrom('users').selectAll()
  const one =
    (await users.where('id', '=', text).executeTakeFirst()) ??
    (await users.where('name_key', '=', nameKey(text)).executeTakeFirst())
  if (one !== undefined) return one
  const guests = await users.where('name', '=', text).orderBy('created_at').execute()
  if (guests.length === 1) return guests[0]
  if (guests.length === 0) throw new Refused(`there is nobody called ${oneLine(text)}`)
  const ids = guests.map(({ id }) => id).join(', ')
  throw new Refused(`${guests.length} guests are called ${oneLine(text)}; name one by the id: ${ids}`)
}
