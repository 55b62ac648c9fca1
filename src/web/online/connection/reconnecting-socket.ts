import type { Runtime } from '#engine/runtime.ts'
import type { Ask, News } from '#wire/news.ts'
import { Store } from '../../store.ts'
import { backOff } from './retry.ts'

/** How the way to the server is. `connecting` is the first attempt; whatever comes after a failure is `offline`. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'offline'; readonly since: number }

/** What a socket tells; after `closed` it tells nothing more. */
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

/** One socket to the server, kept open: it is opened anew whenever it is lost, and asked now and then whether it lives. */
export class ReconnectingSocket {
  readonly state: Store<ConnectionState> = new Store<ConnectionState>({ kind: 'connecting' })
  readonly #open: (listener: SocketListener) => Socket
  readonly #runtime: Runtime
  readonly #listener: ReconnectListener
  #socket: Socket | undefined
  #failures = 0
  /** Calls off what is waited for: the next attempt, the next heartbeat or its answer. */
  #cancel: () => void = () => undefined

  constructor(open: (listener: SocketListener) => Socket, runtime: Runtime, listener: ReconnectListener) {
    this.#open = open
    this.#runtime = runtime
    this.#listener = listener
    this.#connect()
  }

  /** What is said while there is no connection is lost: `connected` is the moment to say it again. */
  send(ask: Ask): void {
    if (this.state.get().kind === 'connected') this.#socket?.send(ask)
  }

  /** The network is back, or somebody looks again: tries at once what would be tried later. */
  retryNow(): void {
    if (this.state.get().kind === 'connected') this.#beat()
    else if (this.#socket === undefined) this.#connect()
  }

  /** Opens the line anew: the server knows who somebody is from the moment of the call. */
  renew(): void {
    this.#disconnect()
    this.#connect()
  }

  /** Hangs up for good. */
  stop(): void {
    this.#disconnect()
  }

  #connect(): void {
    this.#cancel()
    // A socket that was given up may still speak; nobody listens to it any more.
    const isCurrent = () => this.#socket === socket
    const socket: Socket = this.#open({
      opened: () => isCurrent() && this.#opened(),
      heard: (news) => isCurrent() && this.#heard(news),
      closed: () => isCurrent() && this.#lost(),
    })
    this.#socket = socket
    // One that neither opens nor fails is as good as lost.
    this.#cancel = this.#runtime.after(ANSWER_MS, () => this.#lost())
  }

  #opened(): void {
    this.#failures = 0
    this.state.set({ kind: 'connected' })
    this.#waitForBeat()
    this.#listener.connected()
  }

  #heard(news: News): void {
    // Whatever is said shows that the line lives.
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
