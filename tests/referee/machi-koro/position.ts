import { asCount, asList, asObject, asOneOf, asRecordOf, Malformed } from '../read.ts'
import { ESTABLISHMENT_IDS, type EstablishmentId, LANDMARK_IDS, type LandmarkId } from './facts.ts'

/** The position of the exchange format, field by field. */

export const PHASES = ['roll', 'reroll', 'tv', 'swap', 'build', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface Player {
  coins: number
  /** Has an entry for every kind, also for those with none. */
  cards: Record<EstablishmentId, number>
  landmarks: LandmarkId[]
}

export interface Position {
  options: { players: number; first?: number }
  phase: Phase
  active: number[]
  turn: number
  dice: number[]
  supply: Record<EstablishmentId, number>
  players: Player[]
}

/** A copy of everything that an action can change. */
export function copyOf(position: Position): Position {
  const players = position.players.map(({ coins, cards, landmarks }) => {
    return { coins, cards: { ...cards }, landmarks: [...landmarks] }
  })
  return { ...position, supply: { ...position.supply }, players }
}

/** Seats count from 1. */
export function playerAt(position: Position, seat: number): Player {
  return position.players[seat - 1]
}

/** The player whose turn it is. */
export function roller(position: Position): Player {
  return playerAt(position, position.turn)
}

export function seatsOf(position: Position): number[] {
  return position.players.map((_, index) => index + 1)
}

/** Seat 2 sits to the left of seat 1. */
function seatToTheRightOf(seat: number, position: Position): number {
  return seat === 1 ? position.players.length : seat - 1
}

export function seatToTheLeftOf(seat: number, position: Position): number {
  return seat === position.players.length ? 1 : seat + 1
}

/** The other players counter-clockwise, starting at the roller's right. */
export function othersCounterClockwise(position: Position): number[] {
  const others: number[] = []
  let seat = seatToTheRightOf(position.turn, position)
  while (seat !== position.turn) {
    others.push(seat)
    seat = seatToTheRightOf(seat, position)
  }
  return others
}

export function rolled(position: Position): number {
  return position.dice.reduce((sum, die) => sum + die, 0)
}

function readCards(value: unknown, where: string): Record<EstablishmentId, number> {
  const none = Object.fromEntries(ESTABLISHMENT_IDS.map((id) => [id, 0]))
  return asRecordOf({ ...none, ...asObject(value, where) }, ESTABLISHMENT_IDS, where, asCount)
}

function readPlayer(value: unknown, where: string): Player {
  const raw = asObject(value, where)
  return {
    coins: asCount(raw.coins, `${where}.coins`),
    cards: readCards(raw.cards, `${where}.cards`),
    landmarks: asList(raw.landmarks, `${where}.landmarks`, (name, at) => asOneOf(name, LANDMARK_IDS, at)),
  }
}

function readOptions(value: unknown): Position['options'] {
  const raw = asObject(value, 'options')
  const players = asCount(raw.players, 'options.players')
  return raw.first === undefined ? { players } : { players, first: asCount(raw.first, 'options.first') }
}

export function readPosition(value: unknown): Position {
  const raw = asObject(value, 'position')
  asOneOf(raw.game, ['machi-koro'], 'game')
  const options = readOptions(raw.options)
  const players = asList(raw.players, 'players', readPlayer)
  if (players.length !== options.players)
    throw new Malformed(`${players.length} players, options say ${options.players}`)
  if (players.length < 2 || players.length > 4) throw new Malformed(`${players.length} players, not 2-4 (MK-S1)`)
  const turn = asCount(raw.turn, 'turn')
  if (turn < 1 || turn > players.length) throw new Malformed(`turn ${turn} is no seat`)
  return {
    options,
    phase: asOneOf(raw.phase, PHASES, 'phase'),
    active: asList(raw.active, 'active', asCount),
    turn,
    dice: asList(raw.dice, 'dice', asCount),
    supply: asRecordOf(raw.supply, ESTABLISHMENT_IDS, 'supply', asCount),
    players,
  }
}
