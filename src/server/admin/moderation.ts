import { oneLine, RefusedInput } from '#cli/io.ts'
import { table } from '#cli/terminal.ts'
import { bumpVersions } from '../tables/table-rows.ts'
import type { AdminContext } from './context.ts'
import { dateOf, MOST_ROWS } from './lists.ts'

export async function listReports({ store: { db } }: AdminContext): Promise<string> {
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

export async function closeReport({ store: { db }, note }: AdminContext, id: string): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closed_at: Date.now() })
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
export async function hideMessage({ store: { db }, note }: AdminContext, id: string, number = ''): Promise<string> {
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
export async function hideTable({ store: { db }, tables, note }: AdminContext, id: string): Promise<string> {
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
export async function listLog({ store: { db } }: AdminContext, text: string): Promise<string> {
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
