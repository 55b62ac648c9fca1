import { sql } from 'kysely'
import { oneLine } from '#cli/io.ts'
import { table } from '#cli/terminal.ts'
import type { AdminContext } from './context.ts'

export const MOST_ROWS = 100

export async function listTables({ store: { db } }: AdminContext, text: string): Promise<string> {
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

export async function listUsers({ store: { db } }: AdminContext, text: string): Promise<string> {
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

export function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}
