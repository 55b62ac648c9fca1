/** The map, the trains and the shapes, as a card file holds them. */

export const LATTICES = ['triangular', 'square'] as const

export type Lattice = (typeof LATTICES)[number]

export const SHAPE_POINTS = [1, 2, 3] as const

export type ShapePoints = (typeof SHAPE_POINTS)[number]

/** The drawn engines that a train card can show; a card that names none is drawn by its price. */
export const ENGINES = [
  'draisine',
  'steam-tank',
  'steam-tender',
  'railbus',
  'railcar',
  'diesel-small',
  'diesel',
  'diesel-nose',
  'electric-box',
  'electric-slant',
  'electric-modern',
  'multiple-unit',
  'double-decker',
  'narrow-gauge',
] as const

export type EngineId = (typeof ENGINES)[number]

export interface RailMap {
  readonly lattice: Lattice
  /** Where each station stands on the lattice. */
  readonly nodes: Readonly<Record<string, Place>>
  /** Two neighbouring stations each, the one that sorts first first: `c3-c4`. */
  readonly sections: readonly string[]
  /** The towns at the stations; a station without one is named by its place on the lattice. */
  readonly names?: Readonly<Record<string, string>>
  readonly scenery?: Scenery
}

/** Drawn below the lines, without meaning for the rules; coordinates of the lattice that need not be whole. */
export interface Scenery {
  readonly land?: readonly Place[]
  readonly rivers?: readonly (readonly Place[])[]
  readonly lakes?: readonly (readonly Place[])[]
}

export interface Train {
  readonly id: number
  readonly name: string
  /** LK-B1: the number of sections that pay for it, and the points that it is worth. */
  readonly price: number
  /** Points beyond the price; negative ones are lost. */
  readonly bonus: number
  readonly engine?: EngineId
}

export interface Shape {
  readonly id: number
  readonly points: ShapePoints
  readonly sections: readonly (readonly [Place, Place])[]
  /** No single stroke can draw it. */
  readonly asterisk: boolean
}

export interface CardSet {
  readonly map: RailMap
  readonly trains: readonly Train[]
  readonly shapes: readonly Shape[]
}

/** The most that a card file can have: states have room for no more. */
export const MAX_SECTIONS = 128

export const MAX_TRAINS = 64

export const MAX_SHAPES = 32

export const LARGEST_SHAPE = 12

export const LARGEST_BONUS = 9

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

/** After how many turns a pattern is back in its first rotation. */
export function turnsOf(lattice: Lattice): number {
  return STEPS[lattice].length
}

/** The place after this many turns around the origin: by 60° on the triangular lattice, by 90° on the square one. */
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

/** Orders stations as the notation does: by column, then by row as a number. */
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

/** The train card with this number. */
export function trainOf({ trains }: CardSet, id: number): Train {
  return found(trains, id)
}

/** The shape card with this number. */
export function shapeOf({ shapes }: CardSet, id: number): Shape {
  return found(shapes, id)
}

function found<Card extends { readonly id: number }>(cards: readonly Card[], id: number): Card {
  const card = cards.find((each) => each.id === id)
  if (card === undefined) throw new RangeError(`there is no card ${id}`)
  return card
}

/** Sections on the lattice: those of a shape card, or of a whole map. */
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

/** A text that is equal for two patterns exactly if one can be rotated and moved onto the other. */
export function canonical(lattice: Lattice, pattern: Pattern): string {
  const texts = Array.from({ length: turnsOf(lattice) }, (_, turns) =>
    asText(pattern.map(([one, other]) => [turned(lattice, one, turns), turned(lattice, other, turns)])),
  )
  return texts.toSorted()[0]
}

/** A pattern without rotation, independent of its position. */
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
