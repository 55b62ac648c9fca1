import type { GameOptions, Seat } from '#engine/game.ts'
import { RNG_WORDS } from '#engine/random.ts'
import { type CardTables, DEV_TOKENS, LINES, PLAN_CARDS, TOWN_CARDS } from '../cards/cards.ts'
import { CELLS } from './grid.ts'
import {
  DRAWN_PLANS,
  DRAWN_TOKENS,
  FACE_UP,
  MAX_PLAYERS,
  PLAN_HAND_SIZE,
  PLANS_PER_LINE,
  REQUESTS_REVEALED,
  SET_TOWNS,
  TRACKS_PER_LINE,
} from './numbers.ts'
import { pileWords } from './piles.ts'

/** The variants, each on or left out. */
export interface RailOptions extends GameOptions {
  readonly requests?: boolean
  readonly noRotation?: boolean
  readonly simultaneous?: boolean
}

/**
 * A game in progress: one flat array with the offsets below, so that a clone is one copy and a playout allocates
 * nothing. Players count from 0 in here, seats from 1 outside. Card number 0 means no card.
 */
export class RailState {
  readonly options: RailOptions
  readonly cards: CardTables
  readonly words: Int32Array

  constructor(options: RailOptions, cards: CardTables, words: Int32Array) {
    this.options = options
    this.cards = cards
    this.words = words
  }
}

export const PHASES = ['draft', 'setup', 'main', 'over'] as const
export const DRAFT = PHASES.indexOf('draft')
export const SETUP = PHASES.indexOf('setup')
export const MAIN = PHASES.indexOf('main')
export const OVER = PHASES.indexOf('over')

export const LOCATIONS = ['a', 'b', 'c', 'd'] as const
export type Location = (typeof LOCATIONS)[number]
export const REQUESTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
export type RequestLetter = (typeof REQUESTS)[number]

/** The pending step of a player, if any; it must be done before anything else. */
export const PENDING_KINDS = ['none', 'bonus', 'track', 'plans', 'keep', 'upgrade'] as const
export const NOTHING_PENDING = PENDING_KINDS.indexOf('none')
export const BONUS_PENDING = PENDING_KINDS.indexOf('bonus')
export const TRACK_PENDING = PENDING_KINDS.indexOf('track')
export const PLANS_PENDING = PENDING_KINDS.indexOf('plans')
export const KEEP_PENDING = PENDING_KINDS.indexOf('keep')
export const UPGRADE_PENDING = PENDING_KINDS.indexOf('upgrade')

// ---- The table: words that are there once.

let next = 0
function words(count: number): number {
  const at = next
  next += count
  return at
}

export const PHASE = words(1)
export const ROUND = words(1)
/** The player who has the starting-player card. */
export const STARTER = words(1)
/** The current player; with simultaneous turns, the player whose acquisition is due. */
export const TURN = words(1)
/** The players who may act now, as bits. */
export const ACTIVE = words(1)
export const RNG = words(RNG_WORDS)
/** The Town card at each of the four locations, or 0. */
export const BOARD = words(LOCATIONS.length)
export const FACE_UP_PLANS = words(pileWords(FACE_UP))
export const FACE_UP_TOKENS = words(pileWords(FACE_UP))
/** Residents' Requests as numbers from 1, or 0 when they are not played. */
export const REVEALED_REQUESTS = words(REQUESTS_REVEALED)

/** The draft sets: three Town cards and a token each; 0s when the set is taken. */
export const SET_WORDS = SET_TOWNS + 1
export const SETS = words(MAX_PLAYERS * SET_WORDS)

export const TOWN_DECK = words(pileWords(TOWN_CARDS))
export const TOWN_DISCARD = words(pileWords(TOWN_CARDS))
export const PLAN_DECK = words(pileWords(PLAN_CARDS))
export const PLAN_DISCARD = words(pileWords(PLAN_CARDS))
export const TOKEN_PILE = words(pileWords(DEV_TOKENS))
export const TOKEN_DISCARD = words(pileWords(DEV_TOKENS))

const TABLE_WORDS = next

// ---- A player: offsets from playerAt(player).

next = 0
export const RESOURCES = words(1)
/** The location acquired from in this round, counted from 1, or 0. */
export const ACQUIRED = words(1)
export const PLACED = words(1)
export const LAID = words(1)
export const LOCATED = words(1)
export const ENDED = words(1)
export const PENDING = words(1)
/** The cards that the pending step is about: drawn Plan cards, drawn tokens, or the drafted upgrade. */
export const PENDING_CARDS = words(pileWords(Math.max(DRAWN_PLANS, DRAWN_TOKENS)))
export const HAND = words(pileWords(SET_TOWNS))
export const PLAN_HAND = words(pileWords(PLAN_HAND_SIZE))
export const KEPT = words(pileWords(DEV_TOKENS))
/** How many of the kept tokens are Double Tracks, and how many are Wild landmarks. */
export const DOUBLES = words(1)
export const WILDS = words(1)

/** The kinds of Plan card on each line, without those that a line may have twice: bit kind * 4 + line. */
export const LINE_KINDS = words(1)
/** The lines that have a Plan card, and those that have as many as they can: as bits. */
export const PLANNED_LINES = words(1)
export const FULL_LINES = words(1)

/** The frame of the town, see grid.ts. */
export const WEST = words(1)
export const EAST = words(1)
export const NORTH = words(1)
export const SOUTH = words(1)
/** Squares with a card, and squares next to a card: sets of two words. */
export const BUILT = words(2)
export const NEARBY = words(2)
/** Squares that a card may be placed on: a set of two words. */
export const PLACEABLE = words(2)
/** The tile on each cell, see town.ts. */
export const TOWN = words(CELLS)
/** Squares with a card that has no token yet: a set of two words. */
export const UPGRADABLE = words(2)
/** The cells with a card, as bits. */
export const BUILT_CELLS = words(1)
/**
 * Sets of two words each: spots with a road on both halves, and on at least one half, in the town and around it; spots
 * between two cards. So these are the spots of the town whose open land costs at most 0, 1 and 2 resources.
 */
export const FULL_ROAD_SPOTS = words(2)
export const ROAD_SPOTS = words(2)
export const TOWN_SPOTS = words(2)
/** Spots with a track of any line: a set of two words. */
export const OCCUPIED = words(2)
/** The tracks at the ends of the lines, which may be scrapped: line << 6 | spot, in ascending order. */
export const END_TRACKS = words(pileWords(2 * LINES.length))

// ---- A line: offsets from lineAt(player, line).

const LINES_BEGIN = next
next = 0
/** Tracks ever laid, scrapped ones included. */
export const LAID_EVER = words(1)
/** The spots of the tracks on the board, in the order of laying. */
export const TRACKS = words(pileWords(TRACKS_PER_LINE))
export const LINE_PLANS = words(pileWords(PLANS_PER_LINE))
/** The same tracks as a set of spots. */
export const TRACK_SPOTS = words(2)
/** The cells that the line touches, and the two of them at its ends, which only one of its tracks touches: as bits. */
export const TOUCHED = words(1)
export const ENDS = words(1)
/** Spots where another track would make the line longer; none when all its tracks are used. A set of two words. */
export const NEXT_SPOTS = words(2)
const LINE_WORDS = next
const PLAYER_WORDS = LINES_BEGIN + LINES.length * LINE_WORDS
const FIRST_LINE = TABLE_WORDS + LINES_BEGIN

export function stateWords(players: number): number {
  return TABLE_WORDS + players * PLAYER_WORDS
}

/** Where a player's words begin; the rules call that `me`. */
export function playerAt(player: number): number {
  return TABLE_WORDS + player * PLAYER_WORDS
}

/** Where the words of a player's line begin: `mine`. */
export function lineAt(player: number, line: number): number {
  return FIRST_LINE + player * PLAYER_WORDS + line * LINE_WORDS
}

/** A copy, written into `into` if it is given: a state with the same options and cards. Then nothing is allocated. */
export function cloneState(state: RailState, into?: RailState): RailState {
  if (into === undefined) return new RailState(state.options, state.cards, state.words.slice())
  into.words.set(state.words)
  return into
}

/** Not frozen: elements of frozen arrays are read much more slowly. */
const SEATS_BY_MASK: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_PLAYERS }, (_, mask) =>
  [1, 2, 3, 4].filter((seat) => (mask >> (seat - 1)) & 1),
)

export function activeSeats(words: Int32Array): readonly Seat[] {
  return SEATS_BY_MASK[words[ACTIVE]]
}
