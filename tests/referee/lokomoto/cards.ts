import { asBoolean, asInteger, asList, asObject, asOneOf, asString, Malformed } from '../read.ts'
import { areNeighbours, inNotationOrder, LATTICES, type Place, sectionBetween } from './lattice.ts'
import { isConnected, isOneStroke, type Pattern, placementsOn, type RailwayMap } from './patterns.ts'

/** A card set of the exchange format: the map, the trains and the shapes. */

export interface Train {
  id: number
  name: string
  price: number
  bonus: number
}

export type Points = 1 | 2 | 3

export interface Shape {
  id: number
  points: Points
  pattern: Pattern
  asterisk: boolean
  /** Every place on the map where the pattern fits. */
  placements: string[][]
}

export interface Cards {
  map: RailwayMap
  trains: Map<number, Train>
  shapes: Map<number, Shape>
}

export function trainCard(cards: Cards, id: number): Train {
  const train = cards.trains.get(id)
  if (train === undefined) throw new Malformed(`there is no train card ${id}`)
  return train
}

export function shapeCard(cards: Cards, id: number): Shape {
  const shape = cards.shapes.get(id)
  if (shape === undefined) throw new Malformed(`there is no shape card ${id}`)
  return shape
}

/** LK-X1: the shape cards used in a game. */
export function shapesInPlay(cards: Cards, advanced: boolean): Shape[] {
  return [...cards.shapes.values()].filter(({ asterisk }) => !advanced || !asterisk)
}

function readPlace(value: unknown, where: string): Place {
  const list = asList(value, where, asInteger)
  if (list.length !== 2) throw new Malformed(`${where} is no pair of coordinates`)
  return [list[0], list[1]]
}

function readMap(value: unknown): RailwayMap {
  const raw = asObject(value, 'map')
  const lattice = asOneOf(raw.lattice, LATTICES, 'map.lattice')
  const nodes = Object.entries(asObject(raw.nodes, 'map.nodes'))
  const stations = new Map(nodes.map(([name, place]) => [name, readPlace(place, `map.nodes.${name}`)]))
  const sections = asList(raw.sections, 'map.sections', (entry, where) => {
    const [one, other, ...rest] = asString(entry, where).split('-')
    const [from, to] = [stations.get(one), stations.get(other)]
    if (from === undefined || to === undefined || rest.length > 0) throw new Malformed(`${where} joins no two stations`)
    if (!areNeighbours(lattice, from, to)) throw new Malformed(`${where} joins no neighbours`)
    return sectionBetween(one, other)
  })
  if (new Set([...stations.values()].map(String)).size !== stations.size)
    throw new Malformed('two stations in one place')
  if (new Set(sections).size !== sections.length) throw new Malformed('map.sections names a section twice')
  return { lattice, stations, sections: inNotationOrder(sections) }
}

function readTrain(value: unknown, where: string): Train {
  const raw = asObject(value, where)
  return {
    id: asInteger(raw.id, `${where}.id`),
    name: asString(raw.name, `${where}.name`),
    price: asInteger(raw.price, `${where}.price`),
    bonus: raw.bonus === undefined ? 0 : asInteger(raw.bonus, `${where}.bonus`),
  }
}

function readShape(value: unknown, where: string, map: RailwayMap): Shape {
  const raw = asObject(value, where)
  const points = [1, 2, 3] as const
  const worth = points.find((number) => number === raw.points)
  if (worth === undefined) throw new Malformed(`${where}.points is not 1, 2 or 3`)
  const pattern = asList(raw.sections, `${where}.sections`, (entry, at) => {
    const [from, to, ...rest] = asList(entry, at, readPlace)
    if (to === undefined || rest.length > 0) throw new Malformed(`${at} is no pair of places`)
    if (!areNeighbours(map.lattice, from, to)) throw new Malformed(`${at} joins no neighbours`)
    return [from, to] as const
  })
  const asterisk = asBoolean(raw.asterisk, `${where}.asterisk`)
  const drawn = patternSections(pattern)
  if (pattern.length === 0 || !isConnected(drawn)) throw new Malformed(`${where} is not connected`)
  if (asterisk === isOneStroke(drawn)) throw new Malformed(`${where}.asterisk is wrong (LK-X1)`)
  const id = asInteger(raw.id, `${where}.id`)
  return { id, points: worth, pattern, asterisk, placements: placementsOn(map, pattern) }
}

/** A pattern as sections between stations named after their places. */
function patternSections(pattern: Pattern): string[] {
  return pattern.map(([from, to]) => `${from.join('/').replaceAll('-', '~')}-${to.join('/').replaceAll('-', '~')}`)
}

function byId<T extends { id: number }>(list: readonly T[], where: string): Map<number, T> {
  const map = new Map(list.map((card) => [card.id, card]))
  if (map.size !== list.length) throw new Malformed(`${where} has an id twice`)
  return map
}

export function readCards(value: unknown): Cards {
  const raw = asObject(value, 'cards')
  const map = readMap(raw.map)
  return {
    map,
    trains: byId(asList(raw.trains, 'trains', readTrain), 'trains'),
    shapes: byId(
      asList(raw.shapes, 'shapes', (shape, where) => readShape(shape, where, map)),
      'shapes',
    ),
  }
}
