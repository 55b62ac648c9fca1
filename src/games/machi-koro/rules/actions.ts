import { MAX_ESTABLISHMENTS } from '../cards/tables.ts'
import { MAX_PLAYERS } from './numbers.ts'

/**
 * Actions as small integers, the same for every card set, with room for as many cards as a set can have. Those below 32
 * build establishments, those below 64 are all others except swaps, so the legal ones fit into the bits of two words.
 * Players count from 0 in here, seats from 1 in the notation.
 */

/** The action that builds an item has the item's number. */
export function build(item: number): number {
  return item
}

export const PASS = 40
const ROLL_ONE = 41
const REROLL_ONE = 43
export const STAND = 45
const TV_FIRST = 46
export const NO_SWAP = 50
/** Above it: five bits for the card given, two for the player and five for the card taken. */
export const SWAP_FIRST = 64
export const ACTIONS = SWAP_FIRST + MAX_ESTABLISHMENTS * MAX_PLAYERS * MAX_ESTABLISHMENTS

/** `dice` is 1 or 2. */
export function roll(dice: number): number {
  return ROLL_ONE + dice - 1
}

export function reroll(dice: number): number {
  return REROLL_ONE + dice - 1
}

export function tv(player: number): number {
  return TV_FIRST + player
}

/** Gives one establishment to a player for one of theirs. */
export function swap(given: number, player: number, taken: number): number {
  return SWAP_FIRST + ((given << 7) | (player << 5) | taken)
}

export function isBuild(action: number): boolean {
  return action < PASS
}

export function isRoll(action: number): boolean {
  return action >= ROLL_ONE && action < REROLL_ONE
}

export function isReroll(action: number): boolean {
  return action >= REROLL_ONE && action < STAND
}

export function isTv(action: number): boolean {
  return action >= TV_FIRST && action < NO_SWAP
}

export function isSwap(action: number): boolean {
  return action >= SWAP_FIRST
}

/** Of a roll or reroll. */
export function diceOf(action: number): number {
  return 2 - (action & 1)
}

export function tvPlayer(action: number): number {
  return action - TV_FIRST
}

export function builtItem(action: number): number {
  return action
}

export function givenCard(action: number): number {
  return (action - SWAP_FIRST) >> 7
}

export function swapPlayer(action: number): number {
  return ((action - SWAP_FIRST) >> 5) & 3
}

export function takenCard(action: number): number {
  return (action - SWAP_FIRST) & 31
}
