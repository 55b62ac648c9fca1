/** Runs a few tasks at once, the others in the order in which they came. */
export class WorkQueue {
  readonly #atOnce: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running === this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running--
      else next()
    }
  }
}
