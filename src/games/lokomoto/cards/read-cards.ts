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
import { HIGHEST_PRICE, LOWEST_PRICE, MAX_ODD_STATIONS, MAX_PLAYERS } from '../rules/numbers.ts'
import {
  areNeighbours,
  type CardSet,
  canonical,
  ENGINES,
  type EngineId,
  isConnected,
  LARGEST_BONUS,
  LARGEST_SHAPE,
  type Lattice,
  MAX_SHAPES,
  MAX_TRAINS,
  oddStations,
  type Pattern,
  SHAPE_POINTS,
  type Shape,
  type ShapePoints,
  type Train,
} from './cards.ts'
import { isLeftOut, isPlace, readCardList, readMap } from './read-map.ts'

/** LK-H1 deals one of each of these to every player, and LK-X1 leaves out those with an asterisk. */
const DEALT_POINTS: readonly ShapePoints[] = [2, 3]

const FEWEST_SHAPES = DEALT_POINTS.length * MAX_PLAYERS

/** Reads a card set from a file that a person wrote. Refuses it with the first mistake and where it is. */
export function readCards(json: unknown): Result<CardSet> {
  if (!isObject(json)) return rejected(`a card set must be an object, not ${shown(json)}`)
  const map = readMap(json.map)
  if (!map.ok) return map
  const trains = readCardList('trains', 'train', json.trains, [1, MAX_TRAINS], readTrain)
  if (!trains.ok) return trains
  const shapes = readShapes(json.shapes, map.value.lattice)
  if (!shapes.ok) return shapes
  return accepted({ map: map.value, trains: trains.value, shapes: shapes.value })
}

function readTrain(card: JsonObject, id: number): Train | string {
  const { name, price, engine } = card
  const bonus = card.bonus ?? 0
  const problem =
    nameProblem('name', name) ??
    numberProblem('price', price, LOWEST_PRICE, HIGHEST_PRICE) ??
    numberProblem('bonus', bonus, -LARGEST_BONUS, LARGEST_BONUS) ??
    (isLeftOut(engine) ? undefined : choiceProblem('engine', engine, ENGINES))
  if (problem !== undefined) return problem
  const train = { id, name: String(name), price: Number(price), bonus: Number(bonus) }
  return isLeftOut(engine) ? train : { ...train, engine: engine as EngineId }
}

function readShapes(json: unknown, lattice: Lattice): Result<readonly Shape[]> {
  const shapes = readCardList('shapes', 'shape', json, [FEWEST_SHAPES, MAX_SHAPES], (card, id) =>
    readShape(card, id, lattice),
  )
  if (!shapes.ok) return shapes
  const problem = problemOfTwins(shapes.value, lattice) ?? problemOfDecks(shapes.value)
  return problem === undefined ? shapes : rejected(problem)
}

function readShape(card: JsonObject, id: number, lattice: Lattice): Shape | string {
  const { points, sections, asterisk } = card
  const problem =
    numberProblem('points', points, SHAPE_POINTS[0], SHAPE_POINTS[SHAPE_POINTS.length - 1]) ??
    lengthProblem('sections', sections, 1, LARGEST_SHAPE) ??
    problemOfSections(sections as readonly unknown[], lattice)
  if (problem !== undefined) return problem
  const pattern = sections as Pattern
  if (!isConnected(pattern)) return 'sections must be connected'
  const needsAsterisk = oddStations(pattern) > MAX_ODD_STATIONS
  if (!isLeftOut(asterisk) && asterisk !== needsAsterisk) {
    return `asterisk must be ${needsAsterisk}, ${needsAsterisk ? 'no' : 'a'} single stroke can draw it`
  }
  return { id, points: points as ShapePoints, sections: pattern, asterisk: needsAsterisk }
}

function problemOfSections(sections: readonly unknown[], lattice: Lattice): Problem {
  const seen = new Set<string>()
  for (const section of sections) {
    if (!isSection(section)) return `sections must be pairs of places, as [[0,0],[1,0]], not ${shown(section)}`
    const [one, other] = section
    if (!areNeighbours(lattice, one, other)) return `section ${shown(section)} is not between neighbours`
    const key = section.map(String).toSorted().join(' ')
    if (seen.has(key)) return `section ${shown(section)} is there twice`
    seen.add(key)
  }
  return undefined
}

function isSection(section: unknown): section is Pattern[number] {
  return Array.isArray(section) && section.length === 2 && section.every(isPlace)
}

function problemOfTwins(shapes: readonly Shape[], lattice: Lattice): Problem {
  const known = new Map<string, number>()
  for (const { id, sections } of shapes) {
    const key = canonical(lattice, sections)
    const twin = known.get(key)
    if (twin !== undefined) return `shape ${id} is shape ${twin} turned`
    known.set(key, id)
  }
  return undefined
}

function problemOfDecks(shapes: readonly Shape[]): Problem {
  for (const points of DEALT_POINTS) {
    const { length } = shapes.filter((shape) => shape.points === points && !shape.asterisk)
    if (length < MAX_PLAYERS) {
      return `shapes must have at least ${MAX_PLAYERS} of ${points} points without asterisk, not ${length}`
    }
  }
  return undefined
}
