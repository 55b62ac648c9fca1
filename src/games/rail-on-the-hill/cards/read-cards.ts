import {
  choiceProblem,
  isObject,
  isOneOf,
  isWholeNumber,
  type JsonObject,
  listProblem,
  numberProblem,
  type Problem,
  shown,
} from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import {
  type CardSet,
  DEV_TOKENS,
  DIRECTIONS,
  LANDMARKS,
  LINES,
  MOST_POINTS,
  PLAN_CARDS,
  PLAN_KINDS,
  TOKEN_KINDS,
  TOWN_CARDS,
} from './cards.ts'

/** Reads a card set from a file that a person wrote. Refuses it with the first mistake, its card and its field. */
export function readCards(json: unknown): Result<CardSet> {
  if (!isObject(json)) return rejected(`a card set must be an object, not ${shown(json)}`)
  const problem =
    problemInList(json, 'townCards', 'Town card', TOWN_CARDS, townCardProblem) ??
    problemInList(json, 'planCards', 'Plan card', PLAN_CARDS, planCardProblem) ??
    problemInList(json, 'devTokens', 'Development token', DEV_TOKENS, tokenProblem)
  if (problem !== undefined) return rejected(problem)
  const { townCards, planCards, devTokens } = json as unknown as CardSet
  return accepted({ townCards, planCards, devTokens })
}

function problemInList(
  json: JsonObject,
  field: string,
  name: string,
  count: number,
  problemWith: (card: JsonObject) => Problem,
): Problem {
  const list = json[field]
  if (!Array.isArray(list)) return `${field} must be a list, not ${shown(list)}`
  const seen = new Set<number>()
  for (const [i, card] of list.entries()) {
    if (!isObject(card)) return `${field}[${i}] must be an object, not ${shown(card)}`
    const id = card.id
    if (!isWholeNumber(id, 1, count))
      return `${field}[${i}]: id must be a whole number from 1 to ${count}, not ${shown(id)}`
    if (seen.has(id)) return `${name} ${id}: id is there twice`
    seen.add(id)
    const problem = problemWith(card)
    if (problem !== undefined) return `${name} ${id}: ${problem}`
  }
  for (let id = 1; id <= count; id++) if (!seen.has(id)) return `${name} ${id} is missing: there must be ${count}`
  return undefined
}

function townCardProblem(card: JsonObject): Problem {
  const { landmark, values, roads } = card
  if (landmark !== null && !isOneOf(LANDMARKS, landmark)) {
    return `landmark must be null or one of ${LANDMARKS.join(', ')}, not ${shown(landmark)}`
  }
  if (!isObject(values)) return `values must be an object with ${LINES.join(', ')}, not ${shown(values)}`
  for (const line of LINES) {
    if (!isWholeNumber(values[line], 1, 6)) return `values.${line} must be from 1 to 6, not ${shown(values[line])}`
  }
  return listProblem('roads', roads, DIRECTIONS)
}

function planCardProblem(card: JsonObject): Problem {
  const { kind, landmarks, points } = card
  const problem = choiceProblem('kind', kind, PLAN_KINDS) ?? numberProblem('points', points, 1, MOST_POINTS)
  if (problem !== undefined) return problem
  if (kind === 'three') {
    const areThree = Array.isArray(landmarks) && landmarks.length === 3
    return (
      listProblem('landmarks', landmarks, LANDMARKS) ??
      (areThree ? undefined : 'landmarks must be three different ones')
    )
  }
  const none = landmarks === undefined || landmarks === null || (Array.isArray(landmarks) && landmarks.length === 0)
  return none ? undefined : `landmarks are for plans of kind three, not of kind ${kind}`
}

function tokenProblem(token: JsonObject): Problem {
  const { kind, line } = token
  const problem = choiceProblem('kind', kind, TOKEN_KINDS)
  if (problem !== undefined) return problem
  if (kind === 'x2' || kind === '+3') return choiceProblem('line', line, LINES)
  return line === undefined || line === null ? undefined : `line is for x2 and +3, not for ${kind}`
}
