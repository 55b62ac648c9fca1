import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { WrongCode } from '../tables/table-rows.ts'

interface Limit {
  readonly most: number
  readonly seconds: number
  readonly of: 'address' | 'site' | 'person'
}

/** Requests per address or person. Generous, since a whole school class can share an address. */
const LIMITS = {
  /** All requests below /api. */
  requests: { most: 1200, seconds: 60, of: 'address' },
  newNames: { most: 60, seconds: 600, of: 'address' },
  /** A new name is written to all tables of its person, however many they are. */
  renames: { most: 10, seconds: 600, of: 'person' },
  passwords: { most: 20, seconds: 60, of: 'address' },
  codes: { most: 300, seconds: 60, of: 'address' },
  sockets: { most: 120, seconds: 60, of: 'address' },
  newTables: { most: 30, seconds: 600, of: 'person' },
  moves: { most: 200, seconds: 10, of: 'person' },
  chat: { most: 8, seconds: 10, of: 'person' },
  /** Reading daily deals and results: some are made for the caller. */
  daily: { most: 240, seconds: 60, of: 'address' },
  /** A profile takes about ten queries. */
  profiles: { most: 120, seconds: 60, of: 'address' },
  /** By address, since a new guest can try a daily deal again. */
  dailyTries: { most: 60, seconds: 3600, of: 'address' },
  /** Requests that send a mail. Mails to one address, and of one account, are limited by the day too. */
  mails: { most: 10, seconds: 3600, of: 'address' },
  /** Settings of notices, and browsers that get them. */
  notices: { most: 120, seconds: 600, of: 'person' },
  /** Following, blocking, who is online, and silencing, of which each is an entry in the administrator's log for a year. */
  people: { most: 120, seconds: 600, of: 'person' },
  reactions: { most: 5, seconds: 10, of: 'person' },
  /** Each is a question to all players of a table. */
  undoRequests: { most: 4, seconds: 60, of: 'person' },
  /** By address, since names of guests cost nothing. */
  invites: { most: 60, seconds: 600, of: 'address' },
  reports: { most: 20, seconds: 600, of: 'address' },
} as const satisfies Record<string, Limit>

/**
 * Wrong passwords per account and address. Other addresses are counted separately; otherwise an attacker could lock a
 * player out by guessing.
 */
const WRONG_PASSWORDS = { most: 10, seconds: 900 }

/**
 * How many wrong invitation codes may come from one site. If the total is high, each site gets only a few, so that
 * guessing from many addresses is stopped and a person with a valid code still gets in.
 */
const WRONG_CODES = { most: 120, seconds: 600, manyInAll: 600, mostOfMany: 3 }

/** Card sets of new tables are counted in units of this many bytes, since the cost of checking and storing is by size. */
const CARD_UNIT = 16 * 1024

/** By site, since the server stores only so many sets, and those of games for good. */
const CARDS: readonly Limit[] = [
  { most: 64, seconds: 600, of: 'person' },
  { most: 256, seconds: 600, of: 'site' },
  { most: 1024, seconds: 86_400, of: 'site' },
]

/** Counts a request and throws if there were too many. */
type Check = (request: Counted) => Promise<void>

/** What a request is counted by. */
type Counted = Pick<FastifyRequest, 'caller' | 'ip'>

export interface RateLimits extends Readonly<Record<keyof typeof LIMITS, Check>> {
  /** Counts a card set by its size. */
  cards(request: Counted, bytes: number): Promise<void>
  /** Tries an invitation code, unless there were too many wrong ones from this address. */
  guessCode<Answer>(request: Counted, attempt: () => Promise<Answer>): Promise<Answer>
  /** Runs `attempt` with a password for the account `whose`, unless there were too many wrong ones. */
  guess<Answer>(request: Counted, whose: string, attempt: () => Promise<Answer>): Promise<Answer>
}

const KEYS: Readonly<Record<Limit['of'], (request: Counted) => string>> = {
  address: ({ ip }) => networkOf(ip),
  site: ({ ip }) => siteOf(ip),
  person: ({ caller, ip }) => caller?.id ?? networkOf(ip),
}

/** How many addresses and people each limit tracks. */
const TRACKED = 20_000

/**
 * All addresses of a site together may do this many times as much as one of them: a rented server has thousands of
 * networks, and mobile phones of many people are at one site. An IPv4 address is a site of its own.
 */
export const SITE_SHARE = 8

/** The limits as hooks. `rate` is a factor for all of them; 0 turns them off. */
export function createLimits(rate: number): RateLimits {
  const check = (limit: Limit) => (rate === 0 ? async () => undefined : checkOf(limit, rate))
  const entries = Object.entries(LIMITS).map(([name, limit]) => [name, check(limit)])
  return {
    ...Object.fromEntries(entries),
    cards: cardsOf(CARDS.map(check)),
    guess: guessOf(rate),
    guessCode: guessCodeOf(rate),
  } as RateLimits
}

function checkOf({ most, seconds, of }: Limit, rate: number): Check {
  const attempts = new Attempts(most * rate, seconds * 1000)
  const ofSites = of === 'address' ? new Attempts(most * rate * SITE_SHARE, seconds * 1000) : undefined
  const keyOf = KEYS[of]
  return async (request) => {
    // What an address may not do does not count for its site, or it could use up what the others have.
    const wait = attempts.begin(keyOf(request)) ?? ofSites?.begin(siteOf(request.ip))
    if (wait !== undefined) throw tooMany(wait)
  }
}

function cardsOf(checks: readonly Check[]): RateLimits['cards'] {
  return async (request, bytes) => {
    for (const check of checks) {
      for (let counted = 0; counted < bytes; counted += CARD_UNIT) await check(request)
    }
  }
}

function guessOf(rate: number): RateLimits['guess'] {
  if (rate === 0) return (_request, _whose, attempt) => attempt()
  const { most, seconds } = WRONG_PASSWORDS
  const guesses = new Attempts(most * rate, seconds * 1000)
  const ofSites = new Attempts(most * rate * SITE_SHARE, seconds * 1000)
  return async ({ ip }, whose, attempt) => {
    const counted = `${whose} ${networkOf(ip)}`
    const ofSite = `${whose} ${siteOf(ip)}`
    const wait = guesses.begin(counted) ?? ofSites.begin(ofSite)
    if (wait !== undefined) throw tooMany(wait)
    let isWrong = false
    try {
      return await attempt()
    } catch (error) {
      isWrong = error instanceof ApiError && error.code === 'wrong-password'
      throw error
    } finally {
      if (!isWrong) {
        guesses.succeed(counted)
        ofSites.succeed(ofSite)
      }
    }
  }
}

/** The key of the total of wrong codes; it cannot be an address. */
const ALL = 'all'

function guessCodeOf(rate: number): RateLimits['guessCode'] {
  if (rate === 0) return (_request, attempt) => attempt()
  const { most, seconds, manyInAll, mostOfMany } = WRONG_CODES
  const guesses = new Attempts(most * rate, seconds * 1000)
  return async ({ ip }, attempt) => {
    const site = siteOf(ip)
    const isMany = guesses.count(ALL) >= manyInAll * rate
    const wait = guesses.begin(site, isMany ? mostOfMany * rate : undefined)
    if (wait !== undefined) throw tooMany(wait)
    guesses.begin(ALL, Number.POSITIVE_INFINITY)
    let isWrong = false
    try {
      return await attempt()
    } catch (error) {
      isWrong = error instanceof WrongCode
      throw error
    } finally {
      if (!isWrong) for (const counted of [site, ALL]) guesses.succeed(counted)
    }
  }
}

function tooMany(ms: number): ApiError {
  const seconds = Math.ceil(ms / 1000)
  return new ApiError('too-many', `too many requests; try again in ${seconds} s`, { retryAfter: seconds })
}

interface Count {
  count: number
  readonly until: number
}

/**
 * Counts attempts per key and period. To count only failed ones, call `succeed` for the others: an attempt counts until
 * then, so that concurrent attempts cannot exceed the limit.
 */
export class Attempts {
  readonly #most: number
  readonly #ms: number
  readonly #now: () => number
  /** Oldest first. */
  readonly #counted = new Map<string, Count>()

  constructor(most: number, ms: number, now: () => number = Date.now) {
    this.#most = most
    this.#ms = ms
    this.#now = now
  }

  /** Counts an attempt. Returns the milliseconds to wait if there were too many, otherwise undefined. */
  begin(whose: string, most = this.#most): number | undefined {
    const now = this.#now()
    const known = this.#counted.get(whose)
    if (known === undefined || known.until <= now) this.#remember(whose, now)
    else if (known.count >= most) return known.until - now
    else known.count++
    return undefined
  }

  /** The number of failed attempts that count now. */
  count(whose: string): number {
    const known = this.#counted.get(whose)
    return known === undefined || known.until <= this.#now() ? 0 : known.count
  }

  /** Uncounts an attempt that succeeded. */
  succeed(whose: string): void {
    const known = this.#counted.get(whose)
    if (known !== undefined) known.count--
  }

  #remember(whose: string, now: number): void {
    this.#counted.delete(whose)
    this.#counted.set(whose, { count: 1, until: now + this.#ms })
    for (const oldest of this.#counted.keys()) {
      if (this.#counted.size <= TRACKED) break
      this.#counted.delete(oldest)
    }
  }
}

/** How many of the eight groups of an IPv6 address identify the network of a home, and of a whole site. */
const NETWORK = 4
const SITE = 3

/**
 * The key for counting an address. One internet connection has a /64 network of IPv6 addresses, and could otherwise use
 * a new one for every request.
 */
export function networkOf(address: string, groups = NETWORK): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped !== null) return mapped[1]
  // An IPv4 address at the end stands for two groups, which are not part of the network.
  const [left, right = ''] = address.replace(/[\d.]+\.[\d.]+$/, '0:0').split('::')
  const [before, after] = [groupsOf(left), groupsOf(right)]
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...between, ...after].slice(0, groups).join(':')}::`
}

/** The key for sharing a resource by address. A rented server has thousands of /64 networks, so this one is wider. */
export function siteOf(address: string): string {
  return networkOf(address, SITE)
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}

/**
 * How many bytes of history one address may read in a minute; each move counts some bytes more. An ordinary game of 441
 * moves costs about 0.75 MB, so that every pupil of a school class can load a page.
 */
const BYTES = 64_000_000
const MS = 60_000

/** How many addresses are remembered. */
const REMEMBERED = 20_000

interface Account {
  /** The rest of the budget at a time; below zero the address must wait. */
  left: number
  at: number
}

/** Charges addresses and their sites for history by its size. The budget refills evenly. */
export class HistoryBudget {
  readonly #most: number
  readonly #now: () => number
  /** Least recently charged first. */
  readonly #accounts = new Map<string, Account>()

  /** `rate` multiplies the budget; 0 removes it. */
  constructor(rate: number, now: () => number = Date.now) {
    this.#most = rate === 0 ? Number.POSITIVE_INFINITY : BYTES * rate
    this.#now = now
  }

  /** Throws if the budget of the address or its site is overdrawn. A read that began before may overdraw it. */
  check(address: string): void {
    for (const [key, most] of this.#budgetsOf(address)) {
      const left = this.#left(key, most)
      if (left > 0) continue
      const seconds = Math.ceil((-left / most) * (MS / 1000)) + 1
      throw new ApiError('too-many', `too much history was read; try again in ${seconds} s`, { retryAfter: seconds })
    }
  }

  spend(address: string, cost: number): void {
    if (this.#most === Number.POSITIVE_INFINITY) return
    for (const [key, most] of this.#budgetsOf(address)) {
      // Wait at most for one whole budget.
      const left = Math.max(-most, this.#left(key, most) - cost)
      this.#accounts.delete(key)
      this.#accounts.set(key, { left, at: this.#now() })
    }
    for (const oldest of this.#accounts.keys()) {
      if (this.#accounts.size <= REMEMBERED) break
      this.#accounts.delete(oldest)
    }
  }

  #budgetsOf(address: string): readonly (readonly [key: string, most: number])[] {
    const site = siteOf(address)
    const own = [address, this.#most] as const
    return site === address ? [own] : [own, [site, this.#most * SITE_SHARE]]
  }

  #left(key: string, most: number): number {
    const account = this.#accounts.get(key)
    if (account === undefined) return most
    return Math.min(most, account.left + ((this.#now() - account.at) / MS) * most)
  }
}
