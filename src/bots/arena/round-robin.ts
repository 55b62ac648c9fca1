import { type Comparison, eloRatings } from './bradley-terry.ts'
import { type Interval, meanInterval, meanOf, shareInterval } from './intervals.ts'
import type { PlayedDeal, PlayedSeat, PlayedTable, SeatedGame } from './played.ts'

/** The results of one table. */
export interface TableReport {
  /** The names of its bots; every deal was played from every seat. */
  readonly seats: readonly string[]
  readonly deals: number
  readonly games: number
  /** The average per game, over all seats. */
  readonly actions: number
  readonly turns: number
  readonly bots: readonly BotAtTable[]
}

export interface BotAtTable {
  readonly bot: string
  /** How many seats it had. */
  readonly seats: number
  /** Games won from any of them; a shared win counts as a fraction. */
  readonly wins: number
  readonly winRate: Interval
  /** The share of wins of a bot as strong as the others. */
  readonly par: number
  /** Its mean total; null if the game has no totals. */
  readonly score: Interval | null
}

export interface Rating {
  readonly bot: string
  readonly elo: Interval
}

export function tableReport({ lineup, deals }: PlayedTable, names: readonly string[]): TableReport {
  const games = deals.flatMap((deal) => deal.games)
  return {
    seats: lineup.map((bot) => names[bot]),
    deals: deals.length,
    games: games.length,
    actions: meanOf(games.map(({ game }) => game.actions)),
    turns: meanOf(games.map(({ game }) => game.turns)),
    bots: [...new Set(lineup)].map((bot) => botAtTable(bot, names[bot], lineup, deals)),
  }
}

function botAtTable(bot: number, name: string, lineup: readonly number[], deals: readonly PlayedDeal[]): BotAtTable {
  const seats = lineup.filter((other) => other === bot).length
  const perDeal = deals[0].games.length
  const won = deals.map(({ games }) => sumOf(games.flatMap((game) => seatsOf(game, bot).map((seat) => seat.won))))
  const totals = deals.map(({ games }) => meanOf(games.flatMap((game) => seatsOf(game, bot).flatMap(totalOf))))
  return {
    bot: name,
    seats,
    wins: sumOf(won),
    winRate: shareInterval(
      won.map((wins) => wins / perDeal),
      perDeal,
    ),
    par: seats / lineup.length,
    score: totals.some(Number.isNaN) ? null : meanInterval(totals),
  }
}

/** Ratings of all bots, from all tables. */
export function ratingsOf(tables: readonly PlayedTable[], names: readonly string[]): Rating[] {
  const meetings = tables.flatMap(({ lineup }) => pairsOf(lineup).filter(([one, other]) => one !== other))
  const comparisons = tables.flatMap(({ deals }) =>
    deals.flatMap(({ deal, games }) => games.flatMap((game) => comparisonsIn(game, deal))),
  )
  return eloRatings(names.length, meetings, comparisons).map((elo, bot) => ({ bot: names[bot], elo }))
}

/** All pairs of seats of different bots, except two losers of a game without totals: they cannot be compared. */
function comparisonsIn({ seats, game }: SeatedGame, deal: number): Comparison[] {
  return pairsOf(seats.map((bot, i) => ({ bot, seat: game.seats[i] }))).flatMap(([one, other]) => {
    if (one.bot === other.bot) return []
    const score = scoreBetween(one.seat, other.seat)
    return score === undefined ? [] : [{ one: one.bot, other: other.bot, score, deal }]
  })
}

function scoreBetween(one: PlayedSeat, other: PlayedSeat): number | undefined {
  if (one.won > 0 || other.won > 0) return half(Math.sign(one.won - other.won))
  if (one.total === undefined || other.total === undefined) return undefined
  return half(Math.sign(one.total - other.total))
}

/** -1, 0 or 1 as a score from 0 to 1. */
function half(sign: number): number {
  return (sign + 1) / 2
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other): [Item, Item] => [one, other]))
}

function seatsOf({ seats, game }: SeatedGame, bot: number): PlayedSeat[] {
  return game.seats.filter((_, i) => seats[i] === bot)
}

function totalOf({ total }: PlayedSeat): number[] {
  return total === undefined ? [] : [total]
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
