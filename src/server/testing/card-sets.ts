import { loadRules } from '#games/index.ts'

interface Cards {
  readonly establishments: readonly { readonly id: string }[]
}

const standard = (await loadRules('machi-koro')).cards as Cards

/** A card file of Machi Koro with another price for the ranch. */
export function ranchFor(cost: number): string {
  const establishments = standard.establishments.map((card) => (card.id === 'ranch' ? { ...card, cost } : card))
  return JSON.stringify({ ...standard, id: `ranch for ${cost}`, establishments }, null, 2)
}
