import type { WebSocket } from '@fastify/websocket'
import { type Ask, askSchema, type News } from '#wire/news.ts'
import type { Asker, House } from '../../house/house.ts'
import { Problem } from '../../problem.ts'
import { problemOf } from '../problems.ts'

const TABLES = 20
const WRONG_MESSAGES = 10
const WAITING_MESSAGES = 50
/** Somebody so far behind is not reading; a new connection goes on from where the client is. */
const UNREAD_BYTES = 1_000_000

const PONG = textOf({ type: 'pong' })
/** The close code for those who do not keep to the form. */
const AGAINST_POLICY = 1008

/** What a visitor may do at most between two heartbeats. */
export interface Allowance {
  readonly messages: number
  /** They are dear: whoever follows from the beginning is told a whole game. */
  readonly follows: number
}

/** What all visitors share. */
export interface Service {
  readonly house: House
  readonly allowance: Allowance
  /** Hears of what nobody foresaw. */
  failed(error: unknown): void
}

/** Somebody at the other end of a socket, and the tables that they follow. There are many, so they hold little. */
export class Visitor {
  readonly who: Asker
  readonly address: string
  /** Whether anything was heard since the last heartbeat. */
  isAlive = true
  /** How many messages came since the last heartbeat, and how many of them wanted to follow. */
  #heard = 0
  #follows = 0
  readonly #socket: WebSocket
  readonly #service: Service
  #stops: Map<string, () => void> | undefined
  #turn: Promise<void> | undefined
  #waiting = 0
  #wrong = 0
  #isGone = false

  constructor(socket: WebSocket, who: Asker, address: string, service: Service) {
    this.#socket = socket
    this.who = who
    this.address = address
    this.#service = service
  }

  /** Another heartbeat: until the next one everything is allowed anew. */
  beat(): void {
    this.isAlive = false
    this.#heard = 0
    this.#follows = 0
  }

  readonly send = (news: string): void => {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > UNREAD_BYTES) socket.terminate()
    else socket.send(news)
  }

  hear(message: string | undefined): void {
    this.isAlive = true
    if (++this.#heard > this.#service.allowance.messages) this.#hangUp()
    else this.#take(askIn(message))
  }

  #take(ask: Ask | undefined): void {
    if (ask === undefined) this.#complain()
    else if (ask.type === 'ping') this.send(PONG)
    else if (ask.type === 'follow' && ++this.#follows > this.#service.allowance.follows) this.#hangUp()
    else if (this.#waiting >= WAITING_MESSAGES) this.#hangUp()
    else this.#inTurn(ask)
  }

  /** Stops everything that was followed. */
  leave(): void {
    this.#isGone = true
    for (const stop of this.#stops?.values() ?? []) stop()
    this.#stops = undefined
  }

  #hangUp(): void {
    this.#socket.close(AGAINST_POLICY, 'too many messages')
  }

  #complain(): void {
    const problem = new Problem('bad-request', 'a message is follow, unfollow or ping, in JSON')
    this.send(textOf({ type: 'problem', problem: problem.body }))
    if (++this.#wrong >= WRONG_MESSAGES) this.#socket.close(AGAINST_POLICY, 'too many wrong messages')
  }

  /** One after another, so that the last word about a table holds. */
  #inTurn(ask: Exclude<Ask, { type: 'ping' }>): void {
    this.#waiting++
    const turn = (this.#turn ?? Promise.resolve()).then(async () => {
      this.#unfollow(ask.table)
      if (ask.type === 'follow' && !this.#isGone) await this.#follow(ask)
      this.#waiting--
      if (this.#turn === turn) this.#turn = undefined
    })
    this.#turn = turn
  }

  async #follow({ table, seq, chat }: Extract<Ask, { type: 'follow' }>): Promise<void> {
    this.#stops ??= new Map()
    try {
      if (this.#stops.size >= TABLES) throw new Problem('too-many', `a socket follows at most ${TABLES} tables`)
      const stop = await this.#service.house.follow(this.who, table, { seq, chat }, this.send)
      if (this.#isGone) stop()
      else this.#stops.set(table, stop)
    } catch (error) {
      const { code, body } = problemOf(error)
      if (code === 'failed') this.#service.failed(error)
      this.send(textOf({ type: 'left', table, problem: body }))
    }
  }

  #unfollow(table: string): void {
    this.#stops?.get(table)?.()
    this.#stops?.delete(table)
  }
}

function askIn(message: string | undefined): Ask | undefined {
  try {
    return message === undefined ? undefined : askSchema.parse(JSON.parse(message))
  } catch {
    return undefined
  }
}

function textOf(news: News): string {
  return JSON.stringify(news)
}
