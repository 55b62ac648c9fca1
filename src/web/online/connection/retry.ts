import type { Runtime } from '#engine/runtime.ts'
import type { ProblemCode } from '#wire/problem.ts'
import { Store } from '../../store.ts'
import { ServerProblem, Unreachable } from '../api.ts'

const FIRST_MS = 500

const LONGEST_MS = 15_000

/**
 * The pause before the next attempt, in ms: longer after every failure, and randomised so that not all clients
 * reconnect at once. `random` is from 0 to 1.
 */
export function backOff(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures))
  return Math.max(FIRST_MS, longest * (0.5 + random / 2))
}

/** The same where the server may have said how many seconds to wait at least. */
export function waitFor(failures: number, random: number, retryAfter = 0): number {
  return Math.max(backOff(failures, random), retryAfter * 1000)
}

/** Temporary problems: a retry may succeed. With `unavailable` the request may have been carried out. */
const PASSING: readonly ProblemCode[] = ['unavailable', 'too-many']

export function isPassing(code: ProblemCode): boolean {
  return PASSING.includes(code)
}

/** Retries requests with growing pauses until the server answers. */
export class RetryPolicy {
  /** Whether the last attempt of any request failed. */
  readonly isInTrouble = new Store(false)
  readonly #runtime: Runtime
  /** The requests whose last attempt failed. */
  readonly #unanswered = new Set<object>()
  /** End the pauses before the next attempts, each with whether the server said how long to wait. */
  readonly #pauses = new Map<() => void, boolean>()
  #isStopped = false

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  /** Throws errors that a retry would not change. The request must be safe to repeat. */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    for (let failures = 0; ; failures++) {
      let retryAfter: number | undefined
      try {
        const answer = await question()
        this.#hasAnswer(question, true)
        return answer
      } catch (error) {
        const isAnswer = !isWorthAnother(error)
        this.#hasAnswer(question, isAnswer)
        if (isAnswer) throw error
        if (error instanceof ServerProblem) retryAfter = error.body.retryAfter
      }
      await this.#pause(waitFor(failures, this.#runtime.random(), retryAfter), retryAfter !== undefined)
    }
  }

  /** Ends the pauses, for example when the network is back, except those that the server asked for. */
  retryNow(): void {
    for (const [end, isTold] of [...this.#pauses]) if (!isTold || this.#isStopped) end()
  }

  /** Requests without an answer never settle. */
  stop(): void {
    this.#isStopped = true
    this.retryNow()
  }

  #hasAnswer(question: object, isAnswered: boolean): void {
    if (isAnswered) this.#unanswered.delete(question)
    else this.#unanswered.add(question)
    const isInTrouble = this.#unanswered.size > 0
    if (isInTrouble !== this.isInTrouble.get()) this.isInTrouble.set(isInTrouble)
  }

  #pause(ms: number, isTold: boolean): Promise<void> {
    return new Promise((goOn) => {
      const end = () => {
        cancel()
        this.#pauses.delete(end)
        if (!this.#isStopped) goOn()
      }
      const cancel = this.#runtime.after(ms, end)
      this.#pauses.set(end, isTold)
    })
  }
}

function isWorthAnother(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof ServerProblem && isPassing(error.body.code))
}
