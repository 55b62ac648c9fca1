import { loadRules } from '#games/index.ts'
import type { MoveRow } from '../database/schema.ts'
import type { DatabaseStore } from '../database/store.ts'
import type { Person } from '../people/users.ts'
import { begunTable, strangers, wish } from './table-helpers.ts'
import { openTestTables } from './test-tables.ts'

interface Cards {
  readonly establishments: readonly { readonly id: string }[]
  readonly landmarks: readonly object[]
}

const standard = (await loadRules('machi-koro')).cards as Cards

/** A card file of Machi Koro with another price for the ranch. */
export function ranchFor(cost: number): string {
  const establishments = standard.establishments.map((card) => (card.id === 'ranch' ? { ...card, cost } : card))
  return JSON.stringify({ ...standard, id: `ranch for ${cost}`, establishments }, null, 2)
}

/** A card file of Machi Koro whose landmarks cost one coin each: its games are short, and impossible with other cards. */
export function cheapLandmarks(): string {
  const landmarks = standard.landmarks.map((card) => ({ ...card, cost: 1 }))
  return JSON.stringify({ ...standard, id: 'cheap landmarks', landmarks }, null, 2)
}

/** A table of two Machi Koro players who never build, so that their game never ends. */
export async function longTable(store: DatabaseStore, moves: number): Promise<{ id: string; people: Person[] }> {
  const { tables } = await openTestTables({ store })
  const people = strangers(2)
  const id = await begunTable(tables, people, wish('machi-koro', { players: 2, first: 1 }, { visibility: 'open' }))
  await tables.stop()
  const rows = Array.from({ length: moves }, (_, i) => longTableRow(id, i + 1))
  for (let i = 0; i < moves; i += 500)
    await store.db
      .insertInto('moves')
      .values(rows.slice(i, i + 500))
      .execute()
  return { id, people }
}

function longTableRow(id: string, seq: number): MoveRow {
  const seat = 1 + (Math.floor((seq - 1) / 2) % 2)
  const text = seq % 2 === 1 ? 'roll 1' : 'pass'
  return { table_id: id, seq, seat, kind: 'action', text, is_bots: 0, at: seq, request: null }
}

/** The same store, which counts the rows that are read. */
export function countRows(store: DatabaseStore): DatabaseStore & { readonly rows: { read: number } } {
  const rows = { read: 0 }
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows.read += result.rows.length
      return result
    },
  })
  return { ...store, db, rows }
}
