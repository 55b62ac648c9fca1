import { oneLine } from '../columns.ts'
import { type Command, Refused } from '../command.ts'
import { asPerson, findUser, tablesOf } from '../find-user.ts'

export const blockUser: Command = {
  name: 'block-user',
  operand: 'NAME|ID',
  summary: 'keep somebody out; bots play on in their place',
  async run({ store: { db }, house }, text) {
    const user = await findUser(db, text)
    const blocked_at = user.blocked_at ?? Date.now()
    await db.updateTable('users').set({ blocked_at }).where('id', '=', user.id).execute()
    // Also of those who are blocked already: a server that did not know it yet may have let them sit down again.
    const tables = await tablesOf(db, user.id)
    for (const table of tables) await house.leave(asPerson(user), table)
    return `${oneLine(user.name)} (${user.id}) is blocked, and has left ${tables.length} tables\n`
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
