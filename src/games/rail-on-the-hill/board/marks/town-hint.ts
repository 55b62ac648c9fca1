import type { LineName } from '../../cards/cards.ts'

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

/** Where in one's town the steps of a plan take place. */
export function townHints([next, ...later]: readonly string[]): TownHints {
  return {
    next: next === undefined ? undefined : townHint(next),
    later: later.flatMap((action) => townHint(action) ?? []),
  }
}

function townHint(action: string): TownHint | undefined {
  const [kind, first, second, third] = action.split(' ')
  switch (kind) {
    case 'place':
      return { kind: 'card', square: second, card: Number(first), turn: Number(third.slice(1)) }
    case 'upgrade':
      return { kind: 'square', square: first }
    case 'develop':
    case 'keep':
      return second === undefined ? undefined : { kind: 'square', square: second }
    case 'lay':
    case 'scrap':
      return { kind: 'spot', spot: second, line: first as LineName, isNew: kind === 'lay' }
    default:
      return undefined
  }
}
