import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isSecure } from '../config.ts'
import type { Asker, Person } from '../house/house.ts'
import type { People, SignedIn } from '../people/people.ts'
import { lifetimeOf } from '../people/sessions.ts'
import { TOKEN_PREFIX } from '../people/tokens.ts'
import { Problem } from '../problem.ts'

const COOKIE = 'hilltop'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as soon as it is known. */
    asker: Asker
  }
}

/** Who asks: by the token of a program, or by the cookie of a browser. */
export async function askerOf(request: FastifyRequest, people: People, isAnew: boolean): Promise<Asker> {
  const token = tokenOf(request)
  if (token === undefined) {
    const session = sessionOf(request)
    return session === undefined ? undefined : people.bySession(session, isAnew)
  }
  const person = token.startsWith(TOKEN_PREFIX) ? await people.byToken(token, isAnew) : undefined
  if (person === undefined) throw new Problem('not-signed-in', 'this token is not valid')
  return person
}

/** Whoever asks, or a `Problem` where it is nobody. */
export function personOf(request: FastifyRequest): Person {
  if (request.asker === undefined) throw new Problem('not-signed-in', 'tell your name first: POST /api/me')
  return request.asker
}

/** What a program sent as its token. Other schemes are a proxy's business. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer\b *(.*)$/i)?.[1]
}

export function sessionOf(request: FastifyRequest): string | undefined {
  const session = request.cookies[COOKIE]
  return session !== undefined && /^[\w-]{20,100}$/.test(session) ? session : undefined
}

/** Gives the browser its session. */
export function giveSession(reply: FastifyReply, { person, session }: SignedIn, config: Config): void {
  reply.setCookie(COOKIE, session, { ...cookieFlags(config), maxAge: lifetimeOf(person.kind) / 1000 })
}

export function takeSession(reply: FastifyReply, config: Config): void {
  reply.clearCookie(COOKIE, cookieFlags(config))
}

function cookieFlags(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const
}
