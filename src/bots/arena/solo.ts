import { type Interval, meanInterval, meanOf, varianceOf } from './intervals.ts'
import type { PlayedSeat, PlayedTable } from './played.ts'

/** The results of one bot in solo games. */
export interface SoloReport {
  readonly bot: string
  readonly games: number
  readonly actions: number
  readonly turns: number
  readonly mean: Interval
  /** The standard deviation; null for a single game. */
  readonly spread: number | null
  readonly least: number
  readonly median: number
  readonly best: number
  /** The highest first. */
  readonly titles: readonly TitleShare[]
  /** The mean points of each source. */
  readonly sources: Readonly<Record<string, number>>
}

export interface TitleShare {
  readonly title: string
  /** The share of games that earned it. */
  readonly share: number
  /** The highest total that did. */
  readonly most: number
}

/** How much more one bot scores than another in the same deals. */
export interface Difference {
  readonly bot: string
  readonly than: string
  readonly games: number
  readonly mean: Interval
  /** The share of deals in which it scored more; equal scores count half. */
  readonly better: number
}

export function soloReport({ lineup, deals }: PlayedTable, names: readonly string[]): SoloReport {
  const games = deals.map((deal) => deal.games[0].game)
  const seats = games.map((game) => game.seats[0])
  const totals = seats.map(totalOf).sort((one, other) => one - other)
  return {
    bot: names[lineup[0]],
    games: games.length,
    actions: meanOf(games.map((game) => game.actions)),
    turns: meanOf(games.map((game) => game.turns)),
    mean: meanInterval(totals),
    spread: totals.length < 2 ? null : Math.sqrt(varianceOf(totals)),
    least: totals[0],
    median: (totals[(totals.length - 1) >> 1] + totals[totals.length >> 1]) / 2,
    best: totals[totals.length - 1],
    titles: titlesOf(seats),
    sources: sourcesOf(seats),
  }
}

/** All pairs of bots, each compared in the deals that both have played. */
export function differencesOf(tables: readonly PlayedTable[], names: readonly string[]): Difference[] {
  const totals = tables.map(
    ({ deals }) => new Map(deals.map(({ deal, games }) => [deal, totalOf(games[0].game.seats[0])])),
  )
  return tables.flatMap((one, i) =>
    tables.slice(i + 1).flatMap((other, j) => {
      const others = totals[i + 1 + j]
      const more = [...totals[i]].flatMap(([deal, total]) => {
        const theirs = others.get(deal)
        return theirs === undefined ? [] : [total - theirs]
      })
      if (more.length === 0) return []
      return {
        bot: names[one.lineup[0]],
        than: names[other.lineup[0]],
        games: more.length,
        mean: meanInterval(more),
        better: meanOf(more.map((points) => (Math.sign(points) + 1) / 2)),
      }
    }),
  )
}

function totalOf({ total }: PlayedSeat): number {
  return total ?? 0
}

function titlesOf(seats: readonly PlayedSeat[]): TitleShare[] {
  const totals = new Map<string, number[]>()
  for (const seat of seats) {
    if (seat.title !== undefined) totals.set(seat.title, [...(totals.get(seat.title) ?? []), totalOf(seat)])
  }
  return Array.from(totals, ([title, of]) => ({ title, share: of.length / seats.length, most: Math.max(...of) })).sort(
    (one, other) => other.most - one.most,
  )
}

function sourcesOf(seats: readonly PlayedSeat[]): Record<string, number> {
  const names = [...new Set(seats.flatMap(({ sources }) => Object.keys(sources)))].sort()
  return Object.fromEntries(names.map((name) => [name, meanOf(seats.map(({ sources }) => sources[name] ?? 0))]))
}
