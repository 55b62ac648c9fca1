import { Problem } from '../problem.ts'
import type { HotTable } from './hot-table.ts'
import { dueAt, isPlayed, LOOK_AGAIN_MS } from './playing.ts'
import type { Tables } from './tables.ts'
import { isUnused, noteUse, unusedTables } from './waiting-tables.ts'

const LOOK_MS = 1000
const AT_ONCE = 100
/** How often unused tables are looked for. */
const TIDY_MS = 3_600_000

/** Calls something again and again, until it is told to stop. */
export type Repeat = (round: () => Promise<void>) => () => void

export const everySecond: Repeat = (round) => {
  const timer = setInterval(() => void round(), LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Looks every second for tables where something is due: a time that ran out, or a bot whose node is gone. Every node
 * does; whoever moves the moment on has the table.
 */
export class Keeper {
  readonly #tables: Tables
  readonly #now: () => number
  readonly #look: (table: HotTable) => void
  readonly #failed: (error: unknown) => void
  #stop: (() => void) | undefined
  #round: Promise<void> | undefined
  #tidyAt = 0

  constructor(tables: Tables, now: () => number, look: (table: HotTable) => void, failed: (error: unknown) => void) {
    this.#tables = tables
    this.#now = now
    this.#look = look
    this.#failed = failed
  }

  begin(repeat: Repeat): void {
    this.#stop = repeat(() => {
      this.#round ??= this.#tend()
        .catch(this.#failed)
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
    await this.#tables.readUnread()
    await this.#tidy()
    for (const { id, due_at } of await this.#due()) {
      if (await this.#claim(id, due_at)) await this.#tables.at(id, (table) => this.#keepTime(table)).catch(ignoreGone)
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
    if (!isPlayed(table)) return
    const { live, seats } = table
    const now = this.#now()
    const late = live.active.flatMap((number) => {
      const seat = seats[number - 1]
      const isLate =
        !table.isBots(number) && live.clocks !== undefined && live.clocks.deadline(number, seat.back_at) <= now
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
    this.#look(table)
  }

  /** Closes waiting tables that are not used any more, so that the lobby shows those that are. */
  async #tidy(): Promise<void> {
    const now = this.#now()
    if (now < this.#tidyAt) return
    this.#tidyAt = now + TIDY_MS
    const { store, telling } = this.#tables
    await noteUse(store.db, telling.followers.tablesOfPeople(), now)
    for (const { id } of await unusedTables(store.db, now).limit(AT_ONCE).execute()) {
      await this.#tables.at(id, (table) => this.#close(table, now)).catch(ignoreGone)
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
  if (!(error instanceof Problem)) throw error
}
