import type { Runtime } from '#engine/runtime.ts'
import type { Ask, News } from '#wire/news.ts'
import { Store } from '../../store.ts'
import { backOff } from './retry.ts'

/** The state of the connection. `connecting` is the first attempt; after any failure it is `offline`. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'offline'; readonly since: number }

/** Receives the events of a socket; `closed` is the last. */
export interface SocketListener {
  opened(): void
  heard(news: News): void
  closed(): void
}

export interface Socket {
  send(ask: Ask): void
  close(): void
}

export interface ReconnectListener {
  connected(): void
  heard(news: News): void
}

const HEARTBEAT_MS = 20_000
const ANSWER_MS = 8000

/** A socket to the server that reconnects when it is lost, with a heartbeat to notice that. */
export class ReconnectingSocket {
  readonly state: Store<ConnectionState> = new Store<ConnectionState>({ kind: 'connecting' })
  readonly #open: (listener: SocketListener) => Socket
  readonly #runtime: Runtime
  readonly #listener: ReconnectListener
  #socket: Socket | undefined
  #failures = 0
  /** Cancels the pending timer: the next attempt, the next heartbeat or the timeout of its answer. */
  #cancel: () => void = () => undefined

  constructor(open: (listener: SocketListener) => Socket, runtime: Runtime, listener: ReconnectListener) {
    this.#open = open
    this.#runtime = runtime
    this.#listener = listener
    this.#connect()
  }

  /** Dropped while there is no connection: send it again on `connected`. */
  send(ask: Ask): void {
    if (this.state.get().kind === 'connected') this.#socket?.send(ask)
  }

  /** Retries at once, for example when the network is back or the page becomes visible. */
  retryNow(): void {
    if (this.state.get().kind === 'connected') this.#beat()
    else if (this.#socket === undefined) this.#connect()
  }

  /** Reconnects: the server identifies the user when a socket opens. */
  renew(): void {
    this.#disconnect()
    this.#connect()
  }

  /** Disconnects for good. */
  stop(): void {
    this.#disconnect()
  }

  #connect(): void {
    this.#cancel()
    // Events of an abandoned socket are ignored.
    const isCurrent = () => this.#socket === socket
    const socket: Socket = this.#open({
      opened: () => isCurrent() && this.#opened(),
      heard: (news) => isCurrent() && this.#heard(news),
      closed: () => isCurrent() && this.#lost(),
    })
    this.#socket = socket
    // A socket that neither opens nor fails counts as lost.
    this.#cancel = this.#runtime.after(ANSWER_MS, () => this.#lost())
  }

  #opened(): void {
    this.#failures = 0
    this.state.set({ kind: 'connected' })
    this.#waitForBeat()
    this.#listener.connected()
  }

  #heard(news: News): void {
    // Any message proves that the connection works.
    this.#waitForBeat()
    if (news.type !== 'pong') this.#listener.heard(news)
  }

  #waitForBeat(): void {
    this.#cancel()
    this.#cancel = this.#runtime.after(HEARTBEAT_MS, () => this.#beat())
  }

  #beat(): void {
    this.#cancel()
    this.#socket?.send({ type: 'ping' })
    this.#cancel = this.#runtime.after(ANSWER_MS, () => this.#lost())
  }

  #lost(): void {
    this.#disconnect()
    const before = this.state.get()
    if (before.kind !== 'offline') this.state.set({ kind: 'offline', since: this.#runtime.now() })
    this.#cancel = this.#runtime.after(backOff(this.#failures++, this.#runtime.random()), () => this.#connect())
  }

  #disconnect(): void {
    this.#cancel()
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }
}
