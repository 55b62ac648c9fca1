import { ApiError } from '../api-error.ts'

/**
 * How many bytes of history one address may read in a minute; each move counts some bytes more. An ordinary game of 441
 * moves costs about 0.75 MB, so that every pupil of a school class can load a page.
 */
const BYTES = 64_000_000
const MS = 60_000

/** How many addresses are remembered. */
const REMEMBERED = 20_000

interface Account {
  /** The rest of the budget at a time; below zero the address must wait. */
  left: number
  at: number
}

/** Charges addresses for history by its size. The budget refills evenly. */
export class HistoryBudget {
  readonly #most: number
  readonly #now: () => number
  /** Least recently charged first. */
  readonly #accounts = new Map<string, Account>()

  /** `rate` multiplies the budget; 0 removes it. */
  constructor(rate: number, now: () => number = Date.now) {
    this.#most = rate === 0 ? Number.POSITIVE_INFINITY : BYTES * rate
    this.#now = now
  }

  /** Throws if the budget of the address is overdrawn. A read that began before may overdraw it. */
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
