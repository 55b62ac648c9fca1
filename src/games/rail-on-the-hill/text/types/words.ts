import type { Direction, Landmark, LineName, TokenKind } from '../../cards/cards.ts'
import type { RequestLetter } from '../../rules/state.ts'

/** The words that everything else is said with: the same word for the same thing everywhere. */
export interface WordTexts {
  /** "red"; within a sentence. */
  readonly lines: Readonly<Record<LineName, string>>
  /** "red line" */
  readonly lineNames: Readonly<Record<LineName, string>>
  readonly landmarks: Readonly<Record<Landmark, string>>
  readonly categories: Readonly<Record<'leisure' | 'welfare' | 'public', string>>
  readonly directions: Readonly<Record<Direction, string>>
  /** A Town card in a sentence: "card 17 (zoo)". */
  townCard(card: number, landmark: Landmark | null): string
  /** What a Plan card asks for, short enough for a small card: "4 of one category". */
  readonly planKinds: Readonly<Record<'category' | 'types' | 'pairs' | 'tracks' | 'tl-br' | 'tr-bl', string>>
  /** Landmarks joined in a list: "zoo, bank, school". */
  list(items: readonly string[]): string
  /** A token's name: "×2 on red", "+3 on blue", "Double Track", "Wild landmark". */
  token(kind: TokenKind, line: LineName | undefined): string
  /** What a token does, in one sentence. */
  tokenEffect(kind: TokenKind, line: LineName | undefined): string
  /** The four locations: what their action is called, and what it does in a few words. */
  readonly locations: Readonly<Record<'a' | 'b' | 'c' | 'd', { readonly name: string; readonly line: string }>>
  readonly requests: Readonly<Record<RequestLetter, string>>
  /** The titles of the solo game (RH-Z3), by the English title of the score. */
  readonly titles: Readonly<Record<string, string>>
  resources(count: number): string
  points(count: number): string
  tracks(count: number): string
  round(round: number, rounds: number): string
}
