import type { SeatInfo } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import type { SectionState } from '../rules/position.ts'
import type { LokoView } from '../rules/view.ts'
import type { WordTexts } from '../text/en/words.ts'
import type { StrokeLook } from './pieces/strokes/Stroke.tsx'

/** How a section looks, and in words. */
export interface SectionLook {
  readonly stroke: StrokeLook | 'free'
  /** Whose pen it is; any where it is no player's. */
  readonly seat: Seat
  readonly words: string
}

/** What a section is to these eyes: the map and the list say the same. */
export function sectionLook(
  state: SectionState,
  isBlocked: boolean,
  eyes: Seat | 'spectator',
  seats: readonly SeatInfo[],
  { states }: WordTexts,
): SectionLook {
  if (state === 'free') return { stroke: 'free', seat: 1, words: states.free }
  if (state === 'black' && isBlocked) return { stroke: 'blocked', seat: 1, words: states.blocked }
  if (state === 'black') return { stroke: 'black', seat: 1, words: states.used }
  const { seat, solid } = state
  const { name } = seats[seat - 1]
  if (solid) return { stroke: 'solid', seat, words: seat === eyes ? states.drawn : states.drawnBy(name) }
  return { stroke: 'dotted', seat, words: seat === eyes ? states.reserved : states.reservedBy(name) }
}

/** LK-2P: the black sections that no player has paid with. */
export function blockedIn({ sections, used }: Pick<LokoView, 'sections' | 'used'>): ReadonlySet<string> {
  return new Set(Object.keys(sections).filter((section) => sections[section] === 'black' && !(section in used)))
}
