import { sql } from 'kysely'
import type { Database, TableRow } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { LISTED_COLUMNS, LISTED_SEAT_COLUMNS, type ListedRow, type ListedSeatRow, listingOf } from './facts.ts'

const OPEN_TABLES = 50

const FINISHED_TABLES = 30

const OWN_TABLES = 100

/** How many open tables are read to choose those that are shown. */
const CANDIDATES = 500

/** How many open tables of one host, and of one network, are listed before the rest. */
const FIRST = { host: 2, network: 4 }

/** What this node knows about the hosts of open tables. */
export interface Hosts {
  networkOf(host: string): string | undefined
  isPresent(host: string): boolean
}

/** A `Lobby` in JSON. What many callers or calls share is kept as ready-made text. */
export async function lobbyText(
  db: Database,
  caller: Caller,
  openTables: OpenTables,
  finishedTables: FinishedTables,
): Promise<string> {
  const open = await openTables.list()
  const own = caller === undefined ? [] : await currentTables(db, caller.id)
  const finished = caller === undefined ? '' : await finishedTables.list(caller.id)
  const seats = await seatsOf(db, own)
  const [turns, rest] = split(
    own.map((row) => listingOf(row, seats.get(row.id) ?? [], caller?.id)),
    ({ yourSeat, active }) => yourSeat !== null && active.includes(yourSeat),
  )
  const others = open.flatMap(({ id, text }) => (own.some((row) => row.id === id) ? [] : [text]))
  return `{"open":[${others.join()}],"mine":${JSON.stringify([...turns, ...rest])},"finished":[${finished}]}`
}

/** How long the list of open tables is used at most. Changes of this node and most of others are seen at once. */
const FRESH_MS = 1000

/** The open tables, the same for all callers: the list is made once and used until something changes. */
export class OpenTables {
  readonly #db: Database
  readonly #hosts: Hosts
  readonly #now: () => number
  #list: Promise<readonly ListedText[]> | undefined
  #madeAt = 0

  constructor(db: Database, hosts: Hosts, now: () => number) {
    this.#db = db
    this.#hosts = hosts
    this.#now = now
  }

  list(): Promise<readonly ListedText[]> {
    const now = this.#now()
    if (this.#list !== undefined && Math.abs(now - this.#madeAt) < FRESH_MS) return this.#list
    const list = this.#make()
    this.#list = list
    this.#madeAt = now
    list.catch(() => {
      if (this.#list === list) this.forget()
    })
    return list
  }

  /** To be called when a table that waits for players has changed. */
  forget(): void {
    this.#list = undefined
  }

  async #make(): Promise<readonly ListedText[]> {
    const rows = await openTables(this.#db, this.#hosts)
    return listedTexts(this.#db, rows, undefined)
  }
}

/** How long the list of a person's finished games is used at most: an administrator may close one of them. */
const FINISHED_MS = 60_000
/** Of how many people the list is kept. */
const KEPT_LISTS = 2000

/** The finished games of each person. A list stays the same until the person has finished another game. */
export class FinishedTables {
  readonly #db: Database
  readonly #now: () => number
  /** Oldest first. */
  readonly #lists = new Map<string, { readonly last: number; readonly text: string; readonly madeAt: number }>()

  constructor(db: Database, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** The entries in JSON, separated by commas. */
  async list(userId: string): Promise<string> {
    const last = (await finishedSeats(this.#db, userId).select('seats.ended_at').limit(1).executeTakeFirst())?.ended_at
    if (last == null) return ''
    const now = this.#now()
    const known = this.#lists.get(userId)
    if (known !== undefined && known.last === last && Math.abs(now - known.madeAt) < FINISHED_MS) return known.text
    const rows = await finishedSeats(this.#db, userId)
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(LISTED_COLUMNS)
      .limit(FINISHED_TABLES)
      .execute()
    const text = (await listedTexts(this.#db, rows, userId)).map((entry) => entry.text).join()
    this.#lists.delete(userId)
    this.#lists.set(userId, { last, text, madeAt: now })
    const [oldest] = this.#lists.keys()
    if (this.#lists.size > KEPT_LISTS) this.#lists.delete(oldest)
    return text
  }

  /** To be called when names may have changed. */
  forget(): void {
    this.#lists.clear()
  }
}

/** An entry of a list in JSON. */
interface ListedText {
  readonly id: string
  readonly text: string
}

async function listedTexts(
  db: Database,
  rows: readonly ListedRow[],
  userId: string | undefined,
): Promise<readonly ListedText[]> {
  const seats = await seatsOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    text: JSON.stringify(listingOf(row, seats.get(row.id) ?? [], userId)),
  }))
}

/** Open tables with a free seat, in an order in which no host and no network can hide the others. */
async function openTables(db: Database, hosts: Hosts): Promise<ListedRow[]> {
  const candidates = await db
    .selectFrom('tables')
    .select(['id', 'host_id'])
    .where('status', '=', 'waiting')
    .where('visibility', '=', 'open')
    // Filtered by the query, so that full tables do not count towards its limit.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('seats').select('seat').whereRef('table_id', '=', 'tables.id').where('kind', '=', 'open')),
    )
    .orderBy('created_at', 'desc')
    .limit(CANDIDATES)
    .execute()
  const chosen = inFairOrder(candidates, hosts)
    .slice(0, OPEN_TABLES)
    .map(({ id }) => id)
  if (chosen.length === 0) return []
  const rows = await db.selectFrom('tables').select(LISTED_COLUMNS).where('id', 'in', chosen).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return chosen.flatMap((id) => byId.get(id) ?? [])
}

/**
 * The first tables of each host and network before the rest, and among those the tables of present hosts first. Otherwise
 * the order stays the same.
 */
export function inFairOrder<Table extends Pick<TableRow, 'host_id'>>(
  tables: readonly Table[],
  { networkOf, isPresent }: Hosts,
): Table[] {
  const counts = new Map<string, number>()
  const count = (key: string) => {
    const number = (counts.get(key) ?? 0) + 1
    counts.set(key, number)
    return number
  }
  const [present, absent] = split(tables, ({ host_id }) => isPresent(host_id))
  const [first, rest] = split([...present, ...absent], ({ host_id }) => {
    if (count(`host ${host_id}`) > FIRST.host) return false
    const network = networkOf(host_id)
    return network === undefined || count(`network ${network}`) <= FIRST.network
  })
  return [...first, ...rest]
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const parts: [Item[], Item[]] = [[], []]
  for (const item of items) parts[isFirst(item) ? 0 : 1].push(item)
  return parts
}

/** The current tables at which this person has a seat, and the waiting ones that the person hosts. */
async function currentTables(db: Database, userId: string): Promise<ListedRow[]> {
  const seated = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(LISTED_COLUMNS)
    .where('seats.user_id', '=', userId)
    .where('seats.ended_at', 'is', null)
    .orderBy('tables.moved_at', 'desc')
    .limit(OWN_TABLES)
    .execute()
  const hosted = await waitingTablesOf(db, [userId])
    .select(LISTED_COLUMNS)
    .orderBy('moved_at', 'desc')
    .limit(OWN_TABLES)
    .execute()
  const others = hosted.filter(({ id }) => !seated.some((row) => row.id === id))
  return [...seated, ...others].sort((a, b) => b.moved_at - a.moved_at).slice(0, OWN_TABLES)
}

/** The waiting tables of a host, from an index that contains only waiting tables. */
export function waitingTablesOf(db: Database, hosts: readonly string[]) {
  return (
    db
      .selectFrom('tables')
      .where('host_id', 'in', [...hosts])
      // Not a parameter: SQLite must see that this is the condition of the index.
      .where('status', '=', sql.lit('waiting' as const))
  )
}

function finishedSeats(db: Database, userId: string) {
  return db
    .selectFrom('seats')
    .where('seats.user_id', '=', userId)
    .where('seats.ended_at', '>', 0)
    .orderBy('seats.ended_at', 'desc')
}

async function seatsOf(db: Database, rows: readonly ListedRow[]): Promise<Map<string, ListedSeatRow[]>> {
  const ids = rows.map(({ id }) => id)
  const seats = new Map<string, ListedSeatRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return seats
  const all = await db
    .selectFrom('seats')
    .select(LISTED_SEAT_COLUMNS)
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  for (const seat of all) seats.get(seat.table_id)?.push(seat)
  return seats
}
