/** Which bots play each other, and from which seats. */

export const MATCH_KINDS = ['pairs', 'first', 'together'] as const
/**
 * `pairs`: every two bots; with more than two players, one of them among seats of the other, and the reverse.
 * `first`: the first bot against each other one, in the same way but without the reverse.
 * `together`: all of them at one table.
 */
export type MatchKind = (typeof MATCH_KINDS)[number]

/** The bots of the seats before they rotate, by number, seat 1 first. */
export type Lineup = readonly number[]

/** The tables of a match. `named` has the numbers of the bots, from 0, in the order in which they were named. */
export function lineupsOf(kind: MatchKind, named: readonly number[], players: number): Lineup[] {
  const bots = [...new Set(named)]
  if (players === 1) return bots.map((bot) => [bot])
  if (kind === 'together') return [named.length === 1 ? Array(players).fill(named[0]) : named]
  const oneAmong = (one: number, others: number): Lineup => [one, ...Array(players - 1).fill(others)]
  const [first, ...rest] = bots
  if (kind === 'first') return rest.map((other) => oneAmong(first, other))
  return bots.flatMap((one, i) =>
    bots
      .slice(i + 1)
      .flatMap((other) => (players === 2 ? [[one, other]] : [oneAmong(one, other), oneAmong(other, one)])),
  )
}

/** All different rotations of a lineup around the table. */
export function rotationsOf(lineup: Lineup): Lineup[] {
  const rotations = lineup.map((_, by) => [...lineup.slice(by), ...lineup.slice(0, by)])
  const again = rotations.findIndex((rotation, by) => by > 0 && rotation.every((bot, seat) => bot === lineup[seat]))
  return again < 0 ? rotations : rotations.slice(0, again)
}

/** One game to play. */
export interface ScheduledGame {
  /** Its index among the tables of the match. */
  readonly table: number
  /** Counted from 1; the seed follows from it, so that all tables and rotations have the same luck. */
  readonly deal: number
  readonly rotation: number
  readonly seats: Lineup
}

/** All games, deal by deal, so that a match that is stopped early has played about equally at every table. */
export function* scheduleOf(lineups: readonly Lineup[], deals: number): Generator<ScheduledGame> {
  for (let deal = 1; deal <= deals; deal++) {
    for (const [table, lineup] of lineups.entries()) {
      for (const [rotation, seats] of rotationsOf(lineup).entries()) yield { table, deal, rotation, seats }
    }
  }
}
