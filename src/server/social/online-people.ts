import type { Runtime } from '#engine/runtime.ts'
import type { Online } from '#wire/social.ts'
import type { DatabaseStore, Notification } from '../database/store.ts'
import type { PersonNetworks } from '../people/users.ts'

/** A person who sent a request in this time is online, even without a socket. */
export const ONLINE_MS = 120_000
/** How often a node tells the others who is online there. */
const BEAT_MS = 15_000
/** What another node has told is valid for this time. */
const LEASE_MS = 40_000
/** How many ids fit into one notification. */
const PART = 250
const LISTED = 100
/** How many of the people online are searched for those who chose to be shown. */
const SEARCHED = 1000
const FRESH_MS = 5000

/** People at another node. */
interface Told {
  readonly people: Set<string>
  readonly at: number
}

/**
 * Who is online, at any node. Kept in memory: each node knows its own people and tells the other nodes, so that nothing is
 * written and the cost does not depend on how many users the database has.
 */
export class OnlinePeople {
  readonly #store: DatabaseStore
  readonly #networks: PersonNetworks
  readonly #followers: () => Iterable<string>
  readonly #runtime: Runtime
  readonly #node: string
  readonly #told = new Map<string, Told>()
  #beatAt = Number.NEGATIVE_INFINITY
  #hadPeople = false
  #known: { readonly people: ReadonlySet<string>; readonly at: number } | undefined
  #list: { readonly answer: Promise<Online>; readonly at: number } | undefined

  /** `followers` are the people with a socket at this node. */
  constructor(store: DatabaseStore, networks: PersonNetworks, followers: () => Iterable<string>, runtime: Runtime) {
    this.#store = store
    this.#networks = networks
    this.#followers = followers
    this.#runtime = runtime
    this.#node = Buffer.from(runtime.bytes(9)).toString('hex')
    store.listen((notification) => this.#hear(notification))
  }

  get count(): number {
    return this.#people().size
  }

  has(userId: string): boolean {
    return this.#people().has(userId)
  }

  /** How many people are online, and those who chose to be shown; made once for all callers. */
  list(): Promise<Online> {
    const now = this.#runtime.now()
    if (this.#list !== undefined && Math.abs(now - this.#list.at) < FRESH_MS) return this.#list.answer
    const answer = this.#find()
    this.#list = { answer, at: now }
    answer.catch(() => this.forgetList())
    return answer
  }

  forgetList(): void {
    this.#list = undefined
    this.#known = undefined
  }

  /** Tells the other nodes who is online here. Called every second. */
  round(): void {
    const now = this.#runtime.now()
    if (Math.abs(now - this.#beatAt) < BEAT_MS) return
    this.#beatAt = now
    for (const [node, { at }] of this.#told) if (now - at >= LEASE_MS) this.#told.delete(node)
    const people = [...this.#here()]
    const hasPeople = people.length > 0
    if (hasPeople || this.#hadPeople) {
      for (let first = 0; first === 0 || first < people.length; first += PART) {
        const part = { node: this.#node, online: people.slice(first, first + PART), isFirst: first === 0 }
        // A lost notification is made up for by the next one.
        this.#store.publish(part).catch(() => undefined)
      }
    }
    this.#hadPeople = hasPeople
  }

  #hear(notification: Notification | undefined): void {
    if (notification === undefined || !('online' in notification) || notification.node === this.#node) return
    const { node, online, isFirst } = notification
    const known = this.#told.get(node)
    const people = isFirst || known === undefined ? new Set<string>() : known.people
    for (const one of online) people.add(one)
    this.#told.set(node, { people, at: this.#runtime.now() })
    this.#known = undefined
  }

  #here(): Set<string> {
    return new Set([...this.#networks.activeSince(this.#runtime.now() - ONLINE_MS), ...this.#followers()])
  }

  #people(): ReadonlySet<string> {
    const now = this.#runtime.now()
    if (this.#known !== undefined && Math.abs(now - this.#known.at) < FRESH_MS) return this.#known.people
    const people = this.#here()
    for (const { people: others, at } of this.#told.values()) {
      if (now - at < LEASE_MS) for (const one of others) people.add(one)
    }
    this.#known = { people, at: now }
    return people
  }

  async #find(): Promise<Online> {
    const people = this.#people()
    const ids = [...people].slice(0, SEARCHED)
    if (ids.length === 0) return { count: 0, people: [] }
    const rows = await this.#store.db
      .selectFrom('users')
      .select(['id', 'name', 'kind'])
      .where('id', 'in', ids)
      .where('is_shown', '=', 1)
      .where('blocked_at', 'is', null)
      .orderBy('name')
      .limit(LISTED)
      .execute()
    return {
      count: people.size,
      people: rows.map(({ id, name, kind }) => ({ user: id, name, isGuest: kind === 'guest' })),
    }
  }
}
