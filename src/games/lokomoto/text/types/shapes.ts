import type { Shape, ShapePoints } from '../../cards/cards.ts'

/** A shape card as it is read aloud. */
interface SpokenShape {
  readonly shape: Shape
  readonly isSecret: boolean
  /** How far one's network is with it: `held`, `missing` or `nowhere`. */
  readonly state: string
}

/** The shape cards that one could take. */
export interface ShapeTexts {
  readonly label: string
  /** The head above a face-up card, and above a secret one. */
  open(points: ShapePoints): string
  secret(points: ShapePoints): string
  /** How many cards are in the deck under a face-up one. */
  left(cards: number): string
  /** In the place of a card when its deck is used up, or when nobody's secrets are seen. */
  none(points: ShapePoints): string
  /** One's network holds the shape: with this train it can be taken, or with none yet. */
  held(train: string | undefined): string
  missing(sections: number): string
  /** There is no place left on the map for the shape. */
  readonly nowhere: string
  /** "Shape 12, worth 2, secret. 2 sections missing. Show it on the map." */
  spoken(shape: SpokenShape): string
  /** What the buttons below a card do: as short as possible, and in full. */
  readonly turn: string
  turnCard(shape: number): string
  readonly lay: string
  layCard(shape: number): string
  readonly lift: string
  liftCard(shape: number): string
}
