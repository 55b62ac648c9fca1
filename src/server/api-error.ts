import type { Refusal } from '#engine/game.ts'
import type { ProblemBody, ProblemCode, TableLimit } from '#wire/problem.ts'

/** An error with a code for clients. HTTP routes and sockets turn it into the response. */
export class ApiError extends Error {
  readonly code: ProblemCode
  readonly refusal: Refusal | undefined
  readonly seq: number | undefined
  readonly limit: TableLimit | undefined
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, message: string, more: ErrorDetails = {}) {
    super(message, { cause: more.cause })
    this.code = code
    this.refusal = more.refusal
    this.seq = more.seq
    this.limit = more.limit
    this.retryAfter = more.retryAfter
  }

  get body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.refusal && { refusal: { ...this.refusal, values: { ...this.refusal.values } } }),
      ...(this.seq !== undefined && { seq: this.seq }),
      ...(this.limit !== undefined && { limit: this.limit }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
    }
  }
}

interface ErrorDetails {
  readonly refusal?: Refusal
  readonly seq?: number
  readonly limit?: TableLimit
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** Messages of database drivers that lost their connection. */
const LOST =
  /connection terminated|connection timeout|connection is not open|timeout exceeded|client was closed|query read timeout|not queryable|pool after calling end/i

/** SQLite cannot write, read or lock its file. */
const SQLITE = /^SQLITE_(?!CONSTRAINT)\w+$/

/** Postgres: connection, transaction rollback, resources, object state, shutdown, system and internal errors. */
const POSTGRES = /^(?:08|40|53|55|57|58|XX)[0-9A-Z]{3}$/

const NETWORK = /^E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOENT|ACCES)$/

/** Whether the database failed (full, locked, unreachable), so that the request can be retried. */
function isDatabaseError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && [SQLITE, POSTGRES, NETWORK].some((form) => form.test(code))) return true
  // One error for each address that was tried.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseError)
  return LOST.test(error.message)
}

/** The same error, or `unavailable` if the database failed. */
export function mapDatabaseError(error: unknown): unknown {
  if (!isDatabaseError(error)) return error
  return new ApiError('unavailable', 'the database did not answer; try again', { cause: error })
}
