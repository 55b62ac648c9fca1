import type { Game } from '#engine/game.ts'
import type { TableNow } from '#wire/moves.ts'
import { BenchTable, SEATS } from '../bench-table.ts'
import type { Contestant, Visit } from '../contestant.ts'
import { HttpConnection } from '../http-connection.ts'
import { RandomPlayer } from '../random-player.ts'
import { ClientSocket } from '../socket.ts'

const MOVE = '{"type":"move"'
const SEQ = '"seq":'
const seats = Array.from({ length: SEATS }, (_, i) => i)

/**
 * Hilltop as `npm start` runs it, with all checks. Only the rate limits are a thousand times higher, because all load comes
 * from one address.
 */
export function hilltop(game: Game): Contestant {
  return {
    name: `Hilltop, ${game.id}`,
    isDurable: true,
    program: import.meta.resolve('#programs/server/main.js'),
    env: { RATE: '1000', LOG_LEVEL: 'error' },
    visit: (port, atOnce) => new HilltopVisit(game, port, atOnce),
  }
}

/** How many tables each guest joins, each time with another socket. */
const TABLES_EACH = 10

/** Guests with a session each, four per table, with one socket per seat. */
class HilltopVisit implements Visit {
  readonly #game: Game
  readonly #port: number
  /** Idle connections, as of a proxy. */
  readonly #lines: HttpConnection[]
  readonly #sockets: ClientSocket[] = []
  readonly #people: Promise<string>[] = []
  #tables = 0

  constructor(game: Game, port: number, atOnce: number) {
    this.#game = game
    this.#port = port
    this.#lines = Array.from({ length: atOnce }, () => new HttpConnection(port))
  }

  async openTable(): Promise<BenchTable> {
    const number = this.#tables++
    const people = await Promise.all(seats.map((seat) => this.#person(Math.floor(number / TABLES_EACH) * SEATS + seat)))
    const [host, ...others] = people
    const wish = { game: this.#game.id, options: { players: SEATS }, visibility: 'open' }
    const { table: made } = await this.#post<TableNow>('/api/tables', host, wish)
    const path = `/api/tables/${made.id}`
    for (const other of others) await this.#post(`${path}/sit`, other, {})
    const first = await this.#post<TableNow>(`${path}/start`, host)
    const views = await Promise.all(others.map(async (other) => (await this.#get<TableNow>(path, other)).view))
    const players = [first.view, ...views].map((view, i) => new RandomPlayer(this.#game, view, `${number}.${i}`))
    const table = new HilltopTable(made.id, players)
    await Promise.all(seats.map((seat) => this.#follow(table, seat, people[seat], made.id)))
    return table
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
    for (const line of this.#lines) line.close()
  }

  #person(number: number): Promise<string> {
    this.#people[number] ??= this.#newGuest(`Guest ${number + 1}`)
    return this.#people[number]
  }

  async #newGuest(name: string): Promise<string> {
    const { cookie, status, body } = await this.#request('POST', '/api/me', '', { name })
    if (cookie === undefined) throw new Error(`no session for ${name}: ${status} ${body}`)
    return cookie
  }

  #follow(table: HilltopTable, seat: number, cookie: string, id: string): Promise<void> {
    return new Promise((resolve, reject) => {
      ClientSocket.open(this.#port, '/api/news', (news) => table.hear(seat, news, resolve), `cookie: ${cookie}\r\n`)
        .then((socket) => {
          this.#sockets.push(socket)
          table.sockets[seat] = socket
          socket.send(JSON.stringify({ type: 'follow', table: id, seq: 0, chat: 0 }))
        })
        .catch(reject)
    })
  }

  #post<Answer>(path: string, cookie: string, body?: object): Promise<Answer> {
    return this.#ask('POST', path, cookie, body)
  }

  #get<Answer>(path: string, cookie: string): Promise<Answer> {
    return this.#ask('GET', path, cookie)
  }

  async #ask<Answer>(method: 'GET' | 'POST', path: string, cookie: string, body?: object): Promise<Answer> {
    const answer = await this.#request(method, path, cookie, body)
    if (answer.status !== 200) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${answer.body}`)
    return JSON.parse(answer.body)
  }

  async #request(method: 'GET' | 'POST', path: string, cookie: string, body?: object) {
    const line = this.#lines.pop() ?? new HttpConnection(this.#port)
    try {
      return await line.ask(method, path, cookie, body)
    } finally {
      this.#lines.push(line)
    }
  }
}

/** Players send their actions over the sockets on which they follow the table, as pages do. */
class HilltopTable extends BenchTable {
  /** One for each seat. */
  readonly sockets: ClientSocket[] = []
  readonly #id: string
  readonly #players: readonly RandomPlayer[]
  /** The player who acted last, and so has parsed all news. */
  #last = 0

  constructor(id: string, players: readonly RandomPlayer[]) {
    super()
    this.#id = id
    this.#players = players
  }

  get isOver(): boolean {
    return this.#players[this.#last].active.length === 0
  }

  hear(seat: number, news: string, following: () => void): void {
    if (news.startsWith(MOVE)) {
      this.#players[seat].hear(news)
      // The first `seq` is the move's. Parsing every message would cost more than the server needs.
      this.arrived(seat, Number.parseInt(news.slice(news.indexOf(SEQ) + SEQ.length), 10))
    } else if (news.startsWith('{"type":"accepted"')) this.acknowledged()
    else if (news.startsWith('{"type":"following"')) following()
    else if (!/^{"type":"(facts|presence)"/.test(news)) this.fail(news)
  }

  protected send(seq: number): void {
    const [seat] = this.#players[this.#last].active
    this.#last = seat - 1
    const action = this.#players[seat - 1].pick(seat)
    const act = { type: 'act', table: this.#id, seq: seq - 1, action, request: `request-${seq}` }
    this.sockets[seat - 1].send(JSON.stringify(act))
  }
}
