import type { Refusal } from '#engine/game.ts'
import type { ProblemBody, ProblemCode } from '#wire/problem.ts'

/** Why something is not done. Thrown by whoever finds out; the edges (HTTP, sockets) turn it into an answer. */
export class ApiError extends Error {
  readonly code: ProblemCode
  readonly refusal: Refusal | undefined
  readonly seq: number | undefined
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, message: string, more: ErrorDetails = {}) {
    super(message, { cause: more.cause })
    this.code = code
    this.refusal = more.refusal
    this.seq = more.seq
    this.retryAfter = more.retryAfter
  }

  get body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.refusal && { refusal: { ...this.refusal, values: { ...this.refusal.values } } }),
      ...(this.seq !== undefined && { seq: this.seq }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
    }
  }
}

interface ErrorDetails {
  readonly refusal?: Refusal
  readonly seq?: number
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** What drivers say where they lost their connection rather than being told something by the database. */
const LOST =
  /connection terminated|connection timeout|connection is not open|timeout exceeded|client was closed|query read timeout|not queryable|pool after calling end/i

/** SQLite cannot write, read or get hold of its file. */
const SQLITE = /^SQLITE_(?!CONSTRAINT)\w+$/

/** Postgres: no connection, overtaken by others, no room, not now, stopping, broken. */
const POSTGRES = /^(?:08|40|53|55|57|58|XX)[0-9A-Z]{3}$/

/** The network. */
const NETWORK = /^E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOENT|ACCES)$/

/** Whether the database could not do its work: full, locked, gone. What was asked for may be asked again. */
function isDatabaseError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && [SQLITE, POSTGRES, NETWORK].some((form) => form.test(code))) return true
  // Where several addresses were tried there is an error for each.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseError)
  return LOST.test(error.message)
}

/** The same error, or the problem that people are reported where the database could not do its work. */
export function mapDatabaseError(error: unknown): unknown {
  if (!isDatabaseError(error)) return error
  return new ApiError('unavailable', 'the database did not answer; try again', { cause: error })
}
