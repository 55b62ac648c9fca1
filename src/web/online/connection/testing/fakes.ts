import type { Runtime } from '#engine/runtime.ts'
import type { Ask, News } from '#wire/news.ts'
import type { Socket, SocketListener } from '../reconnecting-socket.ts'

interface Waiting {
  readonly at: number
  readonly act: () => void
}

/** Time that passes only when a test lets it. */
export class FakeTime implements Runtime {
  #now = 0
  #waiting: Waiting[] = []

  now(): number {
    return this.#now
  }

  random(): number {
    return 0.5
  }

  bytes(count: number): Uint8Array {
    return crypto.getRandomValues(new Uint8Array(count))
  }

  soon(act: () => void): void {
    this.after(0, act)
  }

  after(ms: number, act: () => void): () => void {
    const waiting = { at: this.#now + ms, act }
    this.#waiting.push(waiting)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting)
    }
  }

  /** Lets time pass, with everything that is due in it. */
  pass(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const [next] = this.#waiting.toSorted((one, other) => one.at - other.at)
      if (next === undefined || next.at > end) break
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.#now = next.at
      next.act()
    }
    this.#now = end
  }
}

/** The other end of a socket. */
interface OtherEnd {
  readonly listener: SocketListener
  readonly asked: Ask[]
  isClosed: boolean
}

/** Sockets that lead to a test. */
export class FakeSockets {
  readonly all: OtherEnd[] = []

  readonly open = (listener: SocketListener): Socket => {
    const end: OtherEnd = { listener, asked: [], isClosed: false }
    this.all.push(end)
    return {
      send: (ask) => end.asked.push(ask),
      close: () => {
        end.isClosed = true
        listener.closed()
      },
    }
  }

  get last(): OtherEnd {
    const socket = this.all.at(-1)
    if (socket === undefined) throw new Error('there is no socket')
    return socket
  }

  tell(...news: News[]): void {
    for (const one of news) this.last.listener.heard(one)
  }
}
