import { addDays, dayOf } from '#games/daily.ts'
import { GAME_IDS } from '#games/index.ts'
import type { GameProfile, Profile, ProfileReaders, RatedResult, Rating } from '#wire/profiles.ts'
import { ApiError } from '../api-error.ts'
import type { Database, RatedResultRow, RatingRow } from '../database/schema.ts'
import { type Caller, nameKey, type Person } from '../people/users.ts'
import { optionsOf, seatsIn } from '../tables/facts.ts'
import { RATING_PER_SKILL } from './rated-games.ts'

/** How many results of each game a profile shows; opponents are counted in these. */
const RESULTS = 20
const OPPONENTS = 5
/** Unrated games are counted in this many of the latest online games. */
const UNRATED = 200
/** Daily deals are counted in this many days. */
const DAILY_DAYS = 400

/** With more uncertainty a rating is provisional: for about 20 games of two players, and fewer of more. */
const PROVISIONAL = 300

type DailySums = NonNullable<GameProfile['daily']>

/** The profiles of accounts: ratings, results and daily deals. The cost of one is bounded, however old the database is. */
export class ProfileService {
  readonly #db: Database
  readonly #now: () => number

  constructor(db: Database, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** The same error for a name without an account and a profile that the caller may not see. */
  async get(caller: Caller, name: string): Promise<Profile> {
    const user = await this.#db
      .selectFrom('users')
      .select(['id', 'name', 'blocked_at'])
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst()
    const isYou = user !== undefined && user.id === caller?.id
    const visibleTo = (user && (await this.#readersOf([user.id])).get(user.id)) ?? 'nobody'
    if (user === undefined || !(isYou || (user.blocked_at === null && mayRead(caller, visibleTo)))) {
      throw new ApiError('not-found', 'there is no such profile, or you cannot see it')
    }
    const results = await Promise.all(GAME_IDS.map((game) => this.#results(user.id, game)))
    const others = await this.#others(user.id, results.flat())
    const shown = await this.#shown(isYou ? 'all' : caller, others)
    const ratings = await this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('game', 'in', GAME_IDS)
      .execute()
    const daily = await this.#daily(user.id)
    const unrated = await this.#unrated(user.id)
    const games = GAME_IDS.map((game, i): GameProfile => {
      const rating = ratings.find((one) => one.game === game)
      return {
        game,
        rating: rating === undefined ? null : ratingFacts(rating),
        results: results[i].map((row) => resultFacts(row, isYou, namesAt(row, others, shown))),
        unrated: unrated.get(game) ?? { games: 0, wins: 0 },
        daily: daily.get(game) ?? null,
      }
    })
    const opponents = opponentsOf(results.flat(), others, shown)
    return { name: user.name, isYou, visibleTo: isYou ? visibleTo : null, games, opponents }
  }

  async setReaders(caller: Person, visible_to: ProfileReaders): Promise<void> {
    if (caller.kind !== 'account') throw new ApiError('forbidden', 'only accounts have a profile')
    await this.#db
      .insertInto('profiles')
      .values({ user_id: caller.id, visible_to })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ visible_to }))
      .execute()
  }

  #results(user: string, game: string): Promise<RatedResultRow[]> {
    return this.#db
      .selectFrom('rated_results')
      .selectAll()
      .where('user_id', '=', user)
      .where('game', '=', game)
      .orderBy('number', 'desc')
      .limit(RESULTS)
      .execute()
  }

  /** The results of the other players in these games. */
  async #others(user: string, results: readonly RatedResultRow[]): Promise<RatedResultRow[]> {
    const tables = results.map(({ table_id }) => table_id)
    if (tables.length === 0) return []
    const rows = await this.#db.selectFrom('rated_results').selectAll().where('table_id', 'in', tables).execute()
    return rows.filter(({ user_id }) => user_id !== null && user_id !== user)
  }

  /** The names of these players, as far as the reader may see their profiles. */
  async #shown(reader: Caller | 'all', players: readonly RatedResultRow[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(players.flatMap(({ user_id }) => user_id ?? []))]
    if (ids.length === 0) return new Map()
    const readers = reader === 'all' ? undefined : await this.#readersOf(ids)
    const isShown = (id: string) =>
      readers === undefined || reader === 'all' || mayRead(reader, readers.get(id) ?? 'nobody')
    const users = await this.#db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
    return new Map(users.flatMap(({ id, name }) => (isShown(id) ? [[id, name] as const] : [])))
  }

  async #readersOf(users: readonly string[]): Promise<ReadonlyMap<string, ProfileReaders>> {
    const rows = await this.#db.selectFrom('profiles').selectAll().where('user_id', 'in', users).execute()
    return new Map(rows.map(({ user_id, visible_to }) => [user_id, visible_to]))
  }

  /** The unrated games of each game. A player whose seat a bot had at the end has not won. */
  async #unrated(user: string): Promise<ReadonlyMap<string, GameProfile['unrated']>> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.seat', 'seats.is_away', 'tables.game', 'tables.options', 'tables.winners'])
      .select(['tables.is_rated', 'tables.daily', 'tables.status'])
      .where('seats.user_id', '=', user)
      .where('seats.ended_at', '>', 0)
      .orderBy('seats.ended_at', 'desc')
      .limit(UNRATED)
      .execute()
    const sums = new Map<string, { games: number; wins: number }>()
    for (const { seat, is_away, game, winners, ...row } of rows) {
      // A game without a winner was ended by agreement or by the limit of moves.
      const counts = row.status === 'over' && row.is_rated === 0 && row.daily === null && winners
      if (!counts || optionsOf(row).players < 2) continue
      const { games, wins } = sums.get(game) ?? { games: 0, wins: 0 }
      const hasWon = is_away === 0 && seatsIn(winners).includes(seat)
      sums.set(game, { games: games + 1, wins: wins + Number(hasWon) })
    }
    return sums
  }

  async #daily(user: string): Promise<ReadonlyMap<string, DailySums>> {
    const tries = await this.#db
      .selectFrom('daily_tries')
      .select(['game', 'points', 'has_won', 'title'])
      .where('user_id', '=', user)
      .where('date', '>=', addDays(dayOf(this.#now()), -DAILY_DAYS))
      .where('points', 'is not', null)
      .execute()
    const games = [...new Set(tries.map(({ game }) => game))]
    return new Map(
      games.map((game) => {
        const own = tries.filter((one) => one.game === game)
        const best = Math.max(...own.map(({ points }) => points ?? 0))
        const wins = own.filter(({ has_won }) => has_won === 1).length
        const counts = countsOf(own.flatMap(({ title }) => title ?? []))
        const titles = counts.map(([title, count]) => ({ title, count }))
        return [game, { days: own.length, wins, best, titles }]
      }),
    )
  }
}

function mayRead(reader: Caller, readers: ProfileReaders): boolean {
  return readers === 'everybody' || (readers === 'accounts' && reader?.kind === 'account')
}

/** How often each text occurs, the most frequent first. */
function countsOf(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

function shownRating(mu: number): number {
  return Math.round(RATING_PER_SKILL * mu)
}

function ratingFacts({ mu, sigma, games, wins, best }: RatingRow): Rating {
  const uncertainty = shownRating(sigma)
  return { value: shownRating(mu), uncertainty, isProvisional: uncertainty > PROVISIONAL, games, wins, best }
}

function resultFacts(row: RatedResultRow, isYou: boolean, others: string[]): RatedResult {
  const { table_id, at, players, place, points, has_left, mu, mu_before, sigma, sigma_before } = row
  const [rating, uncertainty] = [shownRating(mu), shownRating(sigma)]
  return {
    ...{ table: isYou ? table_id : null, at, players, place, points, hasLeft: has_left === 1 },
    ...{ rating, uncertainty, change: rating - shownRating(mu_before) },
    ...{ uncertaintyChange: uncertainty - shownRating(sigma_before), others },
  }
}

function namesAt(
  { table_id }: RatedResultRow,
  others: readonly RatedResultRow[],
  shown: ReadonlyMap<string, string>,
): string[] {
  return others.flatMap((one) => (one.table_id === table_id ? (shown.get(one.user_id ?? '') ?? []) : []))
}

function opponentsOf(
  own: readonly RatedResultRow[],
  others: readonly RatedResultRow[],
  shown: ReadonlyMap<string, string>,
): Profile['opponents'] {
  const places = new Map(own.map(({ table_id, place }) => [table_id, place]))
  return countsOf(others.flatMap(({ user_id }) => user_id ?? []))
    .flatMap(([id, games]) => {
      const name = shown.get(id)
      if (name === undefined) return []
      const met = others.filter(({ user_id }) => user_id === id)
      const compared = met.map(({ table_id, place }) => Math.sign((places.get(table_id) ?? place) - place))
      const count = (sign: number) => compared.filter((one) => one === sign).length
      return [{ name, games, ahead: count(-1), behind: count(1) }]
    })
    .slice(0, OPPONENTS)
}
