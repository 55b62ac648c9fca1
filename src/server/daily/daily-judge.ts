import { Piscina } from 'piscina'
import type { DailySetup } from '#games/daily.ts'

export interface DealToJudge {
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  readonly setup: DailySetup
  /** How much the expert thinks per action, and how far the best possible score is searched for. */
  readonly nodes: { readonly expert: number; readonly search: number }
}

export interface Judgement {
  /** The points of the expert with the information of a player. */
  readonly expert: number
  /** The best possible score that was found; null if the game has no search for it. */
  readonly best: number | null
}

/** Finds out what can be reached with a deal. */
export interface DailyJudge {
  judge(deal: DealToJudge): Promise<Judgement>
  close(): Promise<void>
}

const IDLE_THREAD_MS = 1000
const TIMEOUT_MS = 600_000

/** One thread beside those of the bots, so that no player waits for it; at low priority where the system has that. */
export class DailyJudgeThread implements DailyJudge {
  #pool: Piscina<DealToJudge, Judgement> | undefined

  judge(deal: DealToJudge): Promise<Judgement> {
    this.#pool ??= new Piscina({
      filename: import.meta.resolve('#programs/server/daily/daily-worker.js'),
      execArgv: [],
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_THREAD_MS,
      niceIncrement: 10,
    })
    return this.#pool.run(deal, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}
