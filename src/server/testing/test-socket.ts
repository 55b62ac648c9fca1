import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import { type News, newsSchema } from '#wire/news.ts'
import type { TestServer } from './test-server.ts'

/** The other end of a socket, which keeps what it hears until somebody asks for it. */
export class TestSocket {
  readonly socket: WebSocket
  readonly #heard: News[] = []
  #hears: (() => void) | undefined
  /** The code that it was closed with. */
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = once(socket, 'close').then(([code]) => code)
    socket.on('message', (data) => {
      this.#heard.push(newsSchema.parse(JSON.parse(String(data))))
      this.#hears?.()
    })
  }

  /** Rejects with the answer's status where the server does not open one. */
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

  /** The next thing that it hears. */
  async hear(): Promise<News> {
    while (this.#heard.length === 0) await new Promise<void>((resolve) => (this.#hears = resolve))
    return this.#heard.shift() as News
  }

  /** Everything up to the first news of this type. */
  async hearUntil(type: News['type']): Promise<News[]> {
    const heard: News[] = []
    do heard.push(await this.hear())
    while (heard.at(-1)?.type !== type)
    return heard
  }
}
