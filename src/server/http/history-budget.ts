import { ApiError } from '../api-error.ts'

/**
 * What one address may read of the past of tables in a minute, in bytes; a move counts some bytes more than it has. The
 * whole of an ordinary game of 441 moves costs about 0.75 MB, so that even a class of a school can load a page each.
 */
const BYTES = 64_000_000
const MS = 60_000

/** How many addresses are remembered. */
const REMEMBERED = 20_000

interface Account {
  /** What is left, at a moment; below zero it must wait. */
  left: number
  at: number
}

/** Charges addresses for history by its size. What was spent comes back evenly with time. */
export class HistoryBudget {
  readonly #most: number
  readonly #now: () => number
  /** Those that spent longest ago first. */
  readonly #accounts = new Map<string, Account>()

  /** `rate` multiplies the budget, and 0 lifts it. */
  constructor(rate: number, now: () => number = Date.now) {
    this.#most = rate === 0 ? Number.POSITIVE_INFINITY : BYTES * rate
    this.#now = now
  }

  /** Throws if the address has spent more than it has. What was begun before may take more than was left. */
  check(address: string): void {
    const left = this.#left(address)
    if (left > 0) return
    const seconds = Math.ceil((-left / this.#most) * (MS / 1000)) + 1
    throw new ApiError('too-many', `too much history was read; try again in ${seconds} s`, { retryAfter: seconds })
  }

  spend(address: string, cost: number): void {
    if (this.#most === Number.POSITIVE_INFINITY) return
    // Wait at most for one whole budget.
    const left = Math.max(-this.#most, this.#left(address) - cost)
    this.#accounts.delete(address)
    this.#accounts.set(address, { left, at: this.#now() })
    for (const oldest of this.#accounts.keys()) {
      if (this.#accounts.size <= REMEMBERED) break
      this.#accounts.delete(oldest)
    }
  }

  #left(address: string): number {
    const account = this.#accounts.get(address)
    if (account === undefined) return this.#most
    return Math.min(this.#most, account.left + ((this.#now() - account.at) / MS) * this.#most)
  }
}
