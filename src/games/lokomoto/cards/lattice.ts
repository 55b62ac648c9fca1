import type { Lattice } from './cards.ts'

/** A place of the lattice in axial coordinates. */
export type Place = readonly [x: number, y: number]

/** From a place to its neighbours, each next one turned a little further. */
const STEPS: Readonly<Record<Lattice, readonly Place[]>> = {
  triangular: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  square: [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
}

export function areNeighbours(lattice: Lattice, [ax, ay]: Place, [bx, by]: Place): boolean {
  return STEPS[lattice].some(([x, y]) => bx - ax === x && by - ay === y)
}

/** How often a pattern can be turned until it lies as before. */
export function turnsOf(lattice: Lattice): number {
  return STEPS[lattice].length
}

/** The place after so many turns about the origin: by 60° on the triangular lattice, by 90° on the square one. */
export function turned(lattice: Lattice, place: Place, turns: number): Place {
  let [x, y] = place
  for (let i = 0; i < turns; i++) [x, y] = lattice === 'triangular' ? [-y, x + y] : [-y, x]
  return [x, y]
}

const ROW_HEIGHT = Math.sqrt(3) / 2

/** Where a place is in the plane: neighbours are 1 apart, x goes right and y goes down. */
export function inPlane(lattice: Lattice, [x, y]: Place): readonly [x: number, y: number] {
  return lattice === 'triangular' ? [x + y / 2, y * ROW_HEIGHT] : [x, y]
}

/** Stations in the order of the notation: by column, then by row as a number. */
export function compareStations(one: string, other: string): number {
  if (one[0] !== other[0]) return one[0] < other[0] ? -1 : 1
  return Number(one.slice(1)) - Number(other.slice(1))
}

export function stationsOf(section: string): readonly [from: string, to: string] {
  const [from, to] = section.split('-')
  return [from, to]
}

export function compareSections(one: string, other: string): number {
  const [a, b] = stationsOf(one)
  const [c, d] = stationsOf(other)
  return compareStations(a, c) || compareStations(b, d)
}
