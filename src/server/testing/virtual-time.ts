import type { Runtime } from '#engine/runtime.ts'
import { SYSTEM } from '../runtime.ts'

interface Timer {
  readonly at: number
  readonly act: () => void
}

/** How often everything that does not wait for a timer gets its turn before the next timer runs. */
const TURNS = 30

/** Time that passes only when a test lets it: from timer to timer, as fast as the work between them is done. */
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

  /** Lets time pass until something is true, or for so many milliseconds. */
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
