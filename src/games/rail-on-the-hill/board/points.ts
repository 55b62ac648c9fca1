import type { PlanScore, RailScore } from '../rules/scoring/score.ts'
import { titleSteps } from '../rules/scoring/titles.ts'
import type { RailView } from '../rules/view.ts'

/** A true minus sign, as wide as a figure. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`
}

export function plansPoints(plans: readonly PlanScore[]): number {
  return plans.reduce((sum, { points }) => sum + points, 0)
}

/** The points at a glance: while a game goes on, a Plan that is not fulfilled yet is open, and costs nothing. */
export function pointsSoFar(
  { total, penalty }: Pick<RailScore, 'total' | 'penalty'>,
  { active }: Pick<RailView, 'active'>,
): number {
  return active.length === 0 ? total : total - penalty
}

/** How many points are missing for the next title, and which it is; undefined for who has the highest. */
export function nextTitle(total: number, withRequests: boolean): { points: number; title: string } | undefined {
  const next = titleSteps(withRequests).find(({ from }) => from > total)
  return next && { points: next.from - total, title: next.title }
}
