import type { Database } from '../../database/schema.ts'
import { markChanged } from '../../people/changed-tables.ts'
import { oneLine } from '../columns.ts'
import type { Command } from '../command.ts'
import { findUser } from '../find-user.ts'
import { leaveTables } from '../leave-tables.ts'

/** Who stands in the place of those who are gone. */
const NAME = 'Someone'
const NOBODY = 'deleted'

export const deleteUser: Command = {
  name: 'delete-user',
  operand: 'NAME|ID',
  summary: 'erase somebody for good; their games stay, played on by bots, under the name of Someone',
  async run(office, text) {
    const { house, store } = office
    const { db } = store
    const user = await findUser(db, text)
    // Nobody sits down again who is about to be gone.
    await db.updateTable('users').set({ blocked_at: Date.now() }).where('id', '=', user.id).execute()
    await leaveTables(office, user)
    const changed = await db.transaction().execute((transaction) => erase(transaction, user.id))
    await house.reread(changed)
    return `${oneLine(user.name)} (${user.id}) is deleted; ${changed.length} tables do not know the name any more\n`
  },
}

/**
 * Removes all that leads to a person. What they did in games stays, since others played them too, and so do the words
 * that they added to the chance of a game, without which nobody could check it.
 */
async function erase(db: Database, id: string): Promise<readonly string[]> {
  const seats = await db.selectFrom('seats').select('table_id').where('user_id', '=', id).execute()
  const changed = seats.map(({ table_id }) => table_id)
  await markChanged(db, changed)
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
