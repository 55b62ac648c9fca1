import type pg from 'pg'
import { loadRules } from '#games/index.ts'
import type { TableNow } from '#wire/moves.ts'
import { SEATS } from '../bench-table.ts'
import { HttpConnection } from '../http-connection.ts'
import { RandomPlayer } from '../random-player.ts'
import { ClientSocket } from '../socket.ts'

const GAME = 'machi-koro'
/** The longest script of a game; the tables are used up after so many moves each. */
const SCRIPT = 300
/** At each of the tables of a warm-up. */
const WARM_UP_MOVES = 150
/** As many as a socket may follow. */
const TABLES_PER_SOCKET = 20

interface ScriptedMove {
  readonly seat: number
  readonly action: string
}

interface CopiedTable {
  readonly id: string
  /** The node that its players use. */
  readonly node: number
  /** How many moves of the script it has made. */
  made: number
}

/**
 * Many tables with the same people, seed and course of play, copied inside the database: opening thousands of tables by
 * requests would take longer than everything that is measured, and a known course needs no rules in the load generator.
 */
export class CopiedTables {
  readonly all: CopiedTable[] = []
  readonly #db: pg.Client
  readonly #ports: readonly number[]
  readonly #cookies: readonly string[]
  readonly #template: string
  readonly #script: ScriptedMove[] = []
  readonly #sockets: ClientSocket[] = []
  readonly #idle: HttpConnection[][]
  /** How many moves each player of each node has made: the next slice goes on at the next table. */
  readonly #rounds: number[][]
  #copied = 0
  #next = 0

  private constructor(db: pg.Client, ports: readonly number[], cookies: readonly string[], template: string) {
    this.#db = db
    this.#ports = ports
    this.#idle = ports.map(() => [])
    this.#rounds = ports.map(() => [])
    this.#cookies = cookies
    this.#template = template
  }

  /** Starts a table on the first node, and plays a copy of it to learn a course that is legal at all copies. */
  static async prepare(db: pg.Client, ports: readonly number[]): Promise<CopiedTables> {
    const line = new HttpConnection(ports[0])
    const cookies: string[] = []
    for (let seat = 1; seat <= SEATS; seat++) {
      const { cookie, body } = await line.ask('POST', '/api/me', '', { name: `Player ${seat}` })
      if (cookie === undefined) throw new Error(`no session: ${body}`)
      cookies.push(cookie)
    }
    const wish = { game: GAME, options: { players: SEATS }, visibility: 'open' }
    const { table } = JSON.parse((await line.ask('POST', '/api/tables', cookies[0], wish)).body) as TableNow
    for (const cookie of cookies.slice(1)) await line.ask('POST', `/api/tables/${table.id}/sit`, cookie, {})
    const started = await line.ask('POST', `/api/tables/${table.id}/start`, cookies[0])
    if (started.status !== 200) throw new Error(`the first table did not start: ${started.body}`)
    line.close()
    const tables = new CopiedTables(db, ports, cookies, table.id)
    await tables.#learn()
    return tables
  }

  /** Makes copies up to this number, whose players are spread over the nodes. */
  async copyUpTo(count: number): Promise<void> {
    const from = this.all.length
    const ids = await this.#copy(count - from)
    for (const [i, id] of ids.entries()) this.all.push({ id, node: (from + i) % this.#ports.length, made: 0 })
  }

  /** Lets the people of these tables follow them on their node, until the time is up. Returns how many tables it were. */
  async follow(tables: readonly CopiedTable[], people: number, until: number): Promise<number> {
    let followed = 0
    const nodes = this.#ports.map((_, node) => tables.filter((table) => table.node === node))
    for (const [node, own] of nodes.entries()) {
      for (let first = 0; first < own.length && performance.now() < until; first += TABLES_PER_SOCKET) {
        const some = own.slice(first, first + TABLES_PER_SOCKET)
        for (const cookie of this.#cookies.slice(0, people)) await this.#followAll(node, cookie, some)
        followed += some.length
      }
    }
    return followed
  }

  /** Makes moves at these tables in turn, `atOnce` at a time on each node. Returns how many each node has accepted. */
  async play(tables: readonly CopiedTable[], atOnce: number, seconds: number): Promise<number[]> {
    const end = performance.now() + seconds * 1000
    const played = this.#ports.map(() => 0)
    const playOn = async (node: number, own: readonly CopiedTable[], first: number) => {
      // No other player of this node uses these tables, so there is one move at a table at a time.
      while (own.length > 0 && performance.now() < end) {
        const round = this.#rounds[node][first] ?? 0
        this.#rounds[node][first] = round + 1
        const table = own[(first + round * atOnce) % own.length]
        if (table.made >= this.#script.length) return
        await this.#move(table)
        played[node]++
      }
    }
    const nodes = this.#ports.map((_, node) => tables.filter((table) => table.node === node))
    const rounded = nodes.map((own) => own.slice(0, own.length - (own.length % atOnce)))
    await Promise.all(rounded.flatMap((own, node) => Array.from({ length: atOnce }, (_, i) => playOn(node, own, i))))
    return played
  }

  /** Makes moves on every node, so that the compiler has seen them before the first measurement. */
  async warmUp(atOnce: number): Promise<void> {
    const ids = await this.#copy(atOnce * this.#ports.length)
    const play = async (id: string, node: number) => {
      const table = { id, node, made: 0 }
      for (let i = 0; i < WARM_UP_MOVES && i < this.#script.length; i++) await this.#move(table)
    }
    await Promise.all(ids.map((id, i) => play(id, i % this.#ports.length)))
  }

  /** Sends GET requests of these people to the first node for some time, and returns how many were answered. */
  async get(path: string, cookieOf: (n: number) => string, atOnce: number, seconds: number): Promise<number[]> {
    const end = performance.now() + seconds * 1000
    let count = 0
    const ask = async () => {
      while (performance.now() < end) {
        await this.#ask(0, 'GET', path, cookieOf(this.#next++))
        count++
      }
    }
    await Promise.all(Array.from({ length: atOnce }, ask))
    return [count]
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
    for (const line of this.#idle.flat()) line.close()
  }

  async #learn(): Promise<void> {
    const game = await loadRules(GAME)
    const [id] = await this.#copy(1)
    const table: CopiedTable = { id, node: 0, made: 0 }
    for (let i = 0; i < SCRIPT; i++) {
      // The view tells what chance has decided, so every move is chosen from a new one.
      const { view } = JSON.parse(await this.#ask(0, 'GET', `/api/tables/${id}`, this.#cookies[0])) as TableNow
      const player = new RandomPlayer(game, view, `move ${i}`)
      const [seat] = player.active
      if (seat === undefined) break
      this.#script.push({ seat, action: player.pick(seat) })
      await this.#move(table)
    }
  }

  async #copy(count: number): Promise<string[]> {
    const first = this.#copied + 1
    this.#copied += Math.max(count, 0)
    for (const [table, key, change] of [
      ['tables', 'id', `'id', 'copy-' || n, 'code', NULL, 'request', NULL`],
      ['seats', 'table_id', `'table_id', 'copy-' || n`],
    ]) {
      await this.#db.query(
        `INSERT INTO ${table} SELECT copy.* FROM ${table} t CROSS JOIN generate_series($2::int, $3::int) n
         CROSS JOIN LATERAL jsonb_populate_record(t, jsonb_build_object(${change})) copy WHERE t.${key} = $1`,
        [this.#template, first, this.#copied],
      )
    }
    return Array.from({ length: this.#copied - first + 1 }, (_, i) => `copy-${first + i}`)
  }

  async #move(table: CopiedTable): Promise<void> {
    const { seat, action } = this.#script[table.made]
    const body = { seq: table.made, action, request: `request-${table.made}` }
    await this.#ask(table.node, 'POST', `/api/tables/${table.id}/actions`, this.#cookies[seat - 1], body)
    table.made++
  }

  async #ask(node: number, method: 'GET' | 'POST', path: string, cookie: string, body?: object): Promise<string> {
    const line = this.#idle[node].pop() ?? new HttpConnection(this.#ports[node])
    const answer = await line.ask(method, path, cookie, body)
    this.#idle[node].push(line)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
    return answer.body
  }

  #followAll(node: number, cookie: string, tables: readonly CopiedTable[]): Promise<void> {
    return new Promise((resolve, reject) => {
      let left = tables.length
      const hear = (news: string) => {
        if (news.startsWith('{"type":"following"') && --left === 0) resolve()
        else if (news.startsWith('{"type":"left"')) reject(new Error(news))
      }
      ClientSocket.open(this.#ports[node], '/api/news', hear, `cookie: ${cookie}\r\n`)
        .then((socket) => {
          this.#sockets.push(socket)
          for (const { id, made } of tables)
            socket.send(JSON.stringify({ type: 'follow', table: id, seq: made, chat: 0 }))
        })
        .catch(reject)
    })
  }
}
