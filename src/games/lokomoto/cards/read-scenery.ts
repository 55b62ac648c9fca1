import { lengthProblem, type Problem } from '#engine/field-problems.ts'
import { isObject, type JsonObject, shown } from '#engine/json.ts'
import type { Scenery } from './cards.ts'
import { FARTHEST, isLeftOut, isPoint } from './read-list.ts'

const FEWEST_OF_AREA = 3
const FEWEST_OF_LINE = 2
const MOST_PLACES = 999

/** Scenery means nothing to the rules, but it must be possible to draw it. */
export function sceneryProblem(scenery: unknown): Problem {
  if (!isObject(scenery)) return `map: scenery must be an object, not ${shown(scenery)}`
  const { land, rivers, lakes } = scenery
  return (
    (isLeftOut(land) ? undefined : outlineProblem('scenery: land', land, FEWEST_OF_AREA)) ??
    outlinesProblem('scenery: rivers', rivers ?? [], FEWEST_OF_LINE) ??
    outlinesProblem('scenery: lakes', lakes ?? [], FEWEST_OF_AREA)
  )
}

/** What a checked scenery has of the fields that we know. */
export function sceneryOf({ land, rivers, lakes }: JsonObject): Scenery {
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
