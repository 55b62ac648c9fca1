import type { Runtime } from '#engine/runtime.ts'
import { ApiError } from '../api-error.ts'
import type { Person } from '../people/users.ts'
import type { HotTable } from './hot-table.ts'
import type { FactsChange, HotTables } from './hot-tables.ts'
import { requireSeat } from './move-service.ts'
import { insertTable, rematchOf, withoutBlocked } from './new-table.ts'
import type { TableLimits } from './table-limits.ts'

/** Makes the next table for the players of a game. */
export class RematchService {
  readonly #tables: HotTables
  readonly #runtime: Runtime
  /** Makes the secret part of a seed. */
  readonly #secret: () => string
  readonly #limits: TableLimits

  constructor(tables: HotTables, runtime: Runtime, secret: () => string, limits: TableLimits) {
    this.#tables = tables
    this.#runtime = runtime
    this.#secret = secret
    this.#limits = limits
  }

  /**
   * A table for the same players, each one seat further. A second request returns the same table, and says yes to the
   * first one.
   */
  async rematch(caller: Person, id: string): Promise<{ id: string }> {
    const next = await this.#rematch(caller, id)
    await this.#tables.withTableFor(caller, next.id, async (table) => {
      const own = table.seatOf(caller)
      if (own?.is_asked !== 1 || table.row.status !== 'waiting') return
      await this.#tables.change(table, { seats: [{ ...own, is_asked: 0 }] })
    })
    return next
  }

  #rematch(caller: Person, id: string): Promise<{ id: string }> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      requireSeat(table, caller)
      if (table.row.next_id !== null) return { id: table.row.next_id }
      if (table.row.status !== 'over') throw new ApiError('not-now', 'the game is not over')
      // All seats are taken, so it is not listed as open.
      await this.#limits.requireRoomToWait(caller, 'private')
      const { row, seats } = rematchOf(table, caller, this.#runtime, this.#secret())
      await this.#tables.change(table, {
        table: { next_id: row.id },
        also: async (transaction) => {
          await insertTable(transaction, { row, seats: await withoutBlocked(transaction, seats) }, this.#runtime)
          const silenced = [...table.silenced].map((user_id) => ({ table_id: row.id, user_id }))
          if (silenced.length > 0) await transaction.insertInto('silenced').values(silenced).execute()
        },
      })
      return { id: row.id }
    })
  }

  /**
   * Ends a game with `end`, and makes a table for the same players on the same seats with a new secret. Those who have not
   * agreed, because they are absent, are asked as for a rematch.
   */
  async beginAnew(table: HotTable, agreed: readonly number[], end: FactsChange): Promise<void> {
    const host = table.seats.find(({ user_id }) => user_id === table.row.host_id) ?? table.seats[agreed[0] - 1]
    if (host.user_id === null) throw new Error('a player without a user agreed to begin anew')
    const { row, seats } = rematchOf(table, { id: host.user_id }, this.#runtime, this.#secret(), 0)
    const asked = seats.map((seat) => ({
      ...seat,
      is_asked: seat.kind === 'person' && !agreed.includes(seat.seat) ? 1 : 0,
    }))
    await this.#tables.change(table, {
      ...end,
      table: { ...end.table, next_id: row.id },
      also: async (transaction) => {
        await end.also?.(transaction)
        await insertTable(transaction, { row, seats: await withoutBlocked(transaction, asked) }, this.#runtime)
      },
    })
  }
}
