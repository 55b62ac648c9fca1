interface Counted {
  count: number
  readonly until: number
}

/** How many are remembered at most. */
const REMEMBERED = 20_000

/**
 * Counts wrong guesses. Every guess counts until it turns out to be right, so that many at once are no more than one
 * after another.
 */
export class Guesses {
  readonly #most: number
  readonly #ms: number
  readonly #now: () => number
  /** The oldest first. */
  readonly #counted = new Map<string, Counted>()

  constructor(most: number, ms: number, now: () => number = Date.now) {
    this.#most = most
    this.#ms = ms
    this.#now = now
  }

  /** Counts a guess and answers undefined; or, where there were too many, the milliseconds to wait. */
  begin(whose: string): number | undefined {
    const now = this.#now()
    const known = this.#counted.get(whose)
    if (known === undefined || known.until <= now) this.#remember(whose, now)
    else if (known.count >= this.#most) return known.until - now
    else known.count++
    return undefined
  }

  /** A guess that was counted was none. */
  forgive(whose: string): void {
    const known = this.#counted.get(whose)
    if (known !== undefined) known.count--
  }

  #remember(whose: string, now: number): void {
    this.#counted.delete(whose)
    this.#counted.set(whose, { count: 1, until: now + this.#ms })
    for (const oldest of this.#counted.keys()) {
      if (this.#counted.size <= REMEMBERED) break
      this.#counted.delete(oldest)
    }
  }
}
