import {
  choiceProblem,
  isObject,
  type JsonObject,
  lengthProblem,
  nameProblem,
  numberProblem,
  type Problem,
  shown,
} from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { OPENING_TURNS } from '../rules/numbers.ts'
import {
  areNeighbours,
  compareSections,
  compareStations,
  isConnected,
  LATTICES,
  type Lattice,
  MAX_SECTIONS,
  type Place,
  type RailMap,
  type Scenery,
} from './cards.ts'

const FEWEST_OF_AREA = 3

const FEWEST_OF_LINE = 2

const MOST_PLACES = 999

/** LK-2P: sections must be left after the opening. */
const FEWEST_SECTIONS = OPENING_TURNS + 1
/** The largest distance of a place from the origin. */
const FARTHEST = 99

const A_PLACE = `two whole numbers from -${FARTHEST} to ${FARTHEST}`
const STATION = /^[a-z][1-9]\d?$/

type Nodes = RailMap['nodes']

export function readMap(json: unknown): Result<RailMap> {
  if (!isObject(json)) return rejected(`map must be an object, not ${shown(json)}`)
  const { lattice, nodes, sections, names, scenery } = json
  const problem =
    choiceProblem('map: lattice', lattice, LATTICES) ??
    problemOfNodes(nodes) ??
    lengthProblem('map: sections', sections, FEWEST_SECTIONS, MAX_SECTIONS) ??
    problemOfSections(sections as readonly unknown[], nodes as Nodes, lattice as Lattice) ??
    problemOfNetwork(sections as readonly string[], nodes as Nodes) ??
    problemOfNames(names ?? {}, nodes as Nodes) ??
    sceneryProblem(scenery ?? {})
  if (problem !== undefined) return rejected(problem)
  return accepted({
    lattice: lattice as Lattice,
    nodes: nodes as Nodes,
    sections: (sections as readonly string[]).map(inOrder).toSorted(compareSections),
    ...(isLeftOut(names) ? {} : { names: names as Readonly<Record<string, string>> }),
    ...(isLeftOut(scenery) ? {} : { scenery: sceneryOf(scenery as JsonObject) }),
  })
}

/** The section with its stations in order. */
function inOrder(section: string): string {
  return section.split('-').toSorted(compareStations).join('-')
}

function problemOfNodes(nodes: unknown): Problem {
  if (!isObject(nodes)) return `map: nodes must be an object, not ${shown(nodes)}`
  const taken = new Map<string, string>()
  for (const [station, place] of Object.entries(nodes)) {
    if (!STATION.test(station)) return `station ${shown(station)}: stations are called by letter and number, as c3`
    if (!isPlace(place)) return `station ${station}: its place must be ${A_PLACE}, not ${shown(place)}`
    const other = taken.get(String(place))
    if (other !== undefined) return `station ${station}: ${other} is at the same place`
    taken.set(String(place), station)
  }
  return undefined
}

function problemOfSections(sections: readonly unknown[], nodes: Nodes, lattice: Lattice): Problem {
  const seen = new Set<string>()
  for (const [i, section] of sections.entries()) {
    const stations = typeof section === 'string' ? section.split('-') : []
    if (stations.length !== 2) return `map: sections[${i}] must be two stations, as c3-c4, not ${shown(section)}`
    const unknown = stations.find((station) => !Object.hasOwn(nodes, station))
    if (unknown !== undefined) return `section ${section}: ${unknown} is no station`
    const [one, other] = stations
    if (!areNeighbours(lattice, nodes[one], nodes[other])) return `section ${section}: these are no neighbours`
    const name = inOrder(String(section))
    if (seen.has(name)) return `section ${section} is there twice`
    seen.add(name)
  }
  return undefined
}

function problemOfNetwork(sections: readonly string[], nodes: Nodes): Problem {
  const pairs = sections.map((section) => section.split('-'))
  const reached = new Set(pairs.flat())
  const lonely = Object.keys(nodes).find((station) => !reached.has(station))
  if (lonely !== undefined) return `station ${lonely} has no section`
  const pattern = pairs.map(([one, other]): readonly [Place, Place] => [nodes[one], nodes[other]])
  return isConnected(pattern) ? undefined : 'map: its sections must be connected'
}

function problemOfNames(names: unknown, nodes: Nodes): Problem {
  if (!isObject(names)) return `map: names must be an object, not ${shown(names)}`
  for (const [station, name] of Object.entries(names)) {
    if (!Object.hasOwn(nodes, station)) return `map: names has ${shown(station)}, which is no station`
    const problem = nameProblem('its name', name)
    if (problem !== undefined) return `station ${station}: ${problem}`
  }
  return undefined
}

/** Scenery means nothing to the rules, but it must be possible to draw it. */
function sceneryProblem(scenery: unknown): Problem {
  if (!isObject(scenery)) return `map: scenery must be an object, not ${shown(scenery)}`
  const { land, rivers, lakes } = scenery
  return (
    (isLeftOut(land) ? undefined : outlineProblem('scenery: land', land, FEWEST_OF_AREA)) ??
    outlinesProblem('scenery: rivers', rivers ?? [], FEWEST_OF_LINE) ??
    outlinesProblem('scenery: lakes', lakes ?? [], FEWEST_OF_AREA)
  )
}

/** The known fields of a checked scenery. */
function sceneryOf({ land, rivers, lakes }: JsonObject): Scenery {
  const fields = Object.entries({ land, rivers, lakes })
  return Object.fromEntries(fields.filter(([, value]) => !isLeftOut(value)))
}

function outlinesProblem(field: string, outlines: unknown, fewest: number): Problem {
  if (!Array.isArray(outlines)) return `${field} must be a list, not ${shown(outlines)}`
  for (const [i, outline] of outlines.entries()) {
    const problem = outlineProblem(`${field}[${i}]`, outline, fewest)
    if (problem !== undefined) return problem
  }
  return undefined
}

function outlineProblem(field: string, outline: unknown, fewest: number): Problem {
  const problem = lengthProblem(field, outline, fewest, MOST_PLACES)
  if (problem !== undefined) return problem
  const places = outline as readonly unknown[]
  const wrong = places.findIndex((place) => !isPoint(place))
  return wrong < 0
    ? undefined
    : `${field}[${wrong}] must be two numbers from -${FARTHEST} to ${FARTHEST}, not ${shown(places[wrong])}`
}

const HIGHEST_ID = 999

/** A field that is null counts as left out. */
export function isLeftOut(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/** A place that a station can have. */
export function isPlace(value: unknown): value is Place {
  return isPoint(value) && value.every(Number.isInteger)
}

/** A place that scenery can have. */
function isPoint(value: unknown): value is Place {
  return Array.isArray(value) && value.length === 2 && value.every(isNear)
}

function isNear(coordinate: unknown): boolean {
  return typeof coordinate === 'number' && Math.abs(coordinate) <= FARTHEST
}

/** Reads cards that are identified by their ids. `read` returns a card, or what is wrong with it. */
export function readCardList<Card extends object>(
  field: string,
  name: string,
  list: unknown,
  [fewest, most]: readonly [number, number],
  read: (card: JsonObject, id: number) => Card | string,
): Result<readonly Card[]> {
  const wrongList = lengthProblem(field, list, fewest, most)
  if (wrongList !== undefined) return rejected(wrongList)
  const cards = new Map<number, Card>()
  for (const [i, card] of (list as readonly unknown[]).entries()) {
    if (!isObject(card)) return rejected(`${field}[${i}] must be an object, not ${shown(card)}`)
    const problem = numberProblem('id', card.id, 1, HIGHEST_ID)
    if (problem !== undefined) return rejected(`${field}[${i}]: ${problem}`)
    const id = Number(card.id)
    if (cards.has(id)) return rejected(`${name} ${id}: id is there twice`)
    const result = read(card, id)
    if (typeof result === 'string') return rejected(`${name} ${id}: ${result}`)
    cards.set(id, result)
  }
  return accepted([...cards.values()])
}
