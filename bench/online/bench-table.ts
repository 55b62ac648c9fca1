export const SEATS = 4

interface Flight {
  readonly since: number
  ackMs: number | undefined
  /** How many sockets have it. */
  arrived: number
  landed(ackMs: number): void
  failed(error: Error): void
}

/**
 * A table with four sockets, at which one move after another is made. A move is over when it was acknowledged and has
 * arrived at all four sockets, with no gap and not twice.
 */
export abstract class BenchTable {
  #flight: Flight | undefined
  readonly #heard = new Int32Array(SEATS)

  /** Whether its game is over. */
  abstract get isOver(): boolean

  /** Sends a random legal move, whose number is this. */
  protected abstract send(seq: number): void

  get isBusy(): boolean {
    return this.#flight !== undefined
  }

  /** Makes a move; the answer is how long it took from `since` to its acknowledgement, in ms. */
  move(since: number): Promise<number> {
    return new Promise((landed, failed) => {
      if (this.#flight !== undefined) throw new Error('the last move is still on its way')
      this.#flight = { since, ackMs: undefined, arrived: 0, landed, failed }
      this.send(this.#heard[0] + 1)
    })
  }

  protected acknowledged(): void {
    const flight = this.#flight
    if (flight === undefined || flight.ackMs !== undefined) throw new Error('an acknowledgement of nothing')
    flight.ackMs = performance.now() - flight.since
    this.#land(flight)
  }

  protected arrived(socket: number, seq: number): void {
    const last = this.#heard[socket]
    if (seq !== last + 1) this.fail(`socket ${socket} heard of move ${seq} after move ${last}`)
    this.#heard[socket] = seq
    const flight = this.#flight
    if (flight === undefined) throw new Error(`a move ${seq} that nobody made`)
    flight.arrived++
    this.#land(flight)
  }

  protected fail(why: string): void {
    const error = new Error(why)
    if (this.#flight === undefined) throw error
    this.#flight.failed(error)
  }

  #land({ ackMs, arrived, landed }: Flight): void {
    if (ackMs === undefined || arrived < SEATS) return
    this.#flight = undefined
    landed(ackMs)
  }
}
