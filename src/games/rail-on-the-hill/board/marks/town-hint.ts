import type { LineName } from '../../cards/cards.ts'
import { readMove } from '../../rules/notation.ts'

/** A place in the town that an advised action is about. */
export type TownHint =
  /** With the card that goes there, and how it is turned. */
  | { readonly kind: 'card'; readonly square: string; readonly card: number; readonly turn: number }
  | { readonly kind: 'square'; readonly square: string }
  | { readonly kind: 'spot'; readonly spot: string; readonly line: LineName; readonly isNew: boolean }

/** The places of a whole plan. */
export interface TownHints {
  /** Of the next step, where that is about the town. */
  readonly next: TownHint | undefined
  /** Of the steps after it. */
  readonly later: readonly TownHint[]
}

/** Where in the player's town the steps of a plan take place. */
export function townHints([next, ...later]: readonly string[]): TownHints {
  return {
    next: next === undefined ? undefined : townHint(next),
    later: later.flatMap((action) => townHint(action) ?? []),
  }
}

function townHint(action: string): TownHint | undefined {
  const move = readMove(action)
  switch (move.kind) {
    case 'place':
      return { kind: 'card', square: move.square, card: move.card, turn: move.turn }
    case 'upgrade':
    case 'develop':
    case 'keep':
      return move.square === undefined ? undefined : { kind: 'square', square: move.square }
    case 'lay':
    case 'scrap':
      return { kind: 'spot', spot: move.spot, line: move.line, isNew: move.kind === 'lay' }
    default:
      return undefined
  }
}
