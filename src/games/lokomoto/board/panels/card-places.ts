import { type CardSet, SHAPE_POINTS, type Shape, type ShapePoints } from '../../cards/cards.ts'
import { shapeOf } from '../../cards/find-card.ts'
import type { LokoView } from '../../rules/view.ts'

/** Where a shape card lies that one could take, or did lie. */
export type CardPlace =
  | { readonly kind: 'open'; readonly points: ShapePoints; readonly shape: Shape; readonly left: number }
  | { readonly kind: 'secret'; readonly points: ShapePoints; readonly shape: Shape }
  | { readonly kind: 'empty'; readonly points: ShapePoints }

/** The face-up cards, then the player's own secret ones as far as this seat may see them. */
export function cardPlaces(
  cards: CardSet,
  { options, shapes: open, shapesLeft, players }: Pick<LokoView, 'options' | 'shapes' | 'shapesLeft' | 'players'>,
  owner: number,
): readonly CardPlace[] {
  const decks = options.hiddenAgendas ? SHAPE_POINTS.slice(0, 1) : SHAPE_POINTS
  return [
    ...decks.map((points): CardPlace => {
      const id = open[points]
      if (id === null) return { kind: 'empty', points }
      return { kind: 'open', points, shape: shapeOf(cards, id), left: shapesLeft[points] }
    }),
    ...players[owner - 1].secret.flatMap(({ id, points }): CardPlace[] =>
      id === null ? [] : [{ kind: 'secret', points, shape: shapeOf(cards, id) }],
    ),
  ]
}
