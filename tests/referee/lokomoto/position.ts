import { asBoolean, asCount, asList, asNullOr, asObject, asOneOf, asRecordOf, Malformed } from '../read.ts'
import type { Cards, Points } from './cards.ts'

/** The position of the exchange format, field by field. */

const PHASES = ['block', 'main', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const DECKS = ['1', '2', '3'] as const
export type Deck = `${Points}`

export type Section = 'free' | 'black' | { seat: number; solid: boolean }

export interface Player {
  /** In the order in which they were taken. */
  trains: number[]
  shapes: number[]
  /** LK-H1: the secret cards of 2 and 3 points that are not used yet. */
  secret: number[]
}

export interface Options {
  players: number
  first?: number
  hiddenAgendas: boolean
  advanced: boolean
}

export interface Position {
  options: Options
  phase: Phase
  active: number[]
  turn: number
  trains: number[]
  trainDeck: number[]
  shapes: Record<Deck, number | null>
  shapeDecks: Record<Deck, number[]>
  sections: Map<string, Section>
  players: Player[]
}

export function copyOf(position: Position): Position {
  return structuredClone(position)
}

/** Seats count from 1. */
export function playerAt(position: Position, seat: number): Player {
  return position.players[seat - 1]
}

export function seatsOf(position: Position): number[] {
  return position.players.map((_, index) => index + 1)
}

export function freeSections({ sections }: Position): string[] {
  return [...sections.keys()].filter((name) => sections.get(name) === 'free')
}

export function blackSections({ sections }: Position): string[] {
  return [...sections.keys()].filter((name) => sections.get(name) === 'black')
}

/** The sections that a seat has drawn and not used, or those that it has only reserved. */
export function sectionsOf({ sections }: Position, seat: number, kind: 'solid' | 'reserved'): string[] {
  const isSolid = kind === 'solid'
  const own: string[] = []
  for (const [name, section] of sections) {
    if (typeof section === 'object' && section.seat === seat && section.solid === isSolid) own.push(name)
  }
  return own
}

function readSection(value: unknown, where: string): Section {
  if (typeof value === 'string') return asOneOf(value, ['free', 'black'], where)
  const raw = asObject(value, where)
  return { seat: asCount(raw.seat, `${where}.seat`), solid: asBoolean(raw.solid, `${where}.solid`) }
}

function readPlayer(value: unknown, where: string): Player {
  return asRecordOf(value, ['trains', 'shapes', 'secret'], where, (list, at) => asList(list, at, asCount))
}

function readOptions(value: unknown): Options {
  const raw = asObject(value, 'options')
  const variant = (name: string) => raw[name] !== undefined && asBoolean(raw[name], `options.${name}`)
  return {
    players: asCount(raw.players, 'options.players'),
    ...(raw.first !== undefined && { first: asCount(raw.first, 'options.first') }),
    hiddenAgendas: variant('hiddenAgendas'),
    advanced: variant('advanced'),
  }
}

export function readPosition(value: unknown, { map }: Cards): Position {
  const raw = asObject(value, 'position')
  asOneOf(raw.game, ['lokomoto'], 'game')
  const options = readOptions(raw.options)
  const players = asList(raw.players, 'players', readPlayer)
  if (players.length !== options.players)
    throw new Malformed(`${players.length} players, options say ${options.players}`)
  if (players.length < 2 || players.length > 5) throw new Malformed(`${players.length} players, not 2-5 (LK-S1)`)
  const seat = (number: unknown, where: string): number => {
    const read = asCount(number, where)
    if (read < 1 || read > players.length) throw new Malformed(`${where} ${read} is no seat`)
    return read
  }
  const sections = Object.entries(asRecordOf(raw.sections, map.sections, 'sections', readSection))
  for (const [name, section] of sections) {
    if (typeof section === 'object') seat(section.seat, `sections.${name}.seat`)
  }
  return {
    options,
    phase: asOneOf(raw.phase, PHASES, 'phase'),
    active: asList(raw.active, 'active', asCount),
    turn: seat(raw.turn, 'turn'),
    trains: asList(raw.trains, 'trains', asCount),
    trainDeck: asList(raw.trainDeck, 'trainDeck', asCount),
    shapes: asRecordOf(raw.shapes, DECKS, 'shapes', (id, where) => asNullOr(id, where, asCount)),
    shapeDecks: asRecordOf(raw.shapeDecks, DECKS, 'shapeDecks', (list, where) => asList(list, where, asCount)),
    sections: new Map(sections),
    players,
  }
}
