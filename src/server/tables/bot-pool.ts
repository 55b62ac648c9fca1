import { Piscina } from 'piscina'
import type { CardSetFile } from '#engine/card-set.ts'
import type { Seat } from '#engine/game.ts'

/** What a bot is asked: a view, and never more. */
export interface BotQuestion {
  readonly game: string
  readonly rulesVersion: number
  /** The replaced card set that the game is played with. */
  readonly cards: CardSetFile | undefined
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  /** All of its chance, from a text. */
  readonly chance: string
  readonly ms: number
}

/** Thinks for bots, somewhere where it does not hold anybody up. */
export interface BotRunner {
  /** What the bot does now and means to do after that in the same turn, in the game's notation. */
  think(question: BotQuestion): Promise<readonly string[]>
  close(): Promise<void>
}

/** A thread that nobody needed for this long goes away. */
const IDLE_MS = 60_000

/** A bot that does not answer by then is given up, with its thread; the time that it waits for one counts. */
const PATIENCE_MS = 60_000

/** Bots think in threads, which are there when the first one is asked. */
export class BotThreadPool implements BotRunner {
  readonly #threads: number
  #pool: Piscina<BotQuestion, readonly string[]> | undefined

  constructor(threads: number) {
    this.#threads = threads
  }

  think(question: BotQuestion): Promise<readonly string[]> {
    this.#pool ??= new Piscina({
      filename: new URL('./bot-worker.mjs', import.meta.url).href,
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
