import { asBoolean, asCount, asList, asNullOr, asObject, asOneOf, asRecordOf, asString, Malformed } from '../read.ts'
import { LINES, type LineName } from './cards.ts'

/** The position of the exchange format, field by field. It stays plain JSON. */

export const LOCATIONS = ['a', 'b', 'c', 'd'] as const
export type LocationName = (typeof LOCATIONS)[number]

export const REQUESTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
export type RequestName = (typeof REQUESTS)[number]

export interface Options {
  players: number
  first?: number
  requests: boolean
  noRotation: boolean
  simultaneous: boolean
}

export interface PlacedCard {
  card: number
  turn: number
  token: number | null
}

export interface Line {
  tracks: string[]
  laid: number
  plans: number[]
}

export type Pending =
  | { kind: 'bonus' }
  | { kind: 'track' }
  | { kind: 'plans'; cards: number[] }
  | { kind: 'keep'; tokens: number[] }
  | { kind: 'upgrade'; token: number }

export interface Player {
  resources: number
  hand: number[]
  planHand: number[]
  town: Record<string, PlacedCard>
  kept: number[]
  lines: Record<LineName, Line>
  acquired: LocationName | null
  placed: boolean
  laid: boolean
  located: boolean
  ended: boolean
  pending: Pending | null
}

export interface StartingSet {
  towns: number[]
  dev: number
}

export interface Position {
  game: 'rail-on-the-hill'
  options: Options
  phase: 'draft' | 'setup' | 'main' | 'over'
  active: number[]
  round: number
  starter: number
  townDeck: number[]
  planDeck: number[]
  devPile: number[]
  townDiscard: number[]
  planDiscard: number[]
  devDiscard: number[]
  board: Record<LocationName, number | null>
  plans: number[]
  devs: number[]
  sets: (StartingSet | null)[]
  requests: RequestName[]
  players: Player[]
}

/** Seats count from 1. */
export function playerAt(position: Position, seat: number): Player {
  return position.players[seat - 1]
}

export function seatsOf(position: Position): number[] {
  return position.players.map((_, index) => index + 1)
}

/** RH-R4: clockwise from the starting player. */
export function turnOrder(position: Position): number[] {
  const seats = seatsOf(position)
  return [...seats.slice(position.starter - 1), ...seats.slice(0, position.starter - 1)]
}

function numbers(value: unknown, where: string): number[] {
  return asList(value, where, asCount)
}

function readOptions(value: unknown): Options {
  const raw = asObject(value, 'options')
  const variant = (name: string) => raw[name] !== undefined && asBoolean(raw[name], `options.${name}`)
  const options: Options = {
    players: asCount(raw.players, 'options.players'),
    requests: variant('requests'),
    noRotation: variant('noRotation'),
    simultaneous: variant('simultaneous'),
  }
  if (raw.first !== undefined) options.first = asCount(raw.first, 'options.first')
  return options
}

function readPending(value: unknown, where: string): Pending {
  const raw = asObject(value, where)
  const kind = asOneOf(raw.kind, ['bonus', 'track', 'plans', 'keep', 'upgrade'], `${where}.kind`)
  switch (kind) {
    case 'plans':
      return { kind, cards: numbers(raw.cards, `${where}.cards`) }
    case 'keep':
      return { kind, tokens: numbers(raw.tokens, `${where}.tokens`) }
    case 'upgrade':
      return { kind, token: asCount(raw.token, `${where}.token`) }
    default:
      return { kind }
  }
}

function readPlacedCard(value: unknown, where: string): PlacedCard {
  const raw = asObject(value, where)
  return {
    card: asCount(raw.card, `${where}.card`),
    turn: asCount(raw.turn, `${where}.turn`),
    token: asNullOr(raw.token, `${where}.token`, asCount),
  }
}

function readTown(value: unknown, where: string): Record<string, PlacedCard> {
  const entries = Object.entries(asObject(value, where))
  return Object.fromEntries(entries.map(([square, card]) => [square, readPlacedCard(card, `${where}.${square}`)]))
}

function readLine(value: unknown, where: string): Line {
  const raw = asObject(value, where)
  return {
    tracks: asList(raw.tracks, `${where}.tracks`, asString),
    laid: asCount(raw.laid, `${where}.laid`),
    plans: numbers(raw.plans, `${where}.plans`),
  }
}

function readPlayer(value: unknown, where: string): Player {
  const raw = asObject(value, where)
  return {
    resources: asCount(raw.resources, `${where}.resources`),
    hand: numbers(raw.hand, `${where}.hand`),
    planHand: numbers(raw.planHand, `${where}.planHand`),
    town: readTown(raw.town, `${where}.town`),
    kept: numbers(raw.kept, `${where}.kept`),
    lines: asRecordOf(raw.lines, LINES, `${where}.lines`, readLine),
    acquired: asNullOr(raw.acquired, `${where}.acquired`, (name, at) => asOneOf(name, LOCATIONS, at)),
    placed: asBoolean(raw.placed, `${where}.placed`),
    laid: asBoolean(raw.laid, `${where}.laid`),
    located: asBoolean(raw.located, `${where}.located`),
    ended: asBoolean(raw.ended, `${where}.ended`),
    pending: asNullOr(raw.pending, `${where}.pending`, readPending),
  }
}

function readSet(value: unknown, where: string): StartingSet {
  const raw = asObject(value, where)
  return { towns: numbers(raw.towns, `${where}.towns`), dev: asCount(raw.dev, `${where}.dev`) }
}

export function readPosition(value: unknown): Position {
  const raw = asObject(value, 'position')
  const options = readOptions(raw.options)
  const players = asList(raw.players, 'players', (player, where) => readPlayer(player, where))
  if (players.length !== options.players)
    throw new Malformed(`${players.length} players, options say ${options.players}`)
  if (players.length < 1 || players.length > 4) throw new Malformed('not 1-4 players (RH-S1)')
  const starter = asCount(raw.starter, 'starter')
  if (starter < 1 || starter > players.length) throw new Malformed(`starter ${starter} is no seat`)
  return {
    game: asOneOf(raw.game, ['rail-on-the-hill'], 'game'),
    options,
    phase: asOneOf(raw.phase, ['draft', 'setup', 'main', 'over'], 'phase'),
    active: numbers(raw.active, 'active'),
    round: asCount(raw.round, 'round'),
    starter,
    townDeck: numbers(raw.townDeck, 'townDeck'),
    planDeck: numbers(raw.planDeck, 'planDeck'),
    devPile: numbers(raw.devPile, 'devPile'),
    townDiscard: numbers(raw.townDiscard, 'townDiscard'),
    planDiscard: numbers(raw.planDiscard, 'planDiscard'),
    devDiscard: numbers(raw.devDiscard, 'devDiscard'),
    board: asRecordOf(raw.board, LOCATIONS, 'board', (card, where) => asNullOr(card, where, asCount)),
    plans: numbers(raw.plans, 'plans'),
    devs: numbers(raw.devs, 'devs'),
    sets: asList(raw.sets, 'sets', (set, where) => asNullOr(set, where, readSet)),
    requests: asList(raw.requests, 'requests', (name, where) => asOneOf(name, REQUESTS, where)),
    players,
  }
}
