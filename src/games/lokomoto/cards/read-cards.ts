import {
  type CardFields,
  type CardProblem,
  cardProblem,
  choice,
  fieldsProblem,
  isLeftOut,
  lengthProblem,
  NAME,
  optional,
  type Problem,
  problemAt,
  whole,
} from '#engine/card-problem.ts'
import { isObject, type JsonObject, shown } from '#engine/json.ts'
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
import { isPlace, MAP_PROBLEMS, readCardList, readMap } from './read-map.ts'

/** LK-H1 deals one of each of these to every player, and LK-X1 leaves out those with an asterisk. */
const DEALT_POINTS: readonly ShapePoints[] = [2, 3]

const FEWEST_SHAPES = DEALT_POINTS.length * MAX_PLAYERS

/** What can be wrong in a card set of this game, in English. */
export const PROBLEMS = {
  ...MAP_PROBLEMS,
  trains: 'train {id}',
  shapes: 'shape {id}',
  pairs: 'sections must be pairs of places, as [[0,0],[1,0]], not {value}',
  farApart: 'section {value} is not between neighbours',
  sectionTwice: 'section {value} is there twice',
  apart: 'sections must be connected',
  asterisk: 'asterisk must be true, no single stroke can draw it',
  noAsterisk: 'asterisk must be false, a single stroke can draw it',
  twin: '{at} is shape {twin} turned',
  fewShapes: 'shapes must have at least {fewest} of {points} points without asterisk, not {length}',
}

export const TRAIN_FIELDS: CardFields = {
  name: NAME,
  price: whole(LOWEST_PRICE, HIGHEST_PRICE),
  bonus: optional(whole(-LARGEST_BONUS, LARGEST_BONUS)),
  engine: optional(choice(ENGINES)),
}

const SHAPE_FIELDS: CardFields = { points: whole(SHAPE_POINTS[0], SHAPE_POINTS[SHAPE_POINTS.length - 1]) }

/** Reads a card set from a file that a person wrote. Refuses it with the first mistake and where it is. */
export function readCards(json: unknown): Result<CardSet, CardProblem> {
  if (!isObject(json)) return rejected(cardProblem('cardSet', { value: shown(json) }))
  const map = readMap(json.map)
  if (!map.ok) return map
  const trains = readCardList('trains', json.trains, [1, MAX_TRAINS], readTrain)
  if (!trains.ok) return trains
  const shapes = readShapes(json.shapes, map.value.lattice)
  if (!shapes.ok) return shapes
  return accepted({ map: map.value, trains: trains.value, shapes: shapes.value })
}

function readTrain(card: JsonObject, id: number): Result<Train, CardProblem> {
  const { name, price, bonus, engine } = card
  const problem = fieldsProblem(card, TRAIN_FIELDS)
  if (problem !== undefined) return rejected(problem)
  const train = { id, name: String(name), price: Number(price), bonus: Number(bonus ?? 0) }
  return accepted(isLeftOut(engine) ? train : { ...train, engine: engine as EngineId })
}

function readShapes(json: unknown, lattice: Lattice): Result<readonly Shape[], CardProblem> {
  const shapes = readCardList('shapes', json, [FEWEST_SHAPES, MAX_SHAPES], (card, id) => readShape(card, id, lattice))
  if (!shapes.ok) return shapes
  const problem = problemOfTwins(shapes.value, lattice) ?? problemOfDecks(shapes.value)
  return problem === undefined ? shapes : rejected(problem)
}

function readShape(card: JsonObject, id: number, lattice: Lattice): Result<Shape, CardProblem> {
  const { points, sections, asterisk } = card
  const problem =
    fieldsProblem(card, SHAPE_FIELDS) ??
    lengthProblem('sections', sections, 1, LARGEST_SHAPE) ??
    problemOfSections(sections as readonly unknown[], lattice)
  if (problem !== undefined) return rejected(problem)
  const pattern = sections as Pattern
  if (!isConnected(pattern)) return rejected(cardProblem('apart'))
  const needsAsterisk = oddStations(pattern) > MAX_ODD_STATIONS
  if (!isLeftOut(asterisk) && asterisk !== needsAsterisk) {
    return rejected(cardProblem(needsAsterisk ? 'asterisk' : 'noAsterisk'))
  }
  return accepted({ id, points: points as ShapePoints, sections: pattern, asterisk: needsAsterisk })
}

function problemOfSections(sections: readonly unknown[], lattice: Lattice): Problem {
  const seen = new Set<string>()
  for (const section of sections) {
    if (!isSection(section)) return cardProblem('pairs', { value: shown(section) })
    const [one, other] = section
    if (!areNeighbours(lattice, one, other)) return cardProblem('farApart', { value: shown(section) })
    const key = section.map(String).toSorted().join(' ')
    if (seen.has(key)) return cardProblem('sectionTwice', { value: shown(section) })
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
    if (twin !== undefined) return problemAt('shapes', id, cardProblem('twin', { twin }))
    known.set(key, id)
  }
  return undefined
}

function problemOfDecks(shapes: readonly Shape[]): Problem {
  for (const points of DEALT_POINTS) {
    const { length } = shapes.filter((shape) => shape.points === points && !shape.asterisk)
    if (length < MAX_PLAYERS) {
      return cardProblem('fewShapes', { fewest: MAX_PLAYERS, points, length })
    }
  }
  return undefined
}
