import { useState } from 'react'

/** Which of some cards have come since the cards before them; none at first. */
export function useArrivals(cards: readonly number[]): ReadonlySet<number> {
  const [seen, setSeen] = useState({ cards, arrivals: new Set<number>() })
  if (seen.cards.length === cards.length && seen.cards.every((card, i) => card === cards[i])) return seen.arrivals
  const arrivals = new Set(cards.filter((card) => !seen.cards.includes(card)))
  setSeen({ cards, arrivals })
  return arrivals
}
