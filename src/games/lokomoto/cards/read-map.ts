import {
  type CardProblem,
  cardProblem,
  choice,
  fieldProblem,
  fieldsProblem,
  isLeftOut,
  lengthProblem,
  NAME,
  objectProblem,
  type Problem,
  problemAt,
  whole,
} from '#engine/card-problem.ts'
import { isObject, type JsonObject, shown } from '#engine/json.ts'
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
export const FEWEST_SECTIONS = OPENING_TURNS + 1
/** The largest distance of a place from the origin. */
const FARTHEST = 99

const STATION = /^[a-z][1-9]\d?$/

type Nodes = RailMap['nodes']

/** What can be wrong in a map, in English. */
export const MAP_PROBLEMS = {
  map: 'map',
  scenery: 'scenery',
  station: 'station {id}',
  section: 'section {id}',
  stationName: 'stations are called by letter and number, as c3',
  place: 'its place must be two whole numbers from {from} to {to}, not {value}',
  samePlace: '{other} is at the same place',
  stations: '{field} must be two stations, as c3-c4, not {value}',
  noStation: '{station} is no station',
  noNeighbours: 'these are no neighbours',
  twiceThere: '{at} is there twice',
  lonely: '{at} has no section',
  mapApart: 'its sections must be connected',
  strayName: 'names has {value}, which is no station',
  point: '{field} must be two numbers from {from} to {to}, not {value}',
}

export function readMap(json: unknown): Result<RailMap, CardProblem> {
  if (!isObject(json)) return rejected(cardProblem('object', { field: 'map', value: shown(json) }))
  const { lattice, nodes, sections, names, scenery } = json
  const problem =
    onMap(fieldsProblem(json, { lattice: choice(LATTICES) })) ??
    problemOfNodes(nodes) ??
    onMap(lengthProblem('sections', sections, FEWEST_SECTIONS, MAX_SECTIONS)) ??
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

function onMap(problem: Problem): Problem {
  return problemAt('map', '', problem)
}

/** The section with its stations in order. */
function inOrder(section: string): string {
  return section.split('-').toSorted(compareStations).join('-')
}

function problemOfNodes(nodes: unknown): Problem {
  if (!isObject(nodes)) return onMap(objectProblem('nodes', nodes))
  const taken = new Map<string, string>()
  for (const [station, place] of Object.entries(nodes)) {
    if (!STATION.test(station)) return problemAt('station', shown(station), cardProblem('stationName'))
    const other = taken.get(String(place))
    const problem = isPlace(place)
      ? other && cardProblem('samePlace', { other })
      : cardProblem('place', { from: -FARTHEST, to: FARTHEST, value: shown(place) })
    if (problem) return problemAt('station', station, problem)
    taken.set(String(place), station)
  }
  return undefined
}

function problemOfSections(sections: readonly unknown[], nodes: Nodes, lattice: Lattice): Problem {
  const seen = new Set<string>()
  for (const [i, section] of sections.entries()) {
    const stations = typeof section === 'string' ? section.split('-') : []
    if (stations.length !== 2) {
      return onMap(cardProblem('stations', { field: `sections[${i}]`, value: shown(section) }))
    }
    const unknown = stations.find((station) => !Object.hasOwn(nodes, station))
    if (unknown !== undefined) return inSection(section, cardProblem('noStation', { station: unknown }))
    const [one, other] = stations
    if (!areNeighbours(lattice, nodes[one], nodes[other])) return inSection(section, cardProblem('noNeighbours'))
    const name = inOrder(String(section))
    if (seen.has(name)) return inSection(section, cardProblem('twiceThere'))
    seen.add(name)
  }
  return undefined
}

function inSection(section: unknown, problem: Problem): Problem {
  return problemAt('section', String(section), problem)
}

function problemOfNetwork(sections: readonly string[], nodes: Nodes): Problem {
  const pairs = sections.map((section) => section.split('-'))
  const reached = new Set(pairs.flat())
  const lonely = Object.keys(nodes).find((station) => !reached.has(station))
  if (lonely !== undefined) return problemAt('station', lonely, cardProblem('lonely'))
  const pattern = pairs.map(([one, other]): readonly [Place, Place] => [nodes[one], nodes[other]])
  return isConnected(pattern) ? undefined : onMap(cardProblem('mapApart'))
}

function problemOfNames(names: unknown, nodes: Nodes): Problem {
  if (!isObject(names)) return onMap(objectProblem('names', names))
  for (const [station, name] of Object.entries(names)) {
    if (!Object.hasOwn(nodes, station)) return onMap(cardProblem('strayName', { value: shown(station) }))
    const problem = problemAt('station', station, fieldProblem('its name', name, NAME))
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Scenery means nothing to the rules, but it must be possible to draw it. */
function sceneryProblem(scenery: unknown): Problem {
  if (!isObject(scenery)) return onMap(objectProblem('scenery', scenery))
  const { land, rivers, lakes } = scenery
  const problem =
    (isLeftOut(land) ? undefined : outlineProblem('land', land, FEWEST_OF_AREA)) ??
    outlinesProblem('rivers', rivers ?? [], FEWEST_OF_LINE) ??
    outlinesProblem('lakes', lakes ?? [], FEWEST_OF_AREA)
  return problemAt('scenery', '', problem)
}

/** The known fields of a checked scenery. */
function sceneryOf({ land, rivers, lakes }: JsonObject): Scenery {
  const fields = Object.entries({ land, rivers, lakes })
  return Object.fromEntries(fields.filter(([, value]) => !isLeftOut(value)))
}

function outlinesProblem(field: string, outlines: unknown, fewest: number): Problem {
  if (!Array.isArray(outlines)) return cardProblem('notList', { field, value: shown(outlines) })
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
  const values = { field: `${field}[${wrong}]`, from: -FARTHEST, to: FARTHEST, value: shown(places[wrong]) }
  return wrong < 0 ? undefined : cardProblem('point', values)
}

const HIGHEST_ID = 999

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

/** Reads cards that are identified by their ids. */
export function readCardList<Card extends object>(
  field: 'trains' | 'shapes',
  list: unknown,
  [fewest, most]: readonly [number, number],
  read: (card: JsonObject, id: number) => Result<Card, CardProblem>,
): Result<readonly Card[], CardProblem> {
  const wrongList = lengthProblem(field, list, fewest, most)
  if (wrongList !== undefined) return rejected(wrongList)
  const cards = new Map<number, Card>()
  for (const [i, card] of (list as readonly unknown[]).entries()) {
    const place = `${field}[${i}]`
    if (!isObject(card)) return rejected(cardProblem('object', { field: place, value: shown(card) }))
    const wrongId = fieldsProblem(card, { id: whole(1, HIGHEST_ID) })
    if (wrongId !== undefined) return rejected({ ...wrongId, at: ['named', place] })
    const id = Number(card.id)
    const result = cards.has(id) ? rejected(cardProblem('idTwice')) : read(card, id)
    if (!result.ok) return rejected({ ...result.error, at: [field, id] })
    cards.set(id, result.value)
  }
  return accepted([...cards.values()])
}
