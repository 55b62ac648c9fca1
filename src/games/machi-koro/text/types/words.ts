import type { Colour, Establishment, EstablishmentId, ItemId, Kind, Landmark } from '../../cards/cards.ts'

export type Names = Readonly<Record<ItemId, string>>

/** The words that everything else is said with: the same word for the same thing everywhere. */
export interface WordTexts {
  /** "Cheese Factory" */
  readonly items: Names
  /** Names that fit under a small picture, where the full one is too long: "Market". */
  readonly shortItems: Names
  /** The same words with other names for some cards. */
  named(names: Names): WordTexts
  /** What a card does, in one short sentence made from what is printed on it, without its cost and rolls. */
  effect(card: Establishment | Landmark): string
  readonly colours: Readonly<Record<Colour, string>>
  /** When a colour pays, in a few words: "on anyone's turn, from the bank". */
  readonly colourLines: Readonly<Record<Colour, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  /** Copies of a card as the subject of a sentence: "Café", "2 Cafés". */
  copies(card: EstablishmentId, count: number): string
  /** "1 coin", "3 coins" */
  coins(count: number): string
  /** "1 landmark", "2 landmarks" */
  landmarks(count: number): string
  /** "1 die", "2 dice" */
  dice(count: number): string
  list(items: readonly string[]): string
  /** Sentences one after the other. */
  sentences(sentences: readonly string[]): string
  /** A number with its sign: "+3", "−2", "0". */
  signed(number: number): string
}
