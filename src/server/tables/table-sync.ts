import { ApiError } from '../api-error.ts'
import type { Notification, TableNotification } from '../database/store.ts'
import type { HotTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { type TableNumbers, tableNumbers } from './table-rows.ts'

/** How many tables are compared with the database in one query. */
const CHECKED_AT_ONCE = 200

/** Reloads the tables of this node that other nodes have changed. */
export class TableSync {
  readonly #tables: HotTables
  readonly #onReload: (table: HotTable) => void
  /** Tables whose reload failed after a notification. */
  readonly #failed = new Set<string>()
  /** Any table may have changed since the last check began. */
  #isCheckDue = false
  #isChecking = false

  /** `onReload` is called when a reload found changes. */
  constructor(tables: HotTables, onReload: (table: HotTable) => void) {
    this.#tables = tables
    this.#onReload = onReload
  }

  /** Reloads what another node changed; without a notification, anything may have changed. */
  onNotification(notification: Notification | undefined): void {
    if (notification === undefined) {
      this.#isCheckDue = true
      void this.#checkAll()
      return
    }
    if (!('table' in notification) || notification.presence || notification.reaction) return
    const { table: id } = notification
    if (!this.#tables.serves(id)) return
    const table = this.#tables.cache.peek(id)
    if (table !== undefined && !isNews(notification, table)) return
    void this.#refresh(id, notification.chat !== undefined)
  }

  /** Retries reloads that failed after a notification. */
  async retryFailed(): Promise<void> {
    if (this.#isCheckDue) await this.#checkAll()
    const ids = [...this.#failed]
    this.#failed.clear()
    await Promise.all(ids.map((id) => this.#refresh(id, true)))
  }

  /**
   * Compares the numbers of all hot and followed tables with the database, and reloads only those that differ. It runs
   * often, so it must be cheap when nothing has changed.
   */
  async #checkAll(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    const { cache, news, store } = this.#tables
    try {
      while (this.#isCheckDue) {
        this.#isCheckDue = false
        const hot = Array.from(cache.all(), ({ id }) => id)
        const ids = [...new Set([...hot, ...news.followers.tables()])]
        for (let first = 0; first < ids.length; first += CHECKED_AT_ONCE) {
          const all = await tableNumbers(store.db, ids.slice(first, first + CHECKED_AT_ONCE))
          for (const numbers of all) if (this.#isBehind(numbers)) void this.#refresh(numbers.table, true)
        }
      }
    } catch {
      this.#isCheckDue = true
    } finally {
      this.#isChecking = false
    }
  }

  #isBehind({ table: id, seq, version, chat }: TableNumbers): boolean {
    const { cache, news } = this.#tables
    const table = cache.peek(id)
    if (table !== undefined && isNews({ table: id, seq, version }, table)) return true
    const followers = [...news.followers.of(id)]
    return followers.some((known) => known.seq < seq || known.version < version || known.chat < chat)
  }

  /** Reloads a table and sends what is new to its followers. */
  async #refresh(id: string, hasChat: boolean): Promise<void> {
    const { news, loader } = this.#tables
    try {
      await this.#tables.withTable(id, async (table) => {
        if (await loader.reload(table)) this.#onReload(table)
        if (hasChat) await news.sendChat(table, [...news.followers.of(id)])
      })
    } catch (error) {
      const canRetry = !(error instanceof ApiError) || error.code === 'unavailable'
      if (canRetry) this.#failed.add(id)
    }
  }
}

function isNews({ seq, version, chat }: TableNotification, table: HotTable): boolean {
  if (chat !== undefined) return true
  // A table whose game has not begun has no moves; its start raises the version.
  if (seq !== undefined && seq > (table.live?.seq ?? 0)) return true
  return version !== undefined && version > table.row.version
}
