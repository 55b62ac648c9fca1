import { Collector } from '#bots/arena/played.ts'
import { type Rating, ratingsOf, type TableReport, tableReport } from '#bots/arena/round-robin.ts'
import { type Lineup, type MatchKind, rotationsOf, type ScheduledGame } from '#bots/arena/schedule.ts'
import { type Difference, differencesOf, type SoloReport, soloReport } from '#bots/arena/solo.ts'
import { Thinking, type ThinkingReport } from '#bots/arena/thinking.ts'
import type { Limit } from '#bots/budget.ts'
import type { CardSetName, GameOptions } from '#engine/game.ts'
import type { FaultKind } from '../programs/engine-process.ts'
import type { ArenaSetting, JobResult } from './play.ts'

/** The results of an arena, as `--json` prints them. */
export interface ArenaReport {
  readonly game: string
  readonly cards?: CardSetName
  readonly options: GameOptions
  readonly seed: string
  readonly limit: Limit
  readonly bots: readonly string[]
  /** Which bots met; absent in solo games. */
  readonly match?: MatchKind
  /** How many deals were planned at each table. */
  readonly deals: number
  readonly gamesPerDeal: number
  /** Whether all deals were played. */
  readonly complete: boolean
  readonly tables?: readonly TableReport[]
  /** Only if different bots met. */
  readonly elo?: readonly Rating[]
  readonly solo?: readonly SoloReport[]
  readonly differences?: readonly Difference[]
  /** In how many games each program did something wrong, by what it was; only of those that did. */
  readonly faults?: readonly { readonly bot: string; readonly games: Partial<Record<FaultKind, number>> }[]
  /** The cost of thinking in nodes, if the limit is in nodes. */
  readonly nodes?: readonly ThinkingReport[]
  /** Everything that differs when the same command runs again. */
  readonly times: {
    readonly threads: number
    readonly seconds: number
    /** In ms. */
    readonly bots: readonly ThinkingReport[]
  }
}

/** The games to play. */
export interface ArenaPlan {
  readonly setting: ArenaSetting
  readonly match: MatchKind
  readonly lineups: readonly Lineup[]
  readonly deals: number
}

/** Collects the games of an arena and reports on them. */
export class ArenaResults {
  readonly #plan: ArenaPlan
  readonly #collector: Collector
  readonly #ms: Thinking
  readonly #nodes: Thinking
  readonly #faults = new Map<number, Partial<Record<FaultKind, number>>>()
  #games = 0

  constructor(plan: ArenaPlan) {
    this.#plan = plan
    this.#collector = new Collector(plan.lineups)
    const { bots, limit } = plan.setting
    this.#ms = new Thinking('ms', bots.length, limit)
    this.#nodes = new Thinking('nodes', bots.length, limit)
  }

  /** How many games were added. */
  get games(): number {
    return this.#games
  }

  add(scheduled: ScheduledGame, { game, costs, faults }: JobResult): void {
    this.#games++
    this.#collector.add(scheduled, game)
    this.#ms.add(scheduled.seats, costs)
    this.#nodes.add(scheduled.seats, costs)
    for (const [seat, kind] of faults) {
      const bot = scheduled.seats[seat - 1]
      const games = this.#faults.get(bot) ?? {}
      this.#faults.set(bot, { ...games, [kind]: (games[kind] ?? 0) + 1 })
    }
  }

  report(threads: number, seconds: number): ArenaReport {
    const { setting, match, lineups, deals } = this.#plan
    const { game, cards, options, seed, limit, bots } = setting
    const all = this.#collector.tables
    const tables = all.filter((table) => table.deals.length > 0)
    const isSolo = options.players === 1
    return {
      game,
      ...(cards && { cards: cards.name }),
      options,
      seed,
      limit,
      bots,
      ...(!isSolo && { match }),
      deals,
      gamesPerDeal: rotationsOf(lineups[0]).length,
      complete: all.every((table) => table.deals.length === deals),
      ...(!isSolo && { tables: tables.map((table) => tableReport(table, bots)) }),
      ...(!isSolo && bots.length > 1 && { elo: ratingsOf(all, bots) }),
      ...(isSolo && { solo: tables.map((table) => soloReport(table, bots)), differences: differencesOf(tables, bots) }),
      ...(this.#faults.size > 0 && { faults: Array.from(this.#faults, ([bot, games]) => ({ bot: bots[bot], games })) }),
      ...('nodes' in limit && { nodes: this.#nodes.report(bots) }),
      times: { threads, seconds, bots: this.#ms.report(bots) },
    }
  }
}
