import { isIPv6 } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'

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

export interface RateLimits extends Readonly<Record<keyof typeof LIMITS, Check>> {
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
  address: ({ ip }) => networkOf(ip),
  person: ({ caller, ip }) => caller?.id ?? networkOf(ip),
}

/** How many addresses and people each limit remembers. */
const REMEMBERED = 20_000

/** The limits as hooks; `rate` multiplies them all, and 0 lifts them. */
export async function createLimits(server: FastifyInstance, rate: number): Promise<RateLimits> {
  await server.register(rateLimit, { global: false })
  const check = (limit: Limit) => (rate === 0 ? async () => undefined : checkOf(server, limit, rate))
  const entries = Object.entries(LIMITS).map(([name, limit]) => [name, check(limit)])
  return { ...Object.fromEntries(entries), cards: cardsOf(CARDS.map(check)), guess: guessOf(rate) } as RateLimits
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

function cardsOf(checks: readonly Check[]): RateLimits['cards'] {
  return async (request, reply, bytes) => {
    for (const check of checks) {
      for (let counted = 0; counted < bytes; counted += CARD_UNIT) await check(request, reply)
    }
  }
}

function guessOf(rate: number): RateLimits['guess'] {
  if (rate === 0) return (_request, _reply, _whose, attempt) => attempt()
  const guesses = new FailedAttempts(WRONG_PASSWORDS.most * rate, WRONG_PASSWORDS.seconds * 1000)
  return async ({ ip }, reply, whose, attempt) => {
    const counted = `${whose} ${networkOf(ip)}`
    const wait = guesses.begin(counted)
    if (wait !== undefined) throw tooMany(reply, Math.ceil(wait / 1000))
    let isWrong = false
    try {
      return await attempt()
    } catch (error) {
      isWrong = error instanceof ApiError && error.code === 'wrong-password'
      throw error
    } finally {
      if (!isWrong) guesses.forgive(counted)
    }
  }
}

function tooMany(reply: FastifyReply, seconds: number): ApiError {
  reply.header('retry-after', seconds)
  return new ApiError('too-many', `too many requests; try again in ${seconds} s`, { retryAfter: seconds })
}

interface Counted {
  count: number
  readonly until: number
}

/**
 * Counts wrong guesses. Every guess counts until it turns out to be right, so that many at once are no more than one
 * after another.
 */
export class FailedAttempts {
  readonly #most: number
  readonly #ms: number
  readonly #now: () => number
  /** The oldest first. */
  readonly #counted = new Map<string, Counted>()

  constructor(most: number, ms: number, now: () => number = Date.now) {
    this.#most = most
    this.#ms = ms
    this.#now = now
  }

  /** Counts a guess and answers undefined; or, where there were too many, the milliseconds to wait. */
  begin(whose: string): number | undefined {
    const now = this.#now()
    const known = this.#counted.get(whose)
    if (known === undefined || known.until <= now) this.#remember(whose, now)
    else if (known.count >= this.#most) return known.until - now
    else known.count++
    return undefined
  }

  /** A guess that was counted was none. */
  forgive(whose: string): void {
    const known = this.#counted.get(whose)
    if (known !== undefined) known.count--
  }

  #remember(whose: string, now: number): void {
    this.#counted.delete(whose)
    this.#counted.set(whose, { count: 1, until: now + this.#ms })
    for (const oldest of this.#counted.keys()) {
      if (this.#counted.size <= REMEMBERED) break
      this.#counted.delete(oldest)
    }
  }
}

/** So many of the eight groups of an IPv6 address name the network of a home, and of a whole site. */
const NETWORK = 4
const SITE = 3

/**
 * What stands for an address where addresses are counted. One connection to the internet has a whole network of IPv6
 * addresses, 64 bits wide, and would otherwise count as somebody else with every request.
 */
export function networkOf(address: string, groups = NETWORK): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped !== null) return mapped[1]
  // What is written like an IPv4 address at the end are two groups, which do not matter.
  const [left, right = ''] = address.replace(/[\d.]+\.[\d.]+$/, '0:0').split('::')
  const [before, after] = [groupsOf(left), groupsOf(right)]
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...between, ...after].slice(0, groups).join(':')}::`
}

/** The same for what is shared out by address: whoever rents a server gets networks by the thousand. */
export function siteOf(address: string): string {
  return networkOf(address, SITE)
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}
