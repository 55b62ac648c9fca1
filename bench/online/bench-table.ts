export const SEATS = 4

interface Flight {
  readonly since: number
  ackMs: number | undefined
  /** How many sockets have received it. */
  arrived: number
  landed(ackMs: number): void
  failed(error: Error): void
}

/**
 * A table with four sockets, which makes one move after another. A move is complete when it was acknowledged and has
 * arrived exactly once at all four sockets.
 */
export abstract class BenchTable {
  #flight: Flight | undefined
  readonly #heard = new Int32Array(SEATS)

  /** Whether its game is over. */
  abstract get isOver(): boolean

  /** Sends a random legal move with this number. */
  protected abstract send(seq: number): void

  get isBusy(): boolean {
    return this.#flight !== undefined
  }

  /** Makes a move, and returns the time from `since` to its acknowledgement in ms. */
  move(since: number): Promise<number> {
    return new Promise((landed, failed) => {
      if (this.#flight !== undefined) throw new Error('the last move is not complete')
      this.#flight = { since, ackMs: undefined, arrived: 0, landed, failed }
      this.send(this.#heard[0] + 1)
    })
  }

  protected acknowledged(): void {
    const flight = this.#flight
    if (flight === undefined || flight.ackMs !== undefined) throw new Error('an acknowledgement without a move')
    flight.ackMs = performance.now() - flight.since
    this.#land(flight)
  }

  protected arrived(socket: number, seq: number): void {
    const last = this.#heard[socket]
    if (seq !== last + 1) this.fail(`socket ${socket} heard of move ${seq} after move ${last}`)
    this.#heard[socket] = seq
    const flight = this.#flight
    if (flight === undefined) throw new Error(`move ${seq} was not sent by this table`)
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
