import { sql, type Transaction } from 'kysely'
import { GAME_IDS } from '#games/index.ts'
import type { Database, RatedResultRow, RatingRow, Schema } from '../database/schema.ts'
import type { HotTable } from '../tables/hot-table.ts'
import type { HotTables } from '../tables/hot-tables.ts'
import { type GameResult, NEW_PLAYER, ratedSkills, ratingAfter, resultOf, writeRatings } from './rated-games.ts'

/** How many games a recalculation reads at once. */
const PAGE = 100

/** What a recalculation found. */
export interface Recalculated {
  readonly games: number
  /** Games that no longer count, because their table was closed afterwards. */
  readonly dropped: number
  /** How many ratings of players differ from what was stored. */
  readonly changed: number
}

/**
 * Replays the log of every rated game and computes all ratings again. Games that end meanwhile are included: the result is
 * written when no game was missed.
 */
export async function recalculateRatings(tables: HotTables): Promise<Recalculated> {
  const sums = { games: 0, dropped: 0, changed: 0 }
  for (const game of GAME_IDS) {
    const run = new Recalculation(tables, game)
    do await run.readOn()
    while (!(await run.write()))
    sums.games += run.games
    sums.dropped += run.dropped.length
    sums.changed += run.changed
  }
  return sums
}

/** The recalculation of one game. */
class Recalculation {
  games = 0
  changed = 0
  /** The numbers of the games that no longer count. */
  readonly dropped: number[] = []
  readonly #tables: HotTables
  readonly #game: string
  /** The last game that was read. */
  #number = 0
  readonly #ratings = new Map<string, RatingRow>()
  readonly #results: RatedResultRow[] = []

  constructor(tables: HotTables, game: string) {
    this.#tables = tables
    this.#game = game
  }

  async readOn(): Promise<void> {
    const last = await this.#last(this.#tables.store.db)
    while (this.#number < last) {
      const to = Math.min(this.#number + PAGE, last)
      const rows = await this.#tables.store.db
        .selectFrom('rated_results')
        .selectAll()
        .where('game', '=', this.#game)
        .where('number', '>', this.#number)
        .where('number', '<=', to)
        .orderBy('number')
        .orderBy('seat')
        .execute()
      for (const number of new Set(rows.map((row) => row.number))) {
        await this.#readGame(rows.filter((row) => row.number === number))
      }
      this.#number = to
    }
  }

  async #readGame(rows: readonly RatedResultRow[]): Promise<void> {
    const [{ table_id, number }] = rows
    const table = await this.#tables.loader.load(table_id)
    const counted = await this.#resultOf(table, rows)
    if (counted === undefined) {
      this.dropped.push(number)
      return
    }
    this.games++
    // Nothing else is known of a deleted player.
    const before = rows.map(({ user_id, mu_before: mu, sigma_before: sigma }) =>
      user_id === null ? { mu, sigma } : (this.#ratings.get(user_id) ?? NEW_PLAYER),
    )
    const { placed } = counted
    const after = ratedSkills(before, counted)
    for (const [i, row] of rows.entries()) {
      const { user_id } = row
      const { mu: mu_before, sigma: sigma_before } = before[i]
      const result = { ...row, ...placed[i], mu_before, sigma_before, ...after[i] }
      if (isDifferent(row, result)) this.#results.push(result)
      if (user_id === null) continue
      const rating = ratingAfter(user_id, this.#game, this.#ratings.get(user_id), after[i], placed[i])
      this.#ratings.set(user_id, rating)
    }
  }

  async #resultOf({ id, row, live, game }: HotTable, rows: readonly RatedResultRow[]): Promise<GameResult | undefined> {
    if (row.status !== 'over' || live === undefined) return undefined
    const seats = rows.map(({ seat }) => seat)
    return resultOf(this.#tables.store.db, id, game, live.state, seats)
  }

  /** Writes what differs; false if another game was rated meanwhile, which must be read first. */
  write(): Promise<boolean> {
    const game = this.#game
    return this.#tables.store.db.transaction().execute(async (db) => {
      // Locks the row: no game is rated until the ratings are written.
      await db.updateTable('rating_numbers').set({ last: sql`last` }).where('game', '=', game).execute()
      if ((await this.#last(db)) !== this.#number) return false
      for (const number of this.dropped) {
        await db.deleteFrom('rated_results').where('game', '=', game).where('number', '=', number).execute()
      }
      for (const { number, seat, ...facts } of this.#results) {
        await db
          .updateTable('rated_results')
          .set(facts)
          .where('game', '=', game)
          .where('number', '=', number)
          .where('seat', '=', seat)
          // Not of a player who was deleted meanwhile.
          .where('user_id', 'is not distinct from', facts.user_id)
          .execute()
      }
      this.changed = await this.#writeRatings(db)
      return true
    })
  }

  async #writeRatings(db: Transaction<Schema>): Promise<number> {
    const stored = await db.selectFrom('ratings').selectAll().where('game', '=', this.#game).execute()
    const gone = stored.filter(({ user_id }) => !this.#ratings.has(user_id))
    for (const { user_id, game } of gone) {
      await db.deleteFrom('ratings').where('user_id', '=', user_id).where('game', '=', game).execute()
    }
    const byUser = new Map(stored.map((row) => [row.user_id, row]))
    const differing = [...this.#ratings.values()].filter((row) => {
      const before = byUser.get(row.user_id)
      return before === undefined || isDifferent(before, row)
    })
    // Not of players who were deleted meanwhile.
    const ids = differing.map(({ user_id }) => user_id)
    const users = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', ['', ...ids])
      .execute()
    const changed = differing.filter(({ user_id }) => users.some(({ id }) => id === user_id))
    await writeRatings(db, changed)
    return gone.length + changed.length
  }

  async #last(db: Database): Promise<number> {
    const row = await db.selectFrom('rating_numbers').select('last').where('game', '=', this.#game).executeTakeFirst()
    return row?.last ?? 0
  }
}

/** Other versions of Node compute some functions with another last digit. */
const ROUNDING = 1e-9

function isDifferent<Row extends RatingRow | RatedResultRow>(one: Row, other: Row): boolean {
  return (Object.keys(one) as (keyof Row)[]).some((key) => {
    const [a, b] = [one[key], other[key]]
    return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) > ROUNDING : a !== b
  })
}
