import type { Seat } from '#engine/game.ts'
import type { Clock } from '#wire/tables.ts'

const MS = 1000

/** The least time for a player who returns: a share of the clock, and in milliseconds. */
const GRACE_SHARE = 0.1

const LEAST_GRACE_MS = 30_000

/** The time that each seat has left. It follows from the times in the log. */
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

  /** Charges the time since the last move to the seats that could act, and resets the clock of a new turn. */
  move(before: readonly Seat[], after: readonly Seat[], at: number): void {
    const used = Math.max(0, at - this.#at)
    for (const seat of before) this.#left[seat - 1] = Math.max(0, this.#left[seat - 1] - used)
    if (this.#isPerTurn && this.#isNewTurn(before, after)) {
      for (const seat of after) this.#left[seat - 1] = this.#full
    }
    this.skipTo(at)
  }

  /** Charges the time up to this moment to no seat. */
  skipTo(at: number): void {
    this.#at = Math.max(this.#at, at)
  }

  copyFrom(other: Clocks): void {
    this.#left.set(other.#left)
    this.#at = other.#at
  }

  /** The time of the last move. */
  get at(): number {
    return this.#at
  }

  /** What each seat had left at the last move. */
  get left(): number[] {
    return Array.from(this.#left)
  }

  /** What each seat has left now. */
  leftAt(active: readonly Seat[], now: number): number[] {
    const used = Math.max(0, now - this.#at)
    return this.left.map((left, i) => (active.includes(i + 1) ? Math.max(0, left - used) : left))
  }

  /** In simultaneous play, a new turn for one seat is a new turn for all. A solo player has a new turn with every action. */
  #isNewTurn(before: readonly Seat[], after: readonly Seat[]): boolean {
    return this.#left.length === 1 || after.some((seat) => !before.includes(seat))
  }

  /** When the time of an active seat runs out; `backAt` is when its player last returned. */
  deadline(seat: Seat, backAt: number): number {
    const grace = Math.max(this.#full * GRACE_SHARE, LEAST_GRACE_MS)
    return Math.max(this.#at + this.#left[seat - 1], backAt + Math.min(grace, this.#full))
  }
}
