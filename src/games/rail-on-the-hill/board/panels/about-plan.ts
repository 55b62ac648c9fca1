import type { PlanCard } from '../../cards/cards.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { planText } from '../plan-text.ts'

/** A Plan card in one line: what it asks for, its points, and what its No Duplicates icon means. */
export function aboutPlan(plan: PlanCard, texts: PanelTexts, words: WordTexts): string {
  return texts.aboutPlan(planText(plan, words), words.points(plan.points), plan.kind !== 'three')
}
