import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { ApiError } from '#server/api-error.ts'
import { toApiError } from '#server/http/errors.ts'
import { HistoryBudget } from '#server/http/history-budget.ts'
import { NewsServer } from '#server/http/news/news-server.ts'
import { AccountService, type SignedIn } from '#server/people/account-service.ts'
import { hashOf, type PasswordHasher } from '#server/people/credentials.ts'
import type { Caller, Person } from '#server/people/users.ts'
import { createTableService, type TableService } from '#server/tables/table-service.ts'
import { actionSchema, undoSchema } from '#wire/moves.ts'
import type { ProblemBody } from '#wire/problem.ts'
import { chatTextSchema, newTableSchema } from '#wire/tables.ts'
import type { Bots } from './bots.ts'
import type { Checks } from './checks.ts'
import { Process, type Scheduler } from './scheduler.ts'
import { NodeStore, type SharedDatabase } from './store.ts'

/** A question as it goes over the network: a route with what it needs, and the cookie. */
export interface Question {
  readonly route: string
  readonly table?: string
  readonly body?: unknown
  readonly session: string | undefined
}

/** `session` is a new cookie; null takes it away. `asker` is the user that the node took the cookie for. */
export type Answer =
  | {
      readonly ok: true
      readonly value: unknown
      readonly session?: string | null
      readonly asker?: string | undefined
    }
  | { readonly ok: false; readonly problem: ProblemBody }

/** Enough for tests of everything but the strength of the hash. */
const CHEAP: PasswordHasher = {
  hash: async (password) => `cheap:${password}`,
  verify: async (hashed, password) => hashed === `cheap:${password}`,
}

const HOT_TABLES = 4

/** Routes that look at the session anew instead of trusting the cache, as the routes of the server do. */
const FRESH = ['register', 'changePassword', 'signIn', 'createTable', 'enter', 'rematch', 'sit', 'comeBack', 'say']

export interface World {
  readonly scheduler: Scheduler
  readonly database: SharedDatabase
  readonly checks: Checks
  readonly bots: Bots
}

/** One node of the server. What its process holds in memory is lost when it crashes. */
export class SimulatedNode {
  readonly name: string
  readonly #world: World
  readonly #sockets = new Set<ServerSocket>()
  #starts = 0
  #running: Running | undefined

  constructor(name: string, world: World) {
    this.name = name
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
      hotTables: HOT_TABLES,
      runtime: process,
      onError,
    })
    const accounts = new AccountService(store, tables.refresh, process, CHEAP)
    const news = new NewsServer(tables, accounts, new HistoryBudget(0, () => process.now()), 0, onError, process)
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
    try {
      const { session, route } = question
      const caller = session && (await running.accounts.credentials.bySession(session, FRESH.includes(route)))
      if (caller && session) checks.authenticated(hashOf(session), running.store)
      const answer = await this.#route(running, caller || undefined, question)
      return answer.ok ? { ...answer, asker: caller ? caller.id : undefined } : answer
    } catch (error) {
      const problem = toApiError(error)
      if (problem.code === 'failed') checks.failedInBackground(error)
      return { ok: false, problem: problem.body }
    }
  }

  async #route({ tables, accounts }: Running, caller: Caller, question: Question): Promise<Answer> {
    const { route, table: id = '', session } = question
    const body = question.body as never
    const value = (answer: unknown): Answer => ({ ok: true, value: JSON.parse(JSON.stringify(answer ?? null)) })
    const signedIn = ({ person, session: fresh }: SignedIn): Answer => ({ ok: true, value: person, session: fresh })
    const { name, password, old } = body as { name: string; password: string; old: string }
    if (route === 'me') return value(caller)
    if (route === 'becomeGuest') return signedIn(await accounts.newGuest(name))
    if (route === 'register') return signedIn(await accounts.register(caller, name, password, { replaced: session }))
    if (route === 'signIn') return signedIn(await accounts.signIn(caller, name, password, { replaced: session }))
    if (route === 'tableNow') return value(await tables.snapshot(caller, id))
    if (route === 'history') return value(await tables.history(caller, id, (body as { from: number }).from))
    if (route === 'signOut') {
      if (session !== undefined) await accounts.signOut(session)
      return { ok: true, value: null, session: null }
    }
    const person = required(caller)
    const wanted = body as { seat: number; words: string; with: 'open' | { bot: string }; to: number; agree: boolean }
    switch (route) {
      case 'changePassword':
        return signedIn(await accounts.changePassword(person, old, password, { replaced: session }))
      case 'createTable':
        return value(await tables.create(person, newTableSchema.parse(body)))
      case 'sit':
        return value(await tables.sit(person, id, wanted.seat, wanted.words))
      case 'fillSeat':
        return value(await tables.fillSeat(person, id, wanted.seat, wanted.with))
      case 'start':
        return value(await tables.start(person, id))
      case 'leave':
        return value(await tables.leave(person, id))
      case 'comeBack':
        return value(await tables.comeBack(person, id))
      case 'rematch':
        return value(await tables.rematch(person, id))
      case 'act':
        return value(await tables.act(person, id, actionSchema.parse(body)))
      case 'undo':
        return value(await tables.undo(person, id, undoSchema.parse(body)))
      case 'rewind':
        return value(await tables.rewind(person, id, (body as { seq: number }).seq, wanted.to))
      case 'answerRewind':
        return value(await tables.answerRewind(person, id, wanted.to, wanted.agree))
      case 'say':
        return value(await tables.say(person, id, chatTextSchema.parse(body).text))
    }
    throw new Error(`there is no route ${route}`)
  }

  /** Takes a socket in; `client` is its other end. */
  connect(session: string | undefined, client: SocketClient): void {
    const running = this.#running
    running?.process.soon(() => void this.#accept(running, session, client))
  }

  async #accept(running: Running, session: string | undefined, client: SocketClient): Promise<void> {
    const { checks } = this.#world
    try {
      const caller = session === undefined ? undefined : await running.accounts.credentials.bySession(session)
      // A browser with a session that has ended looks on like anybody.
      const who = { userId: caller?.id, session: session && caller && hashOf(session) }
      const socket = new ServerSocket(client, (text) => checks.sent(who, text, running.store))
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      running.news.accept(socket as unknown as WebSocket, caller, who.session, '10.0.0.1')
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

function required(caller: Caller): Person {
  if (caller === undefined) throw new ApiError('not-signed-in', 'not signed in')
  return caller
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
