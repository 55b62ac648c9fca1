import { Problem } from '../problem.ts'

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

/** The same error, or the problem that people are told of where the database could not do its work. */
export function asProblem(error: unknown): unknown {
  if (!isDatabaseError(error)) return error
  return new Problem('unavailable', 'the database did not answer; try again', { cause: error })
}
