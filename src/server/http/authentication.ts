import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenScope } from '#wire/people.ts'
import { ApiError } from '../api-error.ts'
import { type Config, isSecure } from '../config.ts'
import type { AccountService, SignedIn, Visit } from '../people/account-service.ts'
import { hashOf, lifetimeOf, TOKEN_PREFIX } from '../people/credentials.ts'
import type { Caller, Person } from '../people/users.ts'
import { networkOf } from './rate-limits.ts'

const COOKIE = 'hilltop'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`. */
    caller: Caller
    /** Whether the caller has a token that may only read. */
    isReadOnly: boolean
  }
}

/**
 * What a caller needs for a route. `public` and `read` are for all callers, `play` and `account` for signed-in ones if
 * the route requires it. A token has the right `read` or `play`, a browser has all of them.
 */
export type Right = 'public' | TokenScope | 'account'

/** The caller: by the token of a program, or by the cookie of a browser. Throws if a token lacks the right. */
export async function authenticate(
  request: FastifyRequest,
  accounts: AccountService,
  right: Right,
  isFresh: boolean,
): Promise<Caller> {
  const token = tokenOf(request)
  if (token === undefined) {
    const session = sessionOf(request)
    return session === undefined ? undefined : accounts.credentials.bySession(session, isFresh)
  }
  const owner = token.startsWith(TOKEN_PREFIX) ? await accounts.credentials.byToken(token, isFresh) : undefined
  if (owner === undefined) throw new ApiError('not-signed-in', 'this token is not valid, or not any more')
  if (right === 'account') throw new ApiError('forbidden', 'a token cannot do this: sign in with a browser')
  request.isReadOnly = owner.scope === 'read'
  if (right === 'play') requireRightToPlay(request)
  return owner.person
}

export function requireRightToPlay({ isReadOnly }: Pick<FastifyRequest, 'isReadOnly'>): void {
  if (isReadOnly) throw new ApiError('forbidden', 'this token may only read')
}

/** The caller; throws if not signed in. */
export function requirePerson({ caller }: Pick<FastifyRequest, 'caller'>): Person {
  if (caller === undefined) throw new ApiError('not-signed-in', 'not signed in: POST /api/me or send a token')
  return caller
}

/** The bearer token. Other schemes may be for a proxy, so they are ignored. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer\b *(.*)$/i)?.[1]
}

/** The hash of the session or token that identifies the caller. */
export function credentialOf(request: FastifyRequest): string | undefined {
  const secret = tokenOf(request) ?? sessionOf(request)
  return request.caller === undefined || secret === undefined ? undefined : hashOf(secret)
}

export function sessionOf(request: FastifyRequest): string | undefined {
  const session = request.cookies[COOKIE]
  return session !== undefined && /^[\w-]{20,100}$/.test(session) ? session : undefined
}

/** The browser's data for a new session. */
export function visitOf(request: FastifyRequest): Visit {
  const device = deviceOf(request.headers['user-agent'] ?? '')
  return { replaced: sessionOf(request), device, address: networkOf(request.ip) }
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

/** The first match counts: most user agents also name the browsers that theirs descends from. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** The browser and the system, such as `Firefox, Windows`; empty if neither is known. Nothing else is stored. */
function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [])
    .join(', ')
}
