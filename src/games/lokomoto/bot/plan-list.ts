import type { CardTables } from '../cards/tables.ts'
import type { Action } from '../rules/actions.ts'
import { NONE } from '../rules/state.ts'
import { LARGEST_SET } from './growing-set.ts'

/** A purchase that a player could work towards, and what it is worth. */
export class Plan {
  train = NONE
  /** NONE for a train alone. */
  shape = NONE
  /** The sections that pay for it, drawn or not: the first `size` entries. */
  readonly sections = new Int32Array(LARGEST_SET)
  size = 0
  /** How many of them are still to be drawn. */
  missing = 0
  value = Number.NEGATIVE_INFINITY
  /** A list keeps only the better of two plans with the same key. */
  key = 0

  become(other: Plan): void {
    this.train = other.train
    this.shape = other.shape
    this.sections.set(other.sections)
    this.size = other.size
    this.missing = other.missing
    this.value = other.value
    this.key = other.key
  }

  /** Moves the missing sections to the front, in this order. */
  drawInOrder(order: Int32Array, missing: number): void {
    const rest = this.sections.slice(0, this.size).filter((section) => !order.subarray(0, missing).includes(section))
    this.sections.set(order.subarray(0, missing))
    this.sections.set(rest, missing)
  }
}

/** The purchase that a plan leads to. */
export function purchaseOf({ trainIds, shapeIds }: CardTables, { train, shape, sections, size }: Plan): Action {
  return {
    train: trainIds[train],
    sections: Array.from(sections.subarray(0, size)).sort((one, other) => one - other),
    shape: shape === NONE ? undefined : shapeIds[shape],
  }
}

/** A short list of the best plans, the best first. */
export class PlanList {
  count = 0
  readonly #plans: Plan[]

  constructor(most: number) {
    this.#plans = Array.from({ length: most }, () => new Plan())
  }

  at(rank: number): Plan {
    return this.#plans[rank]
  }

  clear(): void {
    this.count = 0
  }

  /** Whether a plan of this value would be kept. */
  wants(value: number): boolean {
    return this.count < this.#plans.length || (this.count > 0 && value > this.#plans[this.count - 1].value)
  }

  /** A slot for a new plan of this value and key, or undefined if the list already has a better one with this key. */
  placeFor(value: number, key: number): Plan | undefined {
    const plans = this.#plans
    let from = this.count
    for (let i = 0; i < this.count; i++) {
      if (plans[i].key !== key) continue
      if (plans[i].value >= value) return undefined
      from = i
      break
    }
    if (from === this.count) {
      if (this.count < plans.length) this.count++
      else from--
    }
    const place = plans[from]
    let rank = from
    for (; rank > 0 && plans[rank - 1].value < value; rank--) plans[rank] = plans[rank - 1]
    plans[rank] = place
    place.value = value
    place.key = key
    return place
  }
}
