import type { GameOptions, Seat } from '#engine/game.ts'
import type { CardTables } from '../cards/tables.ts'
import { MAX_PLAYERS } from './numbers.ts'

export interface LokoOptions extends GameOptions {
  /** LK-H1 */
  readonly hiddenAgendas?: true
  /** LK-X1 */
  readonly advanced?: true
}

/**
 * A game in progress: one flat array with the offsets below, so that a clone is one copy and a playout allocates next
 * to nothing. Players count from 0 in here, seats from 1 outside; trains, shapes and sections are identified by their
 * index in the tables.
 */
export class LokoState {
  readonly options: LokoOptions
  readonly cards: CardTables
  readonly words: Int32Array

  constructor(options: LokoOptions, cards: CardTables, words: Int32Array) {
    this.options = options
    this.cards = cards
    this.words = words
  }
}

export const PHASES = ['block', 'main', 'over'] as const
export type Phase = (typeof PHASES)[number]
export const BLOCK = 0
export const MAIN = 1
export const OVER = 2

// Literal numbers, because the compiler can inline them. A test checks that they fit together.

export const PHASE = 0
/** The current player; when the game is over, the player of the last turn. */
export const TURN = 1
/** How many turns have begun. */
export const TURNS = 2
/** The random generator, see engine/random.ts. */
export const RNG = 3
/** The face-up trains; NONE if the deck could not fill a place. */
export const OPEN = 8
/** The index in the state of the next card of the deck, which ends at TRAIN_DECK_END. */
export const TRAIN_NEXT = 14
export const TRAIN_DECK = 15
export const TRAIN_DECK_END = 79
/** The trains that were bought, in order: the train in the lowest 8 bits, and above them the player. */
export const BOUGHT_COUNT = 79
export const BOUGHT = 80
/** For 1, 2 and 3 points: the face-up shape, and the deck as for trains, each in SHAPE_DECK_WORDS words. */
export const OPEN_SHAPES = 144
export const SHAPE_NEXT = 147
export const SHAPE_DECKS = 150
export const SHAPE_DECK_WORDS = 32
/** The shapes that were taken, in the same form. */
export const WON_COUNT = 246
export const WON = 247
/** LK-H1: for each player a shape of 2 and one of 3 points, or NONE. */
export const SECRETS = 279
/** The index in SHAPE_POINTS of the first of them. */
export const FIRST_SECRET_DECK = 1
/** Sets of sections. What is neither free nor any player's is black. */
export const FREE = 289
export const PLAYERS = 293
export const STATE_WORDS = 353

// ---- A player: sets of sections, offsets from playerAt(player).

export const SOLID = 0
export const RESERVED = 4
/** The black ones that the player has paid with; only shown to players, not used by the rules. */
export const USED = 8
export const PLAYER_WORDS = 12

export const NONE = -1

export function playerAt(player: number): number {
  return PLAYERS + player * PLAYER_WORDS
}

/** Where the deck of an index in SHAPE_POINTS ends. */
export function shapeDeckEnd(deck: number): number {
  return SHAPE_DECKS + (deck + 1) * SHAPE_DECK_WORDS
}

/** A card that a player took, with the player who took it. */
export function taken(card: number, player: number): number {
  return card | (player << 8)
}

export function takenCard(word: number): number {
  return word & 255
}

export function taker(word: number): number {
  return word >> 8
}

/** A copy, written into `into` if it is given: a state with the same options and cards. Then nothing is allocated. */
export function cloneState(state: LokoState, into?: LokoState): LokoState {
  if (into === undefined) return new LokoState(state.options, state.cards, state.words.slice())
  into.words.set(state.words)
  return into
}

const ONE_SEAT = Array.from({ length: MAX_PLAYERS }, (_, player) => Object.freeze([player + 1]))
const NO_SEAT: readonly Seat[] = Object.freeze([])

export function activeSeats({ words }: LokoState): readonly Seat[] {
  return words[PHASE] === OVER ? NO_SEAT : ONE_SEAT[words[TURN]]
}
