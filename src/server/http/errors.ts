import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import type { ProblemCode } from '#wire/problem.ts'
import { ApiError, mapDatabaseError } from '../api-error.ts'

const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  forbidden: 403,
  blocked: 403,
  'players-only': 403,
  silenced: 403,
  'not-found': 404,
  stale: 409,
  'not-now': 409,
  'still-here': 409,
  'vote-open': 409,
  'vote-over': 409,
  'asked-recently': 409,
  'other-seat': 409,
  'not-agreed': 409,
  'name-taken': 409,
  'too-large': 413,
  refused: 422,
  'too-many': 429,
  failed: 500,
  unavailable: 503,
}

/** For errors thrown by the framework. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many',
}

/** Postgres error codes for text with a NUL character. */
const NUL_CHARACTER = ['22021', '22P05']

/** Turns any error into a response. Details of unexpected errors are logged, not sent. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toApiError(error)
  if (problem.code === 'failed' || problem.code === 'unavailable') {
    request.log.error({ err: problem.cause ?? error, path: pathOf(request) }, problem.message)
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  return reply.code(STATUS[problem.code]).send(problem.body)
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new ApiError('bad-request', validationMessage(error))
  if (isResponseSerializationError(error))
    return new ApiError('failed', 'internal error: the response does not match its schema', { cause: error })
  const { statusCode = 500, message } = error as Partial<FastifyError>
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiError(CODE_OF_STATUS[statusCode] ?? 'bad-request', message ?? 'invalid request')
  }
  const code = (error as { readonly code?: unknown } | null)?.code
  if (NUL_CHARACTER.includes(String(code))) return new ApiError('bad-request', 'a text contains a NUL character')
  const known = mapDatabaseError(error)
  if (known instanceof ApiError) return known
  return new ApiError('failed', 'internal error; see the server log', { cause: error })
}

/**
 * The path as it may be logged: without the query string, which can contain an invitation code, even if a mail program has
 * escaped its `?`; and without secrets, which are as long as a hash.
 */
export function pathOf(request: FastifyRequest): string {
  return request.url.split(/[?#]|%3f|%23/i, 1)[0].replace(/[\w%-]{40,}/g, '…')
}

function validationMessage(error: FastifyError & { readonly validationContext?: string | undefined }): string {
  const [first] = error.validation ?? []
  const place = `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}`
  return `${place}: ${first?.message ?? 'invalid value'}`
}
