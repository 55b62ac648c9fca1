import { lengthProblem, numberProblem, type Problem } from '#engine/field-problems.ts'
import { type JsonObject, shown } from '#engine/json.ts'
import { type Result, rejected } from '#engine/result.ts'
import { MOST_ODD, MOST_PLAYERS } from '../rules/numbers.ts'
import {
  areNeighbours,
  LARGEST_SHAPE,
  type Lattice,
  MAX_SHAPES,
  SHAPE_POINTS,
  type Shape,
  type ShapePoints,
} from './cards.ts'
import { canonical, isConnected, oddStations, type Pattern } from './patterns.ts'
import { isLeftOut, isPlace, readCardList } from './read-list.ts'

/** LK-H1 deals one of each of these to every player, and LK-X1 leaves out those with an asterisk. */
const DEALT_POINTS: readonly ShapePoints[] = [2, 3]
const FEWEST_SHAPES = DEALT_POINTS.length * MOST_PLAYERS

export function readShapes(json: unknown, lattice: Lattice): Result<readonly Shape[]> {
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
  const needsAsterisk = oddStations(pattern) > MOST_ODD
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
    if (length < MOST_PLAYERS) {
      return `shapes must have at least ${MOST_PLAYERS} of ${points} points without asterisk, not ${length}`
    }
  }
  return undefined
}
