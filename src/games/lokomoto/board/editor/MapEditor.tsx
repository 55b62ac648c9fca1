import { useMemo } from 'react'
import { Choices, TextField } from '#boards/editor/fields.tsx'
import { isObject, type JsonObject } from '#engine/json.ts'
import {
  LATTICES,
  type Lattice,
  MAX_SECTIONS,
  type Pattern,
  type Place,
  type Scenery,
  stationsOf,
} from '../../cards/cards.ts'
import { FEWEST_SECTIONS } from '../../cards/read-map.ts'
import type { EditorTexts } from '../../text/set-editor.ts'
import { keyOf, LatticeEditor, rectangle } from './LatticeEditor.tsx'
import { SceneryEditor } from './SceneryEditor.tsx'
import styles from './SetEditor.module.css'

/** A map as it is being drawn: stations are where sections end. */
export interface DraftMap {
  readonly lattice: Lattice
  readonly nodes: Readonly<Record<string, Place>>
  readonly sections: readonly string[]
  readonly names: Readonly<Record<string, string>>
  readonly scenery?: Scenery
}

export function mapOf(draft: JsonObject): DraftMap {
  const map = isObject(draft.map) ? draft.map : {}
  return {
    lattice: map.lattice === 'square' ? 'square' : 'triangular',
    nodes: isObject(map.nodes) ? (map.nodes as DraftMap['nodes']) : {},
    sections: Array.isArray(map.sections) ? map.sections : [],
    names: isObject(map.names) ? (map.names as DraftMap['names']) : {},
    ...(isObject(map.scenery) && { scenery: map.scenery as Scenery }),
  }
}

export function patternOf({ nodes, sections }: DraftMap): Pattern {
  return sections.map((section): readonly [Place, Place] => {
    const [from, to] = stationsOf(section)
    return [nodes[from], nodes[to]]
  })
}

/** Letters name columns and numbers rows, so that a map has at most so many. */
const COLUMNS = 26
const FEWEST_ACROSS = 8
const FEWEST_ROWS = 7

/** The part of the lattice that is shown: what an empty map shows, and the map with room for more around it. */
function windowOf({ lattice, nodes }: DraftMap): readonly Place[] {
  const places = Object.values(nodes)
  const across = places.map(([x, y]) => (lattice === 'triangular' ? x + Math.floor(y / 2) : x))
  const first = lattice === 'triangular' ? 5 : 1
  const left = Math.min(first, ...across.map((column) => column - 1))
  const right = Math.max(first + FEWEST_ACROSS - 1, ...across.map((column) => column + 1))
  // Maps that were made elsewhere may lie below 1.
  const top = Math.min(1, ...places.map(([, y]) => y))
  const bottom = Math.max(FEWEST_ROWS, ...places.map(([, y]) => y + 1))
  const columns = places.map(([x]) => x)
  const [west, east] = [Math.min(1, ...columns), Math.max(COLUMNS, ...columns)]
  return rectangle(lattice, [left, top], right - left + 1, bottom - top + 1).filter(([x]) => x >= west && x <= east)
}

/** The map with a section more or less, and the stations that it then has. */
export function withToggled(map: DraftMap, [one, other]: Pattern[number]): DraftMap {
  const known = new Map(Object.entries(map.nodes).map(([station, place]) => [String(place), station]))
  const nameOf = (place: Place) => known.get(String(place)) ?? freeName(map.nodes, place)
  const wanted = keyOf([one, other])
  const pattern = patternOf(map)
  const at = pattern.findIndex((section) => keyOf(section) === wanted)
  const nodes = { ...map.nodes, [nameOf(one)]: one, [nameOf(other)]: other }
  const sections = at < 0 ? [...map.sections, `${nameOf(one)}-${nameOf(other)}`] : map.sections.toSpliced(at, 1)
  const used = new Set(sections.flatMap(stationsOf))
  const kept = <Value,>(fields: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(fields).filter(([station]) => used.has(station)))
  return { ...map, sections, nodes: kept(nodes), names: kept(map.names) }
}

/** A letter for the column and a number for the row; another number where this name is taken. */
function freeName(nodes: DraftMap['nodes'], [x, y]: Place): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + ((((x - 1) % COLUMNS) + COLUMNS) % COLUMNS))
  let number = Math.max(1, y)
  while (Object.hasOwn(nodes, `${letter}${number}`)) number++
  return `${letter}${number}`
}

/** How many parts a set of sections falls into. */
function partsOf(pattern: Pattern): number {
  const joined = new Map<string, string>()
  const rootOf = (place: string): string => {
    const above = joined.get(place)
    return above === undefined || above === place ? place : rootOf(above)
  }
  const stations = new Set(pattern.flat().map(String))
  for (const [one, other] of pattern) joined.set(rootOf(String(one)), rootOf(String(other)))
  return new Set([...stations].map(rootOf)).size
}

/** The sections without which the map would be in more parts. */
export function bridgesOf(pattern: Pattern): readonly number[] {
  const parts = partsOf(pattern)
  return pattern.flatMap((section, i) => {
    const without = pattern.toSpliced(i, 1)
    const left = new Set(without.flat().map(String))
    const lost = section.filter((place) => !left.has(String(place))).length
    return partsOf(without) + lost > parts ? [i] : []
  })
}

interface MapEditorProps {
  readonly map: DraftMap
  readonly texts: EditorTexts
  /** The numbers of shapes that fit nowhere. */
  readonly unfit: readonly unknown[]
  change(map: DraftMap): void
}

export function MapEditor({ map, texts, unfit, change }: MapEditorProps) {
  const pattern = patternOf(map)
  const places = useMemo(() => windowOf(map), [map])
  const bridges = useMemo(() => bridgesOf(patternOf(map)), [map])
  const parts = partsOf(pattern)
  const stations = Object.keys(map.nodes)
  const called = (section: string) =>
    stationsOf(section)
      .map((station) => map.names[station] ?? station)
      .join(' – ')
  const byPlace = new Map(Object.entries(map.nodes).map(([station, place]) => [String(place), station]))

  function describe(place: Place): string {
    const station = byPlace.get(String(place))
    if (station === undefined) return texts.free
    const ending = map.sections.filter((section) => stationsOf(section).includes(station))
    return `${map.names[station] ?? station}: ${texts.sections(ending.length)}`
  }

  return (
    <>
      <Choices
        label={texts.lattice}
        items={LATTICES.map((value) => ({ value, name: texts.lattices[value] }))}
        isChosen={(value) => value === map.lattice}
        // Sections of one lattice are none of the other.
        choose={(lattice) => lattice !== map.lattice && change({ lattice, nodes: {}, sections: [], names: {} })}
      />
      <p className={styles.hint}>{texts.draw}</p>
      <LatticeEditor
        key={map.lattice}
        lattice={map.lattice}
        sections={pattern}
        places={places}
        marked={new Set(bridges.map((i) => keyOf(pattern[i])))}
        label={texts.map}
        nameOf={describe}
        toggle={(section) => change(withToggled(map, section))}
      />
      <div role="status" className={styles.checks}>
        <p>
          {texts.stations(stations.length)}, {texts.sections(map.sections.length)} ({FEWEST_SECTIONS}–{MAX_SECTIONS})
        </p>
        {parts > 1 && <p className={styles.warning}>{texts.parted(parts)}</p>}
        {parts === 1 && (
          <p>
            {bridges.length === 0 ? texts.whole : texts.bridges(bridges.map((i) => called(map.sections[i])).join(', '))}
          </p>
        )}
        {unfit.length > 0 && <p className={styles.warning}>{texts.fitsNowhere(unfit.join(', '))}</p>}
      </div>
      <details className={styles.more}>
        <summary>{texts.names}</summary>
        <div className={styles.names}>
          {stations.map((station) => (
            <TextField
              key={station}
              label={texts.town(station)}
              value={map.names[station] ?? ''}
              change={(name) => change({ ...map, names: namesWith(map.names, station, name) })}
            />
          ))}
        </div>
      </details>
      {map.sections.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.scenery}</summary>
          <SceneryEditor key={map.lattice} map={map} texts={texts} change={(scenery) => change({ ...map, scenery })} />
        </details>
      )}
    </>
  )
}

function namesWith(names: DraftMap['names'], station: string, name: string): DraftMap['names'] {
  const { [station]: _, ...others } = names
  return name === '' ? others : { ...others, [station]: name }
}
