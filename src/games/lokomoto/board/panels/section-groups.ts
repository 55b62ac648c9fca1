import type { Seat } from '#engine/game.ts'
import type { RailMap } from '../../cards/cards.ts'
import { compareStations, stationsOf } from '../../cards/cards.ts'
import type { SectionState } from '../../rules/position.ts'
import type { SectionFilter } from '../../text/en/panels.ts'

/** A station, and the sections that lead from it. */
export interface StationGroup {
  readonly station: string
  readonly name: string
  readonly sections: readonly { readonly section: string; readonly to: string }[]
}

interface Wanted {
  /** What somebody has typed of a station's name. */
  readonly query: string
  readonly filter: SectionFilter
  readonly eyes: Seat | 'spectator'
}

/** The stations of the map in the order of the alphabet, each with those of its sections that are wanted. */
export function sectionGroups(
  map: RailMap,
  states: Readonly<Record<string, SectionState>>,
  { query, filter, eyes }: Wanted,
): readonly StationGroup[] {
  const nameOf = (station: string) => map.names?.[station] ?? station
  const byName = (one: string, other: string) => nameOf(one).localeCompare(nameOf(other)) || compareStations(one, other)
  const wanted = map.sections.filter((section) => passes(states[section], filter, eyes))
  return Object.keys(map.nodes)
    .filter((station) => isFound(nameOf(station), query))
    .sort(byName)
    .map((station) => ({
      station,
      name: nameOf(station),
      sections: wanted
        .flatMap((section) => {
          const [one, other] = stationsOf(section)
          if (one === station) return [{ section, to: other }]
          return other === station ? [{ section, to: one }] : []
        })
        .sort((one, other) => byName(one.to, other.to))
        .map(({ section, to }) => ({ section, to: nameOf(to) })),
    }))
    .filter(({ sections }) => sections.length > 0)
}

function passes(state: SectionState, filter: SectionFilter, eyes: Seat | 'spectator'): boolean {
  if (filter === 'free') return state === 'free'
  return filter === 'all' || (typeof state === 'object' && state.seat === eyes)
}

/** Whether a word of the name begins like this; accents and capitals do not matter. */
function isFound(name: string, query: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(query)}`)
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}
