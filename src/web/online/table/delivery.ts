import type { Accepted } from '../../../wire/moves.ts'
import type { ProblemBody, ProblemCode } from '../../../wire/problem.ts'
import { Store } from '../../store.ts'
import { ServerProblem, Unreachable } from '../api.ts'
import { backOff } from '../connection/back-off.ts'
import type { Surroundings } from '../connection/surroundings.ts'

export type Answer =
  | { readonly kind: 'accepted'; readonly seq: number }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }
  | { readonly kind: 'stopped' }

/** Nothing was done, and the same may well be done later. */
const PASSING: readonly ProblemCode[] = ['unavailable', 'too-many']

/** Brings one thing after another to the server, and tries again until it is answered. */
export class Delivery {
  /** Whether the last attempt failed. */
  readonly isInTrouble = new Store(false)
  readonly #around: Surroundings
  #isStopped = false
  /** Ends the pause before the next attempt. */
  #tryNow: () => void = () => undefined

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** `send` may be called several times: it must say the same each time, so that the server acts once. */
  async deliver(send: () => Promise<Accepted>): Promise<Answer> {
    for (let failures = 0; !this.#isStopped; failures++) {
      const answer = await attempt(send)
      this.isInTrouble.set(answer === undefined)
      if (answer !== undefined) return answer
      await this.#pause(backOff(failures, this.#around.random()))
    }
    return { kind: 'stopped' }
  }

  /** The network is back: tries at once what would be tried later. */
  hurry(): void {
    this.#tryNow()
  }

  stop(): void {
    this.#isStopped = true
    this.#tryNow()
  }

  #pause(ms: number): Promise<void> {
    return new Promise((goOn) => {
      const callOff = this.#around.after(ms, goOn)
      this.#tryNow = () => {
        callOff()
        goOn()
      }
    })
  }
}

/** Undefined where nobody knows whether it was done, or where it can be done later. */
async function attempt(send: () => Promise<Accepted>): Promise<Answer | undefined> {
  try {
    return { kind: 'accepted', seq: (await send()).seq }
  } catch (error) {
    if (error instanceof ServerProblem) {
      return PASSING.includes(error.body.code) ? undefined : { kind: 'refused', problem: error.body }
    }
    if (error instanceof Unreachable) return undefined
    throw error
  }
}
