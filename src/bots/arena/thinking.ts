import type { Limit } from '../budget.ts'
import type { SeatCosts, Spent } from './played.ts'
import type { Lineup } from './schedule.ts'
import { Spending, type Spread } from './spending.ts'

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
