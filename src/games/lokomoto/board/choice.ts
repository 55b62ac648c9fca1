import type { Seat } from '#engine/game.ts'
import type { LokoView } from '../rules/view.ts'

/** What a player thinks of doing. */
export interface Choice {
  /** Sections to draw, reserve or block, in the order in which they were tapped. While there are any, a payment waits. */
  readonly picked: readonly string[]
  /** Sections to pay with, as they were chosen one by one; null where the page is to propose them. */
  readonly byHand: readonly string[] | null
  readonly train: number | null
  /** The purchase that was chosen among the ways to pay; null for the first that fits what was chosen by hand. */
  readonly purchase: string | null
}

export const NOTHING_CHOSEN: Choice = { picked: [], byHand: null, train: null, purchase: null }

/** What a section is to the player who taps it. */
export type Tap = 'block' | 'free' | 'reserved' | 'solid' | 'closed'

export function tapOn({ phase, sections }: LokoView, eyes: Seat, section: string): Tap {
  const state = sections[section]
  if (phase === 'block') return state === 'free' ? 'block' : 'closed'
  if (state === 'free') return 'free'
  if (state === undefined || state === 'black' || state.seat !== eyes) return 'closed'
  return state.solid ? 'solid' : 'reserved'
}

/** Whether there is a payment to go back to. */
export function isPaying({ train, byHand }: Choice): boolean {
  return train !== null || (byHand !== null && byHand.length > 0)
}

/** What is chosen after a tap; undefined where the tap is to be done at once. `paying` pay now, no matter who chose them. */
export function afterTap(
  choice: Choice,
  tap: Tap,
  section: string,
  paying: readonly string[],
  isFree: (section: string) => boolean,
): Choice | undefined {
  const { picked } = choice
  switch (tap) {
    case 'closed':
      return undefined
    case 'solid':
      return { ...choice, picked: [], byHand: toggled(paying, section), purchase: null }
    case 'free': {
      const next = afterFreeTap(picked.filter(isFree), section)
      return next && { ...choice, picked: next }
    }
    default:
      // One section at a time can be blocked, or drawn where it was reserved.
      return picked.includes(section) ? undefined : { ...choice, picked: [section] }
  }
}

/** One step back: from what is picked to the payment that waits, and from there to nothing. */
export function afterCancel(choice: Choice): Choice {
  return choice.picked.length > 0 ? { ...choice, picked: [] } : NOTHING_CHOSEN
}

/** Two free sections can be reserved; a third one takes the place of the first. */
function afterFreeTap(picked: readonly string[], section: string): readonly string[] | undefined {
  if (!picked.includes(section)) return [...picked.slice(-1), section]
  return picked.length === 1 ? undefined : toggled(picked, section)
}

function toggled(sections: readonly string[], section: string): readonly string[] {
  return sections.includes(section) ? sections.filter((each) => each !== section) : [...sections, section]
}
