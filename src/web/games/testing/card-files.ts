import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'

/** A card file of The Rail on the Hill in which the Plan cards are worth more than on the standard ones. */
export function richPlans(more: number, fields: object = {}): string {
  const planCards = railOnTheHill.cards.planCards.map((card) => ({ ...card, points: card.points + more }))
  return `${JSON.stringify({ ...fields, ...railOnTheHill.cards, planCards }, null, 1)}\n`
}

export function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer
}
