import { createHash, randomBytes } from 'node:crypto'
import {
  type ConnectionOptions,
  connect,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
import { ConfigError } from '../config.ts'
import { KeptConnection, type ListeningConnection, type NotificationBus, readPayload } from './notification-bus.ts'
import type { PostgresTiming } from './postgres-pool.ts'
import { type Heard, type Notification, tableOf } from './store.ts'

/** Longer messages are not ours. */
const PAYLOAD_BYTES = 8000

/**
 * Notifications over NATS. What concerns one table has a subject of its own, so that a node hears only of the tables that
 * it serves; what all nodes must know, such as changes that the lobby shows and sessions that end, has a common one.
 */
export class NatsBus implements NotificationBus {
  readonly #options: ConnectionOptions
  readonly #prefix: string
  readonly #timing: PostgresTiming
  readonly #kept: KeptConnection
  /** The tables that this node serves, with their subscriptions on the current connection. */
  readonly #tables = new Map<string, Subscription | undefined>()
  #connection: NatsConnection | undefined
  #heard: Heard = () => undefined

  private constructor(url: string, prefix: string, timing: PostgresTiming) {
    this.#options = optionsFor(url, timing)
    this.#prefix = prefix
    this.#timing = timing
    // Other nodes may have missed what this one announced on the lost connection. It also hears this message itself.
    const onOpen = () => this.#connection?.publish(this.#subject('reread'))
    this.#kept = new KeptConnection(timing, (onLost) => this.#open(onLost), onOpen)
  }

  /** Nodes of one database use the same prefix. Throws if there is no such server or it refuses the credentials. */
  static async open(url: string, prefix: string, timing: PostgresTiming): Promise<NatsBus> {
    const bus = new NatsBus(url, prefix, timing)
    const error = await bus.#kept.start()
    if (error === undefined) return bus
    await bus.close()
    // The address can hold a password, so it is not repeated.
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`NATS_URL must be the address of a NATS server that can be reached: ${reason}`)
  }

  get isWorking(): boolean {
    return this.#connection !== undefined && this.#kept.isAlive
  }

  listen(heard: Heard): void {
    this.#heard = heard
  }

  async announce(notification: Notification): Promise<void> {
    if (this.#connection === undefined) throw new Error('there is no connection to NATS')
    const table = tableOf(notification)
    const subject = table === undefined ? this.#subject('all') : this.#tableSubject(table)
    this.#connection.publish(subject, JSON.stringify([notification]))
  }

  async setInterest(table: string, isInterested: boolean): Promise<void> {
    if (!isInterested) {
      this.#tables.get(table)?.unsubscribe()
      this.#tables.delete(table)
      return
    }
    if (this.#tables.has(table)) return
    const connection = this.#connection
    this.#tables.set(table, connection && this.#subscribe(connection, table))
    // Later notifications are certain to arrive when the server has answered. If it does not, everything is read again
    // with the next connection.
    if (connection !== undefined) await within(this.#timing.echo, connection.flush()).catch(() => undefined)
  }

  async close(): Promise<void> {
    const connection = this.#connection
    if (connection !== undefined) await within(this.#timing.echo, connection.flush()).catch(() => undefined)
    this.#kept.close()
  }

  #open(onLost: () => void): ListeningConnection {
    const own = this.#subject('node', randomBytes(8).toString('hex'))
    let beats = 0
    let connection: NatsConnection | undefined
    let isDestroyed = false
    return {
      open: async () => {
        connection = await connect(this.#options)
        if (isDestroyed) return connection.close()
        void connection.closed().then(onLost)
        const listen = (subject: string, act: (message: Msg) => void) =>
          // An error means that the server does not permit the subscription.
          connection?.subscribe(subject, { callback: (error, message) => (error === null ? act(message) : onLost()) })
        listen(own, () => beats++)
        listen(this.#subject('reread'), () => this.#heard(undefined))
        listen(this.#subject('all'), (message) => this.#hear(message))
        for (const table of this.#tables.keys()) this.#tables.set(table, this.#subscribe(connection, table))
        this.#connection = connection
      },
      beat: async () => {
        const before = beats
        connection?.publish(own)
        // The server answers after it has sent the message.
        await within(this.#timing.echo, connection?.flush())
        if (beats === before) throw new Error('the node does not hear itself')
      },
      destroy: () => {
        isDestroyed = true
        if (this.#connection === connection) this.#connection = undefined
        void connection?.close()
      },
    }
  }

  #subscribe(connection: NatsConnection, table: string): Subscription {
    return connection.subscribe(this.#tableSubject(table), {
      callback: (error, message) => {
        if (error === null) this.#hear(message, table)
      },
    })
  }

  /** Ignores messages of other programs, and messages of other tables if it is the subject of one. */
  #hear(message: Msg, table?: string): void {
    if (message.data.length > PAYLOAD_BYTES) return
    for (const notification of readPayload(message.string())) {
      if (table === undefined || ('table' in notification && notification.table === table)) this.#heard(notification)
    }
  }

  #subject(...parts: readonly string[]): string {
    return [this.#prefix, ...parts].join('.')
  }

  /** A hash, so that any id is a valid subject. */
  #tableSubject(table: string): string {
    return this.#subject('table', createHash('sha256').update(table).digest('base64url'))
  }
}

/** The client does not reconnect by itself: it would wait for the buffers of a dead connection to be sent. */
function optionsFor(address: string, { connect: timeout }: PostgresTiming): ConnectionOptions {
  const { protocol, host, username, password } = new URL(address)
  const [user, pass] = [username, password].map(decodeURIComponent)
  return {
    servers: host,
    name: 'hilltop',
    reconnect: false,
    timeout,
    ...(pass !== '' ? { user, pass } : user !== '' && { token: user }),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

/** Rejects if there is no answer in time. */
async function within(ms: number, answer: Promise<void> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer from NATS')), ms)
  })
  try {
    await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
