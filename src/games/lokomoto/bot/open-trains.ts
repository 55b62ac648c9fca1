import type { CardTables } from '../cards/tables.ts'
import { HIGHEST_PRICE, LOWEST_PRICE, OPEN_TRAINS } from '../rules/numbers.ts'
import { type LokoState, NONE, OPEN } from '../rules/state.ts'

/** The face-up trains by price: only the best one of each price counts. */
export class OpenTrains {
  /** The highest price, or 0 if no train is left. */
  highest = 0
  readonly #cards: CardTables
  readonly #best = new Int32Array(HIGHEST_PRICE + 1)
  readonly #leads = new Float64Array(HIGHEST_PRICE + 1)

  constructor(cards: CardTables) {
    this.#cards = cards
  }

  look({ words }: LokoState): void {
    const { prices, bonuses } = this.#cards
    this.#best.fill(NONE)
    this.highest = 0
    for (let i = OPEN; i < OPEN + OPEN_TRAINS; i++) {
      const train = words[i]
      if (train === NONE) continue
      const price = prices[train]
      const other = this.#best[price]
      if (other === NONE || bonuses[train] > bonuses[other]) this.#best[price] = train
      if (price > this.highest) this.highest = price
    }
    let next = 0
    for (let price = LOWEST_PRICE; price <= this.highest; price++) {
      if (this.#best[price] === NONE) continue
      const points = price + bonuses[this.#best[price]]
      this.#leads[price] = Math.max(0, points - next)
      next = Math.max(next, points)
    }
  }

  /** The best train of a price, or NONE. */
  at(price: number): number {
    return this.#best[price]
  }

  /** By how many points the best train of a price beats the best cheaper one. */
  lead(price: number): number {
    return this.#leads[price]
  }

  /** LK-B3: the train that a shape of this size pays for alone; NONE if a train costs exactly this many sections. */
  overpaidWith(size: number): number {
    if (size <= HIGHEST_PRICE && this.#best[size] !== NONE) return NONE
    for (let price = Math.min(size - 1, HIGHEST_PRICE); price >= LOWEST_PRICE; price--) {
      if (this.#best[price] !== NONE) return this.#best[price]
    }
    return NONE
  }
}
