import type { Runtime } from '#engine/runtime.ts'
import type { TokenScope } from '#wire/people.ts'
import type { Database, UserRow } from '../database/schema.ts'
import type { DatabaseStore } from '../database/store.ts'
import { hashOf, userOfSession, userOfToken, validCredentials } from './credentials.ts'
import { type Owner, PersonCache } from './person-cache.ts'
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
