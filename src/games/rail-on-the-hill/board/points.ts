import type { PlanScore } from '../rules/scoring/score.ts'

/** A true minus sign, as wide as a figure. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`
}

export function plansPoints(plans: readonly PlanScore[]): number {
  return plans.reduce((sum, { points }) => sum + points, 0)
}
