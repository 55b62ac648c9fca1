import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import type { Rng } from '#engine/random.ts'
import { loadRules } from '#games/index.ts'
import type { Accepted, ActionBody, TableNow } from '#wire/moves.ts'
import type { News } from '#wire/news.ts'
import type { ServerProcess } from './server-process.ts'

const SHORT_MS = 10
/** How long a player waits for a move of others, or after a failure of the server, before it asks again. */
const LONG_MS = 200

/** An acknowledged action. */
export interface Acknowledged extends Accepted {
  readonly action: string
}

/** A player that acts by HTTP, follows on a socket, and reconnects whenever the server is lost. */
export class Player {
  readonly acknowledged: Acknowledged[] = []
  /** The numbers of the moves received on the socket, in order. */
  readonly received: number[] = []
  /** What it was answered where the server could not do its work, such as `503 unavailable`. */
  readonly failures = new Set<string>()
  readonly #server: ServerProcess
  readonly #name: string
  readonly #rng: Rng
  #cookie = ''
  #socket: WebSocket | undefined
  #requests = 0
  #onMove: () => void = () => undefined

  constructor(server: ServerProcess, name: string, rng: Rng) {
    this.#server = server
    this.#name = name
    this.#rng = rng
  }

  async signIn(): Promise<void> {
    const response = await fetch(`${await this.#server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: this.#name }),
    })
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  /** Retries until there is a response, which can be an error. */
  async ask<Answer>(method: string, path: string, body?: object): Promise<{ status: number; answer: Answer }> {
    for (;;) {
      const address = await this.#server.address
      try {
        const response = await fetch(`${address}/api${path}`, {
          method,
          headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
        const answer = (await response.json()) as Answer
        if (response.status < 500) return { status: response.status, answer }
        this.failures.add(`${response.status} ${(answer as { code?: string }).code}`)
        await pause(LONG_MS)
      } catch {
        // Retry with the next server.
      }
      await pause(SHORT_MS)
    }
  }

  /** Acts in every turn until the game is over. */
  async play(id: string): Promise<void> {
    for (;;) {
      await this.#follow(id)
      const { answer: now } = await this.ask<TableNow>('GET', `/tables/${id}`)
      if (now.table.status !== 'playing') return
      const body = await this.#choose(now)
      if (body === undefined) {
        await this.#movesAfter(now.seq)
        continue
      }
      const { status, answer } = await this.ask<Accepted>('POST', `/tables/${id}/actions`, body)
      if (status === 200) this.acknowledged.push({ seq: answer.seq, action: body.action })
      else if (status !== 409 && status !== 422) throw new Error(`${status}: ${JSON.stringify(answer)}`)
    }
  }

  /** Waits until all moves of a table up to a number were received. */
  async receive(id: string, last: number): Promise<void> {
    while ((this.received.at(-1) ?? 0) < last) {
      await this.#follow(id)
      await pause(SHORT_MS)
    }
    this.#socket?.terminate()
  }

  /** Waits for a move after this number, but not for long. */
  async #movesAfter(seq: number): Promise<void> {
    if ((this.received.at(-1) ?? 0) > seq) return
    const moved = new Promise<void>((resolve) => {
      this.#onMove = resolve
    })
    await Promise.race([moved, pause(LONG_MS)])
  }

  async #choose({ table, you, seq, active, view, legal }: TableNow): Promise<ActionBody | undefined> {
    const { seat } = you
    if (seat === null || !active.includes(seat)) return undefined
    const request = `${this.#name}-request-${this.#requests++}`
    if (legal !== null) return { seq, action: legal[this.#rng.below(legal.length)], request }
    const game = await loadRules(table.game)
    return { seq, action: game.format(game.sample(game.determinize(view, this.#rng), seat, this.#rng)), request }
  }

  /** Follows the table from the last received move, unless the socket is open. */
  async #follow(id: string): Promise<void> {
    if (this.#socket !== undefined && this.#socket.readyState <= WebSocket.OPEN) return
    const address = await this.#server.address
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/news`, { headers: { cookie: this.#cookie } })
    this.#socket = socket
    socket.on('error', () => socket.terminate())
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'follow', table: id, seq: this.received.at(-1) ?? 0, chat: 0 }))
    })
    socket.on('message', (data) => {
      const news: News = JSON.parse(String(data))
      if (news.type !== 'move' || socket !== this.#socket) return
      this.received.push(news.move.seq)
      this.#onMove()
    })
  }
}
