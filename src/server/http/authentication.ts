import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { type Config, isSecure } from '../config.ts'
import type { AccountService, SignedIn } from '../people/account-service.ts'
import { hashOf, lifetimeOf, TOKEN_PREFIX } from '../people/credentials.ts'
import type { Caller, Person } from '../people/users.ts'

const COOKIE = 'hilltop'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`. */
    caller: Caller
  }
}

/** Finds the caller by the token of a program or the session cookie of a browser. */
export async function authenticate(
  request: FastifyRequest,
  accounts: AccountService,
  isFresh: boolean,
): Promise<Caller> {
  const token = tokenOf(request)
  if (token === undefined) {
    const session = sessionOf(request)
    return session === undefined ? undefined : accounts.bySession(session, isFresh)
  }
  const person = token.startsWith(TOKEN_PREFIX) ? await accounts.byToken(token, isFresh) : undefined
  if (person === undefined) throw new ApiError('not-signed-in', 'this token is not valid')
  return person
}

/** The caller; throws if not signed in. */
export function requirePerson(request: FastifyRequest): Person {
  if (request.caller === undefined) throw new ApiError('not-signed-in', 'not signed in: POST /api/me or send a token')
  return request.caller
}

/** The bearer token. Other schemes may be for a proxy, so they are ignored. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer\b *(.*)$/i)?.[1]
}

/** The hash of the session or token that says who the caller is. */
export function credentialOf(request: FastifyRequest): string | undefined {
  const secret = tokenOf(request) ?? sessionOf(request)
  return request.caller === undefined || secret === undefined ? undefined : hashOf(secret)
}

export function sessionOf(request: FastifyRequest): string | undefined {
  const session = request.cookies[COOKIE]
  return session !== undefined && /^[\w-]{20,100}$/.test(session) ? session : undefined
}

export function setSessionCookie(reply: FastifyReply, { person, session }: SignedIn, config: Config): void {
  reply.setCookie(COOKIE, session, { ...cookieFlags(config), maxAge: lifetimeOf(person.kind) / 1000 })
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(COOKIE, cookieFlags(config))
}

function cookieFlags(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const
}
