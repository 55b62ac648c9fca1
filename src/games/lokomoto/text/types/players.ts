import type { ShapePoints, Train } from '../../cards/cards.ts'

/** What everybody has, and what it is worth. */
export interface PlayerTexts {
  readonly label: string
  /** The parts of a score, in the order of the sum. */
  readonly parts: {
    readonly trains: string
    readonly bonus: string
    readonly shapes: string
    readonly unused: string
    readonly total: string
  }
  /** A score as it is read aloud: "Trains 23, bonus +2, shapes 5, unused −3, total 27". */
  spokenScore(parts: SpokenScore): string
  /** The spoken name of the button with a player's name. */
  show(name: string): string
  /** Whoever's turn it is. */
  readonly turn: string
  trainsOf(name: string): string
  /** "Csörgő, 6 +1" */
  train(train: Train): string
  readonly noTrains: string
  shapesOf(name: string): string
  /** A card that lies face down. */
  secret(points: ShapePoints): string
}

interface SpokenScore {
  readonly trains: number
  readonly bonus: number
  readonly shapes: number
  readonly unused: number
  readonly total: number
}
