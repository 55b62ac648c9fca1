import type { Refusal } from '#engine/game.ts'
import type { ProblemBody, ProblemCode } from '#wire/problem.ts'

/** Why something is not done. Thrown by whoever finds out; the edges (HTTP, sockets) turn it into an answer. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly refusal: Refusal | undefined
  readonly seq: number | undefined

  constructor(code: ProblemCode, message: string, more: { refusal?: Refusal; seq?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.code = code
    this.refusal = more.refusal
    this.seq = more.seq
  }

  get body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.refusal && { refusal: { ...this.refusal, values: { ...this.refusal.values } } }),
      ...(this.seq !== undefined && { seq: this.seq }),
    }
  }
}
