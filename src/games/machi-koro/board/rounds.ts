import type { Moment } from '#boards/board.ts'

/** The round of each moment of a log, from 1: a new one begins whenever the turn comes back to the player who began. */
export function roundsOf(log: readonly Moment[]): number[] {
  let round = 0
  return log.map(({ seat }, i) => {
    if (seat === log[0].seat && log[i - 1]?.seat !== seat) round++
    return round
  })
}
