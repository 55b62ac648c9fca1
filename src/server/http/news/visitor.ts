import type { WebSocket } from '@fastify/websocket'
import { type Ask, askSchema, type News } from '../../../wire/news.ts'
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

/** Somebody at the other end of a socket, and the tables that they follow. There are many, so they hold little. */
export class Visitor {
  readonly who: Asker
  /** Whether anything was heard since the last heartbeat. */
  isAlive = true
  /** How many messages came since the last heartbeat. */
  heard = 0
  readonly #socket: WebSocket
  readonly #house: House
  #stops: Map<string, () => void> | undefined
  #turn: Promise<void> | undefined
  #waiting = 0
  #wrong = 0
  #isGone = false

  constructor(socket: WebSocket, who: Asker, house: House) {
    this.#socket = socket
    this.who = who
    this.#house = house
  }

  readonly send = (news: string): void => {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > UNREAD_BYTES) socket.terminate()
    else socket.send(news)
  }

  hear(message: string | undefined): void {
    this.isAlive = true
    this.heard++
    const ask = askIn(message)
    if (ask === undefined) this.#complain()
    else if (ask.type === 'ping') this.send(PONG)
    else if (this.#waiting >= WAITING_MESSAGES) this.#socket.close(AGAINST_POLICY, 'too many messages')
    else this.#inTurn(ask)
  }

  /** Stops everything that was followed. */
  leave(): void {
    this.#isGone = true
    for (const stop of this.#stops?.values() ?? []) stop()
    this.#stops = undefined
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
      const stop = await this.#house.follow(this.who, table, { seq, chat }, this.send)
      if (this.#isGone) stop()
      else this.#stops.set(table, stop)
    } catch (error) {
      this.send(textOf({ type: 'left', table, problem: problemOf(error).body }))
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
