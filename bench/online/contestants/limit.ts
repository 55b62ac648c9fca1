import { BenchTable, SEATS } from '../bench-table.ts'
import type { Contestant } from '../contestant.ts'
import { ClientSocket } from '../socket.ts'

/** As long as a typical action. */
const TEXT = 'build convenience-store'

/** The minimum: one message, one durable row, five messages. */
export const limit: Contestant = {
  name: 'bare ws + one durable INSERT',
  isDurable: true,
  program: import.meta.resolve('../servers/limit.ts'),
  env: {},
  visit(port) {
    const tables: LimitTable[] = []
    return {
      async openTable() {
        const table = new LimitTable(`table-${tables.length}`)
        tables.push(table)
        await table.open(port)
        return table
      },
      close() {
        for (const table of tables) table.close()
      },
    }
  },
}

class LimitTable extends BenchTable {
  readonly isOver = false
  readonly #name: string
  #sockets: ClientSocket[] = []

  constructor(name: string) {
    super()
    this.#name = name
  }

  async open(port: number): Promise<void> {
    const seats = Array.from({ length: SEATS }, (_, i) => i)
    this.#sockets = await Promise.all(
      seats.map((seat) => ClientSocket.open(port, `/?table=${this.#name}`, (text) => this.#hear(seat, text))),
    )
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  protected send(seq: number): void {
    this.#sockets[seq % SEATS].send(JSON.stringify({ table: this.#name, seq, seat: (seq % SEATS) + 1, text: TEXT }))
  }

  #hear(seat: number, text: string): void {
    const { type, seq } = JSON.parse(text)
    if (type === 'accepted') this.acknowledged()
    else this.arrived(seat, seq)
  }
}
