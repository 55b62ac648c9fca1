import type { WebSocket } from '@fastify/websocket'
import { every, type Runtime } from '#engine/runtime.ts'
import { ApiError } from '../../api-error.ts'
import type { AccountService } from '../../people/account-service.ts'
import type { Caller } from '../../people/users.ts'
import { SYSTEM } from '../../runtime.ts'
import type { TableService } from '../../tables/table-service.ts'
import type { HistoryBudget } from '../history-budget.ts'
import { type ConnectionContext, NewsConnection } from './news-connection.ts'

const HEARTBEAT_MS = 30_000
/** How many messages a client may send between two heartbeats, and how many of them may be `follow`. */
const MESSAGES = 200
const FOLLOWS = 60
const SOCKETS_PER_ADDRESS = 40
/** How long clients have to close their sockets when the server stops. */
const CLOSE_TIMEOUT_MS = 1000

/** Close codes of the WebSocket protocol. */
const GOING_AWAY = 1001
const SERVICE_RESTART = 1012

/** All sockets of this node, with one shared heartbeat timer. */
export class NewsServer {
  readonly #accounts: AccountService
  readonly #context: ConnectionContext
  readonly #socketLimit: number
  readonly #connections = new Map<WebSocket, NewsConnection>()
  readonly #socketsOf = new Map<string, number>()
  readonly #listeners: SocketListeners
  readonly #runtime: Runtime
  #stopHeartbeat: (() => void) | undefined

  constructor(
    tables: TableService,
    accounts: AccountService,
    historyBudget: HistoryBudget,
    rate: number,
    onError: (error: unknown) => void,
    runtime = SYSTEM,
  ) {
    this.#accounts = accounts
    this.#runtime = runtime
    const factor = rate === 0 ? Number.POSITIVE_INFINITY : rate
    const limits = { messages: MESSAGES * factor, follows: FOLLOWS * factor }
    this.#context = { tables, historyBudget, limits, runtime, onError }
    this.#socketLimit = SOCKETS_PER_ADDRESS * factor
    this.#listeners = listenersFor(this)
  }

  get count(): number {
    return this.#connections.size
  }

  start(): void {
    const beat = () => void this.heartbeat().catch(this.#context.onError)
    this.#stopHeartbeat = every(this.#runtime, HEARTBEAT_MS, beat)
  }

  /** Throws if the address has the maximum of open sockets. */
  checkSocketLimit(address: string): void {
    if ((this.#socketsOf.get(address) ?? 0) < this.#socketLimit) return
    throw new ApiError('too-many', `an address can have at most ${this.#socketLimit} open sockets`)
  }

  accept(socket: WebSocket, caller: Caller, address: string): void {
    this.#connections.set(socket, new NewsConnection(socket, caller, address, this.#context))
    this.#socketsOf.set(address, (this.#socketsOf.get(address) ?? 0) + 1)
    // The framework's own listener would keep the whole request in memory for as long as the socket is open.
    socket.removeAllListeners('error')
    const { message, pong, close, error } = this.#listeners
    socket.on('message', message).on('pong', pong).on('close', close).on('error', error)
  }

  receive(socket: WebSocket, message: string | undefined): void {
    this.#connections.get(socket)?.receive(message)
  }

  markAlive(socket: WebSocket): void {
    const connection = this.#connections.get(socket)
    if (connection !== undefined) connection.isAlive = true
  }

  remove(socket: WebSocket): void {
    const connection = this.#connections.get(socket)
    if (connection === undefined) return
    connection.close()
    this.#connections.delete(socket)
    const left = (this.#socketsOf.get(connection.address) ?? 0) - 1
    if (left > 0) this.#socketsOf.set(connection.address, left)
    else this.#socketsOf.delete(connection.address)
  }

  /** Makes the sockets of a person reconnect and authenticate again. */
  disconnect(personId: string | undefined): void {
    if (personId === undefined) return
    for (const [socket, { caller }] of this.#connections) {
      if (caller?.id === personId) socket.close(SERVICE_RESTART, 'connect again')
    }
  }

  /** Closes sockets that were silent since the last heartbeat, and those of people who were blocked or deleted. */
  async heartbeat(): Promise<void> {
    for (const [socket, connection] of this.#connections) {
      if (!connection.isAlive) socket.terminate()
      else socket.ping()
      connection.heartbeat()
    }
    const ids = new Set(Array.from(this.#connections.values(), ({ caller }) => caller?.id ?? ''))
    ids.delete('')
    if (ids.size === 0) return
    const allowed = await this.#accounts.notBlocked([...ids])
    for (const id of ids) if (!allowed.has(id)) this.disconnect(id)
  }

  close(): void {
    this.#stopHeartbeat?.()
    for (const socket of this.#connections.keys()) socket.close(GOING_AWAY, 'the server is stopping')
    this.#runtime.after(CLOSE_TIMEOUT_MS, () => {
      for (const socket of this.#connections.keys()) socket.terminate()
    })
  }
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
