import type { WebSocket } from '@fastify/websocket'
import type { Runtime } from '#engine/runtime.ts'
import { type Ask, askSchema, type News } from '#wire/news.ts'
import type { ProblemCode } from '#wire/problem.ts'
import { ApiError } from '../../api-error.ts'
import type { Caller } from '../../people/users.ts'
import type { Reader } from '../../tables/history-service.ts'
import type { Page } from '../../tables/news-hub.ts'
import type { TableService } from '../../tables/table-service.ts'
import { requirePerson, requireRightToPlay } from '../authentication.ts'
import { toApiError } from '../errors.ts'
import type { HistoryBudget, RateLimits } from '../rate-limits.ts'

const FOLLOWED_TABLES = 20
const INVALID_MESSAGES = 10
const QUEUED_MESSAGES = 50
/** A client this far behind is not reading. When it reconnects, it resumes from the last move it has. */
const UNREAD_BYTES = 1_000_000

/** How often to check whether a client has read enough to be sent more history. */
const DRAIN_MS = 20

const PONG = textOf({ type: 'pong' })
/** Close code for clients that break the protocol or its limits. */
const POLICY_VIOLATION = 1008

/** What a client may send between two heartbeats. */
interface MessageLimits {
  readonly messages: number
  /** Expensive: following from seq 0 sends the whole game. */
  readonly follows: number
}

/** What all connections share. */
export interface ConnectionContext {
  readonly tables: TableService
  readonly historyBudget: HistoryBudget
  readonly runtime: Pick<Runtime, 'after' | 'now'>
  readonly messageLimits: MessageLimits
  /** Those of requests, which also hold for actions over a socket. */
  readonly limits: Pick<RateLimits, 'requests' | 'moves'>
  /** Called with unexpected errors. */
  onError(error: unknown): void
  /** Called when an action was not accepted. */
  onRejected(code: ProblemCode): void
}

/** Who opened a socket. */
export interface Client {
  readonly caller: Caller
  /** The hash of the session or token that the socket was opened with. */
  readonly credential: string | undefined
  /** The network of the client, see `networkOf`. */
  readonly address: string
  readonly isReadOnly: boolean
}

/** The stream below a socket, which can collect what is written. */
export interface Stream {
  cork(): void
  uncork(): void
}

/** One socket and the tables that it follows. A node has many of these, so each holds little memory. */
export class NewsConnection {
  readonly client: Client
  /** Whether the client has sent anything since the last heartbeat. */
  isAlive = true
  readonly #page: Page
  /** Messages since the last heartbeat, and how many of them were `follow`. */
  #messages = 0
  #follows = 0
  readonly #socket: WebSocket
  readonly #stream: Stream
  #isCollecting = false
  readonly #context: ConnectionContext
  /** Stops following, by table. */
  #subscriptions: Map<string, () => void> | undefined
  #queue: Promise<void> | undefined
  #queued = 0
  #invalid = 0
  #isClosed = false

  constructor(socket: WebSocket, stream: Stream, client: Client, context: ConnectionContext) {
    this.#socket = socket
    this.#stream = stream
    this.client = client
    this.#context = context
    this.#page = { hiddenAt: null, openAt: context.runtime.now() }
  }

  /** Starts a new period: the message limits apply between two heartbeats. */
  heartbeat(): void {
    this.isAlive = false
    this.#messages = 0
    this.#follows = 0
  }

  markAlive(): void {
    this.isAlive = true
    this.#page.openAt = this.#context.runtime.now()
  }

  readonly send = (news: string): void => {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > UNREAD_BYTES) socket.terminate()
    else {
      this.#collect()
      socket.send(news)
    }
  }

  /** A move and its acknowledgement are written together: system calls are the largest part of the cost of a move. */
  #collect(): void {
    if (this.#isCollecting) return
    this.#isCollecting = true
    this.#stream.cork()
    process.nextTick(write, this)
  }

  /** Writes what was collected. */
  write(): void {
    this.#isCollecting = false
    this.#stream.uncork()
  }

  receive(message: string | undefined): void {
    if (this.#isClosed) return
    this.markAlive()
    if (++this.#messages > this.#context.messageLimits.messages) this.#closeAsFlooding()
    else this.#handle(parseMessage(message))
  }

  #handle(ask: Ask | undefined): void {
    if (ask === undefined) this.#rejectMessage()
    else if (ask.type === 'ping') this.send(PONG)
    else if (ask.type === 'visibility') this.#setVisible(ask.isVisible)
    else if (ask.type === 'follow' && ++this.#follows > this.#context.messageLimits.follows) this.#closeAsFlooding()
    else if (this.#queued >= QUEUED_MESSAGES) this.#closeAsFlooding()
    else if (ask.type === 'act') void this.#act(ask)
    else this.#enqueue(ask)
  }

  /** Stops following all tables. A page that fell silent was last open when it was last heard. */
  close(): void {
    if (this.isAlive) this.markAlive()
    this.#isClosed = true
    for (const unfollow of this.#subscriptions?.values() ?? []) unfollow()
    this.#subscriptions = undefined
  }

  #setVisible(isVisible: boolean): void {
    const page = this.#page
    if (isVisible === (page.hiddenAt === null)) return
    page.hiddenAt = isVisible ? null : this.#context.runtime.now()
    for (const table of this.#subscriptions?.keys() ?? []) this.#context.tables.notePage(table)
  }

  #closeAsFlooding(): void {
    this.#socket.close(POLICY_VIOLATION, 'too many messages')
  }

  #rejectMessage(): void {
    const error = new ApiError('bad-request', 'a message must be follow, unfollow, act, visibility or ping, in JSON')
    this.send(textOf({ type: 'problem', problem: error.body }))
    if (++this.#invalid >= INVALID_MESSAGES) this.#socket.close(POLICY_VIOLATION, 'too many invalid messages')
  }

  /** Handles messages one after another, so that the last one about a table wins. */
  #enqueue(ask: Extract<Ask, { type: 'follow' | 'unfollow' }>): void {
    this.#queued++
    const queue = (this.#queue ?? Promise.resolve()).then(async () => {
      this.#unfollow(ask.table)
      if (ask.type === 'follow' && !this.#isClosed) await this.#follow(ask)
      this.#queued--
      if (this.#queue === queue) this.#queue = undefined
    })
    this.#queue = queue
  }

  /** Actions have the limits of requests instead of those of messages, and do not wait for what is being followed. */
  async #act({ table, seq, action, request }: Extract<Ask, { type: 'act' }>): Promise<void> {
    this.#messages--
    this.#queued++
    try {
      const { tables, limits } = this.#context
      const counted = { caller: this.client.caller, ip: this.client.address }
      await limits.requests(counted)
      await limits.moves(counted)
      requireRightToPlay(this.client)
      const accepted = await tables.act(requirePerson(this.client), table, { seq, action, request })
      this.send(textOf({ type: 'accepted', table, request, seq: accepted.seq }))
    } catch (error) {
      const { code, body } = toApiError(error)
      if (code === 'failed') this.#context.onError(error)
      this.#context.onRejected(code)
      this.send(textOf({ type: 'rejected', table, request, problem: body }))
    } finally {
      this.#queued--
    }
  }

  async #follow({ table, ...from }: Extract<Ask, { type: 'follow' }>): Promise<void> {
    this.#subscriptions ??= new Map()
    try {
      if (this.#subscriptions.size >= FOLLOWED_TABLES) {
        throw new ApiError('too-many', `a socket can follow at most ${FOLLOWED_TABLES} tables`)
      }
      const unfollow = await this.#context.tables.follow(this.client.caller, table, from, this.send, this.#reader())
      if (this.#isClosed) unfollow()
      else this.#subscriptions.set(table, unfollow)
    } catch (error) {
      const { code, body } = toApiError(error)
      if (code === 'failed') this.#context.onError(error)
      this.send(textOf({ type: 'left', table, problem: body }))
    }
  }

  #reader(): Reader {
    const { historyBudget } = this.#context
    const { address } = this.client
    return {
      address,
      page: this.#page,
      check: () => historyBudget.check(address),
      spend: (cost) => historyBudget.spend(address, cost),
      ready: () => this.#canTakeMore(),
    }
  }

  /** Waits until the send buffer is nearly empty; false if the socket is closed. */
  async #canTakeMore(): Promise<boolean> {
    const socket = this.#socket
    while (socket.readyState === socket.OPEN && socket.bufferedAmount > UNREAD_BYTES / 4) {
      await new Promise<void>((goOn) => this.#context.runtime.after(DRAIN_MS, goOn))
    }
    return socket.readyState === socket.OPEN
  }

  #unfollow(table: string): void {
    this.#subscriptions?.get(table)?.()
    this.#subscriptions?.delete(table)
  }
}

function write(connection: NewsConnection): void {
  connection.write()
}

function parseMessage(message: string | undefined): Ask | undefined {
  try {
    return message === undefined ? undefined : askSchema.parse(JSON.parse(message))
  } catch {
    return undefined
  }
}

function textOf(news: News): string {
  return JSON.stringify(news)
}
