import { countBits, lowestBit, nthBit } from '#engine/bits.ts'
import type { Rng } from '#engine/random.ts'
import { HIGHEST_COST, SECOND_DIE } from '../../cards/cards.ts'
import { MAX_ESTABLISHMENTS } from '../../cards/tables.ts'
import { build, NO_SWAP, PASS, reroll, roll, STAND, SWAP_FIRST, swap, tv } from '../actions.ts'
import { MAX_PLAYERS } from '../numbers.ts'
import {
  BUILD,
  BUILT,
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

/** MK-B1 to MK-B3: the establishments that may be built in the building phase, as bits: action n is bit n. */
function legalEstablishments({ words, cards }: MachiState): number {
  const me = words[ME]
  return cards.affordable[counted(words[me + COINS])] & ~(words[SOLD_OUT] | (words[me + OWNED] & cards.purple))
}

/** MK-B1, MK-B4: the landmarks that may be built in that phase, and building nothing; action OTHERS + n is bit n. */
function legalLandmarks({ words, cards }: MachiState): number {
  const me = words[ME]
  return (cards.affordableLandmarks[counted(words[me + COINS])] & ~words[me + BUILT]) | DO_NOT_BUILD
}

/** The row for this many coins in the table of affordable items. */
function counted(coins: number): number {
  return coins < HIGHEST_COST ? coins : HIGHEST_COST
}

/** Every legal action that neither builds an establishment nor swaps, as bits: action OTHERS + n is bit n. */
function legalOthers(state: MachiState): number {
  switch (state.words[PHASE]) {
    case ROLL:
      // MK-R2
      return hasEffect(state, SECOND_DIE) ? ONE_OR_TWO_DICE : ONE_DIE
    case REROLL:
      return hasEffect(state, SECOND_DIE) ? REROLL_ONE_OR_TWO : REROLL_ONE
    case TV:
      return legalPayers(state)
    case SWAP:
      return DO_NOT_SWAP
    case BUILD:
      return legalLandmarks(state)
    default:
      return 0
  }
}

/** MK-I5: whom the TV Station can take coins from. */
function legalPayers({ words, options }: MachiState): number {
  return (bit(tv(options.players)) - bit(tv(0))) & ~bit(tv(words[TURN]))
}

const OTHERS = 32

function bit(action: number): number {
  return 1 << (action - OTHERS)
}

const ONE_DIE = bit(roll(1))
const ONE_OR_TWO_DICE = ONE_DIE | bit(roll(2))
const REROLL_ONE = bit(reroll(1)) | bit(STAND)
const REROLL_ONE_OR_TWO = REROLL_ONE | bit(reroll(2))
const DO_NOT_SWAP = bit(NO_SWAP)
const DO_NOT_BUILD = bit(PASS)

/** Whether an action other than a swap is legal for the current player. */
export function isLegal(state: MachiState, action: number): boolean {
  if (action >= OTHERS) return (legalOthers(state) & bit(action)) !== 0
  return state.words[PHASE] === BUILD && ((legalEstablishments(state) >> action) & 1) === 1
}

/** MK-I5, MK-I6: the establishments of a town that may be swapped, as bits. */
export function tradableOf({ words, cards }: MachiState, player: number): number {
  return words[playerAt(player) + OWNED] & ~cards.purple
}

/** More than can ever be legal at the same time. */
export const MAX_ACTIONS = SWAP_FIRST + MAX_ESTABLISHMENTS * (MAX_PLAYERS - 1) * MAX_ESTABLISHMENTS

/** Writes every legal action of the current player into `list`, ascending, and returns their number. */
export function listActions(state: MachiState, list: Int32Array): number {
  const phase = state.words[PHASE]
  let count = 0
  if (phase === BUILD) {
    for (let left = legalEstablishments(state); left !== 0; left &= left - 1) list[count++] = build(lowestBit(left))
  }
  for (let left = legalOthers(state); left !== 0; left &= left - 1) list[count++] = OTHERS + lowestBit(left)
  return phase === SWAP ? listSwaps(state, list, count) : count
}

/** What can be taken is the same for every card given: it is listed for the first one and repeated for the others. */
function listSwaps(state: MachiState, list: Int32Array, from: number): number {
  const roller = state.words[TURN]
  const mine = tradableOf(state, roller)
  if (mine === 0) return from
  const first = lowestBit(mine)
  let count = from
  for (let partner = 0; partner < state.options.players; partner++) {
    if (partner === roller) continue
    for (let theirs = tradableOf(state, partner); theirs !== 0; theirs &= theirs - 1) {
      list[count++] = swap(first, partner, lowestBit(theirs))
    }
  }
  const end = count
  for (let others = mine & (mine - 1); others !== 0; others &= others - 1) {
    const ahead = swap(lowestBit(others), 0, 0) - swap(first, 0, 0)
    for (let i = from; i < end; i++) list[count++] = list[i] + ahead
  }
  return count
}

/** MK-I6: a step with only one choice is taken for the player; the dice are for the player to roll. */
export function forcedAction(state: MachiState, list: Int32Array): number | undefined {
  return state.words[PHASE] !== ROLL && listActions(state, list) === 1 ? list[0] : undefined
}

/** One of the legal actions of the current player, each equally likely; uses no randomness if there is only one. */
export function sampleAction(state: MachiState, rng: Rng): number {
  const phase = state.words[PHASE]
  if (phase === ROLL) return roll(hasEffect(state, SECOND_DIE) ? 1 + rng.below(2) : 1)
  if (phase === BUILD) return sampleBuild(state, rng)
  if (phase === SWAP) return sampleSwap(state, rng)
  const others = legalOthers(state)
  const count = countBits(others)
  return OTHERS + nthBit(others, count === 1 ? 0 : rng.below(count))
}

function sampleBuild(state: MachiState, rng: Rng): number {
  const establishments = legalEstablishments(state)
  const others = legalLandmarks(state)
  const first = countBits(establishments)
  const count = first + countBits(others)
  const choice = count === 1 ? 0 : rng.below(count)
  return choice < first ? build(nthBit(establishments, choice)) : OTHERS + nthBit(others, choice - first)
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
