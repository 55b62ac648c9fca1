import type { Runtime } from '#engine/runtime.ts'
import type { ProblemCode } from '#wire/problem.ts'
import { Store } from '../../store.ts'
import { ServerProblem, Unreachable } from '../api.ts'

const FIRST_MS = 500

const LONGEST_MS = 15_000

/**
 * How long is waited before the next attempt, in ms: longer after every failure, and each time by chance, so that not
 * everybody comes back at once. `random` is from 0 to 1.
 */
export function backOff(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures))
  return Math.max(FIRST_MS, longest * (0.5 + random / 2))
}

/** Nothing was done, and the same may well be done later. */
const PASSING: readonly ProblemCode[] = ['unavailable', 'too-many']

export function isPassing(code: ProblemCode): boolean {
  return PASSING.includes(code)
}

/** Asks the server again and again, later and later, until it answers. */
export class RetryPolicy {
  /** Whether something was not answered at its last attempt. */
  readonly isInTrouble = new Store(false)
  readonly #runtime: Runtime
  /** What was not answered at its last attempt. */
  readonly #unanswered = new Set<object>()
  /** End the pauses before the next attempts. */
  readonly #pauses = new Set<() => void>()
  #isStopped = false

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  /** Throws what trying again would not change. The question must be one that may be asked several times. */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    for (let failures = 0; ; failures++) {
      try {
        const answer = await question()
        this.#hasAnswer(question, true)
        return answer
      } catch (error) {
        const isAnswer = !isWorthAnother(error)
        this.#hasAnswer(question, isAnswer)
        if (isAnswer) throw error
      }
      await this.#pause(backOff(failures, this.#runtime.random()))
    }
  }

  /** The network is back: tries at once what would be tried later. */
  retryNow(): void {
    for (const end of [...this.#pauses]) end()
  }

  /** What has no answer yet never gets one. */
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

  #pause(ms: number): Promise<void> {
    return new Promise((goOn) => {
      const end = () => {
        cancel()
        this.#pauses.delete(end)
        if (!this.#isStopped) goOn()
      }
      const cancel = this.#runtime.after(ms, end)
      this.#pauses.add(end)
    })
  }
}

function isWorthAnother(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof ServerProblem && isPassing(error.body.code))
}
