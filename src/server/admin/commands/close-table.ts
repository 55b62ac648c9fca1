import { type Command, Refused } from '../command.ts'

export const closeTable: Command = {
  name: 'close-table',
  operand: 'ID',
  summary: 'close a table for good, whatever it is at',
  async run({ store: { db }, house }, id) {
    const table = await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst()
    if (table === undefined) throw new Refused(`there is no table ${id}`)
    if (table.status === 'closed') throw new Refused(`table ${id} is closed already`)
    await house.close(id)
    return `table ${id} is closed\n`
  },
}
