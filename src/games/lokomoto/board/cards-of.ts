import type { CardSet, Shape, Train } from '../cards/cards.ts'
import { shapeOf, trainOf } from '../cards/find-card.ts'
import type { LokoPlayerView } from '../rules/view.ts'

interface TakenCards {
  readonly trains: readonly Train[]
  readonly shapes: readonly Shape[]
}

/** The cards that a player has taken, in this order. */
export function cardsOf({ trains, shapes }: LokoPlayerView, cards: CardSet): TakenCards {
  return { trains: trains.map((id) => trainOf(cards, id)), shapes: shapes.map((id) => shapeOf(cards, id)) }
}
