import { ESTABLISHMENTS } from './cards/cards.ts'
import { MAX_PLAYERS } from './numbers.ts'

/**
 * Actions as small integers. All but the swaps are below 32, so that what is legal fits into the bits of one word.
 * Players count from 0 in here, seats from 1 in the notation.
 */

const ROLL_ONE = 0
const REROLL_ONE = 2
export const STAND = 4
const TV_FIRST = 5
/** Where what is built is to be found: place n of ITEMS is action BUILD_FIRST + n. */
export const BUILD_FIRST = 9
export const PASS = 28
export const NO_SWAP = 29
export const SWAP_FIRST = 32
export const ACTIONS = SWAP_FIRST + ESTABLISHMENTS.length * MAX_PLAYERS * ESTABLISHMENTS.length

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

/** `item` is a place in ITEMS. */
export function build(item: number): number {
  return BUILD_FIRST + item
}

/** Gives one establishment to a player for one of theirs. */
export function swap(given: number, player: number, taken: number): number {
  return SWAP_FIRST + (given * MAX_PLAYERS + player) * ESTABLISHMENTS.length + taken
}

export function isRoll(action: number): boolean {
  return action < REROLL_ONE
}

export function isReroll(action: number): boolean {
  return action >= REROLL_ONE && action < STAND
}

export function isTv(action: number): boolean {
  return action >= TV_FIRST && action < BUILD_FIRST
}

export function isBuild(action: number): boolean {
  return action >= BUILD_FIRST && action < PASS
}

export function isSwap(action: number): boolean {
  return action >= SWAP_FIRST
}

/** Of a roll or reroll. */
export function diceOf(action: number): number {
  return (action & 1) + 1
}

export function tvPlayer(action: number): number {
  return action - TV_FIRST
}

export function builtItem(action: number): number {
  return action - BUILD_FIRST
}

export function givenCard(action: number): number {
  return Math.trunc((action - SWAP_FIRST) / (MAX_PLAYERS * ESTABLISHMENTS.length))
}

export function swapPlayer(action: number): number {
  return Math.trunc((action - SWAP_FIRST) / ESTABLISHMENTS.length) % MAX_PLAYERS
}

export function takenCard(action: number): number {
  return (action - SWAP_FIRST) % ESTABLISHMENTS.length
}

/** The actions below 32 of a group, as the bits of one word. */
export const ALL_TV = ((1 << MAX_PLAYERS) - 1) << TV_FIRST
