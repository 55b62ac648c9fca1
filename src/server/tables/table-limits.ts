import { sql } from 'kysely'
import type { TableLimit } from '#wire/problem.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/schema.ts'
import type { Person, PersonNetworks } from '../people/users.ts'
import { WorkQueue } from './work-queue.ts'

/** How many tables one person, and the people of one network together, may have at a time. */
const MOST: Readonly<Record<TableLimit, { readonly person: number; readonly network: number }>> = {
  open: { person: 5, network: 20 },
  waiting: { person: 20, network: 80 },
  bots: { person: 10, network: 40 },
  // They cost only room on the disk.
  solo: { person: 20, network: 200 },
}

const REFUSALS: Readonly<Record<TableLimit, string>> = {
  open: 'you have too many open tables that wait for players; begin or leave one of them first',
  waiting: 'you have too many tables that wait for players; begin or leave one of them first',
  bots: 'you play at too many tables with bots; finish a game first',
  solo: 'you have too many games of one player; finish one first',
}

/** Databases limit the number of values in a statement; only the latest people of a larger network count. */
const MOST_PEOPLE = 500

/**
 * Limits how many tables wait, how many have bots, and how many one player. It counts current tables, so that each one that ends or is left
 * makes room. Existing tables are not affected.
 */
export class TableLimits {
  readonly #db: Database
  readonly #networks: PersonNetworks
  /** Multiplies all limits; 0 removes them. */
  readonly #rate: number
  readonly #soloStarts: WorkQueue

  constructor(db: Database, networks: PersonNetworks, rate: number, now: () => number) {
    this.#db = db
    this.#networks = networks
    this.#rate = rate
    this.#soloStarts = new WorkQueue(1, now)
  }

  /** Throws if this person may not create another waiting table. */
  async requireRoomToWait(caller: Person, visibility: 'open' | 'private'): Promise<void> {
    const count = async (people: readonly string[], limit: TableLimit) => {
      const tables = waitingTablesOf(this.#db, people).select(({ fn }) => fn.countAll<number>().as('count'))
      const { count } = await (limit === 'open'
        ? tables.where('visibility', '=', 'open')
        : tables
      ).executeTakeFirstOrThrow()
      return Number(count)
    }
    if (visibility === 'open') await this.#require('open', caller, count)
    await this.#require('waiting', caller, count)
  }

  /** Throws if this person may not play at another table with bots. */
  requireRoomForBots(caller: Person): Promise<void> {
    return this.#require('bots', caller, async (people) => {
      const { count } = await this.#db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(({ fn }) => fn.count<number>('seats.table_id').distinct().as('count'))
        .where('seats.user_id', 'in', [...people])
        .where('seats.ended_at', 'is', null)
        // A table that its people have left to bots counts until its game is over.
        .where(({ or, not, eb, exists, selectFrom }) =>
          or([
            eb('seats.is_away', '=', 0),
            not(
              exists(
                selectFrom('seats as people')
                  .select('people.seat')
                  .whereRef('people.table_id', '=', 'tables.id')
                  .where('people.kind', '=', 'person')
                  .where('people.is_away', '=', 0),
              ),
            ),
          ]),
        )
        .where('tables.status', '=', 'playing')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats as others')
              .select('others.seat')
              .whereRef('others.table_id', '=', 'tables.id')
              .where(({ or, eb }) => or([eb('others.kind', '=', 'bot'), eb('others.is_away', '=', 1)])),
          ),
        )
        .executeTakeFirstOrThrow()
      return Number(count)
    })
  }

  /**
   * Begins a game of one player; throws if this person may not begin another. One after another on this node, so that
   * simultaneous ones are counted. Daily deals have limits of their own.
   */
  startSolo<Answer>(caller: Person, start: () => Promise<Answer>): Promise<Answer> {
    if (this.#rate === 0) return start()
    return this.#soloStarts.run(this.#networks.of(caller.id) ?? caller.id, async () => {
      await this.#requireRoomForSolo(caller)
      return start()
    })
  }

  #requireRoomForSolo(caller: Person): Promise<void> {
    return this.#require('solo', caller, async (people) => {
      const { count } = await this.#db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('seats.user_id', 'in', [...people])
        .where('seats.ended_at', 'is', null)
        .where('tables.status', '=', 'playing')
        .where('tables.daily', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('seats as others')
                .select('others.seat')
                .whereRef('others.table_id', '=', 'tables.id')
                .where('others.seat', '>', 1),
            ),
          ),
        )
        .executeTakeFirstOrThrow()
      return Number(count)
    })
  }

  async #require(
    limit: TableLimit,
    { id }: Person,
    count: (people: readonly string[], limit: TableLimit) => Promise<number>,
  ): Promise<void> {
    if (this.#rate === 0) return
    const { person, network } = MOST[limit]
    const neighbours = this.#networks.neighbours(id).slice(-MOST_PEOPLE)
    const isFull =
      (await count([id], limit)) >= person * this.#rate || (await count(neighbours, limit)) >= network * this.#rate
    if (isFull) throw new ApiError('not-now', REFUSALS[limit], { limit })
  }
}

/** The waiting tables of a host, from an index that contains only waiting tables. */
function waitingTablesOf(db: Database, hosts: readonly string[]) {
  return (
    db
      .selectFrom('tables')
      .where('host_id', 'in', [...hosts])
      // Not a parameter: SQLite must see that this is the condition of the index.
      .where('status', '=', sql.lit('waiting' as const))
  )
}
