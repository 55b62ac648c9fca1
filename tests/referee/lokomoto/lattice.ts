/** Places on a lattice, and the names of stations and sections. */

/** Axial coordinates. */
export type Place = readonly [x: number, y: number]

export const LATTICES = ['triangular', 'square'] as const
export type Lattice = (typeof LATTICES)[number]

/** The steps to all neighbours, each one turn further than the one before it. */
export const DIRECTIONS: Record<Lattice, readonly Place[]> = {
  triangular: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  square: [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ],
}

export function areNeighbours(lattice: Lattice, [x1, y1]: Place, [x2, y2]: Place): boolean {
  return DIRECTIONS[lattice].some(([dx, dy]) => x1 + dx === x2 && y1 + dy === y2)
}

/** A place rotated around [0, 0] by one step, which maps each direction to the next one in the list. */
export function turned(lattice: Lattice, [x, y]: Place): Place {
  return lattice === 'triangular' ? [x + y, -x] : [y, -x]
}

export function samePlace([x1, y1]: Place, [x2, y2]: Place): boolean {
  return x1 === x2 && y1 === y2
}

/** `a9` comes before `a10`, and that before `b1`. */
function compareStations(one: string, other: string): number {
  if (one[0] !== other[0]) return one[0] < other[0] ? -1 : 1
  return Number(one.slice(1)) - Number(other.slice(1))
}

/** The name of the section between two stations. */
export function sectionBetween(one: string, other: string): string {
  return compareStations(one, other) < 0 ? `${one}-${other}` : `${other}-${one}`
}

export function stationsOf(section: string): string[] {
  return section.split('-')
}

function compareSections(one: string, other: string): number {
  const [from, to] = stationsOf(one)
  const [otherFrom, otherTo] = stationsOf(other)
  return compareStations(from, otherFrom) || compareStations(to, otherTo)
}

export function inNotationOrder(sections: readonly string[]): string[] {
  return [...sections].sort(compareSections)
}
