import type { Lattice } from './cards.ts'
import { type Place, turned, turnsOf } from './cards.ts'

/** Sections on the lattice, anywhere: what a shape card shows, or a whole map. */
export type Pattern = readonly (readonly [Place, Place])[]

export function isConnected(pattern: Pattern): boolean {
  const joined = new Map<string, Set<string>>()
  for (const [one, other] of pattern) {
    const stations = new Set([...stationsJoinedTo(joined, one), ...stationsJoinedTo(joined, other)])
    for (const station of stations) joined.set(station, stations)
  }
  return new Set(joined.values()).size <= 1
}

function stationsJoinedTo(joined: ReadonlyMap<string, ReadonlySet<string>>, place: Place): Iterable<string> {
  return joined.get(String(place)) ?? [String(place)]
}

/** LK-X1: how many stations have an odd number of sections. A single stroke can pass all but two of them by pairs. */
export function oddStations(pattern: Pattern): number {
  const odd = new Set<string>()
  for (const station of pattern.flat().map(String)) if (!odd.delete(station)) odd.add(station)
  return odd.size
}

/** The same text for patterns that can be turned and moved to lie on each other, another one for all others. */
export function canonical(lattice: Lattice, pattern: Pattern): string {
  const texts = Array.from({ length: turnsOf(lattice) }, (_, turns) =>
    asText(pattern.map(([one, other]) => [turned(lattice, one, turns), turned(lattice, other, turns)])),
  )
  return texts.toSorted()[0]
}

/** A pattern as it lies, wherever that is. */
function asText(pattern: Pattern): string {
  const left = Math.min(...pattern.flat().map(([x]) => x))
  const top = Math.min(...pattern.flat().map(([, y]) => y))
  const sections = pattern.map((places) =>
    places
      .map(([x, y]) => `${x - left},${y - top}`)
      .toSorted()
      .join('-'),
  )
  return sections.toSorted().join(' ')
}
