import type { PlanCard } from '../cards/cards.ts'
import { type PlanScore, titleSteps } from '../rules/scoring/score.ts'
import type { PanelTexts } from '../text/en/panels.ts'
import type { WordTexts } from '../text/en/words.ts'

/** A true minus sign, as wide as a figure. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`
}

export function plansPoints(plans: readonly PlanScore[]): number {
  return plans.reduce((sum, { points }) => sum + points, 0)
}

/** How many points are missing for the next title, and which it is; undefined for who has the highest. */
export function nextTitle(total: number, withRequests: boolean): { points: number; title: string } | undefined {
  const next = titleSteps(withRequests).find(({ from }) => from > total)
  return next && { points: next.from - total, title: next.title }
}

/** What a Plan card asks for, in a few words. */
export function planText(plan: PlanCard, words: WordTexts): string {
  if (plan.kind !== 'three') return words.planKinds[plan.kind]
  return words.list((plan.landmarks ?? []).map((landmark) => words.landmarks[landmark]))
}

/** What a Plan card is worth, when, and for what. */
export function planMeaning(plan: PlanCard, texts: PanelTexts, words: WordTexts): string {
  return texts.planMeaning(planText(plan, words), words.points(plan.points), plan.kind !== 'three')
}

/** A Plan card in one line: what it asks for, its points, and what its No Duplicates icon means. */
export function aboutPlan(plan: PlanCard, texts: PanelTexts, words: WordTexts): string {
  return texts.aboutPlan(planText(plan, words), words.points(plan.points), plan.kind !== 'three')
}
