import { columns, dateOf, oneLine } from '../columns.ts'
import type { Command } from '../command.ts'

const MOST = 100

export const tables: Command = {
  name: 'tables',
  operand: '[ID|NAME]',
  summary: 'list tables, the latest first; those of an id, or where somebody of this name sits',
  async run({ store: { db } }, text) {
    let query = db
      .selectFrom('tables')
      .select(['id', 'game', 'status', 'visibility', 'moved_at'])
      .orderBy('moved_at', 'desc')
      .limit(MOST)
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
    return columns([
      ['table', 'game', 'status', 'for', 'last move', 'seats'],
      ...rows.map(({ id, game, status, visibility, moved_at }) => [
        id,
        game,
        status,
        visibility,
        dateOf(moved_at),
        names(id),
      ]),
    ])
  },
}
