import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { authenticate } from '#server/http/authentication.ts'
import { toApiError } from '#server/http/errors.ts'
import { NewsServer } from '#server/http/news/news-server.ts'
import { createLimits, HistoryBudget } from '#server/http/rate-limits.ts'
import { AccountService } from '#server/people/account-service.ts'
import { hashOf, type PasswordHasher } from '#server/people/credentials.ts'
import { createTableService, type TableService } from '#server/tables/table-service.ts'
import type { ProblemBody } from '#wire/problem.ts'
import type { Bots } from './bots.ts'
import type { Checks } from './checks.ts'
import { type Credential, ROUTES, requestWith, required } from './routes.ts'
import { Process, type Scheduler } from './scheduler.ts'
import { NodeStore, type SharedDatabase } from './store.ts'

/** A question as it goes over the network: a route with what it needs. */
export interface Question extends Credential {
  readonly route: string
  readonly table?: string
  readonly body?: unknown
}

/** Who a node took the sender of a question, or the other end of a socket, for. */
export interface Asker {
  readonly userId: string | undefined
  /** The hash of the session or token. */
  readonly credential: string | undefined
}

/** `session` is a new cookie; null takes it away. */
export type Answer =
  | { readonly ok: true; readonly value: unknown; readonly session?: string | null; readonly asker: Asker }
  | { readonly ok: false; readonly problem: ProblemBody }

/** Enough for tests of everything but the strength of the hash. */
const CHEAP: PasswordHasher = {
  hash: async (password) => `cheap:${password}`,
  verify: async (hashed, password) => hashed === `cheap:${password}`,
}

/** One with cards of its own counts as ten. */
const HOT_TABLES = [4, 12, 20]

/** Short, so that votes about absent players come up. */
const PATIENCE_MS = 15_000

export interface World {
  readonly scheduler: Scheduler
  readonly database: SharedDatabase
  readonly checks: Checks
  readonly bots: Bots
}

/** One node of the server. What its process holds in memory is lost when it crashes. */
export class SimulatedNode {
  readonly name: string
  readonly #number: number
  readonly #world: World
  readonly #sockets = new Set<ServerSocket>()
  #starts = 0
  #running: Running | undefined

  constructor(number: number, world: World) {
    this.name = `node ${number}`
    this.#number = number
    this.#world = world
  }

  get isUp(): boolean {
    return this.#running !== undefined
  }

  get store(): NodeStore | undefined {
    return this.#running?.store
  }

  get tables(): TableService | undefined {
    return this.#running?.tables
  }

  start(): void {
    const { scheduler, database, checks, bots } = this.#world
    const rng = scheduler.rng(`${this.name} ${this.#starts}`)
    const process = new Process(`${this.name}.${++this.#starts}`, scheduler, rng.below(2001) - 1000)
    const store = new NodeStore(database, process)
    const onError = (error: unknown) => checks.failedInBackground(error)
    const tables = createTableService({
      store,
      background: { botRunner: bots.runnerFor(process), bots: { ms: 50, pause: 600 } },
      hotTables: HOT_TABLES[this.#number % HOT_TABLES.length],
      patience: PATIENCE_MS,
      runtime: process,
      onError,
    })
    const accounts = new AccountService(store, tables.refresh, process, CHEAP)
    const news = new NewsServer({
      tables,
      accounts,
      historyBudget: new HistoryBudget(0, () => process.now()),
      rate: 0,
      limits: createLimits(0),
      onError,
      onRejected: () => undefined,
      runtime: process,
    })
    news.start()
    this.#running = { process, store, tables, accounts, news }
  }

  crash(): void {
    const { process } = this.#running ?? {}
    if (process !== undefined) process.isAlive = false
    this.#running = undefined
    for (const socket of this.#sockets) socket.lose()
    this.#sockets.clear()
  }

  pause(ms: number): void {
    this.#running?.process.pause(ms)
  }

  heal(): void {
    if (this.#running === undefined) this.start()
    this.#running?.store.heal()
    this.pause(0)
  }

  /** Handles a question when the process gets to it; a node that is gone never answers. */
  receive(question: Question, answer: (answer: Answer) => void): void {
    const running = this.#running
    running?.process.soon(() => {
      void this.#answer(running, question).then(answer)
    })
  }

  async #answer(running: Running, question: Question): Promise<Answer> {
    const { checks } = this.#world
    const { tables, accounts, store } = running
    try {
      const { session, token, table: id = '' } = question
      const { right, isFresh = false, answer } = ROUTES[question.route]
      const caller =
        right === 'public' ? undefined : await authenticate(requestWith(question), accounts, right, isFresh)
      const credential = caller && hashOf(token ?? session ?? '')
      if (credential !== undefined) checks.authenticated(credential, store)
      const body = question.body as never
      const answered = await answer({ tables, accounts, caller, person: () => required(caller), id, body, session })
      const value = JSON.parse(JSON.stringify(answered.value ?? null))
      return { ok: true, ...answered, value, asker: { userId: caller?.id, credential } }
    } catch (error) {
      const problem = toApiError(error)
      if (problem.code === 'failed') checks.failedInBackground(error)
      return { ok: false, problem: problem.body }
    }
  }

  /** Takes a socket in; `client` is its other end. */
  connect(credential: Credential, client: SocketClient): void {
    const running = this.#running
    running?.process.soon(() => void this.#accept(running, credential, client))
  }

  async #accept(running: Running, given: Credential, client: SocketClient): Promise<void> {
    const { checks } = this.#world
    try {
      const caller = await authenticate(requestWith(given), running.accounts, 'read', true)
      // A browser with a session that has ended looks on like anybody.
      const who = { userId: caller?.id, credential: caller && hashOf(given.token ?? given.session ?? '') }
      const socket = new ServerSocket(client, (text) => checks.sent(who, text, running.store))
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      running.news.accept(
        socket as unknown as WebSocket,
        { cork: () => undefined, uncork: () => undefined },
        { caller, credential: who.credential, address: '10.0.0.1', isReadOnly: false },
      )
      client.accepted(socket, running.process)
    } catch {
      client.closed()
    }
  }
}

interface Running {
  readonly process: Process
  readonly store: NodeStore
  readonly tables: TableService
  readonly accounts: AccountService
  readonly news: NewsServer
}

/** The client's end of a socket, behind the network. */
export interface SocketClient {
  accepted(socket: ServerSocket, process: Process): void
  receive(text: string): void
  /** Asks whether it lives. */
  ping(): void
  closed(): void
}

/** As much of a WebSocket as the server uses. */
export class ServerSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  readonly #client: SocketClient
  readonly #sending: (text: string) => void

  constructor(client: SocketClient, sending: (text: string) => void) {
    super()
    this.#client = client
    this.#sending = sending
  }

  send(text: string): void {
    this.#sending(text)
    this.#client.receive(text)
  }

  ping(): void {
    this.#client.ping()
  }

  close(): void {
    this.terminate()
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return
    this.lose()
    this.emit('close')
  }

  /** The process is gone: nothing of it hears of this. */
  lose(): void {
    this.readyState = 3
    this.#client.closed()
  }
}
