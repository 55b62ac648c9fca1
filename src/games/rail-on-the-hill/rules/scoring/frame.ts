import { TL_BR } from '../../cards/cards.ts'
import { TOWN_SIZE } from '../numbers.ts'
import { EAST, NORTH, SOUTH, WEST } from '../state.ts'

/** Places of a finished town as sets of cells, one bit each. */

const ROW = 0b1111
const COLUMN = 0b0001_0001_0001_0001
export const WHOLE_TOWN = 0xffff

/** RH-V4: rows, columns and corners are known once the town is 4 wide and 4 tall. */
export function isFullSize(words: Int32Array, me: number): boolean {
  return (
    words[me + EAST] - words[me + WEST] === TOWN_SIZE - 1 && words[me + SOUTH] - words[me + NORTH] === TOWN_SIZE - 1
  )
}

export function northRow(words: Int32Array, me: number): number {
  return ROW << ((words[me + NORTH] & 3) * TOWN_SIZE)
}

export function southRow(words: Int32Array, me: number): number {
  return ROW << ((words[me + SOUTH] & 3) * TOWN_SIZE)
}

export function westColumn(words: Int32Array, me: number): number {
  return COLUMN << (words[me + WEST] & 3)
}

export function eastColumn(words: Int32Array, me: number): number {
  return COLUMN << (words[me + EAST] & 3)
}

export function outerCells(words: Int32Array, me: number): number {
  return northRow(words, me) | southRow(words, me) | westColumn(words, me) | eastColumn(words, me)
}

export function cornerCells(words: Int32Array, me: number): number {
  return (northRow(words, me) | southRow(words, me)) & (westColumn(words, me) | eastColumn(words, me))
}

export function centralCells(words: Int32Array, me: number): number {
  return WHOLE_TOWN & ~outerCells(words, me)
}

/** The two corners that a corner plan asks for. */
export function cornersOf(words: Int32Array, me: number, kind: number): number {
  const north = northRow(words, me)
  const south = southRow(words, me)
  const west = westColumn(words, me)
  const east = eastColumn(words, me)
  return kind === TL_BR ? (north & west) | (south & east) : (north & east) | (south & west)
}
