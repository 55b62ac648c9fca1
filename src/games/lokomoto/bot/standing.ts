/** Before the end, this many more points make a player about three times as likely to win. */
const FORESEEN = 2.5
/** At the end a point decides; not all, since what is counted here knows nothing of ties (LK-V2). */
const COUNTED = 0.7

/**
 * What every player's points are worth to a player: the chance to have most of them, in such units that a point more is worth
 * about one where all have the same. Among several, it is not enough to be ahead of one of them.
 */
export function worthOfStanding(points: Float64Array, player: number, isOver: boolean): number {
  const doubt = isOver ? COUNTED : FORESEEN
  let others = 0
  for (let other = 0; other < points.length; other++) {
    if (other !== player) others += Math.exp((points[other] - points[player]) / doubt)
  }
  const even = 1 / points.length
  return (FORESEEN / (even * (1 - even))) * (1 / (1 + others))
}
