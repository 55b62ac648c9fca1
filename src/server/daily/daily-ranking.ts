import { sql } from 'kysely'
import { TurnCounter } from '#bots/turns.ts'
import { StandingActions } from '#engine/standing-actions.ts'
import { addDays, countsUntil, DAILY_SEAT, type DailyResult, dailyResult } from '#games/daily.ts'
import { loadRulesOf } from '#games/index.ts'
import type { DailySpan, DailyTable } from '#wire/daily.ts'
import type { Database, TableRow } from '../database/schema.ts'
import type { Caller } from '../people/users.ts'
import { dailyMarkOf } from '../tables/facts.ts'
import { moveRows } from '../tables/table-rows.ts'

const SHOWN = 50
/** How long a ranking is used. A node sees its own results at once. */
const FRESH_MS = 10_000
/** How many rankings are kept; the oldest are dropped. */
const KEPT = 60

/** One person's points in a span of days. */
interface Sum {
  readonly user: string
  readonly points: number
  readonly days: number
}

/** The sums of all people, the best first. */
type Ranking = readonly Sum[]

/** The days of a span around a date: the week from Monday, or the month. */
function daysOf(span: DailySpan, date: string): { from: string; to: string } {
  if (span === 'day') return { from: date, to: date }
  if (span === 'week') {
    const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
    return { from: monday, to: addDays(monday, 6) }
  }
  return { from: `${date.slice(0, 8)}01`, to: `${date.slice(0, 8)}31` }
}

/** Ranks the counted results of days. A ranking is made from an index range and shared by all callers for some seconds. */
export class DailyRankings {
  readonly #db: Database
  readonly #now: () => number
  /** The least recently made first. */
  readonly #kept = new Map<string, { readonly madeAt: number; readonly ranking: Promise<Ranking> }>()

  constructor(db: Database, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** To be called when a result was added or removed. */
  forget(): void {
    this.#kept.clear()
  }

  async count(game: string, date: string): Promise<number> {
    return (await this.#ranking(game, date, date)).length
  }

  /** One more than the number of better results of the day. */
  async place(game: string, date: string, points: number): Promise<number> {
    return placeOf(await this.#ranking(game, date, date), points)
  }

  async table(caller: Caller, game: string, span: DailySpan, date: string): Promise<DailyTable> {
    const { from, to } = daysOf(span, date)
    const ranking = await this.#ranking(game, from, to)
    const top = ranking.slice(0, SHOWN)
    const own = caller && ranking.find(({ user }) => user === caller.id)
    const shown = own === undefined || top.includes(own) ? top : [...top, own]
    const names = await this.#namesOf(shown)
    const rows = shown.flatMap(({ user, points, days }) => {
      const who = names.get(user)
      if (who === undefined) return []
      const isYou = user === caller?.id
      return [{ place: placeOf(ranking, points), name: who.name, isGuest: who.kind === 'guest', isYou, points, days }]
    })
    return { from, to, rows, people: ranking.length }
  }

  #ranking(game: string, from: string, to: string): Promise<Ranking> {
    const key = `${game} ${from} ${to}`
    const now = this.#now()
    const known = this.#kept.get(key)
    if (known !== undefined && Math.abs(now - known.madeAt) < FRESH_MS) return known.ranking
    const ranking = this.#make(game, from, to)
    this.#kept.delete(key)
    this.#kept.set(key, { madeAt: now, ranking })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT) this.#kept.delete(oldest)
    ranking.catch(() => this.#kept.delete(key))
    return ranking
  }

  /** In a sum a day counts at least 0, so that a bad day is not worse than a missed one. */
  async #make(game: string, from: string, to: string): Promise<Ranking> {
    const rows = await this.#db
      .selectFrom('daily_tries')
      .select(({ fn }) => [
        'user_id',
        fn.sum<number>(from === to ? sql`points` : sql`CASE WHEN points > 0 THEN points ELSE 0 END`).as('points'),
        fn.countAll<number>().as('days'),
      ])
      .where('game', '=', game)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('points', 'is not', null)
      .groupBy('user_id')
      .execute()
    const sums = rows.map(({ user_id, points, days }) => ({
      user: user_id,
      points: Number(points),
      days: Number(days),
    }))
    return sums.sort((a, b) => b.points - a.points || (a.user < b.user ? -1 : 1))
  }

  async #namesOf(sums: Ranking) {
    const ids = sums.map(({ user }) => user)
    if (ids.length === 0) return new Map<string, never>()
    const users = await this.#db.selectFrom('users').select(['id', 'name', 'kind']).where('id', 'in', ids).execute()
    return new Map(users.map((user) => [user.id, user]))
  }
}

function placeOf(ranking: Ranking, points: number): number {
  let [low, high] = [0, ranking.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranking[middle].points > points) low = middle + 1
    else high = middle
  }
  return low + 1
}

/** The result of a daily table by the rules, from its log; undefined if there is none, or it came too late. */
export async function replayedResult(
  db: Database,
  table: TableRow,
): Promise<DailyResult | undefined | 'unknown-rules'> {
  const { id, game, rules_version, seed, status, ended_at } = table
  const rules = await loadRulesOf(game, rules_version)
  if (rules === undefined) return 'unknown-rules'
  const mark = dailyMarkOf(table)
  if (status !== 'over' || seed === null || mark === undefined) return undefined
  if (ended_at === null || ended_at > countsUntil(mark.date)) return undefined
  const { rows } = new StandingActions(await moveRows(db, id))
  // A bot has played for the person.
  if (rows.some(({ seat, is_bots }) => seat === DAILY_SEAT && is_bots === 1)) return undefined
  const state = rules.setup(JSON.parse(table.options), seed)
  const turns = new TurnCounter(rules)
  for (const { seat, text } of rows) {
    turns.begins(state, seat)
    rules.play(state, seat, rules.parse(text))
  }
  return rules.active(state).length > 0 ? undefined : dailyResult(rules, state, turns.countOf(DAILY_SEAT))
}
