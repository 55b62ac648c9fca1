import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import { type News, newsSchema } from '#wire/news.ts'
import type { TestServer } from './test-server.ts'

/** The client end of a socket, which queues what it receives. */
export class TestSocket {
  readonly socket: WebSocket
  readonly #received: News[] = []
  #onReceive: (() => void) | undefined
  /** The close code. */
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = once(socket, 'close').then(([code]) => code)
    socket.on('message', (data) => {
      this.#received.push(newsSchema.parse(JSON.parse(String(data))))
      this.#onReceive?.()
    })
  }

  /** Rejects with the status of the response if the server does not open it. */
  static async open(server: TestServer, headers = {}, options: ClientOptions = {}): Promise<TestSocket> {
    const socket = new WebSocket(`ws://${await server.listen()}/api/news`, { ...options, headers })
    const opened = new TestSocket(socket)
    await new Promise<void>((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (request, response) => {
        reject(new Error(`${response.statusCode}`))
        request.destroy()
      })
    })
    return opened
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  }

  /** The next message. */
  async receive(): Promise<News> {
    while (this.#received.length === 0) await new Promise<void>((resolve) => (this.#onReceive = resolve))
    return this.#received.shift() as News
  }

  /** All messages up to the first of this type. */
  async receiveUntil(type: News['type']): Promise<News[]> {
    const received: News[] = []
    do received.push(await this.receive())
    while (received.at(-1)?.type !== type)
    return received
  }
}
