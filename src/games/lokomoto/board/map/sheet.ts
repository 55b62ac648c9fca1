import { inPlane, type Lattice, type Place, type RailMap, stationsOf } from '../../cards/cards.ts'

/** A point of the sheet. */
export type Point = readonly [x: number, y: number]

/** A section is so long on the sheet. */
export const SECTION_LENGTH = 100

/** Free paper around stations and land. */
const STATION_MARGIN = 42
const LAND_MARGIN = 12

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface SheetStation {
  readonly station: string
  readonly at: Point
  /** The town here; undefined where the map has none. */
  readonly town: string | undefined
  /** How many sections meet here. */
  readonly degree: number
}

export interface SheetSection {
  readonly section: string
  /** Its place in the map's list. */
  readonly number: number
  readonly from: Point
  readonly to: Point
  readonly middle: Point
}

/** A map as it lies on the table. */
export interface Sheet {
  readonly lattice: Lattice
  readonly box: Box
  readonly stations: readonly SheetStation[]
  readonly sections: readonly SheetSection[]
}

export function sheetOf({ lattice, nodes, sections, names, scenery }: RailMap): Sheet {
  const degrees = new Map<string, number>()
  for (const station of sections.flatMap(stationsOf)) degrees.set(station, (degrees.get(station) ?? 0) + 1)
  const stations = Object.entries(nodes).map(([station, place]) => ({
    station,
    at: pointOf(lattice, place),
    town: names?.[station],
    degree: degrees.get(station) ?? 0,
  }))
  const land = (scenery?.land ?? []).map((place) => pointOf(lattice, place))
  return {
    lattice,
    box: boxAround([
      ...stations.flatMap(({ at }) => cornersAround(at, STATION_MARGIN)),
      ...land.flatMap((point) => cornersAround(point, LAND_MARGIN)),
    ]),
    stations,
    sections: sections.map((section, number) => {
      const [from, to] = stationsOf(section).map((station) => pointOf(lattice, nodes[station]))
      return { section, number, from, to, middle: between(from, to) }
    }),
  }
}

export function pointOf(lattice: Lattice, place: Place): Point {
  const [x, y] = inPlane(lattice, place)
  return [x * SECTION_LENGTH, y * SECTION_LENGTH]
}

export function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}

/** The smallest upright box with all these points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function cornersAround([x, y]: Point, margin: number): readonly Point[] {
  return [
    [x - margin, y - margin],
    [x + margin, y + margin],
  ]
}

/** The name of a section in the words of the map: its towns, or its stations where there are none. */
export function endsOf({ names }: RailMap, section: string): readonly [from: string, to: string] {
  const [from, to] = stationsOf(section)
  return [names?.[from] ?? from, names?.[to] ?? to]
}

/** Points as SVG path data. */

/** A path through all points without corners (Catmull-Rom); closed, it comes back to the first. */
export function smoothPath(points: readonly Point[], isClosed: boolean): string {
  const count = points.length
  if (count < 2) return ''
  const at = (i: number): Point => points[isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))]
  const curves = Array.from({ length: isClosed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const towards = (near: Point, a: Point, b: Point): Point => [
      near[0] + (b[0] - a[0]) / 6,
      near[1] + (b[1] - a[1]) / 6,
    ]
    return `C${[towards(from, before, to), towards(to, after, from), to].map(written).join(' ')}`
  })
  return `M${written(points[0])}${curves.join('')}${isClosed ? 'Z' : ''}`
}

export function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
