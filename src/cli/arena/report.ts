import { Collector } from '#bots/arena/played.ts'
import { type Rating, ratingsOf, type TableReport, tableReport } from '#bots/arena/round-robin.ts'
import { type Lineup, type MatchKind, rotationsOf, type ScheduledGame } from '#bots/arena/schedule.ts'
import { type Difference, differencesOf, type SoloReport, soloReport } from '#bots/arena/solo.ts'
import { Thinking, type ThinkingReport } from '#bots/arena/thinking.ts'
import type { Limit } from '#bots/budget.ts'
import type { CardSetName, GameOptions } from '#engine/game.ts'
import type { ArenaSetting, JobResult } from './play.ts'

/** All that an arena has found out, as `--json` prints it. */
export interface ArenaReport {
  readonly game: string
  readonly cards?: CardSetName
  readonly options: GameOptions
  readonly seed: string
  readonly limit: Limit
  readonly bots: readonly string[]
  /** How the bots met; a solo game has none. */
  readonly match?: MatchKind
  /** What was to be played at each table. */
  readonly deals: number
  readonly gamesPerDeal: number
  /** Whether all of it was played. */
  readonly complete: boolean
  readonly tables?: readonly TableReport[]
  /** Only where different bots met. */
  readonly elo?: readonly Rating[]
  readonly solo?: readonly SoloReport[]
  readonly differences?: readonly Difference[]
  /** What thinking cost where the budget is one of nodes. */
  readonly nodes?: readonly ThinkingReport[]
  /** All that differs when the same command runs again. */
  readonly times: {
    readonly threads: number
    readonly seconds: number
    /** In ms. */
    readonly bots: readonly ThinkingReport[]
  }
}

/** What is to be played. */
export interface Programme {
  readonly setting: ArenaSetting
  readonly match: MatchKind
  readonly lineups: readonly Lineup[]
  readonly deals: number
}

/** Takes in the games of an arena, and sums them up. */
export class ArenaResults {
  readonly #programme: Programme
  readonly #collector: Collector
  readonly #ms: Thinking
  readonly #nodes: Thinking
  #games = 0

  constructor(programme: Programme) {
    this.#programme = programme
    this.#collector = new Collector(programme.lineups)
    const { bots, limit } = programme.setting
    this.#ms = new Thinking('ms', bots.length, limit)
    this.#nodes = new Thinking('nodes', bots.length, limit)
  }

  /** How many games have come in. */
  get games(): number {
    return this.#games
  }

  add(scheduled: ScheduledGame, { game, costs }: JobResult): void {
    this.#games++
    this.#collector.add(scheduled, game)
    this.#ms.add(scheduled.seats, costs)
    this.#nodes.add(scheduled.seats, costs)
  }

  report(threads: number, seconds: number): ArenaReport {
    const { setting, match, lineups, deals } = this.#programme
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
      ...('nodes' in limit && { nodes: this.#nodes.report(bots) }),
      times: { threads, seconds, bots: this.#ms.report(bots) },
    }
  }
}
