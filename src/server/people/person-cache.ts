import type { Person } from './users.ts'

const AGE_MS = 30_000

const MOST = 20_000

interface Known {
  readonly person: Person
  readonly until: number
}

/**
 * Who was behind a session or a token a moment ago, so that a move costs no question to the database. What another node
 * or an administrator changes is noticed when the memory is too old.
 */
export class PersonCache {
  /** The oldest first. */
  readonly #bySecret = new Map<string, Known>()
  #changes = 0

  /** Raised whenever somebody is forgotten: what was asked for before that may be wrong by now. */
  get changes(): number {
    return this.#changes
  }

  find(secret: string, now: number): Person | undefined {
    const known = this.#bySecret.get(secret)
    if (known === undefined) return undefined
    if (known.until > now) return known.person
    this.#bySecret.delete(secret)
    return undefined
  }

  remember(secret: string, person: Person, now: number): void {
    this.#bySecret.delete(secret)
    this.#bySecret.set(secret, { person, until: now + AGE_MS })
    for (const oldest of this.#bySecret.keys()) {
      if (this.#bySecret.size <= MOST) break
      this.#bySecret.delete(oldest)
    }
  }

  forget(secret: string): void {
    this.#changes++
    this.#bySecret.delete(secret)
  }

  forgetPerson(id: string): void {
    this.#changes++
    for (const [secret, { person }] of this.#bySecret) if (person.id === id) this.#bySecret.delete(secret)
  }
}
