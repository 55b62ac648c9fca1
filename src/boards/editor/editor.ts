import type { ReactNode } from 'react'
import type { GameTypes, Seat } from '#engine/game.ts'
import type { Language } from '../board.ts'

/** How positions of a game are set up by hand. */
export interface PositionEditor<T extends GameTypes = GameTypes, Texts = unknown, Words = unknown> {
  /** What the editor says. It has at least a text for every problem of a position of this game. */
  loadWords(language: Language): Promise<Words & EditorProblems>
  Editor(props: EditorProps<T, Texts, Words>): ReactNode
  /** The source of every point of a seat; left out where the score sheet already shows them. */
  Sources?(props: SourcesProps<T, Texts>): ReactNode
  /** Completes what follows from the rest, such as the cards that are left in a deck. */
  tidy(position: T['position'], cards: T['cards']): T['position']
  /** The first moment that can be edited, where that is not the beginning of the game. */
  begin?(position: T['position'], cards: T['cards']): T['position']
  /** Actions that a player on this seat could think of now, legal or not, in the game's notation. */
  tries(position: T['position'], seat: Seat, cards: T['cards']): readonly string[]
  /** The same values with names of cards instead of their ids; left out where problems name none. */
  nameValues?(values: ProblemValues, texts: Texts, cards: T['cards']): ProblemValues
}

/** The score of one seat, and where each point comes from. */
export interface SourcesProps<T extends GameTypes = GameTypes, Texts = unknown> {
  readonly score: T['score']
  readonly sources: readonly T['point'][]
  readonly cards: T['cards']
  readonly texts: Texts
}

type ProblemValues = Readonly<Record<string, string | number>>

export interface EditorProblems {
  readonly problems: Readonly<Record<string, string>>
}

export interface EditorProps<T extends GameTypes = GameTypes, Texts = unknown, Words = unknown> {
  readonly position: T['position']
  readonly cards: T['cards']
  /** The names of the players, seat 1 first. */
  readonly names: readonly string[]
  change(position: T['position']): void
  /** What the board says, and what the editor says. */
  readonly texts: Texts
  readonly words: Words
}
