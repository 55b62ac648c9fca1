import type { Runtime } from '#engine/runtime.ts'
import type { TokenScope } from '#wire/people.ts'
import type { Database, UserRow } from '../database/schema.ts'
import type { DatabaseStore } from '../database/store.ts'
import { hashOf, userOfSession, userOfToken, validCredentials } from './credentials.ts'
import { type Person, personOf, requireNotBlocked } from './users.ts'

type NotifyingStore = Pick<DatabaseStore, 'db' | 'publish' | 'listen'>

/** Finds the person behind a session or token, and notices when one of them ends on any node. */
export class CredentialChecker {
  readonly #store: NotifyingStore
  readonly #runtime: Runtime
  readonly #cache = new PersonCache()
  readonly #watchers: ((userId: string) => Promise<void>)[] = []

  constructor(store: NotifyingStore, runtime: Runtime) {
    this.#store = store
    this.#runtime = runtime
    store.listen((notification) => {
      if (notification !== undefined && 'user' in notification) void this.#changedHere(notification.user)
    })
  }

  /** Undefined if the session is unknown or expired. `isFresh` bypasses the cache. Throws if the person is blocked. */
  async bySession(session: string, isFresh = false): Promise<Person | undefined> {
    return (await this.#ownerOf(session, userOfSession, isFresh))?.person
  }

  /** The owner of a token, and what it may be used for. */
  byToken(token: string, isFresh = false): Promise<Owner<TokenScope> | undefined> {
    return this.#ownerOf(token, userOfToken, isFresh)
  }

  async #ownerOf<Scope extends TokenScope | undefined>(
    secret: string,
    userOf: (db: Database, secret: string, now: number) => Promise<(UserRow & { scope: Scope }) | undefined>,
    isFresh: boolean,
  ): Promise<Owner<Scope> | undefined> {
    const now = this.#runtime.now()
    if (isFresh) this.#cache.forget(secret)
    const known = this.#cache.find(secret, now)
    // A secret is either of a session or of a token, so the scope is of the same kind.
    if (known !== undefined) return known as Owner<Scope>
    const { changes } = this.#cache
    const user = await userOf(this.#store.db, secret, now)
    if (user === undefined) return undefined
    requireNotBlocked(user)
    const owner = { person: personOf(user), scope: user.scope }
    if (this.#cache.changes === changes) this.#cache.remember(secret, hashOf(secret), owner, now)
    return owner
  }

  /** Calls `watcher` when sessions or tokens of a user may have ended, on this node or another one. */
  watch(watcher: (userId: string) => Promise<void>): void {
    this.#watchers.push(watcher)
  }

  /** Those of these hashes whose session or token is still valid. */
  stillValid(hashes: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    return validCredentials(this.#store.db, hashes, this.#runtime.now())
  }

  /**
   * Like `stillValid`, and confirms the cache in the same query. Call it every few seconds, so that a node without
   * notifications notices what ended on other nodes.
   */
  async recheck(hashes: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const now = this.#runtime.now()
    const cached = this.#cache.hashes(now)
    const valid = await validCredentials(this.#store.db, new Set([...hashes, ...cached]), now)
    this.#cache.confirm(cached, valid, now)
    return valid
  }

  /** Makes all nodes, this one first, drop a user from their caches and check the user's sockets. */
  async changed(userId: string): Promise<void> {
    await this.#changedHere(userId)
    // A node that misses the notification notices within seconds by `recheck`.
    await this.#store.publish({ user: userId }).catch(() => undefined)
  }

  async #changedHere(userId: string): Promise<void> {
    this.#cache.forgetPerson(userId)
    await Promise.allSettled(this.#watchers.map((watcher) => watcher(userId)))
  }
}

/** After this long the whole row is read again. */
const AGE_MS = 30_000

/** A session or token that ended is accepted for at most this long, even on a node without notifications. */
const CONFIRMED_MS = 5000

const MOST = 20_000

/** The person behind a token with a scope, or behind a session, which has none. */
interface Owner<Scope = TokenScope | undefined> {
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
