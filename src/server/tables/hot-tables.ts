import type { Transaction } from 'kysely'
import type { Runtime } from '#engine/runtime.ts'
import { ApiError, mapDatabaseError } from '../api-error.ts'
import type { MoveRow, Schema, SeatRow, TableRow } from '../database/schema.ts'
import { type DatabaseStore, isConflict, type TableChange } from '../database/store.ts'
import type { Caller } from '../people/users.ts'
import { rateGame } from '../ratings/rated-games.ts'
import type { MoveEvent } from './history.ts'
import { type HotTable, hasBegun } from './hot-table.ts'
import { NewsHub } from './news-hub.ts'
import { TableLoader } from './table-loader.ts'
import { isNoteDue, noteUse, tableNotFound } from './table-rows.ts'
import { WorkQueue } from './work-queue.ts'

/** A change to a table other than a move. */
export interface FactsChange {
  readonly table?: Partial<Omit<TableRow, 'id' | 'version'>>
  readonly seats?: readonly SeatRow[]
  /** Further writes in the same transaction. */
  also?(transaction: Transaction<Schema>): Promise<void>
}

type TableTask<Answer> = (table: HotTable, isRetry: boolean) => Promise<Answer>

/** The owner of work for callers without a name and a known address. */
const ANONYMOUS = 'anonymous'

/** Another node wrote first; reload and retry. */
class WriteConflict extends Error {}

/** The table was evicted while the task was queued. */
class TableEvicted extends Error {}

const TRIES = 4
/** How many tables are rebuilt from their logs at once. */
const LOADS_AT_ONCE = 2

/**
 * Access to the tables on this node: tasks at one table run one after another, and changes are written and sent to
 * followers. Writes by other nodes are detected by the unique numbers of moves and versions.
 */
export class HotTables {
  readonly store: DatabaseStore
  readonly news: NewsHub
  readonly loader: TableLoader
  readonly cache: HotTableCache
  /** Called when a table that waits for players has changed here. */
  onWaitingChange: (() => void) | undefined
  /** Called with a table that was read from the database. */
  onLoad: ((table: HotTable) => void) | undefined
  readonly #runtime: Runtime
  readonly #networkOf: (userId: string) => string | undefined

  constructor(
    store: DatabaseStore,
    limit: number,
    runtime: Runtime,
    networkOf: (userId: string) => string | undefined = () => undefined,
  ) {
    this.store = store
    this.news = new NewsHub(store.db, (table) => this.#updateInterest(table))
    this.loader = new TableLoader(store.db, this.news, runtime)
    const onEvict = ({ id }: HotTable) => {
      this.news.histories.forget(id)
      this.#updateInterest(id)
    }
    const loads = new WorkQueue(LOADS_AT_ONCE, () => runtime.now())
    const load = async (id: string, owner: string | undefined) => {
      // Before reading, so that no later change is missed.
      await store.setInterest(id, true)
      try {
        const table = await loads.run(owner, () => this.loader.load(id))
        this.onLoad?.(table)
        return table
      } catch (error) {
        if (this.news.followers.of(id).size === 0) void store.setInterest(id, false)
        throw error
      }
    }
    this.cache = new HotTableCache(limit, load, onEvict)
    this.#runtime = runtime
    this.#networkOf = networkOf
  }

  /** Whether this node must hear of changes of a table by other nodes. */
  serves(id: string): boolean {
    return this.cache.peek(id) !== undefined || this.cache.isLoading(id) || this.news.followers.of(id).size > 0
  }

  #updateInterest(id: string): void {
    void this.store.setInterest(id, this.serves(id))
  }

  /**
   * Runs a task with exclusive access to the table on this node. If another node wrote first, the task runs again with
   * `isRetry`. If the table is not in memory, loading it is work for `owner`.
   */
  async withTable<Answer>(id: string, task: TableTask<Answer>, owner?: string): Promise<Answer> {
    for (let conflicts = 0; ; ) {
      const table = await this.cache.get(id, owner).catch((error) => {
        throw mapDatabaseError(error)
      })
      if (table.isEvicted) continue
      try {
        return await table.queue.run(() => this.#run(table, (now) => task(now, conflicts > 0)))
      } catch (error) {
        if (error instanceof TableEvicted) continue
        // The table in memory may differ from the database now.
        if (!(error instanceof ApiError)) this.cache.evict(table)
        if (!(error instanceof WriteConflict)) throw mapDatabaseError(error)
        if (++conflicts === TRIES) throw new ApiError('unavailable', 'this table is busy; try again')
      } finally {
        this.cache.evictOldest()
      }
    }
  }

  async #run<Answer>(table: HotTable, task: (table: HotTable) => Promise<Answer>): Promise<Answer> {
    if (table.isEvicted) throw new TableEvicted()
    try {
      return await task(table)
    } catch (error) {
      // Another node may have written something that makes the request valid: reload and retry once.
      const isFinal = !(error instanceof ApiError) || table.isEvicted
      if (isFinal || !(await this.loader.reload(table))) throw error
      return task(table)
    }
  }

  /** Like `withTable`, as work for a caller. `address` is that of the request, if it is known. */
  withTableFor<Answer>(caller: Caller, id: string, task: TableTask<Answer>, address?: string): Promise<Answer> {
    const owner = address ?? (caller && (this.#networkOf(caller.id) ?? caller.id)) ?? ANONYMOUS
    return this.withTable(id, task, owner)
  }

  /** Like `withTableFor`, but throws if the caller cannot read the table. */
  withReadableTable<Answer>(
    caller: Caller,
    id: string,
    task: (table: HotTable) => Promise<Answer>,
    address?: string,
  ): Promise<Answer> {
    const read = async (table: HotTable) => {
      if (!table.canRead(caller?.id)) throw tableNotFound()
      return task(table)
    }
    return this.withTableFor(caller, id, read, address)
  }

  /**
   * Writes a move that was already played in memory, and sends it to followers. If it cannot be written, the table is
   * evicted and rebuilt from the database.
   */
  async append(table: HotTable, row: MoveRow, event: MoveEvent, change: TableChange | undefined): Promise<void> {
    let isWritten: boolean
    try {
      const isRatedEnd = table.row.is_rated === 1 && change?.winners != null
      isWritten = isRatedEnd
        ? await this.#appendRatedEnd(table, row, change)
        : await this.store.append({ ...row, known: table.row.version, change })
    } catch (cause) {
      this.cache.evict(table)
      throw new ApiError('unavailable', 'the move could not be stored; try again', { cause })
    }
    if (!isWritten) throw new WriteConflict()
    if (change !== undefined) {
      const { active, due_at, moved_at, winners } = change
      const isOver = winners !== null
      const over = { status: 'over', winners, ended_at: moved_at, code: null } as const
      const version = table.row.version + change.version
      const proposal = change.version > 0 ? null : table.row.proposal
      table.row = { ...table.row, active, due_at, moved_at, version, proposal, ...(isOver && over) }
    }
    this.news.move(table.id, event)
    if (change !== undefined && change.version > 0) this.news.sendFacts(table)
  }

  /** Like `append` of the store: writes the last move of a rated game, with the results in the same transaction. */
  async #appendRatedEnd(table: HotTable, row: MoveRow, change: TableChange): Promise<boolean> {
    const { id, version } = table.row
    const { version: raise, moved_at, ...columns } = change
    const over = { ...columns, moved_at, status: 'over', ended_at: moved_at, code: null, proposal: null } as const
    try {
      await this.store.db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('tables')
          .set({ ...over, version: version + raise })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('status', '=', 'playing')
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new WriteConflict()
        await transaction.insertInto('moves').values(row).execute()
        if (hasBegun(table) && table.live.isOver) await rateGame(transaction, table, moved_at)
      })
    } catch (error) {
      if (error instanceof WriteConflict || isConflict(error)) return false
      throw error
    }
    // The move is stored; a node that misses the notification reads it later.
    await this.store.publish({ table: id, seq: row.seq, version: version + raise }).catch(() => undefined)
    return true
  }

  /** Changes the facts of a table and sends them to followers. */
  async change(table: HotTable, { table: changes = {}, seats, also }: FactsChange): Promise<void> {
    const { id, version, status } = table.row
    const isWaiting = (changes.status ?? status) === 'waiting'
    const next = { ...changes, ...(isWaiting && { moved_at: this.#runtime.now() }), version: version + 1 }
    await this.store.db
      .transaction()
      .execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('tables')
          .set(next)
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new WriteConflict()
        for (const seat of seats ?? []) {
          await transaction
            .updateTable('seats')
            .set(seat)
            .where('table_id', '=', id)
            .where('seat', '=', seat.seat)
            .execute()
        }
        await also?.(transaction)
      })
      .catch((error) => {
        throw isConflict(error) ? new WriteConflict() : error
      })
    table.row = { ...table.row, ...next }
    if (status === 'waiting') this.onWaitingChange?.()
    if (seats !== undefined) table.seats = table.seats.map((old) => seats.find(({ seat }) => seat === old.seat) ?? old)
    this.news.sendFacts(table)
    // The change is stored; a node that misses the notification reads it later.
    await this.store.publish({ table: id, version: version + 1 }).catch(() => undefined)
  }

  /** Records that a waiting table is in use, so that it is not closed. */
  async noteUse(table: HotTable): Promise<void> {
    const now = this.#runtime.now()
    if (!isNoteDue(table.row, now)) return
    try {
      await noteUse(this.store.db, [table.id], now)
      table.row = { ...table.row, moved_at: now }
    } catch {
      // Not worth failing the request: the next use writes it again.
    }
  }

  /** Waits for all queued tasks. */
  async drain(): Promise<void> {
    await Promise.all(Array.from(this.cache.all(), (table) => table.queue.run(async () => undefined)))
  }
}

/** A table with a replaced card set counts as this many, because of the set in memory. */
const CARD_TABLE_WEIGHT = 10

/** The tables in memory, up to a limit. The least recently used idle tables are evicted first. */
class HotTableCache {
  readonly #limit: number
  readonly #load: (id: string, owner: string | undefined) => Promise<HotTable>
  readonly #onEvict: (table: HotTable) => void
  /** Least recently used first. */
  readonly #tables = new Map<string, HotTable>()
  readonly #loading = new Map<string, Promise<HotTable>>()
  /** How many of the tables have a replaced card set. */
  #cardTables = 0

  constructor(
    limit: number,
    load: (id: string, owner: string | undefined) => Promise<HotTable>,
    onEvict: (table: HotTable) => void,
  ) {
    this.#limit = limit
    this.#load = load
    this.#onEvict = onEvict
  }

  get size(): number {
    return this.#tables.size
  }

  all(): Iterable<HotTable> {
    return this.#tables.values()
  }

  /** The table if it is in memory. Does not count as a use. */
  peek(id: string): HotTable | undefined {
    return this.#tables.get(id)
  }

  isLoading(id: string): boolean {
    return this.#loading.has(id)
  }

  /** `owner` is charged for the work if the table must be loaded; undefined for the server itself. */
  get(id: string, owner: string | undefined): Promise<HotTable> {
    const table = this.#tables.get(id)
    if (table !== undefined) {
      this.#tables.delete(id)
      this.#tables.set(id, table)
      return Promise.resolve(table)
    }
    const loading = this.#loading.get(id) ?? this.#add(id, owner).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async #add(id: string, owner: string | undefined): Promise<HotTable> {
    const table = await this.#load(id, owner)
    this.#tables.set(id, table)
    if (table.cards !== undefined) this.#cardTables++
    this.evictOldest(table)
    return table
  }

  evict(table: HotTable): void {
    table.isEvicted = true
    if (this.#tables.get(table.id) === table) {
      this.#tables.delete(table.id)
      if (table.cards !== undefined) this.#cardTables--
    }
    this.#onEvict(table)
  }

  /**
   * Evicts idle tables until the limit is kept, but never `wanted`. The last one stays even if it counts as more than the
   * limit: its history could not be made otherwise.
   */
  evictOldest(wanted?: HotTable): void {
    for (const table of this.#tables.values()) {
      if (this.#tables.size === 1) return
      if (this.#tables.size + this.#cardTables * (CARD_TABLE_WEIGHT - 1) <= this.#limit) return
      if (table === wanted || !table.queue.isIdle || table.thinking.size > 0) continue
      this.evict(table)
    }
  }
}
