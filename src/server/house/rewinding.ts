import type { TableNow } from '#wire/moves.ts'
import { Problem } from '../problem.ts'
import { blockedAmong } from './blocked.ts'
import { proposalOf } from './facts.ts'
import type { Person } from './house.ts'
import { isPlayed, ownSeat, type PlayedTable, type Playing } from './playing.ts'
import { tableNow } from './reading.ts'
import type { Tables } from './tables.ts'

/** Going back further than anybody may alone: everybody who plays has to agree. */
export class Rewinding {
  readonly #tables: Tables
  readonly #playing: Playing
  readonly #now: () => number

  constructor(tables: Tables, playing: Playing, now: () => number) {
    this.#tables = tables
    this.#playing = playing
    this.#now = now
  }

  propose(who: Person, id: string, seq: number, to: number): Promise<TableNow> {
    return this.#tables.at(id, async (table) => {
      const { seat } = ownSeat(table, who)
      if (!isPlayed(table)) throw new Problem('not-now', 'the game is not being played')
      const { live } = table
      if (seq !== live.seq) throw new Problem('stale', 'something happened that you have not seen', { seq: live.seq })
      if (to >= live.seq) throw new Problem('bad-request', `there are ${live.seq} moves`, { seq: live.seq })
      if (proposalOf(table.row) !== null) throw new Problem('not-now', 'somebody has asked already')
      await this.#settle(table, seat, to, [seat])
      return tableNow(this.#tables, table, who, this.#now())
    })
  }

  answer(who: Person, id: string, to: number, agree: boolean): Promise<TableNow> {
    return this.#tables.at(id, async (table) => {
      const { seat } = ownSeat(table, who)
      const proposal = proposalOf(table.row)
      if (!isPlayed(table) || proposal === null || proposal.to !== to) {
        throw new Problem('not-now', 'nobody asks for that any more')
      }
      if (agree) await this.#settle(table, proposal.seat, to, [...new Set([...proposal.agreed, seat])])
      else await this.#tables.change(table, { table: { proposal: null } })
      return tableNow(this.#tables, table, who, this.#now())
    })
  }

  /**
   * Goes back where everybody agrees, and otherwise asks those who have not answered, away or not. Bots do not mind, and
   * who is blocked or not known any more cannot answer.
   */
  async #settle(table: PlayedTable, seat: number, to: number, agreed: readonly number[]): Promise<void> {
    const missing = table.seats.filter(({ user_id, seat: one }) => user_id !== null && !agreed.includes(one))
    const blocked = await blockedAmong(this.#tables.store.db, missing)
    if (missing.length > blocked.length) {
      await this.#tables.change(table, { table: { proposal: JSON.stringify({ seat, to, agreed }) } })
      return
    }
    await this.#playing.takeBack(table, { seat, kind: 'rewind', text: String(to), isBots: false, request: null })
  }
}
