import type { Runtime } from '#engine/runtime.ts'
import { SYSTEM } from '../runtime.ts'

interface Timer {
  readonly at: number
  readonly act: () => void
}

/** How many turns of the event loop other work gets before the next timer runs. */
const TURNS = 30

/** A clock that only the test advances, from timer to timer. */
export class VirtualTime {
  #now = 1_700_000_000_000
  readonly #timers = new Set<Timer>()

  readonly runtime: Runtime = {
    ...SYSTEM,
    now: () => this.#now,
    after: (ms, act) => {
      const timer = { at: this.#now + Math.max(0, ms), act }
      this.#timers.add(timer)
      return () => void this.#timers.delete(timer)
    },
  }

  get now(): number {
    return this.#now
  }

  /** Advances the time until a condition is true, or by this many milliseconds. */
  async run(ms: number, isDone: () => boolean = () => false): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      for (let i = 0; i < TURNS; i++) await new Promise(setImmediate)
      if (isDone()) return
      const next = [...this.#timers].reduce<Timer | undefined>(
        (first, timer) => (first === undefined || timer.at < first.at ? timer : first),
        undefined,
      )
      if (next === undefined || next.at > end) break
      this.#timers.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.act()
    }
    this.#now = end
  }
}
