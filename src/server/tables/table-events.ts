import type { Transaction } from 'kysely'
import type { TableEvent } from '#wire/tables.ts'
import type { Schema } from '../database/schema.ts'
import type { HotTable } from './hot-table.ts'
import type { FactsChange, HotTables } from './hot-tables.ts'

/**
 * Changes a table and tells its players why, in a line of the chat. `change` is given what writes the line in the same
 * transaction.
 */
export async function changeAndTell(
  tables: HotTables,
  table: HotTable,
  event: TableEvent,
  at: number,
  change: (also: Pick<FactsChange, 'also'>) => Promise<void>,
): Promise<void> {
  let chat: number | undefined
  await change({
    async also(transaction) {
      chat = await writeEvent(transaction, table, event, at)
    },
  })
  if (chat === undefined) return
  await tables.news.sendChat(table, [...tables.news.followers.of(table.id)]).catch(() => undefined)
  await tables.store.publish({ table: table.id, chat }).catch(() => undefined)
}

/** Adds a line to the chat and returns its number. Its text is for clients that do not know the event. */
async function writeEvent(
  db: Transaction<Schema>,
  { id, seats }: HotTable,
  event: TableEvent,
  at: number,
): Promise<number | undefined> {
  const last = await db
    .selectFrom('chat')
    .select(['id', 'event'])
    .where('table_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const told = JSON.stringify(event)
  // A player who leaves and returns again and again must not fill the chat.
  if (last?.event === told) return undefined
  const name = event.seat === null ? '' : seats[event.seat - 1].name
  const text = {
    bot: `A bot plays for ${name} until they return.`,
    return: `${name} is back.`,
    join: 'A player has taken the seat of a bot.',
    end: 'The players agreed to end the game.',
    anew: 'The players agreed to begin anew at another table.',
  }[event.kind]
  const line = { table_id: id, id: (last?.id ?? 0) + 1, text, at, event: told }
  await db
    .insertInto('chat')
    .values({ ...line, user_id: '', name: '', is_guest: 0, seat: null })
    .execute()
  return line.id
}
