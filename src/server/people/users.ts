import { ApiError } from '../api-error.ts'
import type { Database, UserRow } from '../database/schema.ts'
import { wrongPassword } from './credentials.ts'

/** A guest or an account. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
}

/** The person who sent a request; undefined if not signed in. Such a caller can only watch public tables. */
export type Caller = Person | undefined

export function personOf({ id, name, kind }: Pick<UserRow, 'id' | 'kind' | 'name'>): Person {
  return { id, name, kind }
}

/** An account is found by this key, which is unique. Names that only look alike have different ones, see `looks.ts`. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** How the database marks the seats and chat lines of guests. */
export function guestMark({ kind }: Person): number {
  return kind === 'guest' ? 1 : 0
}

/** Updates a user, unless its kind has changed: a guest may have become an account meanwhile. */
export async function changeUser(db: Database, { id, kind }: Person, facts: Partial<UserRow>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(facts)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('not-now', `this ${kind} has changed; sign in again`)
}

/** Updates an account whose password was verified, unless the password has changed meanwhile. */
export async function changeWithPassword(
  db: Database,
  { id, password }: UserRow,
  facts: Partial<UserRow>,
): Promise<UserRow> {
  const user = await db
    .updateTable('users')
    .set(facts)
    .where('id', '=', id)
    .where('password', '=', password)
    .returningAll()
    .executeTakeFirst()
  if (user === undefined) throw wrongPassword()
  return user
}

export function requireNotBlocked(user: UserRow): void {
  if (user.blocked_at !== null) throw new ApiError('blocked', 'this user is blocked')
}

/** How many people are remembered. */
const MOST = 20_000

/**
 * The network of each person's last request, so that people of one network share limited resources. Only in memory:
 * addresses are not stored.
 */
export class PersonNetworks {
  /** The oldest first. */
  readonly #networks = new Map<string, { readonly network: string; readonly at: number }>()
  readonly #people = new Map<string, Set<string>>()

  note(person: string, network: string, now: number): void {
    const known = this.of(person)
    if (known !== undefined) this.#networks.delete(person)
    if (known !== network) {
      if (known !== undefined) this.#leave(person, known)
      const people = this.#people.get(network) ?? new Set()
      this.#people.set(network, people.add(person))
    }
    this.#networks.set(person, { network, at: now })
    for (const [oldest, { network: left }] of this.#networks) {
      if (this.#networks.size <= MOST) break
      this.#networks.delete(oldest)
      this.#leave(oldest, left)
    }
  }

  of(person: string): string | undefined {
    return this.#networks.get(person)?.network
  }

  /** Whether this person has sent a request since then. */
  askedSince(person: string, at: number): boolean {
    return (this.#networks.get(person)?.at ?? 0) >= at
  }

  /** The people who have sent a request since then, the latest first. */
  activeSince(at: number): string[] {
    const people: string[] = []
    for (const [person, seen] of this.#networks) if (seen.at >= at) people.push(person)
    return people.reverse()
  }

  /** All people in the network of this person. */
  neighbours(person: string): readonly string[] {
    const network = this.of(person)
    return network === undefined ? [person] : [...(this.#people.get(network) ?? [])]
  }

  #leave(person: string, network: string): void {
    const people = this.#people.get(network)
    people?.delete(person)
    if (people?.size === 0) this.#people.delete(network)
  }
}
