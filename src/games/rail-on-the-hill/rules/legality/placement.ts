import type { Reason } from '#engine/result.ts'
import { FITTING, frameIndex, squareBit, squareWord } from '../grid.ts'
import { BUILT, EAST, NEARBY, NORTH, playerAt, type RailState, SOUTH, WEST } from '../state.ts'
import { isTownEmpty } from '../town.ts'
import * as reasons from './reasons.ts'

/** Where a Town card may be placed: each rule is a set of squares, one word at a time. */

/** RH-P2 (and RH-P1): empty squares beside a card. */
function besideACard(words: Int32Array, me: number, word: number): number {
  return words[me + NEARBY + word] & ~words[me + BUILT + word]
}

/** RH-P3: squares that keep the town within 4 by 4. */
function withinFrame(words: Int32Array, me: number, word: number): number {
  const frame = frameIndex(words[me + WEST], words[me + EAST], words[me + NORTH], words[me + SOUTH])
  return FITTING[frame * 2 + word]
}

export function placeableSquares(words: Int32Array, me: number, word: number): number {
  return besideACard(words, me, word) & withinFrame(words, me, word)
}

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
  if ((besideACard(words, me, word) & bit) === 0) {
    if (isTownEmpty(words, me)) return reasons.FIRST_ON_D4
    return (words[me + BUILT + word] & bit) === 0 ? reasons.NOT_BESIDE_A_CARD : reasons.SQUARE_TAKEN
  }
  if ((withinFrame(words, me, word) & bit) === 0) return reasons.TOWN_TOO_LARGE
  return rotation < rotationsAllowed(state) ? undefined : reasons.NO_ROTATION
}
