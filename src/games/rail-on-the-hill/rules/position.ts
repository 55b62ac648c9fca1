import type { Seat } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'
import { type CardTables, LINES, type LineName } from '../cards/cards.ts'
import { NONE } from './actions.ts'
import { CELLS } from './grid.ts'
import { addTrack, putPlan, retrace, spotOf } from './lines.ts'
import { formatLink, formatSquare, parseLink, parseSquare } from './notation.ts'
import { REQUESTS_REVEALED, SET_TOWNS } from './numbers.ts'
import { items, push } from './piles.ts'
import { emptyTable } from './setup.ts'
import {
  ACQUIRED,
  ACTIVE,
  activeSeats,
  BOARD,
  BONUS_PENDING,
  ENDED,
  FACE_UP_PLANS,
  FACE_UP_TOKENS,
  HAND,
  KEEP_PENDING,
  KEPT,
  LAID,
  LAID_EVER,
  LINE_PLANS,
  LOCATED,
  LOCATIONS,
  type Location,
  lineAt,
  NOTHING_PENDING,
  PENDING,
  PENDING_CARDS,
  PENDING_KINDS,
  PHASE,
  PHASES,
  PLACED,
  PLAN_DECK,
  PLAN_DISCARD,
  PLAN_HAND,
  PLANS_PENDING,
  playerAt,
  type RailOptions,
  type RailState,
  REQUESTS,
  RESOURCES,
  REVEALED_REQUESTS,
  type RequestLetter,
  RNG,
  ROUND,
  SET_WORDS,
  SETS,
  STARTER,
  TOKEN_DISCARD,
  TOKEN_PILE,
  TOWN,
  TOWN_DECK,
  TOWN_DISCARD,
  TRACK_PENDING,
  TRACKS,
  TURN,
} from './state.ts'
import { keepToken } from './tokens.ts'
import { linkOfSpot, putCard, putToken, squareOfCell, tileCard, tileRotation, tileToken } from './town.ts'

/** A position in the exchange format: everything about one moment. Decks have their next card first. */
export interface RailPosition {
  readonly game: 'rail-on-the-hill'
  readonly options: RailOptions
  readonly phase: (typeof PHASES)[number]
  readonly active: readonly Seat[]
  readonly round: number
  readonly starter: Seat
  readonly townDeck: readonly number[]
  readonly planDeck: readonly number[]
  readonly devPile: readonly number[]
  readonly townDiscard: readonly number[]
  readonly planDiscard: readonly number[]
  readonly devDiscard: readonly number[]
  readonly board: Readonly<Record<Location, number | null>>
  readonly plans: readonly number[]
  readonly devs: readonly number[]
  readonly sets: readonly (DraftSet | null)[]
  readonly requests: readonly RequestLetter[]
  readonly players: readonly RailPlayer[]
}

export interface DraftSet {
  readonly towns: readonly number[]
  readonly dev: number
}

export interface RailPlayer {
  readonly resources: number
  readonly hand: readonly number[]
  readonly planHand: readonly number[]
  readonly town: Readonly<Record<string, PlacedCard>>
  readonly kept: readonly number[]
  readonly lines: Readonly<Record<LineName, RailLine>>
  readonly acquired: Location | null
  readonly placed: boolean
  readonly laid: boolean
  readonly located: boolean
  readonly ended: boolean
  readonly pending: Pending | null
}

export interface PlacedCard {
  readonly card: number
  /** Degrees clockwise. */
  readonly turn: number
  readonly token: number | null
}

export interface RailLine {
  readonly tracks: readonly string[]
  readonly laid: number
  readonly plans: readonly number[]
}

export type Pending =
  | { readonly kind: 'bonus' }
  | { readonly kind: 'track' }
  | { readonly kind: 'plans'; readonly cards: readonly number[] }
  | { readonly kind: 'keep'; readonly tokens: readonly number[] }
  | { readonly kind: 'upgrade'; readonly token: number }

export function positionOf(state: RailState): RailPosition {
  const { words, options } = state
  const deck = (pile: number) => items(words, pile).reverse()
  const location = (i: number) => words[BOARD + i] || null
  return {
    game: 'rail-on-the-hill',
    options,
    phase: PHASES[words[PHASE]],
    active: activeSeats(words),
    round: words[ROUND],
    starter: words[STARTER] + 1,
    townDeck: deck(TOWN_DECK),
    planDeck: deck(PLAN_DECK),
    devPile: deck(TOKEN_PILE),
    townDiscard: items(words, TOWN_DISCARD),
    planDiscard: items(words, PLAN_DISCARD),
    devDiscard: items(words, TOKEN_DISCARD),
    board: { a: location(0), b: location(1), c: location(2), d: location(3) },
    plans: items(words, FACE_UP_PLANS),
    devs: items(words, FACE_UP_TOKENS),
    sets: Array.from({ length: options.players }, (_, set) => draftSet(words, set)),
    requests: revealedRequests(words),
    players: Array.from({ length: options.players }, (_, player) => playerPosition(words, player)),
  }
}

function draftSet(words: Int32Array, set: number): DraftSet | null {
  const at = SETS + set * SET_WORDS
  if (words[at] === 0) return null
  return { towns: Array.from(words.subarray(at, at + SET_TOWNS)), dev: words[at + SET_TOWNS] }
}

function revealedRequests(words: Int32Array): RequestLetter[] {
  return Array.from(words.subarray(REVEALED_REQUESTS, REVEALED_REQUESTS + REQUESTS_REVEALED))
    .filter((request) => request !== 0)
    .map((request) => REQUESTS[request - 1])
}

function playerPosition(words: Int32Array, player: number): RailPlayer {
  const me = playerAt(player)
  const line = (i: number) => linePosition(words, player, i)
  return {
    resources: words[me + RESOURCES],
    hand: items(words, me + HAND),
    planHand: items(words, me + PLAN_HAND),
    town: townPosition(words, me),
    kept: items(words, me + KEPT),
    lines: { red: line(0), yellow: line(1), blue: line(2), black: line(3) },
    acquired: words[me + ACQUIRED] === 0 ? null : LOCATIONS[words[me + ACQUIRED] - 1],
    placed: words[me + PLACED] !== 0,
    laid: words[me + LAID] !== 0,
    located: words[me + LOCATED] !== 0,
    ended: words[me + ENDED] !== 0,
    pending: pendingPosition(words, me),
  }
}

function townPosition(words: Int32Array, me: number): Record<string, PlacedCard> {
  const placed: [square: string, card: PlacedCard][] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = words[me + TOWN + cell]
    if (tile === 0) continue
    const card = { card: tileCard(tile), turn: tileRotation(tile) * 90, token: tileToken(tile) || null }
    placed.push([formatSquare(squareOfCell(words, me, cell)), card])
  }
  return Object.fromEntries(placed.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function linePosition(words: Int32Array, player: number, line: number): RailLine {
  const mine = lineAt(player, line)
  return {
    tracks: items(words, mine + TRACKS).map((spot) => formatLink(linkOfSpot(words, playerAt(player), spot))),
    laid: words[mine + LAID_EVER],
    plans: items(words, mine + LINE_PLANS),
  }
}

function pendingPosition(words: Int32Array, me: number): Pending | null {
  const cards = items(words, me + PENDING_CARDS)
  switch (words[me + PENDING]) {
    case NOTHING_PENDING:
      return null
    case BONUS_PENDING:
      return { kind: 'bonus' }
    case TRACK_PENDING:
      return { kind: 'track' }
    case PLANS_PENDING:
      return { kind: 'plans', cards }
    case KEEP_PENDING:
      return { kind: 'keep', tokens: cards }
    default:
      return { kind: 'upgrade', token: cards[0] }
  }
}

// ---- From a position to a state.

/** The state at a position. Later draws come from `rng`. */
export function stateAt(position: RailPosition, cards: CardTables, rng: Rng): RailState {
  const state = emptyTable(position.options, cards)
  const words = state.words
  rng.branch(words, RNG)
  words[PHASE] = PHASES.indexOf(position.phase)
  words[ROUND] = position.round
  words[STARTER] = position.starter - 1
  for (const seat of position.active) words[ACTIVE] |= 1 << (seat - 1)
  // Only the draft and turns in order have a current player, who then is the only active seat.
  words[TURN] = (position.active[0] ?? position.starter) - 1
  fill(words, TOWN_DECK, [...position.townDeck].reverse())
  fill(words, PLAN_DECK, [...position.planDeck].reverse())
  fill(words, TOKEN_PILE, [...position.devPile].reverse())
  fill(words, TOWN_DISCARD, position.townDiscard)
  fill(words, PLAN_DISCARD, position.planDiscard)
  fill(words, TOKEN_DISCARD, position.devDiscard)
  LOCATIONS.forEach((location, i) => {
    words[BOARD + i] = position.board[location] ?? 0
  })
  fill(words, FACE_UP_PLANS, position.plans)
  fill(words, FACE_UP_TOKENS, position.devs)
  position.sets.forEach((set, i) => {
    if (set !== null) words.set([...set.towns, set.dev], SETS + i * SET_WORDS)
  })
  position.requests.forEach((letter, i) => {
    words[REVEALED_REQUESTS + i] = REQUESTS.indexOf(letter) + 1
  })
  position.players.forEach((player, i) => {
    seatPlayer(state, i, player)
  })
  return state
}

function fill(words: Int32Array, pile: number, cards: readonly number[]): void {
  for (const card of cards) push(words, pile, card)
}

function seatPlayer(state: RailState, player: number, from: RailPlayer): void {
  const words = state.words
  const me = playerAt(player)
  words[me + RESOURCES] = from.resources
  fill(words, me + HAND, from.hand)
  fill(words, me + PLAN_HAND, from.planHand)
  for (const [square, { card, turn, token }] of Object.entries(from.town)) {
    putCard(words, me, state.cards, card, parseSquare(square), turn / 90)
    if (token !== null) putToken(words, me, token, parseSquare(square))
  }
  for (const token of from.kept) keepToken(words, me, state.cards, token)
  LINES.forEach((name, line) => {
    const mine = lineAt(player, line)
    words[mine + LAID_EVER] = from.lines[name].laid
    retrace(words, player, line)
    for (const track of from.lines[name].tracks) addTrack(words, player, line, spotOf(parseLink(track)))
    for (const card of from.lines[name].plans) putPlan(state, player, card, line, NONE)
  })
  words[me + ACQUIRED] = from.acquired === null ? 0 : LOCATIONS.indexOf(from.acquired) + 1
  words[me + PLACED] = Number(from.placed)
  words[me + LAID] = Number(from.laid)
  words[me + LOCATED] = Number(from.located)
  words[me + ENDED] = Number(from.ended)
  if (from.pending === null) return
  words[me + PENDING] = PENDING_KINDS.indexOf(from.pending.kind)
  if (from.pending.kind === 'plans') fill(words, me + PENDING_CARDS, from.pending.cards)
  if (from.pending.kind === 'keep') fill(words, me + PENDING_CARDS, from.pending.tokens)
  if (from.pending.kind === 'upgrade') fill(words, me + PENDING_CARDS, [from.pending.token])
}
