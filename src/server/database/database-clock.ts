import type { DatabaseStore } from './store.ts'

/** From this difference on, an operator is told that the clock of the machine is wrong. */
const SKEW_MS = 2000

/**
 * The time of the database, which is the same at all nodes: a node compares it with times that others have written. Between
 * two measurements it follows the monotonic clock of this machine, so setting the machine's clock does not change it.
 */
export class DatabaseClock {
  readonly #store: Pick<DatabaseStore, 'readClock'>
  /** What to add to the monotonic clock; undefined until it was measured. */
  #offset: number | undefined

  constructor(store: Pick<DatabaseStore, 'readClock'>) {
    this.#store = store
  }

  now(): number {
    return this.#offset === undefined ? Date.now() : Math.round(performance.now() + this.#offset)
  }

  /** Asks the database. The answer was true at some moment of the round trip, and only what contradicts it is changed. */
  async measure(): Promise<void> {
    if (this.#store.readClock === undefined) return
    const asked = performance.now()
    const time = await this.#store.readClock()
    const answered = performance.now()
    const [least, most] = [time - answered, time - asked]
    if (this.#offset === undefined || this.#offset < least || this.#offset > most) this.#offset = (least + most) / 2
  }

  /** How far the clock of this machine is ahead of the database's, in milliseconds. */
  get skew(): number {
    return Date.now() - this.now()
  }

  /** What is wrong with the clock of this machine, for its operator; undefined if it is right. */
  get warning(): string | undefined {
    const { skew } = this
    if (Math.abs(skew) < SKEW_MS) return undefined
    const seconds = Math.round(Math.abs(skew) / 1000)
    return `the clock of this machine is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the database's`
  }
}
