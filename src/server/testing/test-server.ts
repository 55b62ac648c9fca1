import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import { type ClientOptions, WebSocket } from 'ws'
import type { TableNow } from '#wire/moves.ts'
import { type News, newsSchema } from '#wire/news.ts'
import type { Me } from '#wire/people.ts'
import { readConfig } from '../config.ts'
import { ARGON2, type PasswordHasher } from '../people/credentials.ts'
import { type RunningServer, start } from '../start.ts'
import { QUICK_FOLDER } from './folders.ts'
import { putDatabase } from './test-tables.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
type Headers = Readonly<Record<string, string>>

/** Hashes that take little time: tests try many passwords. */
const QUICK_HASHES: PasswordHasher = { ...ARGON2, hash: (password) => hash(password, { memoryCost: 64, timeCost: 1 }) }

/** A whole server with its own database, called without a network. */
export class TestServer {
  readonly folder: string
  readonly running: RunningServer
  readonly logs: string[]

  private constructor(folder: string, running: RunningServer, logs: string[]) {
    this.folder = folder
    this.running = running
    this.logs = logs
  }

  /** With the built pages, by their path, that the server finds when it starts. */
  static async open(
    env: Readonly<Record<string, string>> = {},
    built: Readonly<Record<string, string>> = {},
  ): Promise<TestServer> {
    const folder = mkdtempSync(join(QUICK_FOLDER, 'hilltop-server-'))
    const pages = join(folder, 'pages')
    for (const [path, content] of Object.entries({ '404.html': '<h1>nothing here</h1>', ...built })) {
      mkdirSync(dirname(join(pages, path)), { recursive: true })
      writeFileSync(join(pages, path), content)
    }
    const data = join(folder, 'data')
    mkdirSync(data)
    if (env.DATA === undefined && env.DATABASE_URL === undefined) await putDatabase(data)
    const config = readConfig({ DATA: data, RATE: '0', BOT_MS: '1', BOT_PAUSE: '0', BOT_THREADS: '1', ...env })
    const logs: string[] = []
    const running = await start(config, pages, { write: (line) => logs.push(line) }, QUICK_HASHES)
    return new TestServer(folder, running, logs)
  }

  get server() {
    return this.running.server
  }

  get db() {
    return this.running.store.db
  }

  /** Listens on a free port and returns its address. */
  async listen(): Promise<string> {
    const { server } = this
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
    const address = server.server.address()
    return `127.0.0.1:${typeof address === 'object' ? address?.port : address}`
  }

  async guest(name: string): Promise<Browser> {
    const browser = new Browser(this)
    await browser.must<Me>('POST', '/me', { name })
    return browser
  }

  async close(): Promise<void> {
    await this.running.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A client of the API that keeps its session cookie. */
export class Browser {
  readonly #server: TestServer
  cookie: string | undefined
  token: string | undefined

  constructor(server: TestServer) {
    this.#server = server
  }

  get headers(): Headers {
    return {
      ...(this.cookie !== undefined && { cookie: `hilltop=${this.cookie}` }),
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
    }
  }

  async ask(method: Method, path: string, body?: unknown, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const answer = await this.#server.server.inject({
      method,
      url: `/api${path}`,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const cookie = answer.cookies.find(({ name }) => name === 'hilltop')
    if (cookie !== undefined) this.cookie = cookie.value || undefined
    return answer
  }

  /** Sends a request that must succeed. */
  async must<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.ask(method, path, body)
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
    return answer.statusCode === 204 ? (undefined as Answer) : answer.json<Answer>()
  }

  /** Status and code of an error, such as `409 stale`. */
  async problem(method: Method, path: string, body?: unknown, headers: Headers = {}): Promise<string> {
    const answer = await this.ask(method, path, body, headers)
    return `${answer.statusCode} ${answer.json<{ code?: string }>().code}`
  }

  /** A private table of Machi Koro for two, with this client on seat 1. */
  makeTable(wish: object = {}): Promise<TableNow> {
    return this.must<TableNow>('POST', '/tables', { game: 'machi-koro', options: { players: 2 }, ...wish })
  }
}

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
