import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nameKey } from '../people/name-key.ts'
import { Problem } from '../problem.ts'

interface Limit {
  readonly most: number
  readonly seconds: number
  readonly of: 'address' | 'person' | 'name'
}

/**
 * How often one address or one person may ask for something, or somebody may be asked for by name. A whole class of a
 * school may share an address.
 */
const LIMITS = {
  /** Everything below /api together. */
  requests: { most: 1200, seconds: 60, of: 'address' },
  newNames: { most: 60, seconds: 600, of: 'address' },
  passwords: { most: 20, seconds: 60, of: 'address' },
  /** Of one account, wherever they come from; to be counted when the body is read. */
  guesses: { most: 10, seconds: 900, of: 'name' },
  codes: { most: 60, seconds: 60, of: 'address' },
  sockets: { most: 120, seconds: 60, of: 'address' },
  newTables: { most: 30, seconds: 600, of: 'person' },
  moves: { most: 200, seconds: 10, of: 'person' },
  chat: { most: 8, seconds: 10, of: 'person' },
} as const satisfies Record<string, Limit>

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>
export type Limits = Readonly<Record<keyof typeof LIMITS, Check>>

const KEYS: Readonly<Record<Limit['of'], (request: FastifyRequest) => string>> = {
  address: ({ ip }) => ip,
  person: ({ asker, ip }) => asker?.id ?? ip,
  name({ body, asker, ip }) {
    const name = (body as { readonly name?: unknown } | undefined)?.name ?? asker?.name
    return typeof name === 'string' ? nameKey(name) : ip
  },
}

/** How many addresses, people and names each limit remembers. */
const REMEMBERED = 20_000

/** The limits as hooks; `rate` multiplies them all, and 0 lifts them. */
export async function createLimits(server: FastifyInstance, rate: number): Promise<Limits> {
  await server.register(rateLimit, { global: false })
  const check = (limit: Limit) => (rate === 0 ? async () => undefined : checkOf(server, limit, rate))
  const entries = Object.entries(LIMITS).map(([name, limit]) => [name, check(limit)])
  return Object.fromEntries(entries) as Limits
}

function checkOf(server: FastifyInstance, { most, seconds, of }: Limit, rate: number): Check {
  const options = {
    max: most * rate,
    timeWindow: seconds * 1000,
    cache: REMEMBERED,
    keyGenerator: KEYS[of],
  }
  const count = server.createRateLimit(options)
  return async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new Problem('too-many', `too many requests; try again in ${counted.ttlInSeconds} s`)
  }
}
