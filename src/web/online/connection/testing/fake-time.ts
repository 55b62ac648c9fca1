import type { Runtime } from '#engine/runtime.ts'

interface Waiting {
  readonly at: number
  readonly act: () => void
}

/** Time that passes only when a test lets it. */
export class FakeTime implements Runtime {
  #now = 0
  #waiting: Waiting[] = []

  now(): number {
    return this.#now
  }

  random(): number {
    return 0.5
  }

  bytes(count: number): Uint8Array {
    return crypto.getRandomValues(new Uint8Array(count))
  }

  soon(act: () => void): void {
    this.after(0, act)
  }

  after(ms: number, act: () => void): () => void {
    const waiting = { at: this.#now + ms, act }
    this.#waiting.push(waiting)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting)
    }
  }

  /** Lets time pass, with everything that is due in it. */
  pass(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const [next] = this.#waiting.toSorted((one, other) => one.at - other.at)
      if (next === undefined || next.at > end) break
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.#now = next.at
      next.act()
    }
    this.#now = end
  }
}
