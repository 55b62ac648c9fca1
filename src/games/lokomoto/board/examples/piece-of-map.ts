import type { RailMap } from '../../cards/cards.ts'
import { stationsOf } from '../../cards/cards.ts'

/** A small map with these sections; stations stand where their letters and numbers say. */
export function pieceOfMap(sections: readonly string[]): RailMap {
  const stations = new Set(sections.flatMap(stationsOf))
  return {
    lattice: 'triangular',
    nodes: Object.fromEntries([...stations].map((station) => [station, [columnOf(station), Number(station.slice(1))]])),
    sections,
  }
}

function columnOf(station: string): number {
  return station.charCodeAt(0) - 'a'.charCodeAt(0)
}
