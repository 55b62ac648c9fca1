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
      // The signs that stand for others in a search stand for themselves here.
      const sought = text.toLowerCase().replace(/[%_\\]/g, '\\$&')
      query = query.where(({ eb, fn, ref, val }) =>
        eb(fn('lower', [ref('name')]), 'like', sql`${val(`%${sought}%`)} ESCAPE '\\'`),
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
