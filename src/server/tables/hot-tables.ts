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

/** What is to be changed of a table besides its log. */
export interface FactsChange {
  readonly table?: Partial<Omit<TableRow, 'id' | 'version'>>
  readonly seats?: readonly SeatRow[]
  /** Anything else that belongs to the same change. */
  also?(transaction: Transaction<Schema>): Promise<void>
}

/** Somebody else was first; what is known here must be read again. */
class WriteConflict extends Error {}

/** The table was let go of while somebody waited for it. */
class TableEvicted extends Error {}

const TRIES = 4

/** How many tables are compared with the database in one query. */
const CHECKED_AT_ONCE = 200

/** How many replaced card sets are kept ready besides those of the tables in use. */
const KEPT_SETS = 32

/** A table with a replaced card set takes the place of so many others: it may have a set of its own in memory. */
const CARD_TABLE_WEIGHT = 10

/**
 * The tables of this node that are in use, bounded; a cold one is made again from its log. Whatever happens at a table
 * happens one after another; what other nodes did is noticed by the numbers of moves and versions, which only one can
 * have.
 */
export class HotTables {
  readonly store: DatabaseStore
  readonly news: NewsHub
  readonly cardGames = new CardGameCache(KEPT_SETS)
  /** Is called when another node has changed a table. */
  refreshed: ((table: HotTable) => void) | undefined
  readonly #limit: number
  readonly #runtime: Runtime
  readonly #hot = new Map<string, HotTable>()
  /** How many of them have a replaced card set. */
  #cardTables = 0
  readonly #loading = new Map<string, Promise<HotTable>>()
  /** Tables of which there is news that could not be read. */
  readonly #unread = new Set<string>()
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
   * Runs a task when it is its turn at the table, and again where another node was faster; then it is told that it is not
   * the first time.
   */
  async withTable<Answer>(id: string, task: (table: HotTable, isAgain: boolean) => Promise<Answer>): Promise<Answer> {
    for (let conflicts = 0; ; ) {
      const table = await this.#get(id).catch((error) => {
        throw mapDatabaseError(error)
      })
      if (table.isEvicted) continue
      try {
        return await table.queue.run(() => this.#run(table, (now) => task(now, conflicts > 0)))
      } catch (error) {
        if (error instanceof TableEvicted) continue
        // What was changed here and not in the database must not be seen.
        if (!(error instanceof ApiError)) this.#forget(table)
        if (!(error instanceof WriteConflict)) throw mapDatabaseError(error)
        if (++conflicts === TRIES)
          throw new ApiError('unavailable', 'too much happens at this table at once; try again')
      } finally {
        this.#cool()
      }
    }
  }

  async #run<Answer>(table: HotTable, task: (table: HotTable) => Promise<Answer>): Promise<Answer> {
    if (table.isEvicted) throw new TableEvicted()
    try {
      return await task(table)
    } catch (error) {
      // Nobody is refused by what is old: another node may have written what this one has not heard of yet.
      const isFinal = !(error instanceof ApiError) || table.isEvicted
      if (isFinal || !(await this.#read(table))) throw error
      return task(table)
    }
  }

  /** The same for somebody who must be allowed to read it. */
  withReadableTable<Answer>(caller: Caller, id: string, task: (table: HotTable) => Promise<Answer>): Promise<Answer> {
    return this.withTable(id, async (table) => {
      if (!table.canRead(caller?.id)) throw tableNotFound()
      return task(table)
    })
  }

  /**
   * Writes a move that has been played in the table's game already, and tells everybody. Where it cannot be written the
   * table is made again from what is in the database.
   */
  async append(table: HotTable, row: MoveRow, event: MoveEvent, change: TableChange | undefined): Promise<void> {
    let isWritten: boolean
    try {
      isWritten = await this.store.append({ ...row, known: table.row.version, change })
    } catch (cause) {
      this.#forget(table)
      throw new ApiError('unavailable', 'the move could not be stored', { cause })
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
    if (change !== undefined && change.version > 0) this.news.facts(table)
  }

  /** Changes what everybody knows of a table, and tells them. */
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
    this.news.facts(table)
    // Who does not hear of it now, reads it later: it is written.
    await this.store.publish({ table: id, version: version + 1 }).catch(() => undefined)
  }

  /** Notes that people use a table in a way that changes nothing of it, so that it is not closed while it waits. */
  async noteUse(table: HotTable): Promise<void> {
    const now = this.#runtime.now()
    if (!isNoteDue(table.row, now)) return
    try {
      await noteUse(this.store.db, [table.id], now)
      table.row = { ...table.row, moved_at: now }
    } catch {
      // A lost note is no reason to refuse what was asked for: the next use is noted again.
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

  /** All rows of a table's log. */
  rows(id: string): Promise<MoveRow[]> {
    return moveRows(this.store.db, id)
  }

  /** Hears what another node did; without a notification, anything may have happened. */
  heard(notification: Notification | undefined): void {
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
   * Compares the numbers of all tables that are in use with those in the database, and reads only those that differ. It
   * is called often, so it must cost little when nothing happened.
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

  /** Reads again what could not be read when there was news of it. */
  async retryFailedReloads(): Promise<void> {
    if (this.#isCheckDue) await this.#checkAll()
    const ids = [...this.#unread]
    this.#unread.clear()
    await Promise.all(ids.map((id) => this.#refresh(id, true)))
  }

  /** Reads a table anew, and tells those who follow it what is new to them. */
  async #refresh(id: string, hasChat: boolean): Promise<void> {
    try {
      await this.withTable(id, async (table) => {
        if (await this.#read(table)) this.refreshed?.(table)
        if (hasChat) await this.news.chat(table, [...this.news.followers.of(id)])
      })
    } catch (error) {
      const isThere = !(error instanceof ApiError) || error.code === 'unavailable'
      if (isThere) this.#unread.add(id)
    }
  }

  /** Waits until everything that was asked for is done. */
  async drain(): Promise<void> {
    await Promise.all(Array.from(this.#hot.values(), (table) => table.queue.run(async () => undefined)))
  }

  #get(id: string): Promise<HotTable> {
    const hot = this.#hot.get(id)
    if (hot !== undefined) {
      // The map is in the order of use.
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
    this.news.admit(table)
    this.#begin(table, moves)
    this.#hot.set(id, table)
    if (cards !== undefined) this.#cardTables++
    this.#cool(table)
    return table
  }

  /** Makes the game of a table from its whole log. */
  #begin(table: HotTable, moves: readonly MoveRow[]): void {
    const { setup, id } = table
    if (setup === undefined) return
    table.live = LiveTable.after(setup, moves)
    this.news.histories.forget(id)
    this.news.rows(table, moves, [...this.news.followers.of(id)])
  }

  /** Takes over what the database has now, which others may have written; answers whether anything is new. */
  async #read(table: HotTable): Promise<boolean> {
    const before = markOf(table)
    const { db } = this.store
    const { id, live } = table
    // The last known move comes along: where it is not there, this is another log than the one that was read.
    const read = await tableWithMoves(db, id, live === undefined ? 0 : live.seq - 1)
    const news = live === undefined ? undefined : newRows(read.moves, live.seq)
    const log = news === undefined && live !== undefined ? await moveRows(db, id) : read.moves
    const { row, seats, members } = read
    table.row = row
    table.seats = seats
    table.members = members
    if (news?.length !== 0) table.forgetPlans()
    this.news.admit(table)
    if (news === undefined) this.#begin(table, log)
    else for (const next of news) await this.#playNext(table, next)
    this.news.facts(table)
    return markOf(table) !== before
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

  #forget(table: HotTable): void {
    table.isEvicted = true
    this.news.histories.forget(table.id)
    if (this.#hot.get(table.id) !== table) return
    this.#hot.delete(table.id)
    if (table.cards !== undefined) this.#cardTables--
  }

  /** Lets go of those that were not used for the longest time, but not of the one that somebody waits for. */
  #cool(wanted?: HotTable): void {
    for (const table of this.#hot.values()) {
      if (this.#hot.size + this.#cardTables * (CARD_TABLE_WEIGHT - 1) <= this.#limit) return
      if (table === wanted || !table.queue.isIdle || table.thinking.size > 0) continue
      this.#forget(table)
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

/** Differs where anything of a table is different that somebody could be refused for. */
function markOf({ row, live, members }: HotTable): string {
  return JSON.stringify([row.version, row.status, live?.seq, [...members].sort()])
}
