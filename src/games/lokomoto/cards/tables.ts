import { SET_WORDS, setOf } from '../rules/sections.ts'
import {
  type CardSet,
  compareSections,
  type Lattice,
  type Place,
  type RailMap,
  SHAPE_POINTS,
  type Shape,
  stationsOf,
  turned,
  turnsOf,
} from './cards.ts'

/**
 * Map and cards as the rules read them. Sections, stations, trains and shapes are identified by their index in these
 * lists; sections are in the order of the notation.
 */
export interface CardTables {
  readonly sections: readonly string[]
  readonly sectionNumbers: ReadonlyMap<string, number>
  /** The names of sections and trains for people. */
  readonly sectionLabels: readonly string[]
  readonly trainNames: readonly string[]
  readonly stations: number
  /** The two stations of each section. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** For each section, those that meet it at a station. */
  readonly meeting: readonly Int32Array[]
  /** The same as sets, one after the other. */
  readonly meetingSets: Int32Array
  readonly trainIds: Int32Array
  readonly trainNumbers: ReadonlyMap<number, number>
  readonly prices: Int32Array
  readonly bonuses: Int32Array
  readonly shapeIds: Int32Array
  readonly shapeNumbers: ReadonlyMap<number, number>
  readonly points: Int32Array
  readonly sizes: Int32Array
  readonly placements: readonly Placements[]
  /** The shapes of each of SHAPE_POINTS: all of them, and those that one stroke can draw (LK-X1). */
  readonly decks: readonly Int32Array[]
  readonly strokeDecks: readonly Int32Array[]
}

/** Every placement of a shape on the map, rotated and moved, never mirrored (LK-B2). */
export interface Placements {
  readonly count: number
  /** A set of sections for each placement. */
  readonly sets: Int32Array
  /** How often the shape is turned. */
  readonly turns: Int32Array
  /** In the order in which the card names them. */
  readonly sections: readonly Int32Array[]
}

const compiled = new WeakMap<CardSet, CardTables>()

export function compileCards(set: CardSet): CardTables {
  const known = compiled.get(set)
  if (known !== undefined) return known
  const tables = makeTables(set)
  compiled.set(set, tables)
  return tables
}

function makeTables({ map, trains, shapes }: CardSet): CardTables {
  const sections = map.sections.toSorted(compareSections)
  const sectionNumbers = numbersOf(sections)
  const stations = Object.keys(map.nodes)
  const ends = sections.map((section) => stationsOf(section).map((station) => stations.indexOf(station)))
  const meet = (one: number, other: number) => one !== other && ends[one].some((end) => ends[other].includes(end))
  const meeting = sections.map((_, i) => Int32Array.from([...sections.keys()].filter((other) => meet(i, other))))
  const deck = (isIn: (shape: Shape) => boolean) => Int32Array.from([...shapes.keys()].filter((i) => isIn(shapes[i])))
  return {
    sections,
    sectionNumbers,
    sectionLabels: sections.map((section) => labelOf(map, section)),
    trainNames: trains.map(({ name }) => name),
    stations: stations.length,
    from: Int32Array.from(ends, ([from]) => from),
    to: Int32Array.from(ends, ([, to]) => to),
    meeting,
    meetingSets: Int32Array.from(meeting.flatMap((others) => [...setOf(others)])),
    trainIds: Int32Array.from(trains, ({ id }) => id),
    trainNumbers: numbersOf(trains.map(({ id }) => id)),
    prices: Int32Array.from(trains, ({ price }) => price),
    bonuses: Int32Array.from(trains, ({ bonus }) => bonus),
    shapeIds: Int32Array.from(shapes, ({ id }) => id),
    shapeNumbers: numbersOf(shapes.map(({ id }) => id)),
    points: Int32Array.from(shapes, ({ points }) => points),
    sizes: Int32Array.from(shapes, (shape) => shape.sections.length),
    placements: placementsOf(map.lattice, map.nodes, sectionNumbers, shapes),
    decks: SHAPE_POINTS.map((points) => deck((shape) => shape.points === points)),
    strokeDecks: SHAPE_POINTS.map((points) => deck((shape) => shape.points === points && !shape.asterisk)),
  }
}

/** A section by its towns: "Győr – Pápa". */
function labelOf({ names }: RailMap, section: string): string {
  return stationsOf(section)
    .map((station) => names?.[station] ?? station)
    .join(' – ')
}

function numbersOf<Item>(items: readonly Item[]): ReadonlyMap<Item, number> {
  return new Map(items.map((item, i) => [item, i]))
}

function placementsOf(
  lattice: Lattice,
  nodes: Readonly<Record<string, Place>>,
  sectionNumbers: ReadonlyMap<string, number>,
  shapes: readonly Shape[],
): Placements[] {
  const places = Object.values(nodes)
  const sectionAt = new Map<number, number>()
  for (const [section, number] of sectionNumbers) {
    const [from, to] = stationsOf(section).map((station) => nodes[station])
    sectionAt.set(keyOf(from, to), number)
    sectionAt.set(keyOf(to, from), number)
  }
  return shapes.map((shape) => {
    const found = new Map<string, { readonly turns: number; readonly sections: Int32Array }>()
    for (let turns = 0; turns < turnsOf(lattice); turns++) {
      const pattern = shape.sections.map(([a, b]) => [turned(lattice, a, turns), turned(lattice, b, turns)] as const)
      const keys = pattern.map(([from, to]) => keyOf(from, to))
      const [[start]] = pattern
      for (const place of places) {
        const sections = sectionsAt(keys, moveOf(start, place), sectionAt)
        if (sections === undefined) continue
        const key = sections.toSorted().join()
        if (!found.has(key)) found.set(key, { turns, sections })
      }
    }
    const placed = [...found.values()]
    const sets = new Int32Array(placed.length * SET_WORDS)
    for (const [i, { sections }] of placed.entries()) sets.set(setOf(sections), i * SET_WORDS)
    return {
      count: placed.length,
      sets,
      turns: Int32Array.from(placed, ({ turns }) => turns),
      sections: placed.map(({ sections }) => sections),
    }
  })
}

/** The sections that a pattern covers when it is moved; undefined if it does not fit. */
function sectionsAt(pattern: readonly number[], move: number, sectionAt: ReadonlyMap<number, number>) {
  if (!pattern.every((key) => sectionAt.has(key + move))) return undefined
  return Int32Array.from(pattern, (key) => sectionAt.get(key + move) ?? 0)
}

const DIRECTIONS = 9
/** More than the rows of any map, wherever a pattern is moved. */
const ROWS = 1024

/** A number for a section between neighbouring places; moving it by the same step always adds the same number. */
function keyOf(from: Place, [x, y]: Place): number {
  const direction = (x - from[0] + 1) * 3 + (y - from[1] + 1)
  return moveOf([0, 0], from) + direction
}

function moveOf([fromX, fromY]: Place, [x, y]: Place): number {
  return ((x - fromX) * ROWS + (y - fromY)) * DIRECTIONS
}
