import type { Database } from '../database/schema.ts'
import { factsOf } from './facts.ts'
import { type Follower, Followers, moveText, newsText, tellLine } from './followers.ts'
import { happenings } from './history.ts'
import type { HotTable } from './hot-table.ts'
import type { LogRow } from './live-table.ts'
import { noSuchTable } from './no-such-table.ts'
import { moveRows } from './rows.ts'

/** How much of what was said somebody hears who was not there. */
export const CHAT_LINES = 100

/** Tells those who follow a table what they do not know yet. Whoever calls it has the turn at the table. */
export class Telling {
  readonly followers = new Followers()
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Sees to it that everybody sees with the eyes of the seat that is theirs now, and sends away who may not look. */
  admit(table: HotTable): void {
    const { id } = table
    for (const follower of this.followers.of(id)) {
      follower.eyes = table.eyesOf(follower.userId)
      if (table.mayRead(follower.userId)) continue
      this.followers.remove(id, follower)
      follower.send(newsText({ type: 'left', table: id, problem: noSuchTable().body }))
    }
  }

  facts(table: HotTable): void {
    const { id, row, seats } = table
    this.admit(table)
    const followers = this.followers.of(id)
    if (followers.size === 0) return
    const text = newsText({ type: 'facts', table: id, facts: factsOf(row, seats) })
    for (const follower of followers) {
      if (follower.version >= row.version) continue
      follower.version = row.version
      follower.send(text)
    }
  }

  /** Sends one follower all that it has missed. */
  async missed(table: HotTable, follower: Follower): Promise<void> {
    if (follower.seq < (table.live?.seq ?? 0)) this.rows(table, await moveRows(this.#db, table.id), [follower])
    await this.chat(table, [follower])
  }

  /** Sends the lines of chat that some have not heard; of many, the last ones. */
  async chat({ id }: HotTable, followers: readonly Follower[]): Promise<void> {
    if (followers.length === 0) return
    const known = Math.min(...followers.map(({ chat }) => chat))
    const lines = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', id)
      .where('id', '>', known)
      .orderBy('id', 'desc')
      .limit(CHAT_LINES)
      .execute()
    for (const { table_id, user_id, ...line } of lines.reverse())
      tellLine(table_id, { ...line, user: user_id }, followers)
  }

  /** Sends everybody of these the moves of a whole log that they have not heard of. */
  rows(table: HotTable, rows: readonly LogRow[], followers: readonly Follower[]): void {
    const { deal } = table
    const last = rows.at(-1)?.seq ?? 0
    const behind = followers.filter(({ seq }) => seq < last)
    if (deal === undefined || behind.length === 0) return
    const known = Math.min(...behind.map(({ seq }) => seq))
    for (const happened of happenings(deal, rows, known)) {
      for (const follower of behind) {
        if (follower.seq >= happened.row.seq) continue
        follower.seq = happened.row.seq
        follower.send(moveText(table.id, happened, follower.eyes))
      }
    }
  }
}
