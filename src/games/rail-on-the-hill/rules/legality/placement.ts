import type { Reason } from '#engine/result.ts'
import { squareBit, squareWord } from '../grid.ts'
import { BUILT, NEARBY, PLACEABLE, playerAt, type RailState } from '../state.ts'
import { isTownEmpty } from '../town.ts'
import * as reasons from './reasons.ts'

/** RH-P4, RH-X1: in how many ways a card may be turned. */
export function rotationsAllowed(state: RailState): number {
  return state.options.noRotation ? 1 : 4
}

export function placementRefusal(
  state: RailState,
  player: number,
  square: number,
  rotation: number,
): Reason | undefined {
  const words = state.words
  const me = playerAt(player)
  const word = squareWord(square)
  const bit = squareBit(square)
  if ((words[me + PLACEABLE + word] & bit) === 0) {
    if (isTownEmpty(words, me)) return reasons.FIRST_ON_D4
    if ((words[me + BUILT + word] & bit) !== 0) return reasons.SQUARE_TAKEN
    return (words[me + NEARBY + word] & bit) === 0 ? reasons.NOT_BESIDE_A_CARD : reasons.TOWN_TOO_LARGE
  }
  return rotation < rotationsAllowed(state) ? undefined : reasons.NO_ROTATION
}
