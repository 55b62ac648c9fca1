import type { TokenScope } from '#wire/people.ts'
import type { Person } from './users.ts'

/** After this long the whole row is read again. */
const AGE_MS = 30_000

/** A session or token that ended is accepted for at most this long, even on a node without notifications. */
const CONFIRMED_MS = 5000

const MOST = 20_000

/** The person behind a token with a scope, or behind a session, which has none. */
export interface Owner<Scope = TokenScope | undefined> {
  readonly person: Person
  readonly scope: Scope
}

interface Known {
  readonly owner: Owner
  readonly hash: string
  readonly until: number
  confirmedUntil: number
}

/**
 * The people behind recently used sessions and tokens, so that a move costs no query. An entry counts only while the
 * database has confirmed its session or token in the last seconds, which is done for all entries at once.
 */
export class PersonCache {
  /** Oldest first. */
  readonly #bySecret = new Map<string, Known>()
  #changes = 0

  /** Raised whenever an entry is removed: rows that were read before may be outdated. */
  get changes(): number {
    return this.#changes
  }

  find(secret: string, now: number): Owner | undefined {
    const known = this.#bySecret.get(secret)
    if (known === undefined) return undefined
    if (now < known.until && now < known.confirmedUntil) return known.owner
    this.#bySecret.delete(secret)
    return undefined
  }

  remember(secret: string, hash: string, owner: Owner, now: number): void {
    this.#bySecret.delete(secret)
    this.#bySecret.set(secret, { owner, hash, until: now + AGE_MS, confirmedUntil: now + CONFIRMED_MS })
    for (const oldest of this.#bySecret.keys()) {
      if (this.#bySecret.size <= MOST) break
      this.#bySecret.delete(oldest)
    }
  }

  /** The hashes of the entries that still count. */
  hashes(now: number): ReadonlySet<string> {
    for (const secret of this.#bySecret.keys()) this.find(secret, now)
    return new Set(Array.from(this.#bySecret.values(), ({ hash }) => hash))
  }

  /** Stores which of the hashes queried at this time were valid. */
  confirm(asked: ReadonlySet<string>, valid: ReadonlySet<string>, at: number): void {
    for (const [secret, known] of this.#bySecret) {
      if (valid.has(known.hash)) known.confirmedUntil = Math.max(known.confirmedUntil, at + CONFIRMED_MS)
      else if (asked.has(known.hash)) this.forget(secret)
    }
  }

  forget(secret: string): void {
    this.#changes++
    this.#bySecret.delete(secret)
  }

  forgetPerson(id: string): void {
    this.#changes++
    for (const [secret, { owner }] of this.#bySecret) if (owner.person.id === id) this.#bySecret.delete(secret)
  }
}
