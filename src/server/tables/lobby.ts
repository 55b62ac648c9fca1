import type { ExpressionBuilder } from 'kysely'
import type { Invitation } from '#wire/tables.ts'
import type { Database, Schema, TableRow } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import {
  LISTED_COLUMNS,
  LISTED_SEAT_COLUMNS,
  type ListedText,
  listedText,
  listingOf,
  NOTHING_PERSONAL,
  type PersonalLists,
  tablesWithSeats,
} from './listed-tables.ts'
import { codeRefused, isCodeOf } from './new-table.ts'
import { tableNotFound } from './table-rows.ts'

const OPEN_TABLES = 50

const LIVE_TABLES = 12

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

/** The lists of the lobby. */
export interface LobbyLists {
  readonly open: OpenTables
  readonly live: LiveTables
  readonly personal: PersonalLists
  /** How many people are online. */
  online(): number
  now(): number
}

/** A `Lobby` in JSON. What many callers or calls share is kept as ready-made text. */
export async function lobbyText(db: Database, caller: Caller, lists: LobbyLists): Promise<string> {
  const [open, live] = [await lists.open.list(), await lists.live.list()]
  const { own, offered, invited, followed, blocked, finished } =
    caller === undefined ? NOTHING_PERSONAL : await lists.personal.of(caller.id)
  const more = offered.filter((id) => !open.some((one) => one.id === id))
  const read = await tablesWithSeats(db, [...new Set([...own, ...more, ...invited.map(({ id }) => id)])])
  const byId = new Map(read.map((table) => [table.row.id, table]))
  const find = (id: string) => byId.get(id) ?? []
  const [turns, rest] = split(
    own.flatMap(find).map((table) => listingOf(table, caller?.id)),
    ({ yourSeat, active }) => yourSeat !== null && active.includes(yourSeat),
  )
  const invitations = invited.flatMap(({ id, by }) => {
    const table = byId.get(id)
    return table === undefined ? [] : [{ by, table: listingOf(table, caller?.id) }]
  })
  const isFollowed = ({ people }: ListedText) => people.some((id) => followed.has(id))
  const isShown = ({ id, people }: ListedText) => !own.includes(id) && !people.some((person) => blocked.has(person))
  const others = more.flatMap(find).map((table) => listedText(table))
  const [first, last] = split([...open, ...others].filter(isShown), isFollowed)
  const watched = live.filter(isShown)
  const parts = [
    `"open":[${textsOf([...first, ...last])}]`,
    `"live":[${textsOf(watched)}]`,
    `"followed":${JSON.stringify([...first, ...watched.filter(isFollowed)].map(({ id }) => id))}`,
    `"invited":${JSON.stringify(invitations)}`,
    `"online":${lists.online()}`,
    `"mine":${JSON.stringify([...turns, ...rest])}`,
    `"finished":[${finished}]`,
    `"now":${lists.now()}`,
  ]
  return `{${parts.join()}}`
}

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
    super(async () => textsFor(db, await openTables(db, hosts)), now, FRESH_MS)
  }
}

export class LiveTables extends SharedList {
  constructor(db: Database, hosts: Hosts, now: () => number) {
    super(async () => textsFor(db, await liveTables(db, hosts, now())), now, LIVE_FRESH_MS)
  }
}

async function textsFor(db: Database, ids: readonly string[]): Promise<ListedText[]> {
  return (await tablesWithSeats(db, ids)).map((table) => listedText(table))
}

/** Open tables with a free seat, in an order in which no host and no network can hide the others. */
async function openTables(db: Database, hosts: Hosts): Promise<string[]> {
  const candidates = await db
    .selectFrom('tables')
    .select(['id', 'host_id'])
    .where('status', '=', 'waiting')
    .where('visibility', '=', 'open')
    // Filtered by the query, so that full tables do not count towards its limit.
    .where((where) => where.exists(openSeats(where)))
    .orderBy('created_at', 'desc')
    .limit(CANDIDATES)
    .execute()
  return inFairOrder(candidates, hosts)
    .slice(0, OPEN_TABLES)
    .map(({ id }) => id)
}

/** A subquery with the open seats of a table. */
export function openSeats({ selectFrom }: ExpressionBuilder<Schema, 'tables'>) {
  return selectFrom('seats')
    .select('seats.seat')
    .whereRef('seats.table_id', '=', 'tables.id')
    .where('seats.kind', '=', 'open')
}

/** The public games that began last and had a move recently, in the fair order of the lobby. */
async function liveTables(db: Database, hosts: Hosts, now: number): Promise<string[]> {
  const latest = await db
    .selectFrom('tables')
    .select(['id', 'host_id', 'moved_at'])
    .where('status', '=', 'playing')
    .where('visibility', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(CANDIDATES)
    .execute()
  const live = latest.filter(({ moved_at }) => moved_at > now - LIVE_MS)
  return inFairOrder(live, hosts)
    .slice(0, LIVE_TABLES)
    .map(({ id }) => id)
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

/**
 * What an invitation shows before its reader has a name. Reads a few columns and not the whole table, since programs that
 * preview links ask for it too.
 */
export async function invitationTo(
  db: Database,
  caller: Caller,
  id: string,
  code: string | undefined,
): Promise<Invitation> {
  const row = await db
    .selectFrom('tables')
    .select([...LISTED_COLUMNS, 'visibility', 'code', 'past_codes', 'host_id'])
    .where('id', '=', id)
    .where('status', '!=', 'closed')
    .executeTakeFirst()
  if (row === undefined) throw tableNotFound()
  if (row.visibility !== 'open' && !isCodeOf(row, code))
    throw code === undefined ? tableNotFound() : codeRefused(row, code)
  const seats = await db
    .selectFrom('seats')
    .select(LISTED_SEAT_COLUMNS)
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute()
  const host = await db.selectFrom('users').select('name').where('id', '=', row.host_id).executeTakeFirst()
  return { host: host?.name ?? null, table: listingOf({ row, seats }, caller?.id) }
}
