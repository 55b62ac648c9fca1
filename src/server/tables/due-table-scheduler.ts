import { every, type Runtime } from '#engine/runtime.ts'
import { endAbandonedGames } from './abandoned-games.ts'
import type { HotTable, PlayingTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { dueAt, earliest, isPlaying, RECHECK_MS } from './move-service.ts'
import type { PresenceService } from './presence-service.ts'
import { ignoreApiErrors, isUnused, noteUse, unusedTables } from './table-rows.ts'
import type { TableSync } from './table-sync.ts'

const TICK_MS = 1000

const BATCH_SIZE = 100

const TIDY_MS = 3_600_000

/** Calls `round` repeatedly and returns a function that stops it. */
export type Repeat = (round: () => Promise<void>) => () => void

export function everySecond(runtime: Runtime): Repeat {
  return (round) => every(runtime, TICK_MS, () => void round())
}

/**
 * Looks every second for tables with something due: an expired clock, a bot whose node has died, or a player who may not
 * know that it is their turn. Every node polls; the one that advances `due_at` first owns the table for this tick.
 */
export class DueTableScheduler {
  readonly #tables: HotTables
  readonly #sync: TableSync
  readonly #presence: PresenceService
  readonly #now: () => number
  readonly #wakeBots: (table: HotTable) => void
  readonly #checkTurn: (table: PlayingTable) => Promise<number | null>
  readonly #onError: (error: unknown) => void
  #stop: (() => void) | undefined
  #round: Promise<void> | undefined
  #tidyAt = 0

  constructor(
    tables: HotTables,
    sync: TableSync,
    presence: PresenceService,
    now: () => number,
    wakeBots: (table: HotTable) => void,
    checkTurn: (table: PlayingTable) => Promise<number | null>,
    onError: (error: unknown) => void,
  ) {
    this.#tables = tables
    this.#sync = sync
    this.#presence = presence
    this.#now = now
    this.#wakeBots = wakeBots
    this.#checkTurn = checkTurn
    this.#onError = onError
  }

  start(repeat: Repeat): void {
    this.#stop = repeat(() => {
      this.#round ??= this.#tick()
        .catch(this.#onError)
        .finally(() => {
          this.#round = undefined
        })
      return this.#round
    })
  }

  async stop(): Promise<void> {
    this.#stop?.()
    await this.#round
  }

  async #tick(): Promise<void> {
    await this.#sync.retryFailed()
    await this.#presence.round().catch(this.#onError)
    await this.#tidy()
    for (const { id, due_at } of await this.#due()) {
      const claimed = await this.#claim(id, due_at)
      if (claimed === undefined) continue
      await this.#tables.withTable(id, (table) => this.#check(table, claimed)).catch(ignoreApiErrors)
    }
  }

  #due() {
    return this.#tables.store.db
      .selectFrom('tables')
      .select(['id', 'due_at'])
      .where('due_at', '<=', this.#now())
      .where('status', '=', 'playing')
      .orderBy('due_at')
      .limit(BATCH_SIZE)
      .execute()
  }

  /** Returns the new `due_at`; undefined if another node was faster. */
  async #claim(id: string, due: number | null): Promise<number | undefined> {
    const due_at = this.#now() + RECHECK_MS
    const { numUpdatedRows } = await this.#tables.store.db
      .updateTable('tables')
      .set({ due_at })
      .where('id', '=', id)
      .where('due_at', '=', due)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? due_at : undefined
  }

  /** Marks players without time as away, so that a bot plays for them, and tells others that it is their turn. */
  async #check(table: HotTable, claimed: number): Promise<void> {
    if (!isPlaying(table)) return
    const { live, seats } = table
    const now = this.#now()
    const late = live.active.flatMap((number) => {
      const seat = seats[number - 1]
      const isLate =
        !table.isBotSeat(number) && live.clocks !== undefined && live.clocks.deadline(number, seat.back_at) <= now
      return isLate ? [{ ...seat, is_away: 1 }] : []
    })
    if (late.length > 0) await this.#tables.change(table, { seats: late })
    const due_at = earliest(dueAt(table, now), await this.#checkTurn(table))
    const { numUpdatedRows } = await this.#tables.store.db
      .updateTable('tables')
      .set({ due_at })
      .where('id', '=', table.id)
      .where('version', '=', table.row.version)
      // A move at another node since then has set it anew, for the next player.
      .where('due_at', '=', claimed)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) table.row = { ...table.row, due_at }
    this.#wakeBots(table)
  }

  /** Closes waiting tables that are no longer used, to keep the lobby clean, and ends abandoned games. */
  async #tidy(): Promise<void> {
    const now = this.#now()
    if (now < this.#tidyAt) return
    this.#tidyAt = now + TIDY_MS
    const { store, news } = this.#tables
    await noteUse(store.db, news.followers.tablesOfPeople(), now)
    for (const { id } of await unusedTables(store.db, now).limit(BATCH_SIZE).execute()) {
      await this.#tables.withTable(id, (table) => this.#close(table, now)).catch(ignoreApiErrors)
    }
    await endAbandonedGames(this.#tables, now)
  }

  async #close(table: HotTable, now: number): Promise<void> {
    // It may have been used or started since it was found.
    if (!isUnused(table.row, now)) return
    await this.#tables.change(table, { table: { status: 'closed', code: null, ended_at: now } })
  }
}
