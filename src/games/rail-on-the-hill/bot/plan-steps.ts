import { countBits } from '#engine/bits.ts'
import { SEVEN_TRACKS, TL_BR, TR_BL } from '../cards/cards.ts'
import { cornersOf, isFullSize } from '../rules/scoring/frame.ts'
import { LONG_LINE, wildsNeeded } from '../rules/scoring/plan-conditions.ts'
import { lineAt, playerAt, type RailState, TOUCHED, TRACKS } from '../rules/state.ts'

/**
 * How much a Plan card lacks: the landmarks, corners or tracks that its line does not have yet. Where they lie is not
 * looked at. `landmarks` counts those that the line touches.
 */
export function stepsToMeet(
  state: RailState,
  player: number,
  line: number,
  card: number,
  landmarks: Int32Array,
): number {
  const kind = state.cards.planKind[card]
  if (kind === SEVEN_TRACKS) return LONG_LINE - state.words[lineAt(player, line) + TRACKS]
  if (kind === TL_BR || kind === TR_BL) return missingCorners(state, player, line, kind)
  return wildsNeeded(state, player, line, card, landmarks)
}

/** Until the town is full size, nobody knows where its corners will be. */
function missingCorners(state: RailState, player: number, line: number, kind: number): number {
  const words = state.words
  const me = playerAt(player)
  if (!isFullSize(words, me)) return 2
  return countBits(cornersOf(words, me, kind) & ~words[lineAt(player, line) + TOUCHED])
}
