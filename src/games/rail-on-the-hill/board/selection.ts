import type { LineName } from '../cards/cards.ts'

/** What the player has picked up but not done yet. Nothing of it is known to the rules. */
export type Selection =
  | { readonly kind: 'nothing' }
  /** A Town card, turned, and perhaps lying on a square on trial. */
  | { readonly kind: 'card'; readonly card: number; readonly turn: number; readonly square: string | null }
  | { readonly kind: 'line'; readonly line: LineName }
  /** A Plan card, and the full line that was chosen for it. */
  | { readonly kind: 'plan'; readonly card: number; readonly line: LineName | null }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'scrap' }
  /** What the location of the turn gives is to be chosen in the market. */
  | { readonly kind: 'gain' }

export const NOTHING: Selection = { kind: 'nothing' }

/** The next of the allowed turns, clockwise; the same one where there is no other. */
export function nextTurn(turn: number, allowed: readonly number[]): number {
  for (let quarter = 1; quarter <= 4; quarter++) {
    const next = (turn + quarter * 90) % 360
    if (allowed.includes(next)) return next
  }
  return turn
}
