import type { Database } from '../../database/schema.ts'
import type { Command } from '../command.ts'
import { findUser } from '../find-user.ts'

export const exportUser: Command = {
  name: 'export-user',
  operand: 'NAME|ID',
  summary: 'print everything that is stored about somebody, as JSON',
  async run({ store: { db } }, text) {
    const { password, ...user } = await findUser(db, text)
    const facts = { user: { ...user, hasPassword: password !== null }, ...(await traces(db, user.id)) }
    return `${JSON.stringify(facts, null, 2)}\n`
  },
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
