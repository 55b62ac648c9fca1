import type { CardSet, Shape, Train } from './cards.ts'

/** The train card with this number. */
export function trainOf({ trains }: CardSet, id: number): Train {
  return found(trains, id)
}

/** The shape card with this number. */
export function shapeOf({ shapes }: CardSet, id: number): Shape {
  return found(shapes, id)
}

function found<Card extends { readonly id: number }>(cards: readonly Card[], id: number): Card {
  const card = cards.find((each) => each.id === id)
  if (card === undefined) throw new RangeError(`there is no card ${id}`)
  return card
}
