import type { CardSet, DevToken, PlanCard, TownCard } from '../../cards/cards.ts'

export function townCardOf(cards: CardSet, id: number): TownCard {
  return found(cards.townCards, id)
}

export function planCardOf(cards: CardSet, id: number): PlanCard {
  return found(cards.planCards, id)
}

export function tokenOf(cards: CardSet, id: number): DevToken {
  return found(cards.devTokens, id)
}

/** A card set may list its cards in any order, but it has them all. */
function found<Card extends { readonly id: number }>(cards: readonly Card[], id: number): Card {
  const inOrder = cards[id - 1]
  const card = inOrder?.id === id ? inOrder : cards.find((candidate) => candidate.id === id)
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}
