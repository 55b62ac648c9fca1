import type { Runtime } from '#engine/runtime.ts'
import { commitmentOf, seedOf } from '#fair/fair.ts'
import { addDays, countsUntil, DAILY_SEAT, type DailySetup, dailySetup, dayOf, endOf, streakOf } from '#games/daily.ts'
import { GAME_IDS, loadRulesOf, newestVersion } from '#games/index.ts'
import type { Daily, DailyDeal, DailyMonth, DailySpan, DailyTable } from '#wire/daily.ts'
import { ApiError } from '../api-error.ts'
import type { DailyDealRow, DailyTryRow, TableRow } from '../database/schema.ts'
import type { Caller, Person } from '../people/users.ts'
import type { DailyMark } from '../tables/facts.ts'
import type { HotTable } from '../tables/hot-table.ts'
import type { HotTables } from '../tables/hot-tables.ts'
import { insertTable, newTable } from '../tables/new-table.ts'
import type { TableLimits } from '../tables/table-limits.ts'
import type { DailyJudge } from './daily-judge.ts'
import { DailyRankings, replayedResult } from './daily-ranking.ts'

/** Deals are made this many days ahead; the commitment of one is published. */
const DAYS_AHEAD = 2

/** An unfinished try is closed after this many days. */
const CLOSED_AFTER = 14

/** How many open tries one round looks at. */
const BATCH = 200

/** A streak is read from this many days. */
const STREAK_DAYS = 400

/** About ten seconds of a core for a deal. */
const JUDGE_NODES = { expert: 10_000, search: 300_000 }

/** If a node died while the expert played a deal, another one begins after this time. */
const JUDGE_AGAIN_MS = 1_800_000

export interface DailyOptions {
  readonly tables: HotTables
  readonly runtime: Runtime
  readonly limits: TableLimits
  /** Makes the secrets of deals. */
  secret(): string
  wakeBots(table: HotTable): void
  close(table: string): Promise<void>
  /** Finds out what the expert reaches; without it, results are not compared with the expert. */
  readonly judge: DailyJudge | undefined
  onError(error: unknown): void
}

/**
 * The daily deals. A try is an ordinary table whose seed follows from the secret of the day. Its result is what the server
 * replays from the log, stored once; a node that dies before leaves it to the next question or round.
 */
export class DailyService {
  readonly #options: DailyOptions
  readonly #rankings: DailyRankings
  readonly #background = new Set<Promise<void>>()
  #isStopped = false

  constructor(options: DailyOptions) {
    this.#options = options
    this.#rankings = new DailyRankings(this.#db, () => options.runtime.now())
  }

  get #db() {
    return this.#options.tables.store.db
  }

  get #now(): number {
    return this.#options.runtime.now()
  }

  /** A day for a caller; today if no date is given. */
  async day(caller: Caller, date = dayOf(this.#now)): Promise<Daily> {
    const now = this.#now
    const today = dayOf(now)
    if (date > today) throw new ApiError('not-found', 'this day has not begun')
    const [deals, tries] = [await this.#deals(date), await this.#tries(caller, date)]
    const isRevealed = now >= countsUntil(date)
    const tomorrow = await this.#deals(addDays(today, 1))
    return {
      date,
      today,
      now,
      endsAt: endOf(date),
      countsUntil: countsUntil(date),
      deals: await Promise.all(
        deals.map((deal) =>
          this.#dealFacts(
            deal,
            tries.find(({ game }) => game === deal.game),
            isRevealed,
          ),
        ),
      ),
      tomorrow: tomorrow.map(({ game, secret }) => ({ game, commitment: commitmentOf(secret) })),
      streak: caller === undefined ? null : streakOf(await this.#playedDays(caller), today),
    }
  }

  async month(caller: Caller, month: string): Promise<DailyMonth> {
    const [from, to] = [`${month}-01`, `${month}-31`]
    const dates = await this.#db
      .selectFrom('daily_deals')
      .select('date')
      .where('date', '>=', from)
      .where('date', '<=', dayOf(this.#now) < to ? dayOf(this.#now) : to)
      .groupBy('date')
      .orderBy('date')
      .execute()
    const tries = await this.#tries(caller, from, to)
    const days = dates.map(({ date }) => {
      const own = tries.filter((one) => one.date === date)
      const results = own.map(({ game, table_id, points }) => ({ game, table: table_id, points }))
      return { date, isOpen: this.#now >= countsUntil(date), results }
    })
    return { days }
  }

  table(caller: Caller, game: string, span: DailySpan, date = dayOf(this.#now)): Promise<DailyTable> {
    requireGame(game)
    return this.#rankings.table(caller, game, span, date)
  }

  /** The table of the caller's try today, or a new table for a past deal, which does not count. */
  async play(caller: Person, date: string, game: string): Promise<{ id: string }> {
    requireGame(game)
    const isCounted = date === dayOf(this.#now)
    if (!isCounted && this.#now < countsUntil(date)) {
      throw new ApiError('not-now', 'this deal cannot be played now; it opens when the tries of its day are over')
    }
    const deal = (await this.#deals(date)).find((one) => one.game === game)
    if (deal === undefined) throw new ApiError('not-found', 'there was no deal of this game on this day')
    const own = isCounted ? await this.#tryOf(caller, date, game) : undefined
    if (own !== undefined) return { id: own.table_id }
    const setup: DailySetup = JSON.parse(deal.setup)
    if (setup.options.players > 1) await this.#options.limits.requireRoomForBots(caller)
    const made = await this.#newTable(caller, deal, setup, isCounted)
    const isFirst = await this.#db.transaction().execute(async (transaction) => {
      if (isCounted) {
        const begun = { date, game, user_id: caller.id, table_id: made.row.id, started_at: this.#now }
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('daily_tries')
          .values({ ...begun, ended_at: null, points: null, has_won: null, title: null })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) return false
      }
      await insertTable(transaction, made, this.#options.runtime)
      return true
    })
    // The same request was faster, perhaps at another node.
    if (!isFirst) return { id: (await this.#tryOf(caller, date, game))?.table_id ?? '' }
    await this.#options.tables.withTable(made.row.id, async (table) => this.#options.wakeBots(table))
    return { id: made.row.id }
  }

  /** Stores the result of a daily table that has just ended, in the background. */
  settleSoon(id: string): void {
    this.#inBackground(this.#settle(id))
  }

  /** Finishes work in the background, or aborts what takes long. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#options.judge?.close()
    await Promise.all(this.#background)
  }

  #inBackground(work: Promise<void>): void {
    const done = work.catch((error) => {
      if (!this.#isStopped) this.#options.onError(error)
    })
    this.#background.add(done)
    void done.finally(() => this.#background.delete(done))
  }

  /** Stores the result of a table that is over. */
  async #settle(id: string): Promise<void> {
    const table = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (table === undefined || table.status === 'playing') return
    const result = await replayedResult(this.#db, table)
    if (result === 'unknown-rules') return
    await this.#db
      .updateTable('daily_tries')
      .set({
        ended_at: table.ended_at ?? this.#now,
        points: result?.points ?? null,
        has_won: result === undefined ? null : Number(result.hasWon),
        title: result?.title ?? null,
      })
      .where('table_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    this.#rankings.forget()
  }

  /** Lets the expert play a deal, unless a node has done so or is doing it. */
  async #judge(deal: DailyDealRow): Promise<void> {
    const { judge } = this.#options
    const { date, game, secret, rules_version: rulesVersion } = deal
    const now = this.#now
    const isFree = (at: number | null) => at === null || at < now - JUDGE_AGAIN_MS
    if (judge === undefined || deal.expert !== null || !isFree(deal.judged_at)) return
    const { numUpdatedRows } = await this.#db
      .updateTable('daily_deals')
      .set({ judged_at: now })
      .where('date', '=', date)
      .where('game', '=', game)
      .where('expert', 'is', null)
      .where(({ or, eb }) => or([eb('judged_at', 'is', null), eb('judged_at', '<', now - JUDGE_AGAIN_MS)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const setup: DailySetup = JSON.parse(deal.setup)
    const seed = seedOf(secret, noWords(setup.options.players))
    const judgement = await judge.judge({ game, rulesVersion, seed, setup, nodes: JUDGE_NODES })
    await this.#db
      .updateTable('daily_deals')
      .set({ ...judgement })
      .where('date', '=', date)
      .where('game', '=', game)
      .execute()
  }

  /** Makes the next deals, stores missing results, and closes old tries. To be called now and then. */
  async tend(): Promise<void> {
    const today = dayOf(this.#now)
    for (let day = 0; day <= DAYS_AHEAD; day++) await this.#deals(addDays(today, day))
    const open = await this.#db
      .selectFrom('daily_tries')
      .innerJoin('tables', 'tables.id', 'daily_tries.table_id')
      .select(['table_id', 'date', 'status'])
      .where('daily_tries.ended_at', 'is', null)
      .where(({ or, eb }) => or([eb('status', '!=', 'playing'), eb('date', '<', addDays(today, -CLOSED_AFTER))]))
      .orderBy('date')
      .limit(BATCH)
      .execute()
    for (const { table_id, status } of open) {
      if (status === 'playing') await this.#options.close(table_id)
      await this.#settle(table_id)
    }
  }

  /** The deals of a day. Those of today and the next days are made here; the first node that writes one decides it. */
  async #deals(date: string): Promise<readonly DailyDealRow[]> {
    const read = () => this.#db.selectFrom('daily_deals').selectAll().where('date', '=', date).execute()
    const known = await read()
    const missing = GAME_IDS.filter((id) => known.every(({ game }) => game !== id))
    const isMade = missing.length === 0 || date < dayOf(this.#now)
    if (!isMade) {
      const rows = missing.map((game) => ({
        date,
        game,
        rules_version: newestVersion(game),
        setup: JSON.stringify(dailySetup(game)),
        secret: this.#options.secret(),
        created_at: this.#now,
      }))
      await this.#db
        .insertInto('daily_deals')
        .values(rows.map((row) => ({ ...row, judged_at: null, expert: null, best: null })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const deals = isMade ? known : await read()
    return GAME_IDS.flatMap((id) => deals.find(({ game }) => game === id) ?? [])
  }

  async #dealFacts(deal: DailyDealRow, own: DailyTryRow | undefined, isRevealed: boolean): Promise<DailyDeal> {
    const { date, game, secret } = deal
    const { options, bot }: DailySetup = JSON.parse(deal.setup)
    const mayCompare = isRevealed || (own !== undefined && own.ended_at !== null)
    // Only for deals that were played: a visitor who pages through past days costs nothing.
    if (own !== undefined && mayCompare && deal.expert === null) this.#inBackground(this.#judge(deal))
    return {
      game,
      commitment: commitmentOf(secret),
      secret: isRevealed ? secret : null,
      players: options.players,
      bot,
      results: await this.#rankings.count(game, date),
      you:
        own === undefined
          ? null
          : {
              table: own.table_id,
              isOver: own.ended_at !== null,
              points: own.points,
              hasWon: own.has_won === null ? null : own.has_won === 1,
              place: own.points === null ? null : await this.#rankings.place(game, date, own.points),
            },
      expert: mayCompare ? deal.expert : null,
      best: mayCompare ? deal.best : null,
    }
  }

  #tryOf(caller: Person, date: string, game: string): Promise<DailyTryRow | undefined> {
    return this.#db
      .selectFrom('daily_tries')
      .selectAll()
      .where('date', '=', date)
      .where('game', '=', game)
      .where('user_id', '=', caller.id)
      .executeTakeFirst()
  }

  /** The caller's tries in these days. Results that are not stored yet are stored first. */
  async #tries(caller: Caller, from: string, to = from): Promise<readonly DailyTryRow[]> {
    if (caller === undefined) return []
    const read = () =>
      this.#db
        .selectFrom('daily_tries')
        .selectAll()
        .where('user_id', '=', caller.id)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .execute()
    const tries = await read()
    const open = tries.filter(({ ended_at }) => ended_at === null)
    for (const { table_id } of open) await this.#settle(table_id)
    return open.length === 0 ? tries : read()
  }

  async #playedDays({ id }: Person): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('daily_tries')
      .select('date')
      .where('user_id', '=', id)
      .where('points', 'is not', null)
      .groupBy('date')
      .orderBy('date', 'desc')
      .limit(STREAK_DAYS)
      .execute()
    return rows.map(({ date }) => date)
  }

  /** The rows of a table whose game has begun: nobody else can join or watch it. */
  async #newTable(caller: Person, deal: DailyDealRow, { options, bot, nodes }: DailySetup, isCounted: boolean) {
    const { runtime } = this.#options
    const bots = Array.from({ length: options.players - 1 }, () => ({ bot }))
    const wish = { game: deal.game, options: { ...options }, seats: ['me' as const, ...bots] }
    const terms = { visibility: 'private', clock: { kind: 'none' }, words: '' } as const
    const made = await newTable(caller, { ...wish, ...terms }, runtime, deal.secret)
    const rules = await loadRulesOf(deal.game, deal.rules_version)
    if (rules === undefined) throw new ApiError('unavailable', 'this server does not have the rules of this deal')
    const seed = seedOf(deal.secret, noWords(options.players))
    const active = rules.active(rules.setup(options, seed))
    const now = this.#now
    const mark: DailyMark = { date: deal.date, isCounted, nodes }
    const row: TableRow = {
      ...made.row,
      rules_version: deal.rules_version,
      code: null,
      status: 'playing',
      seed,
      started_at: now,
      active: active.join(','),
      due_at: active.includes(DAILY_SEAT) ? null : now,
      daily: JSON.stringify(mark),
    }
    return { row, seats: made.seats }
  }
}

/** Players add no words to a daily deal, which is the same for all. */
function noWords(players: number): string[] {
  return Array.from({ length: players }, () => '')
}

function requireGame(game: string): void {
  if (!GAME_IDS.includes(game)) throw new ApiError('not-found', `there is no game ${game.slice(0, 40)}`)
}
