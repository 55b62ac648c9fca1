import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DatabaseClock } from './database-clock.ts'
import type { DatabaseStore } from './store.ts'

const BEAT_MS = 5000
/** After a failure, so that a node is back soon after the database is. */
const RETRY_MS = 1000
/** An older write does not show that the database works now. */
const STALE_MS = 12_000
const READ_MS = 2000
/** Rows of nodes that did not stop cleanly are removed after this time. */
const FORGET_MS = 86_400_000

/** The parts of the database that a node needs. */
export type DatabasePart = 'reads' | 'writes' | 'notifications'

/** Writes a row of this node every few seconds, measures the time, and reports which parts of the database work. */
export class Heartbeat {
  readonly clock: DatabaseClock
  readonly #store: DatabaseStore
  readonly #id = randomUUID()
  #timer: ReturnType<typeof setTimeout> | undefined
  #beating: Promise<void> = Promise.resolve()
  /** When the last write succeeded; undefined if the last one failed. */
  #wroteAt: number | undefined
  #reading: Promise<boolean> | undefined
  #isStopped = false

  constructor(store: DatabaseStore) {
    this.#store = store
    this.clock = new DatabaseClock(store)
  }

  /** Resolves after the first beat, whether it succeeded or not. */
  start(): Promise<void> {
    this.#beating = this.#beat()
    return this.#beating
  }

  /** The parts that do not work, in order; empty when the node is ready. */
  async failures(): Promise<DatabasePart[]> {
    // Concurrent callers share one query.
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    const hasRead = await this.#reading
    const hasWritten = this.#wroteAt !== undefined && performance.now() - this.#wroteAt < STALE_MS
    return [
      ...(hasRead ? [] : ['reads' as const]),
      ...(hasWritten && this.#store.isAppending() ? [] : ['writes' as const]),
      ...(this.#store.hasNotifications() ? [] : ['notifications' as const]),
    ]
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#beating
    await this.#store.db
      .deleteFrom('nodes')
      .where('id', '=', this.#id)
      .execute()
      .catch(() => undefined)
  }

  async #beat(): Promise<void> {
    try {
      await this.clock.measure()
      const now = this.clock.now()
      await this.#store.db
        .insertInto('nodes')
        .values({ id: this.#id, beat_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
        .execute()
      if (this.#wroteAt === undefined) {
        await this.#store.db
          .deleteFrom('nodes')
          .where('beat_at', '<', now - FORGET_MS)
          .execute()
      }
      this.#wroteAt = performance.now()
    } catch {
      this.#wroteAt = undefined
    }
    if (this.#isStopped) return
    const wait = this.#wroteAt === undefined ? RETRY_MS : BEAT_MS
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat()
    }, wait)
    this.#timer.unref()
  }

  async #read(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), READ_MS)
    })
    const answer = sql`SELECT 1`.execute(this.#store.db).then(
      () => true,
      () => false,
    )
    const hasRead = await Promise.race([answer, late])
    clearTimeout(timer)
    return hasRead
  }
}
