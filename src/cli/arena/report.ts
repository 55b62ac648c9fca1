import type { Interval } from '#bots/arena/intervals.ts'
import { Collector } from '#bots/arena/played.ts'
import { type Rating, ratingsOf, type TableReport, tableReport } from '#bots/arena/round-robin.ts'
import { type Lineup, type MatchKind, rotationsOf, type ScheduledGame } from '#bots/arena/schedule.ts'
import { type Difference, differencesOf, type SoloReport, soloReport } from '#bots/arena/solo.ts'
import { type Spread, Thinking, type ThinkingReport } from '#bots/arena/thinking.ts'
import type { Limit } from '#bots/budget.ts'
import type { CardSetName, GameOptions } from '#engine/game.ts'
import { oneLine } from '../io.ts'
import { FAULT_TEXTS, type FaultKind } from '../programs/engine-process.ts'
import { table } from '../terminal.ts'
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

/** The report of an arena as tables for people. */
export function reportText(report: ArenaReport): string {
  const { tables, elo, solo, differences, faults, nodes, times } = report
  return [
    headText(report),
    ...(tables ? [tablesText(tables)] : []),
    ...(elo ? [eloText(elo)] : []),
    ...(solo ? [soloText(solo), titlesText(solo), sourcesText(solo)] : []),
    ...(differences && differences.length > 0 ? [differencesText(differences)] : []),
    ...(faults ? [faultsText(faults)] : []),
    ...(nodes ? thinkingText(nodes, 'nodes', 0) : thinkingText(times.bots, 'ms', 1)),
  ].join('\n')
}

function headText({ game, cards, options, seed, limit, deals, gamesPerDeal, complete, times }: ArenaReport): string {
  const { players, ...more } = options
  const what = [
    game,
    players === 1 ? 'solo' : `${players} players`,
    ...Object.entries<unknown>(more).map(([name, value]) => (value === true ? name : `${name} ${value}`)),
    ...(cards ? [`cards ${cards.id}`] : []),
    `seed ${seed}`,
    'ms' in limit ? `${limit.ms} ms per turn, ${count(times.threads, 'thread')}` : `${limit.nodes} nodes per turn`,
  ]
  const seats = gamesPerDeal === 1 ? '' : `, each from ${gamesPerDeal} seats`
  const partly = complete ? '' : '; stopped early, so this is only a part of them'
  return `${oneLine(what.join(', '))}\n${count(deals, 'deal')}${seats}${partly}\n`
}

/** A short name for the lineup of a table. */
export function tableName(seats: readonly string[]): string {
  const [first, ...others] = seats
  const names = new Set(others)
  if (names.size !== 1) return seats.join(', ')
  if (names.has(first)) return `${seats.length} ${first}`
  return others.length === 1 ? `${first} – ${others[0]}` : `${first} among ${others.length} ${others[0]}`
}

function tablesText(tables: readonly TableReport[]): string {
  const hasScores = tables.some(({ bots }) => bots.some(({ score }) => score !== null))
  const scores = hasScores ? ['score', '95 %'] : []
  const heading = ['table', 'bot', 'games', 'turns', 'actions', 'wins', 'win rate', '95 %', 'par', ...scores]
  const rows = tables.flatMap(({ seats, games, turns, actions, bots }, i) => [
    ...(i === 0 ? [] : [[]]),
    ...bots.map(({ bot, wins, winRate, par, score }, row) => [
      ...(row === 0 ? [tableName(seats)] : ['']),
      bot,
      ...(row === 0 ? [String(games), turns.toFixed(1), actions.toFixed(1)] : ['', '', '']),
      rounded(wins),
      percent(winRate.value),
      range(winRate, (end) => (100 * end).toFixed(1)),
      percent(par),
      ...(score ? [score.value.toFixed(1), range(score, oneDigit)] : []),
    ]),
  ])
  return table([heading, ...rows], 2)
}

function eloText(elo: readonly Rating[]): string {
  const ranked = [...elo].sort((one, other) => other.elo.value - one.elo.value)
  const rows = ranked.map(({ bot, elo }) => [bot, elo.value.toFixed(0), range(elo, (end) => end.toFixed(0))])
  return table([['bot', 'Elo', '95 %'], ...rows], 1)
}

function faultsText(faults: NonNullable<ArenaReport['faults']>): string {
  const rows = faults.flatMap(({ bot, games }) =>
    Object.entries(games).map(([kind, number]) => [bot, FAULT_TEXTS[kind as FaultKind], String(number)]),
  )
  return table([['lost as a program', 'because it', 'games'], ...rows], 2)
}

function soloText(solo: readonly SoloReport[]): string {
  const heading = ['bot', 'games', 'actions', 'mean', '95 %', 'spread', 'least', 'median', 'best']
  const rows = solo.map(({ bot, games, actions, mean, spread, least, median, best }) => [
    bot,
    String(games),
    actions.toFixed(1),
    mean.value.toFixed(1),
    range(mean, oneDigit),
    spread === null ? '–' : spread.toFixed(1),
    String(least),
    rounded(median),
    String(best),
  ])
  return table([heading, ...rows], 1)
}

function titlesText(solo: readonly SoloReport[]): string {
  const best = new Map<string, number>()
  for (const { title, most } of solo.flatMap(({ titles }) => titles)) {
    best.set(title, Math.max(most, best.get(title) ?? most))
  }
  const ranked = [...best].sort(([, one], [, other]) => other - one)
  const shareOf = (title: string, { titles }: SoloReport) => titles.find((each) => each.title === title)?.share ?? 0
  const rows = ranked.map(([title]) => [title, ...solo.map((report) => percent(shareOf(title, report)))])
  return table([['title', ...solo.map(({ bot }) => bot)], ...rows], 1)
}

function sourcesText(solo: readonly SoloReport[]): string {
  const names = [...new Set(solo.flatMap(({ sources }) => Object.keys(sources)))]
  const rows = names.map((name) => [name, ...solo.map(({ sources }) => oneDigit(sources[name] ?? 0))])
  return table([['points from', ...solo.map(({ bot }) => bot)], ...rows], 1)
}

function differencesText(differences: readonly Difference[]): string {
  const rows = differences.map(({ bot, than, games, mean, better }) => [
    `${bot} – ${than}`,
    String(games),
    oneDigit(mean.value),
    range(mean, oneDigit),
    percent(better),
  ])
  return table([['difference', 'games', 'mean', '95 %', 'better'], ...rows], 1)
}

/** Leaves out bots that do not think: they count no nodes. */
function thinkingText(bots: readonly ThinkingReport[], unit: string, digits: number): string[] {
  const thinkers = bots.filter(({ turns }) => turns !== null && turns.longest > 0)
  if (thinkers.length === 0) return []
  const cells = (spread: Spread | null) =>
    spread === null
      ? ['0', '–', '–', '–', '–']
      : [
          String(spread.count),
          ...[spread.mean, spread.p99, spread.longest].map((cost) => cost.toFixed(digits)),
          spread.over === null ? '–' : `${(100 * spread.over).toFixed(2)} %`,
        ]
  const heading = ['thinking', `${unit} per`, 'count', 'mean', '99 %', 'longest', 'over 120 %']
  const rows = thinkers.flatMap(({ bot, decisions, turns }) => [
    [bot, 'turn', ...cells(turns)],
    ['', 'decision', ...cells(decisions)],
  ])
  return [table([heading, ...rows], 2)]
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

function range({ low, high }: Interval, text: (end: number) => string): string {
  return Number.isFinite(low) ? `${text(low)} to ${text(high)}` : '–'
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function oneDigit(value: number): string {
  return value.toFixed(1)
}

/** Without decimals if it is a whole number. */
function rounded(value: number): string {
  return Math.abs(value - Math.round(value)) < 1e-9 ? value.toFixed(0) : value.toFixed(1)
}
