import type { Runtime } from '#engine/runtime.ts'
import { SYSTEM } from '../runtime.ts'

interface Waiting<Item, Answer> {
  readonly item: Item
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Collects items while a batch is being written, and writes them together. Under load, many items share one disk sync;
 * a single item is written immediately.
 */
export class Batch<Item, Answer> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Answer[]>
  readonly #limit: number
  readonly #runtime: Pick<Runtime, 'soon'>
  #waiting: Waiting<Item, Answer>[] = []
  #isWriting = false

  constructor(
    write: (items: readonly Item[]) => Promise<readonly Answer[]>,
    limit: number,
    runtime: Pick<Runtime, 'soon'> = SYSTEM,
  ) {
    this.#write = write
    this.#limit = limit
    this.#runtime = runtime
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (!this.#isWriting) {
        this.#isWriting = true
        // Items of the same event loop turn are included.
        this.#runtime.soon(() => void this.#writeAll())
      }
    })
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#limit)
      try {
        const answers = await this.#write(batch.map(({ item }) => item))
        for (const [i, { resolve }] of batch.entries()) resolve(answers[i])
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      if (this.#waiting.length > 0) await new Promise<void>((goOn) => this.#runtime.soon(goOn))
    }
    this.#isWriting = false
  }
}
