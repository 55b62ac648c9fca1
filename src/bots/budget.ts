/** A limit on thinking: a time, or a number of nodes, which gives the same answer on every machine. */
export type Limit = { readonly ms: number } | { readonly nodes: number }

/** What the budget is measured with. */
interface Meter {
  /** In ms, or in nodes. */
  read(): number
  nodes: number
}

/**
 * The time control of all bots. A search reports every node (a position looked at, or an action tried in a
 * playout) and checks now and then whether to continue.
 */
export class Budget {
  readonly #meter: Meter
  readonly #begin: number
  readonly #nodesBefore: number
  readonly #size: number
  readonly #signal: AbortSignal | undefined

  private constructor(meter: Meter, begin: number, size: number, signal: AbortSignal | undefined) {
    this.#meter = meter
    this.#begin = begin
    this.#nodesBefore = meter.nodes
    this.#size = size
    this.#signal = signal
  }

  /** Begins now. `now` is a clock in ms; a budget of nodes never looks at it. */
  static of(limit: Limit, now: () => number, signal?: AbortSignal): Budget {
    const meter: Meter = 'ms' in limit ? { nodes: 0, read: now } : { nodes: 0, read: () => meter.nodes }
    return new Budget(meter, meter.read(), 'ms' in limit ? limit.ms : limit.nodes, signal)
  }

  /** Only counts nodes, for work that is never cut short. */
  static endless(): Budget {
    return Budget.of({ nodes: Number.POSITIVE_INFINITY }, () => 0)
  }

  spend(nodes = 1): void {
    this.#meter.nodes += nodes
  }

  /** The nodes counted since it began. */
  get nodes(): number {
    return this.#meter.nodes - this.#nodesBefore
  }

  /** The share that is used, from 0; at 1 the search should stop. */
  get share(): number {
    if (this.#signal?.aborted) return 1
    return this.#size <= 0 ? 1 : (this.#meter.read() - this.#begin) / this.#size
  }

  get isSpent(): boolean {
    return this.share >= 1
  }

  /** A budget for a part of the work: it begins now and has this share of the whole, but never more than is left. */
  part(share: number): Budget {
    const now = this.#meter.read()
    const left = Math.max(0, this.#begin + this.#size - now)
    return new Budget(this.#meter, now, Math.min(left, share * this.#size), this.#signal)
  }
}
