import type { WebSocket } from '@fastify/websocket'
import type { Asker, House } from '../../house/house.ts'
import type { People } from '../../people/people.ts'
import { Problem } from '../../problem.ts'
import { type Service, Visitor } from './visitor.ts'

const BEAT_MS = 30_000
/** How many messages a visitor may send between two heartbeats, and how many of them may want to follow. */
const MESSAGES = 200
const FOLLOWS = 60
/** How many sockets one address may have open. */
const SOCKETS = 40
/** How long somebody has to hang up when the server stops. */
const FAREWELL_MS = 1000

/** Close codes of the protocol. */
const GOING_AWAY = 1001
const COME_AGAIN = 1012

/** Where news are given out: all sockets of this node, with one heart for all of them. */
export class NewsDesk {
  readonly #people: People
  readonly #service: Service
  readonly #mostSockets: number
  readonly #visitors = new Map<WebSocket, Visitor>()
  readonly #socketsOf = new Map<string, number>()
  readonly #ears: Ears
  #heart: ReturnType<typeof setInterval> | undefined

  constructor(house: House, people: People, rate: number, failed: (error: unknown) => void) {
    this.#people = people
    const times = rate === 0 ? Number.POSITIVE_INFINITY : rate
    this.#service = { house, allowance: { messages: MESSAGES * times, follows: FOLLOWS * times }, failed }
    this.#mostSockets = SOCKETS * times
    this.#ears = earsOf(this)
  }

  get count(): number {
    return this.#visitors.size
  }

  open(): void {
    this.#heart = setInterval(() => void this.beat().catch(this.#service.failed), BEAT_MS)
    this.#heart.unref()
  }

  /** Throws where an address has as many sockets as it may have. */
  mustHaveRoom(address: string): void {
    if ((this.#socketsOf.get(address) ?? 0) < this.#mostSockets) return
    throw new Problem('too-many', `an address has at most ${this.#mostSockets} open sockets`)
  }

  receive(socket: WebSocket, who: Asker, address: string): void {
    this.#visitors.set(socket, new Visitor(socket, who, address, this.#service))
    this.#socketsOf.set(address, (this.#socketsOf.get(address) ?? 0) + 1)
    // The framework's own listener holds on to the whole request for as long as the socket is open.
    socket.removeAllListeners('error')
    const { message, pong, close, error } = this.#ears
    socket.on('message', message).on('pong', pong).on('close', close).on('error', error)
  }

  hear(socket: WebSocket, message: string | undefined): void {
    this.#visitors.get(socket)?.hear(message)
  }

  isAlive(socket: WebSocket): void {
    const visitor = this.#visitors.get(socket)
    if (visitor !== undefined) visitor.isAlive = true
  }

  leave(socket: WebSocket): void {
    const visitor = this.#visitors.get(socket)
    if (visitor === undefined) return
    visitor.leave()
    this.#visitors.delete(socket)
    const left = (this.#socketsOf.get(visitor.address) ?? 0) - 1
    if (left > 0) this.#socketsOf.set(visitor.address, left)
    else this.#socketsOf.delete(visitor.address)
  }

  /** Asks the sockets of a person to come again, since they may not be the same person any more. */
  letGo(person: string | undefined): void {
    if (person === undefined) return
    for (const [socket, { who }] of this.#visitors) if (who?.id === person) socket.close(COME_AGAIN, 'come again')
  }

  /** Drops those who have not been heard of since the last time, and those who may not be here any more. */
  async beat(): Promise<void> {
    for (const [socket, visitor] of this.#visitors) {
      if (!visitor.isAlive) socket.terminate()
      else socket.ping()
      visitor.beat()
    }
    const ids = new Set(Array.from(this.#visitors.values(), ({ who }) => who?.id ?? ''))
    ids.delete('')
    if (ids.size === 0) return
    const welcome = await this.#people.stillWelcome([...ids])
    for (const id of ids) if (!welcome.has(id)) this.letGo(id)
  }

  close(): void {
    clearInterval(this.#heart)
    for (const socket of this.#visitors.keys()) socket.close(GOING_AWAY, 'the server stops')
    setTimeout(() => {
      for (const socket of this.#visitors.keys()) socket.terminate()
    }, FAREWELL_MS).unref()
  }
}

interface Ears {
  message(this: WebSocket, data: unknown, isBinary: boolean): void
  pong(this: WebSocket): void
  close(this: WebSocket): void
  error(this: WebSocket): void
}

/** One set of listeners for all sockets. */
function earsOf(desk: NewsDesk): Ears {
  return {
    message(data, isBinary) {
      desk.hear(this, isBinary ? undefined : String(data))
    },
    pong() {
      desk.isAlive(this)
    },
    close() {
      desk.leave(this)
    },
    error() {
      this.terminate()
    },
  }
}
