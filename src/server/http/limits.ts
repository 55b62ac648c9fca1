import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { Guesses } from './guesses.ts'
import { homeOf } from './home-of.ts'

interface Limit {
  readonly most: number
  readonly seconds: number
  readonly of: 'address' | 'person'
}

/** How often one address or one person may ask for something. A whole class of a school may share an address. */
const LIMITS = {
  /** Everything below /api together. */
  requests: { most: 1200, seconds: 60, of: 'address' },
  newNames: { most: 60, seconds: 600, of: 'address' },
  passwords: { most: 20, seconds: 60, of: 'address' },
  codes: { most: 60, seconds: 60, of: 'address' },
  sockets: { most: 120, seconds: 60, of: 'address' },
  newTables: { most: 30, seconds: 600, of: 'person' },
  moves: { most: 200, seconds: 10, of: 'person' },
  chat: { most: 8, seconds: 10, of: 'person' },
} as const satisfies Record<string, Limit>

/**
 * How many wrong passwords of one account may come from one address. Those from elsewhere are not counted with them:
 * otherwise anybody could keep somebody out by guessing.
 */
const WRONG_PASSWORDS = { most: 10, seconds: 900 }

/** How many card sets new tables may bring along, in units of so many bytes: checking and storing them costs by size. */
const CARD_UNIT = 16 * 1024
const CARDS: readonly Limit[] = [
  { most: 64, seconds: 600, of: 'person' },
  { most: 256, seconds: 600, of: 'address' },
]

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface Limits extends Readonly<Record<keyof typeof LIMITS, Check>> {
  /** Counts a card set of so many bytes. */
  cards(request: FastifyRequest, reply: FastifyReply, bytes: number): Promise<void>
  /** Tries a password of somebody, unless too many were wrong; then nobody learns whether this one is. */
  guess<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    whose: string,
    attempt: () => Promise<Answer>,
  ): Promise<Answer>
}

const KEYS: Readonly<Record<Limit['of'], (request: FastifyRequest) => string>> = {
  address: ({ ip }) => homeOf(ip),
  person: ({ asker, ip }) => asker?.id ?? homeOf(ip),
}

/** How many addresses and people each limit remembers. */
const REMEMBERED = 20_000

/** The limits as hooks; `rate` multiplies them all, and 0 lifts them. */
export async function createLimits(server: FastifyInstance, rate: number): Promise<Limits> {
  await server.register(rateLimit, { global: false })
  const check = (limit: Limit) => (rate === 0 ? async () => undefined : checkOf(server, limit, rate))
  const entries = Object.entries(LIMITS).map(([name, limit]) => [name, check(limit)])
  return { ...Object.fromEntries(entries), cards: cardsOf(CARDS.map(check)), guess: guessOf(rate) } as Limits
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
    throw tooMany(reply, counted.ttlInSeconds)
  }
}

function cardsOf(checks: readonly Check[]): Limits['cards'] {
  return async (request, reply, bytes) => {
    for (const check of checks) {
      for (let counted = 0; counted < bytes; counted += CARD_UNIT) await check(request, reply)
    }
  }
}

function guessOf(rate: number): Limits['guess'] {
  if (rate === 0) return (_request, _reply, _whose, attempt) => attempt()
  const guesses = new Guesses(WRONG_PASSWORDS.most * rate, WRONG_PASSWORDS.seconds * 1000)
  return async ({ ip }, reply, whose, attempt) => {
    const counted = `${whose} ${homeOf(ip)}`
    const wait = guesses.begin(counted)
    if (wait !== undefined) throw tooMany(reply, Math.ceil(wait / 1000))
    let isWrong = false
    try {
      return await attempt()
    } catch (error) {
      isWrong = error instanceof Problem && error.code === 'wrong-password'
      throw error
    } finally {
      if (!isWrong) guesses.forgive(counted)
    }
  }
}

function tooMany(reply: FastifyReply, seconds: number): Problem {
  reply.header('retry-after', seconds)
  return new Problem('too-many', `too many requests; try again in ${seconds} s`)
}
