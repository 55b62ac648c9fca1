import type { Transaction } from 'kysely'
import type { Match } from '#engine/match.ts'
import { accepted } from '#engine/result.ts'
import type { Runtime } from '#engine/runtime.ts'
import { loadRulesOf } from '#games/index.ts'
import { ApiError, mapDatabaseError } from '../api-error.ts'
import type { MoveRow, Schema, SeatRow, TableRow } from '../database/schema.ts'
import type { DatabaseStore, Notification, TableChange, TableNotification } from '../database/store.ts'
import type { Caller } from '../people/users.ts'
import { CardGameCache } from './card-game-cache.ts'
import type { MoveEvent } from './history.ts'
import { HotTable, hasBegun, type PlayingTable } from './hot-table.ts'
import { LiveTable, type LogRow } from './live-table.ts'
import { NewsHub } from './news-hub.ts'
import { cardSetOf, moveRows, type TableNumbers, tableNotFound, tableNumbers, tableWithMoves } from './table-rows.ts'
import { takeBack } from './take-back.ts'
import { isNoteDue, noteUse } from './unused-tables.ts'

/** A change to a table other than a move. */
export interface FactsChange {
  readonly table?: Partial<Omit<TableRow, 'id' | 'version'>>
  readonly seats?: readonly SeatRow[]
  /** Further writes in the same transaction. */
  also?(transaction: Transaction<Schema>): Promise<void>
}

/** Another node wrote first; reload and retry. */
class WriteConflict extends Error {}

/** The table was evicted while the task was queued. */
class TableEvicted extends Error {}

const TRIES = 4

/** How many tables are compared with the database in one query. */
const CHECKED_AT_ONCE = 200

const CACHED_CARD_SETS = 32

/** A table with a replaced card set counts as this many, because of the set in memory. */
const CARD_TABLE_WEIGHT = 10

/**
 * The cache of tables on this node, with a limit; a table that is not in it is rebuilt from its log. Tasks at one table run
 * one after another. Writes by other nodes are detected by the unique numbers of moves and versions.
 */
export class HotTables {
  readonly store: DatabaseStore
  readonly news: NewsHub
  readonly cardGames = new CardGameCache(CACHED_CARD_SETS)
  /** Called when a reload found changes by another node. */
  onReload: ((table: HotTable) => void) | undefined
  readonly #limit: number
  readonly #runtime: Runtime
  readonly #hot = new Map<string, HotTable>()
  /** How many hot tables have a replaced card set. */
  #cardTables = 0
  readonly #loading = new Map<string, Promise<HotTable>>()
  /** Tables whose reload failed after a notification. */
  readonly #failedReloads = new Set<string>()
  /** Something may have happened anywhere since the last check began. */
  #isCheckDue = false
  #isChecking = false

  constructor(store: DatabaseStore, limit: number, runtime: Runtime) {
    this.store = store
    this.news = new NewsHub(store.db)
    this.#limit = limit
    this.#runtime = runtime
  }

  get hotCount(): number {
    return this.#hot.size
  }

  /**
   * Runs a task with exclusive access to the table on this node. If another node wrote first, the task runs again with
   * `isRetry`.
   */
  async withTable<Answer>(id: string, task: (table: HotTable, isRetry: boolean) => Promise<Answer>): Promise<Answer> {
    for (let conflicts = 0; ; ) {
      const table = await this.#get(id).catch((error) => {
        throw mapDatabaseError(error)
      })
      if (table.isEvicted) continue
      try {
        return await table.queue.run(() => this.#run(table, (now) => task(now, conflicts > 0)))
      } catch (error) {
        if (error instanceof TableEvicted) continue
        // The table in memory may differ from the database now.
        if (!(error instanceof ApiError)) this.#evict(table)
        if (!(error instanceof WriteConflict)) throw mapDatabaseError(error)
        if (++conflicts === TRIES) throw new ApiError('unavailable', 'this table is busy; try again')
      } finally {
        this.#evictOldest()
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
      if (isFinal || !(await this.#reload(table))) throw error
      return task(table)
    }
  }

  /** Like `withTable`, but throws if the caller cannot read the table. */
  withReadableTable<Answer>(caller: Caller, id: string, task: (table: HotTable) => Promise<Answer>): Promise<Answer> {
    return this.withTable(id, async (table) => {
      if (!table.canRead(caller?.id)) throw tableNotFound()
      return task(table)
    })
  }

  /**
   * Writes a move that was already played in memory, and sends it to followers. If it cannot be written, the table is
   * evicted and rebuilt from the database.
   */
  async append(table: HotTable, row: MoveRow, event: MoveEvent, change: TableChange | undefined): Promise<void> {
    let isWritten: boolean
    try {
      isWritten = await this.store.append({ ...row, known: table.row.version, change })
    } catch (cause) {
      this.#evict(table)
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

  /** Changes the facts of a table and sends them to followers. */
  async change(table: HotTable, { table: changes = {}, seats, also }: FactsChange): Promise<void> {
    const { id, version, status } = table.row
    const isWaiting = (changes.status ?? status) === 'waiting'
    const next = { ...changes, ...(isWaiting && { moved_at: this.#runtime.now() }), version: version + 1 }
    await this.store.db.transaction().execute(async (transaction) => {
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
    table.row = { ...table.row, ...next }
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

  /** The game after a row that takes something back; `check` may refuse an undo. */
  async takeBack(table: PlayingTable, row: LogRow, check?: (match: Match) => void): Promise<MoveEvent> {
    const { histories } = this.news
    try {
      return await takeBack(
        { db: this.store.db, runtime: this.#runtime },
        table,
        histories.open(table.id).snapshots,
        row,
        check,
      )
    } finally {
      histories.resize(table.id)
    }
  }

  rows(id: string): Promise<MoveRow[]> {
    return moveRows(this.store.db, id)
  }

  /** Reloads what another node changed; without a notification, anything may have changed. */
  onNotification(notification: Notification | undefined): void {
    if (notification === undefined) {
      this.#isCheckDue = true
      void this.#checkAll()
      return
    }
    if ('user' in notification) return
    const { table: id } = notification
    const table = this.#hot.get(id)
    const isLoading = this.#loading.has(id)
    if (table === undefined && !isLoading && this.news.followers.of(id).size === 0) return
    if (table !== undefined && !isNews(notification, table)) return
    void this.#refresh(id, notification.chat !== undefined)
  }

  /**
   * Compares the numbers of all hot and followed tables with the database, and reloads only those that differ. It runs
   * often, so it must be cheap when nothing has changed.
   */
  async #checkAll(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    try {
      while (this.#isCheckDue) {
        this.#isCheckDue = false
        const ids = [...new Set([...this.#hot.keys(), ...this.news.followers.tables()])]
        for (let first = 0; first < ids.length; first += CHECKED_AT_ONCE) {
          const numbers = await tableNumbers(this.store.db, ids.slice(first, first + CHECKED_AT_ONCE))
          for (const one of numbers) if (this.#isBehind(one)) void this.#refresh(one.table, true)
        }
      }
    } catch {
      this.#isCheckDue = true
    } finally {
      this.#isChecking = false
    }
  }

  #isBehind({ table: id, seq, version, chat }: TableNumbers): boolean {
    const table = this.#hot.get(id)
    if (table !== undefined && isNews({ table: id, seq, version }, table)) return true
    const followers = [...this.news.followers.of(id)]
    return followers.some((one) => one.seq < seq || one.version < version || one.chat < chat)
  }

  /** Retries reloads that failed after a notification. */
  async retryFailedReloads(): Promise<void> {
    if (this.#isCheckDue) await this.#checkAll()
    const ids = [...this.#failedReloads]
    this.#failedReloads.clear()
    await Promise.all(ids.map((id) => this.#refresh(id, true)))
  }

  /** Reloads a table and sends what is new to its followers. */
  async #refresh(id: string, hasChat: boolean): Promise<void> {
    try {
      await this.withTable(id, async (table) => {
        if (await this.#reload(table)) this.onReload?.(table)
        if (hasChat) await this.news.sendChat(table, [...this.news.followers.of(id)])
      })
    } catch (error) {
      const isThere = !(error instanceof ApiError) || error.code === 'unavailable'
      if (isThere) this.#failedReloads.add(id)
    }
  }

  /** Waits for all queued tasks. */
  async drain(): Promise<void> {
    await Promise.all(Array.from(this.#hot.values(), (table) => table.queue.run(async () => undefined)))
  }

  #get(id: string): Promise<HotTable> {
    const hot = this.#hot.get(id)
    if (hot !== undefined) {
      // Map order is the order of use: least recently used first.
      this.#hot.delete(id)
      this.#hot.set(id, hot)
      return Promise.resolve(hot)
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async #load(id: string): Promise<HotTable> {
    const { moves, ...rows } = await tableWithMoves(this.store.db, id, 0)
    const { row } = rows
    const rules = await loadRulesOf(row.game, row.rules_version)
    if (rules === undefined) {
      throw new ApiError(
        'not-found',
        `this server does not have version ${row.rules_version} of the rules of ${row.game}`,
      )
    }
    const cards = await cardSetOf(this.store.db, row)
    const game = cards === undefined ? accepted(rules) : this.cardGames.get(rules, cards)
    if (!game.ok) throw new ApiError('not-found', `this server cannot play with the cards of this table: ${game.error}`)
    const table = new HotTable(game.value, cards, rows)
    this.news.updateViewers(table)
    this.#rebuild(table, moves)
    this.#hot.set(id, table)
    if (cards !== undefined) this.#cardTables++
    this.#evictOldest(table)
    return table
  }

  /** Rebuilds the game from the whole log. */
  #rebuild(table: HotTable, moves: readonly MoveRow[]): void {
    const { setup, id } = table
    if (setup === undefined) return
    table.live = LiveTable.after(setup, moves)
    this.news.histories.forget(id)
    this.news.sendMoves(table, moves, [...this.news.followers.of(id)])
  }

  /** Loads what is new in the database; returns whether anything was. */
  async #reload(table: HotTable): Promise<boolean> {
    const before = fingerprintOf(table)
    const { db } = this.store
    const { id, live } = table
    // Includes the last known move: if it is missing, the log in memory is not the one in the database.
    const read = await tableWithMoves(db, id, live === undefined ? 0 : live.seq - 1)
    const added = live === undefined ? undefined : newRows(read.moves, live.seq)
    const log = added === undefined && live !== undefined ? await moveRows(db, id) : read.moves
    const { row, seats, members } = read
    table.row = row
    table.seats = seats
    table.members = members
    if (added?.length !== 0) table.forgetPlans()
    this.news.updateViewers(table)
    if (added === undefined) this.#rebuild(table, log)
    else for (const next of added) await this.#playNext(table, next)
    this.news.sendFacts(table)
    return fingerprintOf(table) !== before
  }

  async #playNext(table: HotTable, row: MoveRow): Promise<void> {
    if (!hasBegun(table)) return
    const { live } = table
    const event: MoveEvent =
      row.kind === 'action'
        ? { row, outcome: live.playRow(row), removed: undefined, table: live }
        : await this.takeBack(table, row)
    table.live = event.table
    this.news.move(table.id, event)
  }

  #evict(table: HotTable): void {
    table.isEvicted = true
    this.news.histories.forget(table.id)
    if (this.#hot.get(table.id) !== table) return
    this.#hot.delete(table.id)
    if (table.cards !== undefined) this.#cardTables--
  }

  /** Evicts the least recently used idle tables, but never `wanted`. */
  #evictOldest(wanted?: HotTable): void {
    for (const table of this.#hot.values()) {
      if (this.#hot.size + this.#cardTables * (CARD_TABLE_WEIGHT - 1) <= this.#limit) return
      if (table === wanted || !table.queue.isIdle || table.thinking.size > 0) continue
      this.#evict(table)
    }
  }
}

/** The rows after the last known move; undefined where the game has to be made again from the whole log. */
function newRows([last, ...rest]: readonly MoveRow[], known: number): readonly MoveRow[] | undefined {
  if (known > 0 && last?.seq !== known) return undefined
  return known === 0 && last !== undefined ? [last, ...rest] : rest
}

function isNews({ seq, version, chat }: TableNotification, table: HotTable): boolean {
  if (chat !== undefined) return true
  if (seq !== undefined && seq > (table.live?.seq ?? -1)) return true
  return version !== undefined && version > table.row.version
}

/** Changes with everything that can make a request invalid. */
function fingerprintOf({ row, live, members }: HotTable): string {
  return JSON.stringify([row.version, row.status, live?.seq, [...members].sort()])
}
