import type { Direction } from '../../cards/cards.ts'
import { CARD, directionTo, neighbourOf, PITCH, type Point, spotBetween, squareName } from './squares.ts'

/** A ninth of a card: towards one of its neighbours, or the middle. */
export interface Zone {
  readonly square: string
  readonly towards: Direction | null
}

const ZONES: readonly (readonly (Direction | null)[])[] = [
  ['nw', 'n', 'ne'],
  ['w', null, 'e'],
  ['sw', 's', 'se'],
]

/** The zone at a point in units of the cards; a point in a gap belongs to the card before it. */
export function zoneAt({ x, y }: Point): Zone {
  const column = Math.floor(x / PITCH)
  const row = Math.floor(y / PITCH)
  const third = (distance: number) => Math.min(2, Math.floor((distance / CARD) * 3))
  return {
    square: squareName(column, row),
    towards: ZONES[third(y - row * PITCH)][third(x - column * PITCH)],
  }
}

/** The spot that a zone leads to, where there is a card on the other side. */
export function spotOfZone({ square, towards }: Zone, town: Readonly<Record<string, unknown>>): string | undefined {
  if (towards === null || !(square in town)) return undefined
  const neighbour = neighbourOf(square, towards)
  return neighbour in town ? spotBetween(square, neighbour) : undefined
}

/** The spot between two cards of the town, if they touch. */
export function spotFrom(from: string, to: string, town: Readonly<Record<string, unknown>>): string | undefined {
  const touch = from in town && to in town && directionTo(from, to) !== undefined
  return touch ? spotBetween(from, to) : undefined
}
