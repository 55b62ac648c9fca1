import type { TableNow } from '#wire/moves.ts'
import { ApiError } from '../api-error.ts'
import type { Person } from '../people/users.ts'
import { proposalOf, requireNotCounted } from './facts.ts'
import type { PlayingTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { isPlaying, type MoveService, requireSeat } from './move-service.ts'
import { tableNow } from './table-queries.ts'
import { blockedSeats } from './table-rows.ts'

/** Undo requests: going back further than a player can alone needs the consent of all players. */
export class RewindService {
  readonly #tables: HotTables
  readonly #moveService: MoveService
  readonly #now: () => number

  constructor(tables: HotTables, moveService: MoveService, now: () => number) {
    this.#tables = tables
    this.#moveService = moveService
    this.#now = now
  }

  propose(caller: Person, id: string, seq: number, to: number): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const { seat } = requireSeat(table, caller)
      if (!isPlaying(table)) throw new ApiError('not-now', 'the game is not being played')
      requireNotCounted(table.row, 'the first try of a daily deal counts')
      if (table.row.is_rated === 1)
        throw new ApiError('not-now', 'in a rated game, players can only undo what they can undo alone')
      const { live } = table
      if (seq !== live.seq) throw new ApiError('stale', 'there are moves that you have not seen', { seq: live.seq })
      if (to >= live.seq)
        throw new ApiError('bad-request', `must be less than ${live.seq}, the number of moves`, { seq: live.seq })
      if (proposalOf(table.row) !== null) throw new ApiError('not-now', 'an undo request is already open')
      await this.#applyOrAsk(table, seat, to, [seat])
      return tableNow(this.#tables, table, caller, this.#now())
    })
  }

  answer(caller: Person, id: string, to: number, agree: boolean): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const { seat } = requireSeat(table, caller)
      const proposal = proposalOf(table.row)
      if (!isPlaying(table) || proposal === null || proposal.to !== to) {
        throw new ApiError('not-now', 'this undo request is no longer open')
      }
      if (agree) await this.#applyOrAsk(table, proposal.seat, to, [...new Set([...proposal.agreed, seat])])
      else await this.#tables.change(table, { table: { proposal: null } })
      return tableNow(this.#tables, table, caller, this.#now())
    })
  }

  /**
   * Goes back if all players agree; otherwise stores the request. Players who are away must agree too. Bots, and players
   * who are blocked or deleted, are not asked.
   */
  async #applyOrAsk(table: PlayingTable, seat: number, to: number, agreed: readonly number[]): Promise<void> {
    const missing = table.seats.filter(({ user_id, seat: one }) => user_id !== null && !agreed.includes(one))
    const blocked = await blockedSeats(this.#tables.store.db, missing)
    if (missing.length > blocked.length) {
      await this.#tables.change(table, { table: { proposal: JSON.stringify({ seat, to, agreed }) } })
      return
    }
    await this.#moveService.writeUndo(table, { seat, kind: 'rewind', text: String(to), isBots: false, request: null })
  }
}
