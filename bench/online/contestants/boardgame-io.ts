import { Rng } from '#engine/random.ts'
import { BenchTable, SEATS } from '../bench-table.ts'
import { type BoardgameIoRules, type Move, WAYS } from '../boardgame-io/machi-koro.ts'
import type { Contestant } from '../contestant.ts'
import { ClientSocket } from '../socket.ts'

/** The prefixes of socket.io messages in the namespace of the game. */
const ROOM = '/machi-koro,'
const PING = '2'
const PONG = '3'
const HELLO = `40${ROOM}`
const MESSAGE = `42${ROOM}`
const STATE_ID = '"_stateID":'

export const boardgameIo = contestant('boardgame.io, its own way', 'itsOwnWay', WAYS.itsOwnWay)
export const boardgameIoFast = contestant('boardgame.io, our rules', 'withOurRules', WAYS.withOurRules)

/** boardgame.io's server; the load sends the same messages as its clients, without their cost. */
function contestant<G>(name: string, way: keyof typeof WAYS, rules: BoardgameIoRules<G>): Contestant {
  return {
    name,
    isDurable: false,
    program: import.meta.resolve('../servers/boardgame-io.ts'),
    env: { WAY: way },
    visit(port) {
      const tables: BoardgameIoTable<G>[] = []
      return {
        async openTable() {
          const table = new BoardgameIoTable(`match-${tables.length}`, rules)
          tables.push(table)
          // The first client creates the match.
          for (let seat = 0; seat < SEATS; seat++) await table.join(port, seat)
          return table
        },
        close() {
          for (const table of tables) table.close()
        },
      }
    },
  }
}

class BoardgameIoTable<G> extends BenchTable {
  readonly #name: string
  readonly #rules: BoardgameIoRules<G>
  readonly #rng: Rng
  readonly #sockets: ClientSocket[] = []
  /** The last state received, unparsed until it is needed. */
  #news = ''
  #next: Move | undefined
  #actor = 0

  constructor(name: string, rules: BoardgameIoRules<G>) {
    super()
    this.#name = name
    this.#rules = rules
    this.#rng = new Rng(name)
  }

  join(port: number, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      ClientSocket.open(port, '/socket.io/?EIO=4&transport=websocket', (text) => this.#hear(seat, text, resolve))
        .then((socket) => {
          this.#sockets[seat] = socket
          socket.send(HELLO)
        })
        .catch(reject)
    })
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  get isOver(): boolean {
    this.#read()
    return this.#next === undefined
  }

  protected send(seq: number): void {
    this.#read()
    if (this.#next === undefined) throw new Error('the game is over')
    const { type, args, player } = this.#next
    this.#actor = player
    const playerID = String(player)
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: null } }
    this.#say(player, ['update', action, seq - 1, this.#name, playerID])
  }

  #hear(seat: number, text: string, joined: () => void): void {
    if (text === PING) this.#sockets[seat].send(PONG)
    else if (text.startsWith(HELLO)) this.#say(seat, ['sync', this.#name, String(seat), null, SEATS])
    else if (text.startsWith('["sync"', MESSAGE.length)) {
      this.#news = text
      joined()
    } else if (text.startsWith('["update"', MESSAGE.length)) {
      if (seat === 0) this.#news = text
      const id = Number.parseInt(text.slice(text.indexOf(STATE_ID) + STATE_ID.length), 10)
      // The update itself is the only acknowledgement.
      if (seat === this.#actor) this.acknowledged()
      this.arrived(seat, id)
    }
  }

  #say(seat: number, message: readonly unknown[]): void {
    this.#sockets[seat].send(MESSAGE + JSON.stringify(message))
  }

  #read(): void {
    if (this.#news === '') return
    const [, , news] = JSON.parse(this.#news.slice(MESSAGE.length))
    const { G, ctx } = news.state ?? news
    this.#news = ''
    this.#next = this.#rules.pick(G, Number(ctx.currentPlayer), this.#rng)
  }
}
