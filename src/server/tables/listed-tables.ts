import { CompiledQuery, sql } from 'kysely'
import type { ListedTable } from '#wire/tables.ts'
import type { Database, SeatRow, TableRow } from '../database/schema.ts'
import { clockOf, colourOf, optionsOf, seatsIn } from './facts.ts'
import { cardSetNameOf } from './stored-card-sets.ts'

/** The facts of a table in lists, from as few columns as possible. */
export const LISTED_COLUMNS = [
  'id',
  'game',
  'cards',
  'options',
  'status',
  'clock',
  'active',
  'winners',
  'created_at',
  'moved_at',
  'is_rated',
  'bots_until',
] as const satisfies readonly (keyof TableRow)[]
type ListedRow = Pick<TableRow, (typeof LISTED_COLUMNS)[number]>

export const LISTED_SEAT_COLUMNS = [
  'table_id',
  'seat',
  'kind',
  'user_id',
  'name',
  'is_guest',
  'is_away',
] as const satisfies readonly (keyof SeatRow)[]
type ListedSeatRow = Pick<SeatRow, (typeof LISTED_SEAT_COLUMNS)[number]>

/** A table as a list shows it to a person. */
export function listingOf({ row, seats }: TableWithSeats, userId: string | undefined): ListedTable {
  const own = userId === undefined ? undefined : seats.find(({ user_id }) => user_id === userId)
  return {
    id: row.id,
    game: row.game,
    cards: cardSetNameOf(row) ?? null,
    options: { ...optionsOf(row) },
    status: row.status,
    clock: clockOf(row),
    seats: seats.map((seat) => {
      const { kind, name, is_guest, is_away } = seat
      const colour = colourOf(seat, row)
      return {
        kind,
        name,
        isGuest: is_guest === 1,
        isAway: is_away === 1,
        ...(colour !== undefined && { colour }),
      }
    }),
    ...(row.is_rated === 1 && { isRated: true }),
    ...(row.bots_until !== null && { botsUntil: row.bots_until }),
    yourSeat: own?.seat ?? null,
    active: row.status === 'playing' ? seatsIn(row.active) : [],
    winners: row.winners === null ? null : seatsIn(row.winners),
    createdAt: row.created_at,
    movedAt: row.moved_at,
  }
}

interface TableWithSeats {
  readonly row: ListedRow
  readonly seats: ListedSeatRow[]
}

/** The tables with these ids, in this order. */
export async function tablesWithSeats(db: Database, ids: readonly string[]): Promise<TableWithSeats[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tables')
    .select(LISTED_COLUMNS)
    .where('id', 'in', [...ids])
    .execute()
  const seats = await db
    .selectFrom('seats')
    .select(LISTED_SEAT_COLUMNS)
    .where('table_id', 'in', [...ids])
    .orderBy('seat')
    .execute()
  const byId = new Map(rows.map((row): [string, TableWithSeats] => [row.id, { row, seats: [] }]))
  for (const seat of seats) byId.get(seat.table_id)?.seats.push(seat)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An entry of a list in JSON. */
export interface ListedText {
  readonly id: string
  /** The users at the table. They are not part of the text. */
  readonly people: readonly string[]
  readonly text: string
}

export function listedText(table: TableWithSeats, userId?: string): ListedText {
  return {
    id: table.row.id,
    people: table.seats.flatMap(({ user_id }) => user_id ?? []),
    text: JSON.stringify(listingOf(table, userId)),
  }
}

const OWN_TABLES = 100
const FOLLOWED_TABLES = 20
const INVITES = 20
const FINISHED_TABLES = 30
/** A person whom more people have blocked may still see tables of some of them. */
const BLOCKERS = 500

/** What the lobby shows to one person only. */
interface Personal {
  /** The current tables at which this person has a seat, and the waiting ones that the person hosts; the latest first. */
  readonly own: readonly string[]
  /** Waiting tables of people whom this person follows. */
  readonly offered: readonly string[]
  readonly invited: readonly { readonly id: string; readonly by: string }[]
  readonly followed: ReadonlySet<string>
  /** The people whom this person has blocked, or who have blocked this person. */
  readonly blocked: ReadonlySet<string>
  /** Entries in JSON, separated by commas. */
  readonly finished: string
}

export const NOTHING_PERSONAL: Personal = {
  own: [],
  offered: [],
  invited: [],
  followed: new Set(),
  blocked: new Set(),
  finished: '',
}

type Kind = 'seat' | 'host' | 'offer' | 'invite' | 'follow' | 'block' | 'blocker' | 'finished'

interface Entry {
  readonly kind: Kind
  /** Of a table or of a person. */
  readonly id: string
  readonly at: number
  /** The name of the person who invites. */
  readonly name: string
}

/** Stands for the person in the compiled query. */
const PERSON = 'person'

/**
 * One query for all lists of a person, since the cost of a call of the lobby is mostly that of its round trips. Each part
 * reads only what belongs to this person, by an index. The constants are literals, so that partial indexes are used, and
 * CROSS JOIN and the expression around `visibility` make SQLite begin with the followed people and not with all waiting
 * tables.
 */
function entriesOf(db: Database): CompiledQuery<Entry> {
  return sql<Entry>`
    SELECT 'seat' AS kind, id, moved_at AS at, '' AS name FROM (
      SELECT tables.id, tables.moved_at FROM seats JOIN tables ON tables.id = seats.table_id
      WHERE seats.user_id = ${PERSON} AND seats.ended_at IS NULL ORDER BY tables.moved_at DESC LIMIT ${sql.lit(OWN_TABLES)}
    ) seated
    UNION ALL SELECT 'host', id, moved_at, '' FROM (
      SELECT id, moved_at FROM tables WHERE host_id = ${PERSON} AND status = 'waiting'
      ORDER BY moved_at DESC LIMIT ${sql.lit(OWN_TABLES)}
    ) hosted
    UNION ALL SELECT 'offer', id, created_at, '' FROM (
      SELECT tables.id, tables.created_at FROM relations CROSS JOIN tables
      WHERE relations.user_id = ${PERSON} AND relations.kind = 'follow' AND tables.host_id = relations.other_id
        AND tables.status = 'waiting' AND tables.visibility || '' = 'open'
        AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')
      ORDER BY tables.created_at DESC LIMIT ${sql.lit(FOLLOWED_TABLES)}
    ) offered
    UNION ALL SELECT 'invite', table_id, at, name FROM (
      SELECT invites.table_id, invites.at, users.name FROM invites
      JOIN tables ON tables.id = invites.table_id JOIN users ON users.id = invites.by_id
      WHERE invites.user_id = ${PERSON} AND invites.is_declined = 0 AND tables.status = 'waiting'
      ORDER BY invites.at DESC LIMIT ${sql.lit(INVITES)}
    ) invited
    UNION ALL SELECT kind, other_id, at, '' FROM relations WHERE user_id = ${PERSON}
    UNION ALL SELECT 'blocker', user_id, at, '' FROM (
      SELECT user_id, at FROM relations WHERE other_id = ${PERSON} AND kind = 'block' LIMIT ${sql.lit(BLOCKERS)}
    ) blocked
    UNION ALL SELECT 'finished', table_id, ended_at, '' FROM (
      SELECT table_id, ended_at FROM seats WHERE user_id = ${PERSON} AND ended_at > 0 ORDER BY ended_at DESC LIMIT 1
    ) finished`.compile(db)
}

/** How long the list of a person's finished games is used at most: an administrator may close one of them. */
const FINISHED_MS = 60_000
/** Of how many people the list is kept. */
const KEPT_LISTS = 2000

export class PersonalLists {
  readonly #db: Database
  readonly #now: () => number
  /** Compiled once: the query is long. */
  readonly #entries: CompiledQuery<Entry>
  /** The finished games of people, which stay the same until one of them has finished another game. Oldest first. */
  readonly #finished = new Map<string, { readonly last: number; readonly text: string; readonly madeAt: number }>()

  constructor(db: Database, now: () => number) {
    this.#db = db
    this.#now = now
    this.#entries = entriesOf(db)
  }

  async of(userId: string): Promise<Personal> {
    const { sql: text, parameters } = this.#entries
    const { rows } = await this.#db.executeQuery<Entry>(
      CompiledQuery.raw(
        text,
        parameters.map(() => userId),
      ),
    )
    const latest = (...kinds: Kind[]) => rows.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => b.at - a.at)
    const idsOf = (...kinds: Kind[]) => [...new Set(latest(...kinds).map(({ id }) => id))]
    const [last] = latest('finished')
    return {
      own: idsOf('seat', 'host').slice(0, OWN_TABLES),
      offered: idsOf('offer'),
      invited: latest('invite').map(({ id, name }) => ({ id, by: name })),
      followed: new Set(idsOf('follow')),
      blocked: new Set(idsOf('block', 'blocker')),
      finished: last === undefined ? '' : await this.#finishedOf(userId, last.at),
    }
  }

  /** To be called when names may have changed. */
  forgetFinished(): void {
    this.#finished.clear()
  }

  async #finishedOf(userId: string, last: number): Promise<string> {
    const now = this.#now()
    const known = this.#finished.get(userId)
    if (known !== undefined && known.last === last && Math.abs(now - known.madeAt) < FINISHED_MS) return known.text
    const seats = await this.#db
      .selectFrom('seats')
      .select('table_id')
      .where('user_id', '=', userId)
      .where('ended_at', '>', 0)
      .orderBy('ended_at', 'desc')
      .limit(FINISHED_TABLES)
      .execute()
    const ids = seats.map(({ table_id }) => table_id)
    const text = (await tablesWithSeats(this.#db, ids)).map((table) => listedText(table, userId).text).join()
    this.#finished.delete(userId)
    this.#finished.set(userId, { last, text, madeAt: now })
    const [oldest] = this.#finished.keys()
    if (this.#finished.size > KEPT_LISTS) this.#finished.delete(oldest)
    return text
  }
}
