import type { PlanCard } from '../cards/cards.ts'
import type { WordTexts } from '../text/en/words.ts'

/** What a Plan card asks for, in a few words. */
export function planText(plan: PlanCard, words: WordTexts): string {
  if (plan.kind !== 'three') return words.planKinds[plan.kind]
  return words.list((plan.landmarks ?? []).map((landmark) => words.landmarks[landmark]))
}
