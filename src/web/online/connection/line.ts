import type { Runtime } from '#engine/runtime.ts'
import type { Ask, News } from '#wire/news.ts'
import { Store } from '../../store.ts'
import { backOff } from './persistence.ts'

/** How the way to the server is. `connecting` is the first attempt; whatever comes after a failure is `offline`. */
export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'offline'; readonly since: number }

/** What a socket tells; after `closed` it tells nothing more. */
export interface SocketEars {
  opened(): void
  heard(news: News): void
  closed(): void
}

export interface Socket {
  send(ask: Ask): void
  close(): void
}

export interface LineEars {
  connected(): void
  heard(news: News): void
}

const HEARTBEAT_MS = 20_000
const ANSWER_MS = 8000

/** One socket to the server, kept open: it is opened anew whenever it is lost, and asked now and then whether it lives. */
export class Line {
  readonly state: Store<LineState> = new Store<LineState>({ kind: 'connecting' })
  readonly #open: (ears: SocketEars) => Socket
  readonly #runtime: Runtime
  readonly #ears: LineEars
  #socket: Socket | undefined
  #failures = 0
  /** Calls off what is waited for: the next attempt, the next heartbeat or its answer. */
  #callOff: () => void = () => undefined

  constructor(open: (ears: SocketEars) => Socket, runtime: Runtime, ears: LineEars) {
    this.#open = open
    this.#runtime = runtime
    this.#ears = ears
    this.#connect()
  }

  /** What is said while there is no connection is lost: `connected` is the moment to say it again. */
  send(ask: Ask): void {
    if (this.state.get().kind === 'connected') this.#socket?.send(ask)
  }

  /** The network is back, or somebody looks again: tries at once what would be tried later. */
  hurry(): void {
    if (this.state.get().kind === 'connected') this.#beat()
    else if (this.#socket === undefined) this.#connect()
  }

  /** Opens the line anew: the server knows who somebody is from the moment of the call. */
  renew(): void {
    this.#hangUp()
    this.#connect()
  }

  /** Hangs up for good. */
  stop(): void {
    this.#hangUp()
  }

  #connect(): void {
    this.#callOff()
    // A socket that was given up may still speak; nobody listens to it any more.
    const isCurrent = () => this.#socket === socket
    const socket: Socket = this.#open({
      opened: () => isCurrent() && this.#opened(),
      heard: (news) => isCurrent() && this.#heard(news),
      closed: () => isCurrent() && this.#lost(),
    })
    this.#socket = socket
    // One that neither opens nor fails is as good as lost.
    this.#callOff = this.#runtime.after(ANSWER_MS, () => this.#lost())
  }

  #opened(): void {
    this.#failures = 0
    this.state.set({ kind: 'connected' })
    this.#waitForBeat()
    this.#ears.connected()
  }

  #heard(news: News): void {
    // Whatever is said shows that the line lives.
    this.#waitForBeat()
    if (news.type !== 'pong') this.#ears.heard(news)
  }

  #waitForBeat(): void {
    this.#callOff()
    this.#callOff = this.#runtime.after(HEARTBEAT_MS, () => this.#beat())
  }

  #beat(): void {
    this.#callOff()
    this.#socket?.send({ type: 'ping' })
    this.#callOff = this.#runtime.after(ANSWER_MS, () => this.#lost())
  }

  #lost(): void {
    this.#hangUp()
    const before = this.state.get()
    if (before.kind !== 'offline') this.state.set({ kind: 'offline', since: this.#runtime.now() })
    this.#callOff = this.#runtime.after(backOff(this.#failures++, this.#runtime.random()), () => this.#connect())
  }

  #hangUp(): void {
    this.#callOff()
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }
}
