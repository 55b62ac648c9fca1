import { Batch } from './batch.ts'
import { PostgresPool, type PostgresTiming } from './postgres-pool.ts'
import type { Notification } from './store.ts'

/** The channel of notifications between nodes. */
export const CHANNEL = 'hilltop'

const BATCH_LIMIT = 500
/** Has no listeners: it only shows that notifications can be sent. */
const CHECK_CHANNEL = `${CHANNEL}_check`
/** Postgres refuses 8000 bytes. */
const PAYLOAD_BYTES = 7900

/**
 * Notifies other nodes of what is already committed. Postgres holds one lock for the whole server from `NOTIFY` to the
 * end of its transaction: in the transactions that write moves, it would let only one node write to the disk at a time.
 * Here the transaction has nothing else in it and does not wait for the disk.
 */
export class PostgresAnnouncer {
  readonly #pool: PostgresPool
  readonly #batch: Batch<Notification, undefined>
  readonly #beat: number
  #last: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isWorking = true
  /** Whether anything was sent since the last check. */
  #hasSent = false

  constructor(url: string, timing: PostgresTiming) {
    this.#beat = timing.beat
    this.#pool = new PostgresPool(url, timing, { connections: 1, settings: '-c synchronous_commit=off' })
    this.#batch = new Batch((notifications) => this.#notify(notifications), BATCH_LIMIT)
  }

  /** Whether the last attempt to send something succeeded. */
  get isWorking(): boolean {
    return this.#isWorking
  }

  /** Sends something all the time: a node whose moves are not announced must notice it without further moves. */
  start(): void {
    this.#timer = setTimeout(async () => {
      if (!this.#hasSent) await this.#send(CHECK_CHANNEL, ['']).catch(() => undefined)
      this.#hasSent = false
      if (this.#timer !== undefined) this.start()
    }, this.#beat)
    this.#timer.unref()
  }

  announce(notification: Notification): Promise<void> {
    const sent = this.#batch.add(notification)
    this.#last = sent.catch(() => undefined)
    return sent
  }

  /** Sends what is waiting first: it is of moves that were acknowledged. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#last
    await this.#pool.end()
  }

  async #notify(notifications: readonly Notification[]): Promise<undefined[]> {
    await this.#send(CHANNEL, payloadsOf(notifications))
    return notifications.map(() => undefined)
  }

  async #send(channel: string, payloads: readonly string[]): Promise<void> {
    const statement = {
      name: 'notify',
      text: 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload',
      values: [channel, payloads],
    }
    try {
      // The pool replaces a dead connection when it is used; other nodes tell repeated notifications apart by their numbers.
      await this.#pool.query(statement).catch(() => this.#pool.query(statement))
      this.#isWorking = true
      this.#hasSent = true
    } catch (error) {
      this.#isWorking = false
      throw error
    }
  }
}

/** JSON arrays of notifications, as few as possible. */
function payloadsOf(notifications: readonly Notification[]): string[] {
  const payloads: string[] = []
  let texts: string[] = []
  let bytes = 0
  for (const notification of notifications) {
    const text = JSON.stringify(notification)
    const size = Buffer.byteLength(text) + 2
    if (texts.length > 0 && bytes + size > PAYLOAD_BYTES) {
      payloads.push(`[${texts.join()}]`)
      texts = []
      bytes = 0
    }
    texts.push(text)
    bytes += size
  }
  return [...payloads, `[${texts.join()}]`]
}

/** The notifications in a payload; none if it is of another program. */
export function readPayload(payload: string | undefined): readonly Notification[] {
  try {
    const notifications = JSON.parse(payload ?? '')
    return Array.isArray(notifications) ? notifications.filter((each) => typeof each === 'object' && each !== null) : []
  } catch {
    return []
  }
}
