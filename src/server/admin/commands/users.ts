import { sql } from 'kysely'
import { columns, dateOf, oneLine } from '../columns.ts'
import type { Command } from '../command.ts'

const MOST = 100

export const users: Command = {
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

/** The signs that stand for others in a search stand for themselves here. */
function within(text: string) {
  return sql<string>`${`%${text.replace(/[%_\\]/g, '\\$&')}%`} ESCAPE '\\'`
}
