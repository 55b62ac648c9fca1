import { loadRules } from '#games/index.ts'

interface Cards {
  readonly establishments: readonly { readonly id: string }[]
  readonly landmarks: readonly object[]
}

const standard = (await loadRules('machi-koro')).cards as Cards

/** A card file of Machi Koro with another price for the ranch. */
export function ranchFor(cost: number): string {
  const establishments = standard.establishments.map((card) => (card.id === 'ranch' ? { ...card, cost } : card))
  return JSON.stringify({ ...standard, id: `ranch for ${cost}`, establishments }, null, 2)
}

/** A card file of Machi Koro whose landmarks cost one coin each: its games are short, and impossible with other cards. */
export function cheapLandmarks(): string {
  const landmarks = standard.landmarks.map((card) => ({ ...card, cost: 1 }))
  return JSON.stringify({ ...standard, id: 'cheap landmarks', landmarks }, null, 2)
}
