import { every, type Runtime } from '#engine/runtime.ts'
import { ApiError } from '../api-error.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { dueAt, isPlaying, LOOK_AGAIN_MS } from './move-service.ts'
import { isUnused, noteUse, unusedTables } from './unused-tables.ts'

const LOOK_MS = 1000

const AT_ONCE = 100

/** How often unused tables are looked for. */
const TIDY_MS = 3_600_000

/** Calls something again and again, until it is told to stop. */
export type Repeat = (round: () => Promise<void>) => () => void

export function everySecond(runtime: Runtime): Repeat {
  return (round) => every(runtime, LOOK_MS, () => void round())
}

/**
 * Looks every second for tables where something is due: a time that ran out, or a bot whose node is gone. Every node
 * does; whoever moves the moment on has the table.
 */
export class DueTableScheduler {
  readonly #tables: HotTables
  readonly #now: () => number
  readonly #wakeBots: (table: HotTable) => void
  readonly #onError: (error: unknown) => void
  #stop: (() => void) | undefined
  #round: Promise<void> | undefined
  #tidyAt = 0

  constructor(
    tables: HotTables,
    now: () => number,
    wakeBots: (table: HotTable) => void,
    onError: (error: unknown) => void,
  ) {
    this.#tables = tables
    this.#now = now
    this.#wakeBots = wakeBots
    this.#onError = onError
  }

  begin(repeat: Repeat): void {
    this.#stop = repeat(() => {
      this.#round ??= this.#tend()
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

  async #tend(): Promise<void> {
    await this.#tables.retryFailedReloads()
    await this.#tidy()
    for (const { id, due_at } of await this.#due()) {
      if (await this.#claim(id, due_at))
        await this.#tables.withTable(id, (table) => this.#keepTime(table)).catch(ignoreGone)
    }
  }

  #due() {
    return this.#tables.store.db
      .selectFrom('tables')
      .select(['id', 'due_at'])
      .where('due_at', '<=', this.#now())
      .where('status', '=', 'playing')
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute()
  }

  async #claim(id: string, due: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#tables.store.db
      .updateTable('tables')
      .set({ due_at: this.#now() + LOOK_AGAIN_MS })
      .where('id', '=', id)
      .where('due_at', '=', due)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Whoever has no time left is away from now on, and a bot plays. */
  async #keepTime(table: HotTable): Promise<void> {
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
    const due_at = dueAt(table, now)
    await this.#tables.store.db
      .updateTable('tables')
      .set({ due_at })
      .where('id', '=', table.id)
      .where('version', '=', table.row.version)
      .execute()
    table.row = { ...table.row, due_at }
    this.#wakeBots(table)
  }

  /** Closes waiting tables that are not used any more, so that the lobby shows those that are. */
  async #tidy(): Promise<void> {
    const now = this.#now()
    if (now < this.#tidyAt) return
    this.#tidyAt = now + TIDY_MS
    const { store, news } = this.#tables
    await noteUse(store.db, news.followers.tablesOfPeople(), now)
    for (const { id } of await unusedTables(store.db, now).limit(AT_ONCE).execute()) {
      await this.#tables.withTable(id, (table) => this.#close(table, now)).catch(ignoreGone)
    }
  }

  async #close(table: HotTable, now: number): Promise<void> {
    // It may have been used, or its game may have begun, since it was found.
    if (!isUnused(table.row, now)) return
    await this.#tables.change(table, { table: { status: 'closed', code: null, ended_at: now } })
  }
}

/** A table of rules that this server does not have is nobody's to keep. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
