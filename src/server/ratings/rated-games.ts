import { sql, type Transaction } from 'kysely'
import type { Game, Seat } from '#engine/game.ts'
import type { Database, RatedResultRow, RatingRow, Schema } from '../database/schema.ts'
import type { PlayingTable } from '../tables/hot-table.ts'

export type Placed = Pick<RatedResultRow, 'seat' | 'place' | 'points' | 'has_left'>

/**
 * The places of these seats at the end of a game. Winners are first, then the points decide, and equal points share a
 * place; players who have left share the last one. Undefined if the game does not count: fewer than two of the seats
 * have a player, or all have left.
 */
export function placesOf(game: Game, state: unknown, seats: readonly Seat[], left: ReadonlySet<Seat>) {
  if (seats.length < 2 || seats.every((seat) => left.has(seat))) return undefined
  const { winners } = game.standing(state)
  const ranked = seats.map((seat) => {
    const points = game.pointSources(state, seat).reduce((sum, source) => sum + source.points, 0)
    return { seat, points, group: left.has(seat) ? 2 : winners.includes(seat) ? 0 : 1 }
  })
  return ranked.map(({ seat, points, group }): Placed => {
    const better = ranked.filter(
      (other) => other.group < group || (other.group === group && group === 1 && other.points > points),
    )
    return { seat, points, place: better.length + 1, has_left: group === 2 ? 1 : 0 }
  })
}

/** How a rated game ended for its players. */
export interface GameResult {
  readonly placed: readonly Placed[]
  /** The seats for which a bot took most of the actions. */
  readonly absent: ReadonlySet<Seat>
}

/** The result of a game that is over, for the seats that have a player; undefined if it does not count. */
export async function resultOf(
  db: Database,
  table: string,
  game: Game,
  state: unknown,
  seats: readonly Seat[],
): Promise<GameResult | undefined> {
  const counts = await db
    .selectFrom('moves')
    .select(['seat', 'is_bots', ({ fn }) => fn.countAll<number>().as('actions')])
    .where('table_id', '=', table)
    .where('kind', '=', 'action')
    .groupBy(['seat', 'is_bots'])
    .execute()
  const byBots = counts.filter(({ is_bots }) => is_bots === 1)
  const most = byBots.filter(({ seat, actions }) =>
    counts.every((own) => own.seat !== seat || own.is_bots === 1 || Number(own.actions) < Number(actions)),
  )
  const seatsIn = (rows: typeof counts) => new Set(rows.map(({ seat }) => seat))
  const placed = placesOf(game, state, seats, seatsIn(byBots))
  return placed && { placed, absent: seatsIn(most) }
}

/** The row of a player after one more game. */
export function ratingAfter(
  user_id: string,
  game: string,
  before: RatingRow | undefined,
  skill: Skill,
  placed: Placed,
) {
  const { games = 0, wins = 0, best = null } = before ?? {}
  const points = placed.has_left === 1 ? best : Math.max(best ?? placed.points, placed.points)
  const won = placed.place === 1 ? 1 : 0
  return { user_id, game, ...skill, games: games + 1, wins: wins + won, best: points }
}

/**
 * Writes the results of a game that is over, and the new ratings. This must be in the transaction of the move that ends
 * the game, which only one node can commit.
 */
export async function rateGame(db: Transaction<Schema>, table: PlayingTable, at: number): Promise<void> {
  const { id, game, live, row } = table
  const players = table.seats.flatMap(({ seat, user_id }) => (user_id === null ? [] : [{ seat, user_id }]))
  const seats = players.map(({ seat }) => seat)
  const result = await resultOf(db, id, game, live.state, seats)
  if (result === undefined) return
  const { placed } = result
  const number = await nextNumber(db, row.game)
  const ids = players.map(({ user_id }) => user_id)
  const known = await db
    .selectFrom('ratings')
    .selectAll()
    .where('user_id', 'in', ids)
    .where('game', '=', row.game)
    .execute()
  const ratings = ids.map((user) => known.find(({ user_id }) => user_id === user))
  const before = ratings.map((one) => one ?? NEW_PLAYER)
  const after = ratedSkills(before, result)
  const results = players.map(({ user_id }, i) => ({
    ...placed[i],
    ...{ game: row.game, number, table_id: id, user_id, at, players: players.length },
    ...{ mu_before: before[i].mu, sigma_before: before[i].sigma, ...after[i] },
  }))
  await db.insertInto('rated_results').values(results).execute()
  await writeRatings(
    db,
    ids.map((user, i) => ratingAfter(user, row.game, ratings[i], after[i], placed[i])),
  )
}

/** Locks the row of the game until the transaction ends, so that games are rated one after another on all nodes. */
async function nextNumber(db: Transaction<Schema>, game: string): Promise<number> {
  const { last } = await db
    .insertInto('rating_numbers')
    .values({ game, last: 1 })
    .onConflict((conflict) => conflict.column('game').doUpdateSet({ last: sql`rating_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function writeRatings(db: Database, rows: readonly RatingRow[]): Promise<void> {
  for (const { user_id, game, ...facts } of rows) {
    await db
      .insertInto('ratings')
      .values({ user_id, game, ...facts })
      .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(facts))
      .execute()
  }
}

/** Ratings are stored as they are computed, where a new player has 25 ± 8.3, and shown multiplied by this. */
export const RATING_PER_SKILL = 60

/** How strong a player is believed to be, and how uncertain that is. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** A player without rated games. */
export const NEW_PLAYER: Skill = { mu: 25, sigma: 25 / 3 }

/** How much luck a single game has, in points of skill. */
const BETA = 25 / 6
/** Uncertainty that is added before every game, because people change. */
const TAU = 25 / 300
/** A game leaves at least this share of the variance. */
const LEAST_SHARE = 1e-4

/** A player whose skill is less certain than this is new: for about the first ten games of two players. */
const NEW_SIGMA = 400 / RATING_PER_SKILL
/** A player who is ahead of a new one by more than this gains nothing by winning. */
const MOST_AHEAD = 300 / RATING_PER_SKILL

/**
 * The skills after a rated game. Accounts cost nothing, so a win counts only where it says something: not over a player for
 * whom a bot took most of the actions, and not over a new player who is far behind. Those who lost are rated all the same.
 */
export function ratedSkills(before: readonly Skill[], { placed, absent }: GameResult): Skill[] {
  const saysNothing = (winner: number, loser: number): boolean => {
    if (placed[winner].place >= placed[loser].place) return false
    const isNew = before[loser].sigma > NEW_SIGMA
    return absent.has(placed[loser].seat) || (isNew && before[winner].mu - before[loser].mu > MOST_AHEAD)
  }
  return before.map((own, i) => {
    const counted = placed.flatMap((_, other) => (saysNothing(i, other) ? [] : [other]))
    if (counted.length === 1) return { mu: own.mu, sigma: own.sigma }
    const after = skillsAfter(
      counted.map((player) => before[player]),
      counted.map((player) => placed[player]),
    )
    return after[counted.indexOf(i)]
  })
}

/**
 * The skills after a game in which these players reached these places; equal places are shared. This is the Plackett-Luce
 * model of Weng and Lin, "A Bayesian approximation method for online ranking" (2011), for teams of one player.
 */
export function skillsAfter(before: readonly Skill[], placed: readonly { readonly place: number }[]): Skill[] {
  const players = before.map(({ mu, sigma }, i) => ({ mu, variance: sigma ** 2 + TAU ** 2, place: placed[i].place }))
  const spread = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strengths = players.map(({ mu }) => Math.exp(mu / spread))
  return players.map(({ mu, variance, place }, i) => {
    let gain = 0
    let information = 0
    // At each place that a player takes, everybody who is not placed better could have taken it.
    for (const [taker, { place: taken }] of players.entries()) {
      if (taken > place) continue
      const sharing = players.filter((other) => other.place === taken).length
      const rivals = strengths.filter((_, other) => players[other].place >= taken)
      const chance = strengths[i] / rivals.reduce((sum, strength) => sum + strength, 0)
      gain += ((taker === i ? 1 : 0) - chance) / sharing
      information += (chance * (1 - chance)) / sharing
    }
    const sigma = Math.sqrt(variance)
    const share = 1 - information * (sigma / spread) ** 3
    return { mu: mu + (variance / spread) * gain, sigma: sigma * Math.sqrt(Math.max(share, LEAST_SHARE)) }
  })
}
