import type { GameOptions, Seat } from '#engine/game.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
import { MAX_PLAYERS } from './numbers.ts'

/** There are no variants. */
export type MachiOptions = GameOptions

/**
 * A game in progress: one flat array with the offsets below, so that a clone is one copy and a playout allocates
 * nothing. Players count from 0 in here, seats from 1 outside.
 */
export class MachiState {
  readonly options: MachiOptions
  readonly cards: CardTables
  readonly words: Int32Array

  constructor(options: MachiOptions, cards: CardTables, words: Int32Array) {
    this.options = options
    this.cards = cards
    this.words = words
  }
}

/** Each phase is one pending choice of the current player. */
export const PHASES = ['roll', 'reroll', 'tv', 'swap', 'build', 'over'] as const
export type Phase = (typeof PHASES)[number]
export const ROLL = 0
export const REROLL = 1
export const TV = 2
export const SWAP = 3
export const BUILD = 4
export const OVER = 5

// Literal numbers, here and in actions.ts, because the compiler can inline them: a fifth of the speed. A test checks
// that they fit together. Parts whose length depends on the cards come last.

export const PHASE = 0
/** The current player, and where this player's words begin: set both with `giveTurn`. */
export const TURN = 1
export const ME = 2
/** How many turns have begun; only shown to players, not used by the rules. */
export const TURNS = 3
/** The two dice of this turn; 0 if there is none. */
export const DICE = 4
/** The random generator, see engine/random.ts. */
export const RNG = 6
/** The establishments that are sold out, as bits. */
export const SOLD_OUT = 11
/** The words of each player, with room for the most players. */
export const PLAYERS = 12
/** The copies of each establishment in all towns: a byte for each player, so that one read covers all towns. */
export const TOWNS = 24

/** Where the supply begins: a word for each establishment. */
export function supplyAt({ establishments }: CardTables): number {
  return TOWNS + establishments
}

// ---- A player: offsets from playerAt(player).

export const COINS = 0
/** The establishments of which the town has at least one, as bits. */
export const OWNED = 1
/** The landmarks that are built, as bits. */
export const BUILT = 2
export const PLAYER_WORDS = 3

export function stateWords(cards: CardTables): number {
  return supplyAt(cards) + cards.establishments
}

/** Where a player's words begin; the rules call that `me`. */
export function playerAt(player: number): number {
  return PLAYERS + player * PLAYER_WORDS
}

export function giveTurn(words: Int32Array, player: number): void {
  words[TURN] = player
  words[ME] = playerAt(player)
}

/** Whether the current player has a landmark with this one of EFFECTS. */
export function hasEffect({ words, cards }: MachiState, effect: number): boolean {
  return (words[words[ME] + BUILT] & cards.effects[effect]) !== 0
}

/** What the dice show; with two of them only the sum counts (MK-R2). */
export function rollOf(words: Int32Array): number {
  return words[DICE] + words[DICE + 1]
}

/** The copies in one player's town, from a word of TOWNS. */
export function copiesIn(towns: number, player: number): number {
  return (towns >>> (player << 3)) & 255
}

/** How many of an establishment are left. */
export function supplyOf({ words, cards }: MachiState, item: number): number {
  return words[supplyAt(cards) + item]
}

/** Sets how many of an establishment are left; the number never grows. */
export function setSupply({ words, cards }: MachiState, item: number, count: number): void {
  words[supplyAt(cards) + item] = count
  if (count === 0) words[SOLD_OUT] |= 1 << item
}

/** Puts cards into a town, or takes them out of it. */
export function addCards(words: Int32Array, player: number, item: number, count: number): void {
  const owned = playerAt(player) + OWNED
  words[TOWNS + item] += count << (player << 3)
  if (copiesIn(words[TOWNS + item], player) === 0) words[owned] &= ~(1 << item)
  else words[owned] |= 1 << item
}

export function addLandmark(words: Int32Array, player: number, item: number): void {
  words[playerAt(player) + BUILT] |= 1 << item
}

/** Whether a town has an establishment, or a landmark is built there. */
export function hasItem(words: Int32Array, player: number, item: number): boolean {
  const has = words[playerAt(player) + (item < FIRST_LANDMARK ? OWNED : BUILT)]
  return ((has >> item) & 1) === 1
}

/** MK-W1 */
export function hasAllLandmarks({ words, cards }: MachiState, player: number): boolean {
  return words[playerAt(player) + BUILT] === cards.allLandmarks
}

/** A copy, written into `into` if it is given: a state with the same options and cards. Then nothing is allocated. */
export function cloneState(state: MachiState, into?: MachiState): MachiState {
  if (into === undefined) return new MachiState(state.options, state.cards, state.words.slice())
  into.words.set(state.words)
  return into
}

const ONE_SEAT = Array.from({ length: MAX_PLAYERS }, (_, player) => Object.freeze([player + 1]))
const NO_SEAT: readonly Seat[] = Object.freeze([])

export function activeSeats({ words }: MachiState): readonly Seat[] {
  return words[PHASE] === OVER ? NO_SEAT : ONE_SEAT[words[TURN]]
}
