import { countBits, lowestBit, nthBit } from '../../../engine/bits.ts'
import type { Rng } from '../../../engine/random.ts'
import { ALL_TV, BUILD_FIRST, NO_SWAP, PASS, reroll, roll, STAND, SWAP_FIRST, swap, tv } from '../actions.ts'
import { ESTABLISHMENTS, HIGHEST_COST, SECOND_DIE } from '../cards/cards.ts'
import {
  BUILD,
  COINS,
  hasEffect,
  type MachiState,
  ME,
  OWNED,
  PHASE,
  playerAt,
  REROLL,
  ROLL,
  SOLD_OUT,
  SWAP,
  TURN,
  TV,
} from '../state.ts'

/** Every legal action of the player whose turn it is, but for the swaps, as bits: action n is bit n. */
export function legalBits(state: MachiState): number {
  switch (state.words[PHASE]) {
    case ROLL:
      // MK-R2
      return bit(roll(1)) | (hasEffect(state, SECOND_DIE) ? bit(roll(2)) : 0)
    case REROLL:
      return bit(reroll(1)) | (hasEffect(state, SECOND_DIE) ? bit(reroll(2)) : 0) | bit(STAND)
    case TV:
      return ALL_TV & ~bit(tv(state.words[TURN])) & (bit(tv(state.options.players)) - 1)
    case SWAP:
      return bit(NO_SWAP)
    case BUILD:
      return (buildable(state) << BUILD_FIRST) | bit(PASS)
    default:
      return 0
  }
}

function bit(action: number): number {
  return 1 << action
}

/** MK-B1 to MK-B4: what the player can pay, that is not sold out and not there already where there may be one only. */
function buildable({ words, cards }: MachiState): number {
  const me = words[ME]
  const coins = words[me + COINS]
  const there = words[me + OWNED] & cards.unique
  return cards.affordable[coins < HIGHEST_COST ? coins : HIGHEST_COST] & ~(words[SOLD_OUT] | there)
}

/** MK-I5, MK-I6: the establishments of a town that may be swapped, as bits. */
export function tradableOf({ words, cards }: MachiState, player: number): number {
  return words[playerAt(player) + OWNED] & cards.tradable
}

/** More than there can ever be at once. */
export const MAX_ACTIONS = SWAP_FIRST + ESTABLISHMENTS.length * 3 * ESTABLISHMENTS.length

/** Writes every legal action of the player whose turn it is into `list`, ascending, and returns their number. */
export function listActions(state: MachiState, list: Int32Array): number {
  let count = 0
  for (let left = legalBits(state); left !== 0; left &= left - 1) list[count++] = lowestBit(left)
  if (state.words[PHASE] !== SWAP) return count
  const roller = state.words[TURN]
  for (let mine = tradableOf(state, roller); mine !== 0; mine &= mine - 1) {
    for (let partner = 0; partner < state.options.players; partner++) {
      if (partner === roller) continue
      for (let theirs = tradableOf(state, partner); theirs !== 0; theirs &= theirs - 1) {
        list[count++] = swap(lowestBit(mine), partner, lowestBit(theirs))
      }
    }
  }
  return count
}

/** MK-I6: a step with only one choice is taken for the player; the dice are for the player to roll. */
export function forcedAction(state: MachiState, list: Int32Array): number | undefined {
  return state.words[PHASE] !== ROLL && listActions(state, list) === 1 ? list[0] : undefined
}

/** One of the legal actions of the player whose turn it is, each equally likely. */
export function sampleAction(state: MachiState, rng: Rng): number {
  if (state.words[PHASE] === SWAP) return sampleSwap(state, rng)
  const bits = legalBits(state)
  const count = countBits(bits)
  return count === 1 ? lowestBit(bits) : nthBit(bits, rng.below(count))
}

function sampleSwap(state: MachiState, rng: Rng): number {
  const roller = state.words[TURN]
  const mine = tradableOf(state, roller)
  let theirs = 0
  for (let partner = 0; partner < state.options.players; partner++) {
    if (partner !== roller) theirs += countBits(tradableOf(state, partner))
  }
  const choice = rng.below(1 + countBits(mine) * theirs)
  if (choice === 0) return NO_SWAP
  const given = nthBit(mine, Math.trunc((choice - 1) / theirs))
  let taken = (choice - 1) % theirs
  for (let partner = 0; ; partner++) {
    if (partner === roller) continue
    const kinds = tradableOf(state, partner)
    const count = countBits(kinds)
    if (taken < count) return swap(given, partner, nthBit(kinds, taken))
    taken -= count
  }
}
