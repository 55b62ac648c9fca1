import { type ExpressionBuilder, sql } from 'kysely'
import type { Lobby } from '#wire/tables.ts'
import type { Database, Schema, TableRow } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { invitesOf } from '../social/invite-service.ts'
import { relationsOf } from '../social/relation-service.ts'
import { LISTED_COLUMNS, LISTED_SEAT_COLUMNS, type ListedRow, type ListedSeatRow, listingOf } from './facts.ts'

const OPEN_TABLES = 50

const FINISHED_TABLES = 30

const OWN_TABLES = 100

const LIVE_TABLES = 12

const FOLLOWED_TABLES = 20

/** A game without an action for this time is not live, in ms. */
const LIVE_MS = 900_000

/** How many open tables are read to choose those that are shown. */
const CANDIDATES = 500

/** How many open tables of one host, and of one network, are listed before the rest. */
const FIRST = { host: 2, network: 4 }

/** What this node knows about the hosts of open tables. */
export interface Hosts {
  networkOf(host: string): string | undefined
  isPresent(host: string): boolean
}

/** The lists of the lobby that callers share. */
export interface LobbyLists {
  readonly open: OpenTables
  readonly live: LiveTables
  readonly finished: FinishedTables
  /** How many people are online. */
  online(): number
}

/** A `Lobby` in JSON. What many callers or calls share is kept as ready-made text. */
export async function lobbyText(db: Database, caller: Caller, lists: LobbyLists): Promise<string> {
  const [open, live] = [await lists.open.list(), await lists.live.list()]
  const own = caller === undefined ? [] : await currentTables(db, caller.id)
  const finished = caller === undefined ? '' : await lists.finished.list(caller.id)
  const seats = await seatsOf(db, own)
  const [turns, rest] = split(
    own.map((row) => listingOf(row, seats.get(row.id) ?? [], caller?.id)),
    ({ yourSeat, active }) => yourSeat !== null && active.includes(yourSeat),
  )
  const { followed, blocked } = caller === undefined ? NO_RELATIONS : await relationsOf(db, caller.id)
  const isFollowed = ({ people }: ListedText) => people.some((id) => followed.has(id))
  const isShown = ({ id, people }: ListedText) =>
    !own.some((row) => row.id === id) && !people.some((person) => blocked.has(person))
  const more = followed.size === 0 ? [] : await waitingTablesOfHosts(db, [...followed], open)
  const [first, others] = split([...open, ...more].filter(isShown), isFollowed)
  const watched = live.filter(isShown)
  const invited = caller === undefined ? [] : await invitedTables(db, caller.id)
  const parts = [
    `"open":[${textsOf([...first, ...others])}]`,
    `"live":[${textsOf(watched)}]`,
    `"followed":${JSON.stringify([...first, ...watched.filter(isFollowed)].map(({ id }) => id))}`,
    `"invited":${JSON.stringify(invited)}`,
    `"online":${lists.online()}`,
    `"mine":${JSON.stringify([...turns, ...rest])}`,
    `"finished":[${finished}]`,
  ]
  return `{${parts.join()}}`
}

const NO_RELATIONS = { followed: new Set<string>(), blocked: new Set<string>() }

function textsOf(tables: readonly ListedText[]): string {
  return tables.map(({ text }) => text).join()
}

/** How long the list of open tables is used at most. Changes of this node and most of others are seen at once. */
const FRESH_MS = 1000
/** Games in progress change all the time, so their list may be a little older. */
const LIVE_FRESH_MS = 5000

/** A list that is the same for all callers: it is made once and used for some time, or until something changes. */
class SharedList {
  readonly #make: () => Promise<readonly ListedText[]>
  readonly #now: () => number
  readonly #freshMs: number
  #list: Promise<readonly ListedText[]> | undefined
  #madeAt = 0

  constructor(make: () => Promise<readonly ListedText[]>, now: () => number, freshMs: number) {
    this.#make = make
    this.#now = now
    this.#freshMs = freshMs
  }

  list(): Promise<readonly ListedText[]> {
    const now = this.#now()
    if (this.#list !== undefined && Math.abs(now - this.#madeAt) < this.#freshMs) return this.#list
    const list = this.#make()
    this.#list = list
    this.#madeAt = now
    list.catch(() => {
      if (this.#list === list) this.forget()
    })
    return list
  }

  forget(): void {
    this.#list = undefined
  }
}

/** To be forgotten when a table that waits for players has changed. */
export class OpenTables extends SharedList {
  constructor(db: Database, hosts: Hosts, now: () => number) {
    super(async () => listedTexts(db, await openTables(db, hosts), undefined), now, FRESH_MS)
  }
}

export class LiveTables extends SharedList {
  constructor(db: Database, hosts: Hosts, now: () => number) {
    super(async () => listedTexts(db, await liveTables(db, hosts, now()), undefined), now, LIVE_FRESH_MS)
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
  /** The users at the table. They are not part of the text. */
  readonly people: readonly string[]
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
    people: (seats.get(row.id) ?? []).flatMap(({ user_id }) => user_id ?? []),
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
    .where((where) => where.exists(seatsOfKind(where, 'open')))
    .orderBy('created_at', 'desc')
    .limit(CANDIDATES)
    .execute()
  return rowsInOrder(db, inFairOrder(candidates, hosts).slice(0, OPEN_TABLES))
}

/** A subquery with the seats of a table that are of this kind. */
export function seatsOfKind({ selectFrom }: ExpressionBuilder<Schema, 'tables'>, kind: 'open' | 'bot') {
  return selectFrom('seats')
    .select('seats.seat')
    .whereRef('seats.table_id', '=', 'tables.id')
    .where('seats.kind', '=', kind)
}

/** The public games that began last and had a move recently, in the fair order of the lobby. */
async function liveTables(db: Database, hosts: Hosts, now: number): Promise<ListedRow[]> {
  const latest = await db
    .selectFrom('tables')
    .select(['id', 'host_id', 'moved_at'])
    .where('status', '=', 'playing')
    .where('visibility', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(CANDIDATES)
    .execute()
  const live = latest.filter(({ moved_at }) => moved_at > now - LIVE_MS)
  return rowsInOrder(db, inFairOrder(live, hosts).slice(0, LIVE_TABLES))
}

async function rowsInOrder(db: Database, chosen: readonly { readonly id: string }[]): Promise<ListedRow[]> {
  const ids = chosen.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('tables').select(LISTED_COLUMNS).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Open tables of followed hosts that are not among those that everybody sees. */
async function waitingTablesOfHosts(
  db: Database,
  hosts: readonly string[],
  known: readonly ListedText[],
): Promise<readonly ListedText[]> {
  const rows = await waitingTablesOf(db, hosts)
    .select(LISTED_COLUMNS)
    .where('visibility', '=', 'open')
    .where((where) => where.exists(seatsOfKind(where, 'open')))
    .orderBy('created_at', 'desc')
    .limit(FOLLOWED_TABLES)
    .execute()
  const more = rows.filter(({ id }) => !known.some((one) => one.id === id))
  return listedTexts(db, more, undefined)
}

async function invitedTables(db: Database, userId: string): Promise<Lobby['invited']> {
  const rows = await invitesOf(db, userId)
  const seats = await seatsOf(db, rows)
  return rows.map(({ by, ...row }) => ({ by, table: listingOf(row, seats.get(row.id) ?? [], userId) }))
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
