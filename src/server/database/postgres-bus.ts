import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { KeptConnection, type ListeningConnection, type NotificationBus, readPayload } from './notification-bus.ts'
import { connectionConfig, destroyClient, PostgresPool, type PostgresTiming } from './postgres-pool.ts'
import { Batch, type Heard, type Notification } from './store.ts'

/** The channel of notifications between nodes. */
const CHANNEL = 'hilltop'
/** Has no listeners: it only shows that notifications can be sent. */
const CHECK_CHANNEL = `${CHANNEL}_check`

const BATCH_LIMIT = 500
/** Postgres refuses 8000 bytes. */
const PAYLOAD_BYTES = 7900

/**
 * Notifications by `LISTEN` and `NOTIFY`: every node hears of every table. Only what is already committed is announced.
 * Postgres holds one lock for the whole server from `NOTIFY` to the end of its transaction: in the transactions that write
 * moves, it would let only one node write to the disk at a time. Here the transaction has nothing else in it and does not
 * wait for the disk.
 */
export class PostgresBus implements NotificationBus {
  readonly #url: string
  readonly #timing: PostgresTiming
  readonly #pool: PostgresPool
  readonly #batch: Batch<Notification, undefined>
  readonly #listener: KeptConnection
  #heard: Heard = () => undefined
  #last: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the last attempt to send something succeeded. */
  #isSending = true
  /** Whether anything was sent since the last check. */
  #hasSent = false

  constructor(url: string, timing: PostgresTiming) {
    this.#url = url
    this.#timing = timing
    this.#pool = new PostgresPool(url, timing, { connections: 1, settings: '-c synchronous_commit=off' })
    this.#batch = new Batch((notifications) => this.#notify(notifications), BATCH_LIMIT)
    this.#listener = new KeptConnection(
      timing,
      (onLost) => this.#connection(onLost),
      () => this.#heard(undefined),
    )
  }

  get isWorking(): boolean {
    return this.#listener.isAlive && this.#isSending
  }

  listen(heard: Heard): void {
    this.#heard = heard
    void this.#listener.start()
    this.#checkSending()
  }

  async setInterest(): Promise<void> {}

  announce(notification: Notification): Promise<void> {
    const sent = this.#batch.add(notification)
    this.#last = sent.catch(() => undefined)
    return sent
  }

  async close(): Promise<void> {
    this.#listener.close()
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#last
    await this.#pool.end()
  }

  /** Sends something all the time: a node whose moves are not announced must notice it without further moves. */
  #checkSending(): void {
    this.#timer = setTimeout(async () => {
      if (!this.#hasSent) await this.#send(CHECK_CHANNEL, ['']).catch(() => undefined)
      this.#hasSent = false
      if (this.#timer !== undefined) this.#checkSending()
    }, this.#timing.beat)
    this.#timer.unref()
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
      this.#isSending = true
      this.#hasSent = true
    } catch (error) {
      this.#isSending = false
      throw error
    }
  }

  #connection(onLost: () => void): ListeningConnection {
    /** The channel of this connection's heartbeat; other nodes do not listen on it. */
    const ownChannel = `${CHANNEL}_${randomBytes(8).toString('hex')}`
    let beats = 0
    const client = new pg.Client({
      ...connectionConfig(this.#url, this.#timing),
      application_name: 'hilltop listener',
      query_timeout: this.#timing.echo,
    })
    client.on('error', onLost)
    client.on('end', onLost)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === ownChannel) beats++
      else for (const notification of readPayload(payload)) this.#heard(notification)
    })
    return {
      async open() {
        await client.connect()
        await client.query(`LISTEN ${CHANNEL}; LISTEN ${ownChannel}`)
      },
      async beat() {
        const before = beats
        await client.query(`NOTIFY ${ownChannel}`)
        // Postgres sends the notification before the answer to the next statement.
        await client.query('SELECT 1')
        if (beats === before) throw new Error('the listener does not hear itself')
      },
      destroy: () => destroyClient(client),
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
