import type { WebSocket } from '@fastify/websocket'
import { every, type Runtime } from '#engine/runtime.ts'
import { ApiError } from '../../api-error.ts'
import type { AccountService } from '../../people/account-service.ts'
import { SITE_SHARE, siteOf } from '../rate-limits.ts'
import { type Client, type ConnectionContext, NewsConnection, type Stream } from './news-connection.ts'

const HEARTBEAT_MS = 30_000
/** How often the sessions and tokens of open sockets are checked: one that ended anywhere is noticed within 5 s. */
const RECHECK_MS = 4000
/** How many messages a client may send between two heartbeats, and how many of them may be `follow`. */
const MESSAGES = 200
const FOLLOWS = 60
const SOCKETS_PER_ADDRESS = 40
/** How long clients have to close their sockets when the server stops. */
const CLOSE_TIMEOUT_MS = 1000

/** Close codes of the WebSocket protocol. */
const GOING_AWAY = 1001
const SERVICE_RESTART = 1012

interface NewsServerParts extends Omit<ConnectionContext, 'messageLimits' | 'runtime'> {
  readonly accounts: AccountService
  /** A factor for all limits; 0 turns them off. */
  readonly rate: number
  readonly runtime: Runtime
}

/** All sockets of this node, with one shared heartbeat timer. */
export class NewsServer {
  readonly #accounts: AccountService
  readonly #context: ConnectionContext
  readonly #socketLimit: number
  readonly #connections = new Map<WebSocket, NewsConnection>()
  /** How many sockets each address has, and each site. */
  readonly #socketsOf = new Map<string, number>()
  readonly #listeners: SocketListeners
  readonly #runtime: Runtime
  #timers: (() => void)[] = []
  #isRechecking = false

  constructor({ accounts, rate, ...context }: NewsServerParts) {
    this.#accounts = accounts
    this.#runtime = context.runtime
    const factor = rate === 0 ? Number.POSITIVE_INFINITY : rate
    this.#context = { ...context, messageLimits: { messages: MESSAGES * factor, follows: FOLLOWS * factor } }
    this.#socketLimit = SOCKETS_PER_ADDRESS * factor
    this.#listeners = listenersFor(this)
  }

  get count(): number {
    return this.#connections.size
  }

  start(): void {
    const beat = () => this.heartbeat()
    const recheck = () => void this.#recheck().catch(this.#context.onError)
    this.#timers = [every(this.#runtime, HEARTBEAT_MS, beat), every(this.#runtime, RECHECK_MS, recheck)]
    this.#accounts.credentials.watch((userId) => this.#checkUser(userId))
  }

  /** Throws if the address, or its site, has the maximum of open sockets. */
  checkSocketLimit(address: string): void {
    const isFull = (key: string, most: number) => (this.#socketsOf.get(key) ?? 0) >= most
    if (!isFull(address, this.#socketLimit) && !isFull(siteOf(address), this.#socketLimit * SITE_SHARE)) return
    throw new ApiError('too-many', `an address can have at most ${this.#socketLimit} open sockets`)
  }

  /** The socket is closed when the session or token of the client ends. */
  accept(socket: WebSocket, stream: Stream, client: Client): void {
    const connection = new NewsConnection(socket, stream, client, this.#context)
    this.#connections.set(socket, connection)
    this.#countSocket(client, 1)
    // The framework's own listener would keep the whole request in memory for as long as the socket is open.
    socket.removeAllListeners('error')
    const { message, pong, close, error } = this.#listeners
    socket.on('message', message).on('pong', pong).on('close', close).on('error', error)
  }

  receive(socket: WebSocket, message: string | undefined): void {
    this.#connections.get(socket)?.receive(message)
  }

  markAlive(socket: WebSocket): void {
    this.#connections.get(socket)?.markAlive()
  }

  remove(socket: WebSocket): void {
    const connection = this.#connections.get(socket)
    if (connection === undefined) return
    connection.close()
    this.#connections.delete(socket)
    this.#countSocket(connection.client, -1)
  }

  #countSocket({ address }: Client, by: 1 | -1): void {
    for (const key of new Set([address, siteOf(address)])) {
      const count = (this.#socketsOf.get(key) ?? 0) + by
      if (count > 0) this.#socketsOf.set(key, count)
      else this.#socketsOf.delete(key)
    }
  }

  /** Closes sockets that were silent since the last heartbeat. */
  heartbeat(): void {
    for (const [socket, connection] of this.#connections) {
      if (!connection.isAlive) socket.terminate()
      else socket.ping()
      connection.heartbeat()
    }
  }

  /** Checks the sessions and tokens of all sockets and of the cache. */
  async #recheck(): Promise<void> {
    if (this.#isRechecking) return
    this.#isRechecking = true
    try {
      const asked = credentialsOf(this.#connections.values())
      this.#closeEnded(asked, await this.#accounts.credentials.recheck(asked))
    } finally {
      this.#isRechecking = false
    }
  }

  async #checkUser(userId: string): Promise<void> {
    const ofUser = [...this.#connections.values()].filter(({ client }) => client.caller?.id === userId)
    const asked = credentialsOf(ofUser)
    if (asked.size > 0) this.#closeEnded(asked, await this.#accounts.credentials.stillValid(asked))
  }

  /** Makes the sockets of sessions and tokens that ended reconnect and authenticate again. */
  #closeEnded(asked: ReadonlySet<string>, valid: ReadonlySet<string>): void {
    for (const [socket, connection] of this.#connections) {
      const { credential } = connection.client
      if (credential === undefined || valid.has(credential) || !asked.has(credential)) continue
      connection.close()
      socket.close(SERVICE_RESTART, 'connect again')
    }
  }

  close(): void {
    for (const stop of this.#timers) stop()
    for (const socket of this.#connections.keys()) socket.close(GOING_AWAY, 'the server is stopping')
    this.#runtime.after(CLOSE_TIMEOUT_MS, () => {
      for (const socket of this.#connections.keys()) socket.terminate()
    })
  }
}

function credentialsOf(connections: Iterable<NewsConnection>): ReadonlySet<string> {
  const hashes = new Set<string>()
  for (const { client } of connections) if (client.credential !== undefined) hashes.add(client.credential)
  return hashes
}

interface SocketListeners {
  message(this: WebSocket, data: unknown, isBinary: boolean): void
  pong(this: WebSocket): void
  close(this: WebSocket): void
  error(this: WebSocket): void
}

/** One set of listeners for all sockets, to save memory. */
function listenersFor(server: NewsServer): SocketListeners {
  return {
    message(data, isBinary) {
      server.receive(this, isBinary ? undefined : String(data))
    },
    pong() {
      server.markAlive(this)
    },
    close() {
      server.remove(this)
    },
    error() {
      this.terminate()
    },
  }
}
