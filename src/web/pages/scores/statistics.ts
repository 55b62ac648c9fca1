import type { ChosenVariants } from '#engine/options.ts'
import type { GameSummary } from '../../games/saved-game.ts'

/** A game that is over. */
export type FinishedGame = GameSummary & Required<Pick<GameSummary, 'result'>>

export function isFinished(game: GameSummary): game is FinishedGame {
  return game.result !== undefined
}

/** Finished games of one kind: alone or together, with the same variants. */
export interface KindOfGame {
  readonly isAlone: boolean
  readonly variants: ChosenVariants
  readonly games: readonly FinishedGame[]
}

/** The kinds of one game in which people played, alone first, few variants first. */
export function kindsOf(games: readonly FinishedGame[]): KindOfGame[] {
  const kinds = new Map<string, FinishedGame[]>()
  for (const game of games.filter(({ seats }) => seats.some(isPerson))) {
    const kind = JSON.stringify([game.seats.length > 1, game.variants])
    kinds.set(kind, [...(kinds.get(kind) ?? []), game])
  }
  return Array.from(kinds.values(), (kind) => {
    const [{ seats, variants }] = kind
    return { isAlone: seats.length === 1, variants, games: kind }
  }).sort((one, other) => Number(other.isAlone) - Number(one.isAlone) || count(one.variants) - count(other.variants))
}

function count(variants: ChosenVariants): number {
  return Object.keys(variants).length
}

/** What people reached in games of one kind. */
export interface Totals {
  readonly best: number
  /** The title of the best game alone, in English; the name of who made the best total together. */
  readonly bestBy: string
  readonly average: number
}

export function totalsOf({ games }: KindOfGame): Totals {
  const reached = games.flatMap(({ seats, result }) =>
    peopleOf(seats).map(({ name, seat }) => ({
      points: result.points[seat - 1],
      by: seats.length === 1 ? (result.title ?? name) : name,
    })),
  )
  const best = reached.reduce((one, other) => (other.points > one.points ? other : one))
  const sum = reached.reduce((total, { points }) => total + points, 0)
  return { best: best.points, bestBy: best.by, average: Math.round(sum / reached.length) }
}

/** The people who won most often, and how often; several if tied, none if only bots won. */
export interface MostWins {
  readonly wins: number
  readonly by: readonly string[]
}

export function mostWinsOf({ games }: KindOfGame): MostWins {
  const counts = new Map<string, number>()
  for (const { seats, result } of games) {
    for (const { name, seat } of peopleOf(seats)) {
      if (result.winners.includes(seat)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  const wins = Math.max(0, ...counts.values())
  return { wins, by: [...counts.keys()].filter((name) => counts.get(name) === wins) }
}

/** How much of what moved the results of people was luck, and in how many analysed games; undefined without any. */
export interface LuckShare {
  /** From 0 to 1. */
  readonly share: number
  readonly games: number
}

/** A share of fewer analysed games says nothing. */
const LEAST_ANALYSED = 3

/**
 * Luck in either direction against what decisions cost. With a name, only the seat of that player counts in games of several
 * people.
 */
export function luckShareOf({ games }: Pick<KindOfGame, 'games'>, name?: string): LuckShare | undefined {
  let [luck, loss, count] = [0, 0, 0]
  for (const { seats, balance } of games) {
    const people = peopleOf(seats)
    const counted = name === undefined || people.length === 1 ? people : people.filter((one) => one.name === name)
    const own = counted.flatMap(({ seat }) => balance?.[seat - 1] ?? [])
    if (own.length > 0) count++
    for (const one of own) {
      luck += Math.abs(one.luck)
      loss += one.loss
    }
  }
  return luck + loss === 0 || count < LEAST_ANALYSED ? undefined : { share: luck / (luck + loss), games: count }
}

type Seats = FinishedGame['seats']

function isPerson({ kind }: Seats[number]): boolean {
  return kind === 'person'
}

function peopleOf(seats: Seats): { readonly name: string; readonly seat: number }[] {
  return seats.flatMap((plan, i) => (isPerson(plan) ? [{ name: plan.name, seat: i + 1 }] : []))
}
