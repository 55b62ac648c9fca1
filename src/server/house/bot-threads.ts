import { Piscina } from 'piscina'
import type { BotQuestion, Thinkers } from './bots.ts'

/** A thread that nobody needed for this long goes away. */
const IDLE_MS = 60_000

/** A bot that does not answer by then is given up, with its thread; the time that it waits for one counts. */
const PATIENCE_MS = 60_000

/** Bots think in threads, which are there when the first one is asked. */
export class BotThreads implements Thinkers {
  readonly #threads: number
  #pool: Piscina<BotQuestion, readonly string[]> | undefined

  constructor(threads: number) {
    this.#threads = threads
  }

  think(question: BotQuestion): Promise<readonly string[]> {
    this.#pool ??= new Piscina({
      filename: new URL('./bot-thread.mjs', import.meta.url).href,
      // The options of this process are not meant for a thread.
      execArgv: [],
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
    })
    return this.#pool.run(question, { signal: AbortSignal.timeout(question.ms + PATIENCE_MS) })
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}
