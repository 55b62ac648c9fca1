import type { GameOptions, Seat } from '../../engine/game.ts'
import { RNG_WORDS } from '../../engine/random.ts'
import { type CardTables, ESTABLISHMENTS, LANDMARKS, MOST_DICE } from './cards/cards.ts'
import { MAX_PLAYERS } from './numbers.ts'

/** There are no variants. */
export type MachiOptions = GameOptions

/**
 * A game in progress: one flat array, laid out by the names below, so that a clone is one copy and a playout allocates
 * nothing. Players are counted from 0 in here, seats from 1 outside.
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

/** Each phase is one pending choice of the player whose turn it is. */
export const PHASES = ['roll', 'reroll', 'tv', 'swap', 'build', 'over'] as const
export type Phase = (typeof PHASES)[number]
export const ROLL = PHASES.indexOf('roll')
export const REROLL = PHASES.indexOf('reroll')
export const TV = PHASES.indexOf('tv')
export const SWAP = PHASES.indexOf('swap')
export const BUILD = PHASES.indexOf('build')
export const OVER = PHASES.indexOf('over')

// ---- The table: words that are there once.

let next = 0
function words(count: number): number {
  const at = next
  next += count
  return at
}

export const PHASE = words(1)
/** The player whose turn it is. */
export const TURN = words(1)
/** How many turns have begun; nothing in the rules asks for it, but people like to know. */
export const TURNS = words(1)
/** The dice of this turn, 0 where none lies. */
export const DICE = words(MOST_DICE)
export const RNG = words(RNG_WORDS)
export const SUPPLY = words(ESTABLISHMENTS.length)
/** The establishments that are sold out, as bits. */
export const SOLD_OUT = words(1)

const TABLE_WORDS = next

// ---- A player: offsets from playerAt(player).

next = 0
export const COINS = words(1)
/** Built landmarks, as bits of LANDMARKS. */
export const BUILT = words(1)
export const CARDS = words(ESTABLISHMENTS.length)
/** The establishments of which the town has at least one, as bits. */
export const OWNED = words(1)
const PLAYER_WORDS = next

export const ALL_LANDMARKS = (1 << LANDMARKS.length) - 1

export function stateWords(players: number): number {
  return TABLE_WORDS + players * PLAYER_WORDS
}

/** Where a player's words begin; the rules call that `me`. */
export function playerAt(player: number): number {
  return TABLE_WORDS + player * PLAYER_WORDS
}

/** Whether the player whose turn it is has a landmark with this one of EFFECTS. */
export function hasEffect({ words, cards }: MachiState, effect: number): boolean {
  return (words[playerAt(words[TURN]) + BUILT] & cards.effects[effect]) !== 0
}

/** What the dice show; with two of them only the sum counts (MK-R2). */
export function rollOf(words: Int32Array): number {
  return words[DICE] + words[DICE + 1]
}

/** Puts cards into a town, or takes them out of it. */
export function addCards(words: Int32Array, player: number, item: number, count: number): void {
  const me = playerAt(player)
  words[me + CARDS + item] += count
  if (words[me + CARDS + item] === 0) words[me + OWNED] &= ~(1 << item)
  else words[me + OWNED] |= 1 << item
}

/** A copy; into a state of the same options and cards, where one is given, and then nothing is allocated. */
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
