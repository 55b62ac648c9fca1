import type { HotTable } from './hot-table.ts'

/** A table with a replaced card set counts as this many, because of the set in memory. */
const CARD_TABLE_WEIGHT = 10

/** The tables in memory, up to a limit. The least recently used idle tables are evicted first. */
export class HotTableCache {
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
    this.#onEvict(table)
    if (this.#tables.get(table.id) !== table) return
    this.#tables.delete(table.id)
    if (table.cards !== undefined) this.#cardTables--
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
