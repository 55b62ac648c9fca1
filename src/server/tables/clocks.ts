import type { Seat } from '#engine/game.ts'
import type { Clock } from '#wire/tables.ts'

const MS = 1000

/** What somebody who comes back has at least to go on, as a share of the clock, and in milliseconds. */
const GRACE_SHARE = 0.1

const LEAST_GRACE_MS = 30_000

/** The time that each seat has left. It follows from the log alone: every move has its moment. */
export class Clocks {
  readonly #full: number
  readonly #isPerTurn: boolean
  readonly #left: Float64Array
  #at: number

  constructor(clock: Exclude<Clock, { kind: 'none' }>, players: number, startedAt: number) {
    this.#full = clock.seconds * MS
    this.#isPerTurn = clock.kind === 'turn'
    this.#left = new Float64Array(players).fill(this.#full)
    this.#at = startedAt
  }

  /** A move was made: whoever could act before it has used time, and whoever begins a turn with it has a new one. */
  move(before: readonly Seat[], after: readonly Seat[], at: number): void {
    const used = Math.max(0, at - this.#at)
    for (const seat of before) this.#left[seat - 1] = Math.max(0, this.#left[seat - 1] - used)
    if (this.#isPerTurn && this.#isNewTurn(before, after)) {
      for (const seat of after) this.#left[seat - 1] = this.#full
    }
    this.skipTo(at)
  }

  /** Nobody has used the time up to this moment. */
  skipTo(at: number): void {
    this.#at = Math.max(this.#at, at)
  }

  /** Goes on as another one stands. */
  set(other: Clocks): void {
    this.#left.set(other.#left)
    this.#at = other.#at
  }

  /** The moment of the last move. */
  get at(): number {
    return this.#at
  }

  /** What every seat has left at the last move. */
  get left(): number[] {
    return Array.from(this.#left)
  }

  /** What every seat has left now. */
  leftAt(active: readonly Seat[], now: number): number[] {
    const used = Math.max(0, now - this.#at)
    return this.left.map((left, i) => (active.includes(i + 1) ? Math.max(0, left - used) : left))
  }

  /** A turn begins for all who may act where it does for one; somebody alone has a new one with every action. */
  #isNewTurn(before: readonly Seat[], after: readonly Seat[]): boolean {
    return this.#left.length === 1 || after.some((seat) => !before.includes(seat))
  }

  /** When the time of a seat that may act runs out; `backAt` is when its person last came back. */
  deadline(seat: Seat, backAt: number): number {
    const grace = Math.max(this.#full * GRACE_SHARE, LEAST_GRACE_MS)
    return Math.max(this.#at + this.#left[seat - 1], backAt + Math.min(grace, this.#full))
  }
}
