import { DIRECTIONS, type Lattice, type Place, samePlace, sectionBetween, stationsOf, turned } from './lattice.ts'

/** Shapes and their placements on a map, and properties of sets of sections. */

/** Sections between places of the lattice. */
export type Pattern = readonly (readonly [from: Place, to: Place])[]

export interface RailwayMap {
  lattice: Lattice
  /** Where each station lies. */
  stations: Map<string, Place>
  sections: string[]
}

/** LK-B2: the pattern in every rotation, never mirrored. */
export function allTurns(lattice: Lattice, pattern: Pattern): Pattern[] {
  const turns = [pattern]
  while (turns.length < DIRECTIONS[lattice].length) {
    const last = turns[turns.length - 1]
    turns.push(last.map(([from, to]) => [turned(lattice, from), turned(lattice, to)]))
  }
  return turns
}

/** Every set of sections on the map that matches the pattern, each once. */
export function placementsOn(map: RailwayMap, pattern: Pattern): string[][] {
  const found = new Map<string, string[]>()
  for (const turn of allTurns(map.lattice, pattern)) {
    for (const place of map.stations.values()) {
      const sections = laidAt(map, turn, place)
      if (sections !== undefined) found.set(asKey(sections), sections)
    }
  }
  return [...found.values()]
}

/** The sections under the pattern with its first place on `anchor`, or undefined if the map lacks one of them. */
function laidAt(map: RailwayMap, pattern: Pattern, anchor: Place): string[] | undefined {
  const [[first]] = pattern
  const stationUnder = ([x, y]: Place): string | undefined => {
    const place: Place = [x - first[0] + anchor[0], y - first[1] + anchor[1]]
    return [...map.stations.keys()].find((name) => samePlace(map.stations.get(name) ?? [NaN, NaN], place))
  }
  const sections: string[] = []
  for (const [from, to] of pattern) {
    const [one, other] = [stationUnder(from), stationUnder(to)]
    if (one === undefined || other === undefined) return undefined
    const section = sectionBetween(one, other)
    if (!map.sections.includes(section)) return undefined
    sections.push(section)
  }
  return sections
}

/** A key that is equal for equal sets of sections. */
function asKey(sections: readonly string[]): string {
  return [...sections].sort().join(' ')
}

export function touch(one: string, other: string): boolean {
  return stationsOf(one).some((station) => stationsOf(other).includes(station))
}

export function isConnected(sections: readonly string[]): boolean {
  const reached = sections.slice(0, 1)
  for (let next: string | undefined = reached[0]; next !== undefined; ) {
    next = sections.find((section) => !reached.includes(section) && reached.some((one) => touch(one, section)))
    if (next !== undefined) reached.push(next)
  }
  return reached.length === sections.length
}

/** LK-X1 */
export function isOneStroke(sections: readonly string[]): boolean {
  const ends = sections.flatMap(stationsOf)
  const odd = [...new Set(ends)].filter((station) => ends.filter((end) => end === station).length % 2 === 1)
  return isConnected(sections) && odd.length <= 2
}

/** Every connected set of at most `largest` of these sections, the sets of one section first. */
export function connectedSets(sections: readonly string[], largest: number): string[][] {
  const touching = new Map(sections.map((one) => [one, sections.filter((other) => other !== one && touch(one, other))]))
  let all: string[][] = []
  let sets = sections.map((section) => [section])
  for (let size = 1; size <= largest && sets.length > 0; size++) {
    all = all.concat(sets)
    const grown = new Map<string, string[]>()
    for (const set of size < largest ? sets : []) {
      for (const section of new Set(set.flatMap((one) => touching.get(one) ?? []))) {
        if (set.includes(section)) continue
        const larger = [...set, section].sort()
        grown.set(larger.join(' '), larger)
      }
    }
    sets = [...grown.values()]
  }
  return all
}
