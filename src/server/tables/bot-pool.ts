import { Piscina } from 'piscina'
import type { CardSetFile } from '#engine/card-set.ts'
import type { Seat } from '#engine/game.ts'

/** A question to a bot. It has only the view of the seat, no hidden information. */
export interface BotQuestion {
  readonly game: string
  readonly rulesVersion: number
  /** The card set that replaces the standard one. */
  readonly cards: CardSetFile | undefined
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  /** The seed of the bot's own randomness. */
  readonly chance: string
  readonly ms: number
  /** The budget in nodes instead, if the answer must be the same on every machine. */
  readonly nodes?: number
}

/** Runs bots without blocking the event loop. */
export interface BotRunner {
  /** The bot's action and its plan for the rest of the turn, in the game's notation. */
  think(question: BotQuestion): Promise<readonly string[]>
  close(): Promise<void>
}

const IDLE_THREAD_MS = 60_000

/** A bot that does not answer in this time is aborted with its thread. Waiting for a free thread counts. */
const TIMEOUT_MS = 60_000

/**
 * Worker threads for bots, created with the first question. One of them stays: a new one has to load and compile the game,
 * which a player who thinks for longer than `IDLE_THREAD_MS` would otherwise wait for in every turn.
 */
export class BotThreadPool implements BotRunner {
  readonly #threads: number
  #pool: Piscina<BotQuestion, readonly string[]> | undefined

  constructor(threads: number) {
    this.#threads = threads
  }

  think(question: BotQuestion): Promise<readonly string[]> {
    this.#pool ??= new Piscina({
      filename: import.meta.resolve('#programs/server/tables/bot-worker.js'),
      // Do not inherit the options of this process.
      execArgv: [],
      minThreads: 1,
      maxThreads: this.#threads,
      idleTimeout: IDLE_THREAD_MS,
    })
    return this.#pool.run(question, { signal: AbortSignal.timeout(question.ms + TIMEOUT_MS) })
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}
