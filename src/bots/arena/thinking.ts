import type { Limit } from '../budget.ts'
import type { SeatCosts, Spent } from './played.ts'
import type { Lineup } from './schedule.ts'

/** The costs of one bot's thinking, in ms or in nodes. */
export interface ThinkingReport {
  readonly bot: string
  readonly decisions: Spread | null
  readonly turns: Spread | null
}

/** Collects the costs of all bots in one unit. */
export class Thinking {
  readonly #unit: keyof Spent
  readonly #meters: readonly { readonly decisions: Spending; readonly turns: Spending }[]

  constructor(unit: keyof Spent, bots: number, limit: Limit) {
    this.#unit = unit
    const inUnit = (limit as Partial<Spent>)[unit]
    this.#meters = Array.from({ length: bots }, () => ({
      decisions: new Spending(inUnit),
      turns: new Spending(inUnit),
    }))
  }

  /** Adds a game: its lineup, and the costs of each seat. */
  add(seats: Lineup, costs: readonly SeatCosts[]): void {
    for (const [i, bot] of seats.entries()) {
      for (const spent of costs[i].decisions) this.#meters[bot].decisions.add(spent[this.#unit])
      for (const spent of costs[i].turns) this.#meters[bot].turns.add(spent[this.#unit])
    }
  }

  report(names: readonly string[]): ThinkingReport[] {
    return this.#meters.map(({ decisions, turns }, bot) => ({
      bot: names[bot],
      decisions: decisions.spread,
      turns: turns.spread,
    }))
  }
}

/** The distribution of costs, in ms or in nodes. */
export interface Spread {
  readonly count: number
  readonly mean: number
  /** The 99th percentile, to within 1 %. */
  readonly p99: number
  readonly longest: number
  /** The share of costs more than 20 % over the budget; null if the budget has another unit. */
  readonly over: number | null
}

/** Costs are counted in classes that grow by 1 %, so that memory does not grow with their number. */
const GROWTH = Math.log(1.01)
const LEAST = 0.001
const TOLERANCE = 1.2

/** The costs of many decisions or turns. */
class Spending {
  readonly #limit: number | undefined
  readonly #classes = new Map<number, number>()
  #count = 0
  #sum = 0
  #longest = 0
  #over = 0

  /** `limit` is the budget, if it has the same unit. */
  constructor(limit?: number) {
    this.#limit = limit
  }

  add(cost: number): void {
    this.#count++
    this.#sum += cost
    this.#longest = Math.max(this.#longest, cost)
    if (this.#limit !== undefined && cost > TOLERANCE * this.#limit) this.#over++
    const place = cost <= LEAST ? 0 : Math.ceil(Math.log(cost / LEAST) / GROWTH)
    this.#classes.set(place, (this.#classes.get(place) ?? 0) + 1)
  }

  /** Null if nothing was spent. */
  get spread(): Spread | null {
    if (this.#count === 0) return null
    return {
      count: this.#count,
      mean: this.#sum / this.#count,
      p99: Math.min(this.#longest, this.#quantile(0.99)),
      longest: this.#longest,
      over: this.#limit === undefined ? null : this.#over / this.#count,
    }
  }

  #quantile(share: number): number {
    let seen = 0
    for (const place of [...this.#classes.keys()].sort((one, other) => one - other)) {
      seen += this.#classes.get(place) ?? 0
      if (seen >= share * this.#count) return LEAST * Math.exp(place * GROWTH)
    }
    return this.#longest
  }
}
