import type { ExpressionBuilder } from 'kysely'
import type { Runtime } from '#engine/runtime.ts'
import type { Presence } from '#wire/news.ts'
import type { Schema } from '../database/schema.ts'
import type { Notification } from '../database/store.ts'
import { patienceOf } from './absence-rules.ts'
import { clockOf } from './facts.ts'
import type { HotTables } from './hot-tables.ts'
import { newsText, type Page } from './news-hub.ts'

/** A player who reloads the page, or loses the network for a moment, stays here for this time. */
const GRACE_MS = 10_000
/** A player who sends requests without a socket, such as a program, is here for this time after each. */
const REQUEST_MS = 60_000
const BEAT_MS = 5000
/** The presence that a node has written is valid for this time after its last beat. */
const LEASE_MS = 20_000
/** Changes are stored with times of several clocks; this many milliseconds are read again. */
const SLACK_MS = 60_000
const AT_ONCE = 200

type SeatPresence = Presence['seats'][number]

/** A client that is no page, such as a program, sees what it follows. */
const OPEN: Page = { hiddenAt: null, openAt: Number.POSITIVE_INFINITY }

/** A player at this node. */
interface Visit {
  /** When the visit ends; infinite while a socket follows the table. */
  until: number
  /** When the last page was last open, or the last request came. */
  leftAt: number
  /** When the visit began. */
  readonly since: number
  /** When the last page that was visible was hidden; null while one is visible. As it is stored. */
  hiddenAt: number | null
  /** Those that are open, or were open last. */
  pages: readonly Page[]
}

interface Change {
  readonly table_id: string
  readonly user_id: string
  readonly is_here: number
  readonly since: number
  readonly hidden_at: number | null
}

/**
 * Which players have their table open, at any node. A node stores arrivals and departures of its own sockets, once a
 * second and together, and notifies the other nodes, which read them. A row of a node counts while the node beats.
 */
export class PresenceService {
  readonly #tables: HotTables
  readonly #runtime: Runtime
  readonly #patience: number
  readonly #node: string
  /** The players at this node, by table and user. */
  readonly #visits = new Map<string, Map<string, Visit>>()
  /** Tables whose visits must be looked at. */
  readonly #touched = new Set<string>()
  /** Changes that are not stored yet, by table and user. */
  readonly #unwritten = new Map<string, Change>()
  /** Tables whose followers may not know the current presence. */
  readonly #unread = new Set<string>()
  #beatAt = Number.NEGATIVE_INFINITY
  #checkedAt: number
  #isCheckDue = false

  constructor(tables: HotTables, runtime: Runtime, patience: number) {
    this.#tables = tables
    this.#runtime = runtime
    this.#patience = patience
    this.#node = Buffer.from(runtime.bytes(12)).toString('hex')
    this.#checkedAt = runtime.now()
    tables.news.onFollowersChange = (table) => {
      this.#touched.add(table)
      this.#unread.add(table)
    }
  }

  /** A player has sent a request about a table, maybe without a socket. */
  noteRequest(table: string, userId: string): void {
    const visits = this.#visitsAt(table)
    const now = this.#runtime.now()
    const known = visits.get(userId)
    if (known?.until !== Number.POSITIVE_INFINITY) {
      const until = Math.max(known?.until ?? 0, now + REQUEST_MS)
      const visit = { until, leftAt: now, since: known?.since ?? now, hiddenAt: null, pages: [] }
      visits.set(userId, visit)
      if (known === undefined || known.hiddenAt !== null) this.#note(table, userId, 1, visit)
    }
    this.#touched.add(table)
  }

  onNotification(notification: Notification | undefined): void {
    if (notification === undefined) this.#isCheckDue = true
    else if ('presence' in notification && this.#isFollowed(notification.table)) this.#unread.add(notification.table)
  }

  /** Stores what has changed at this node, and sends followers what has changed anywhere. Called every second. */
  async round(): Promise<void> {
    for (const table of this.#touched) this.#update(table)
    await this.#beat()
    await this.#write()
    if (this.#isCheckDue) await this.#findMissed()
    await this.#send()
  }

  /** The presence of each seat of a table, for a decision: what this node knows counts at once. */
  async of(table: string): Promise<readonly SeatPresence[]> {
    this.#update(table)
    const stored = (await this.#read([table])).get(table) ?? []
    const here = this.#visits.get(table)
    return stored.map(({ user, presence }) => {
      return presence !== null && user !== null && here?.has(user) ? { ...presence, isHere: true } : presence
    })
  }

  /**
   * When each player last had the table before their eyes: infinite while a visible page of theirs is open, null for bots
   * and open seats. What this node knows counts at once.
   */
  async seenAt(table: string): Promise<readonly (number | null)[]> {
    this.#update(table)
    const stored = (await this.#read([table])).get(table) ?? []
    const here = this.#visits.get(table)
    return stored.map(({ user, presence, seenAt }) => {
      if (presence === null) return null
      const visit = user === null ? undefined : here?.get(user)
      return Math.max(seenAt, visit === undefined ? 0 : (hiddenAtOf(visit.pages) ?? Number.POSITIVE_INFINITY))
    })
  }

  /** Compares the visits of a table with its sockets. */
  #update(table: string): void {
    const now = this.#runtime.now()
    const visits = this.#visitsAt(table)
    const here = new Map<string, Page[]>()
    for (const { userId, viewer, page } of this.#tables.news.followers.of(table)) {
      if (userId === undefined || viewer === 'spectator') continue
      here.set(userId, [...(here.get(userId) ?? []), page ?? OPEN])
    }
    for (const [user, pages] of here) {
      const known = visits.get(user)
      const hiddenAt = hiddenAtOf(pages)
      // A look at another tab is not stored, so that a client cannot cause many writes.
      const isStored = hiddenAt === null || known === undefined || hiddenAt + GRACE_MS <= now
      const visit = {
        until: Number.POSITIVE_INFINITY,
        leftAt: now,
        since: known?.since ?? now,
        hiddenAt: isStored ? hiddenAt : known.hiddenAt,
        pages,
      }
      visits.set(user, visit)
      if (known === undefined || known.hiddenAt !== visit.hiddenAt) this.#note(table, user, 1, visit)
    }
    for (const [user, visit] of visits) {
      if (here.has(user)) continue
      if (visit.until === Number.POSITIVE_INFINITY) {
        const leftAt = Math.min(now, Math.max(...visit.pages.map(({ openAt }) => openAt)))
        visits.set(user, { ...visit, until: now + GRACE_MS, leftAt, hiddenAt: hiddenAtOf(visit.pages) })
      } else if (visit.until <= now) {
        visits.delete(user)
        this.#note(table, user, 0, visit)
      }
    }
    // The others only change when a follower comes, goes or is hidden.
    const isSettled = ({ until, hiddenAt, pages }: Visit) =>
      until === Number.POSITIVE_INFINITY && hiddenAt === hiddenAtOf(pages)
    if ([...visits.values()].every(isSettled)) this.#touched.delete(table)
    if (visits.size === 0) this.#visits.delete(table)
  }

  #visitsAt(table: string): Map<string, Visit> {
    const visits = this.#visits.get(table) ?? new Map<string, Visit>()
    this.#visits.set(table, visits)
    return visits
  }

  #note(table_id: string, user_id: string, is_here: number, { since, leftAt, hiddenAt }: Visit): void {
    const change = { is_here, since: is_here === 1 ? since : leftAt, hidden_at: hiddenAt }
    this.#unwritten.set(`${table_id} ${user_id}`, { table_id, user_id, ...change })
  }

  /** Shows that the rows of this node are valid, and finds those of nodes that have stopped. */
  async #beat(): Promise<void> {
    const now = this.#runtime.now()
    const { news, store } = this.#tables
    if (now - this.#beatAt < BEAT_MS || (this.#visits.size === 0 && news.followers.count === 0)) return
    await store.db
      .insertInto('nodes')
      .values({ id: this.#node, beat_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
      .execute()
    // Other nodes may have taken this one for dead.
    if (now - this.#beatAt >= LEASE_MS) for (const table of this.#visits.keys()) this.#announce(table)
    this.#beatAt = now
    const stopped = await store.db
      .selectFrom('nodes')
      .select('id')
      .where('beat_at', '<=', now - LEASE_MS)
      .where('beat_at', '>', now - LEASE_MS - SLACK_MS)
      .execute()
    if (stopped.length === 0) return
    // Not a join with the query above, for which SQLite would read the presence of all nodes.
    const left = await store.db
      .selectFrom('presence')
      .select('table_id')
      .distinct()
      .where(
        'node_id',
        'in',
        stopped.map(({ id }) => id),
      )
      .where('is_here', '=', 1)
      .execute()
    this.#readAgain(left)
  }

  async #write(): Promise<void> {
    const changes = [...this.#unwritten]
    for (let first = 0; first < changes.length; first += AT_ONCE) {
      const batch = changes.slice(first, first + AT_ONCE)
      await this.#tables.store.db
        .insertInto('presence')
        .values(batch.map(([, change]) => ({ ...change, node_id: this.#node })))
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'user_id', 'node_id']).doUpdateSet(({ ref }) => ({
            is_here: ref('excluded.is_here'),
            since: ref('excluded.since'),
            hidden_at: ref('excluded.hidden_at'),
          })),
        )
        .execute()
      for (const [key, change] of batch) {
        // The player may have come or gone while it was written.
        if (this.#unwritten.get(key) === change) this.#unwritten.delete(key)
      }
      for (const table of new Set(batch.map(([, { table_id }]) => table_id))) this.#announce(table)
    }
  }

  #announce(table: string): void {
    if (this.#isFollowed(table)) this.#unread.add(table)
    // It is stored; a node that misses the notification finds it later.
    this.#tables.store.publish({ table, presence: true }).catch(() => undefined)
  }

  /** Finds changes of other nodes whose notification may be lost. */
  async #findMissed(): Promise<void> {
    this.#isCheckDue = false
    if (this.#tables.news.followers.count === 0) return
    const now = this.#runtime.now()
    const changed = await this.#tables.store.db
      .selectFrom('presence')
      .select('table_id')
      .distinct()
      .where('since', '>', this.#checkedAt - SLACK_MS)
      .execute()
    this.#checkedAt = now
    this.#readAgain(changed)
  }

  #readAgain(rows: readonly { readonly table_id: string }[]): void {
    for (const { table_id } of rows) if (this.#isFollowed(table_id)) this.#unread.add(table_id)
  }

  #isFollowed(table: string): boolean {
    return this.#tables.news.followers.of(table).size > 0
  }

  async #send(): Promise<void> {
    const tables = [...this.#unread].filter((table) => this.#isFollowed(table))
    this.#unread.clear()
    try {
      for (let batch = tables.splice(0, AT_ONCE); batch.length > 0; batch = tables.splice(0, AT_ONCE)) {
        for (const [table, seats] of await this.#read(batch)) this.#sendTo(table, seats)
      }
    } catch (error) {
      for (const table of tables) this.#unread.add(table)
      throw error
    }
  }

  #sendTo(table: string, seats: readonly StoredSeat[]): void {
    const presences = seats.map(({ presence }) => presence)
    const known = JSON.stringify(presences)
    const text = newsText({
      type: 'presence',
      table,
      seats: presences,
      patience: seats[0]?.patience ?? this.#patience,
      now: this.#runtime.now(),
    })
    for (const follower of this.#tables.news.followers.of(table)) {
      if (follower.presence === known) continue
      follower.presence = known
      follower.send(text)
    }
  }

  /** The stored presence of all seats of some tables. */
  async #read(ids: readonly string[]): Promise<ReadonlyMap<string, StoredSeat[]>> {
    const now = this.#runtime.now()
    const rows = await this.#tables.store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .leftJoin('presence', (join) =>
        join.onRef('presence.table_id', '=', 'seats.table_id').onRef('presence.user_id', '=', 'seats.user_id'),
      )
      .leftJoin('nodes', 'nodes.id', 'presence.node_id')
      .select([
        'seats.table_id',
        'seats.seat',
        'seats.kind',
        'seats.user_id',
        'tables.started_at',
        'tables.created_at',
        'tables.clock',
      ])
      .select(['presence.node_id', 'presence.is_here', 'presence.since', 'hidden_at', 'nodes.beat_at'])
      .where('seats.table_id', 'in', [...ids])
      .orderBy('seats.seat')
      .execute()
    const tables = new Map<string, StoredSeat[]>(ids.map((id) => [id, []]))
    for (const row of rows) {
      const seats = tables.get(row.table_id) ?? []
      const isPerson = row.kind === 'person'
      seats[row.seat - 1] ??= {
        user: row.user_id,
        patience: patienceOf(clockOf(row), this.#patience),
        presence: isPerson ? { isHere: false, since: row.started_at ?? row.created_at } : null,
        seenAt: row.started_at ?? row.created_at,
      }
      const known = seats[row.seat - 1]
      if (known.presence === null || row.since === null) continue
      const isAlive = row.node_id === this.#node || (row.beat_at ?? 0) > now - LEASE_MS
      const isHere = row.is_here === 1 && isAlive
      const since = row.is_here === 1 && !isAlive ? (row.beat_at ?? row.since) : row.since
      known.presence = {
        isHere: known.presence.isHere || isHere,
        since: Math.max(known.presence.since, since),
      }
      known.seenAt = Math.max(known.seenAt, row.hidden_at ?? (isHere ? Number.POSITIVE_INFINITY : since))
    }
    return tables
  }
}

/** A subquery with rows if the host of a table has it open, at any node. */
export function isHostHere({ selectFrom }: ExpressionBuilder<Schema, 'tables'>, now: number) {
  return selectFrom('presence')
    .innerJoin('nodes', 'nodes.id', 'presence.node_id')
    .select('presence.user_id')
    .whereRef('presence.table_id', '=', 'tables.id')
    .whereRef('presence.user_id', '=', 'tables.host_id')
    .where('presence.is_here', '=', 1)
    .where('nodes.beat_at', '>', now - LEASE_MS)
}

interface StoredSeat {
  readonly user: string | null
  /** That of its table. */
  readonly patience: number
  presence: SeatPresence
  /** See `seenAt` of the service. */
  seenAt: number
}

/** When the last visible one of these pages was hidden; null if one is visible, or if there are none. */
function hiddenAtOf(pages: readonly Page[]): number | null {
  const times = pages.map(({ hiddenAt }) => hiddenAt)
  return times.length === 0 || times.includes(null) ? null : Math.max(...times.map(Number))
}
