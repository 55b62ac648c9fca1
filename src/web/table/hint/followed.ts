import type { Moment } from '#boards/board.ts'
import { NOTHING_NEW, type Outcome, type Seat } from '#engine/game.ts'

/** An advised turn: who was advised, after how many actions, and what. */
export interface AdvisedTurn {
  readonly seat: Seat
  readonly begin: number
  readonly plan: readonly string[]
}

/**
 * How many steps of an advised turn were taken since; undefined when the advice is over: all of it was taken,
 * something else was done, or hidden information was revealed.
 */
export function stepsFollowed(
  { seat, begin, plan }: AdvisedTurn,
  log: readonly Moment[],
  outcomeOf: (index: number) => Outcome,
): number | undefined {
  const steps = log.length - begin
  if (steps < 0 || steps >= plan.length) return undefined
  const isAsAdvised = log
    .slice(begin)
    .every((moment, i) => moment.seat === seat && moment.action === plan[i] && outcomeOf(begin + i) === NOTHING_NEW)
  return isAsAdvised ? steps : undefined
}
