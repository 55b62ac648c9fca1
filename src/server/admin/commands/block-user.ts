import { oneLine } from '../columns.ts'
import { type Command, Refused } from '../command.ts'
import { findUser } from '../find-user.ts'
import { leaveTables } from '../leave-tables.ts'

export const blockUser: Command = {
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

export const unblockUser: Command = {
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
