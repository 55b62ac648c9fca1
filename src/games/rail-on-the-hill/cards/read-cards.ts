import {
  type CardFields,
  type CardProblem,
  cardProblem,
  choice,
  fieldsProblem,
  isLeftOut,
  lengthProblem,
  objectProblem,
  type Problem,
  problemAt,
  several,
  whole,
} from '#engine/card-problem.ts'
import { isObject, isOneOf, isWholeNumber, type JsonObject, shown } from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import {
  type CardSet,
  DEV_TOKENS,
  DIRECTIONS,
  HIGHEST_VALUE,
  LANDMARKS,
  LINES,
  MOST_POINTS,
  PLAN_CARDS,
  PLAN_KINDS,
  TOKEN_KINDS,
  TOWN_CARDS,
} from './cards.ts'

/** What can be wrong in a card set of this game, in English. */
export const PROBLEMS = {
  townCards: 'Town card {id}',
  planCards: 'Plan card {id}',
  devTokens: 'Development token {id}',
  landmark: 'landmark must be null or one of {allowed}, not {value}',
  values: 'values must be an object with {lines}, not {value}',
  value: '{field} must be from {from} to {to}, not {value}',
  three: 'landmarks must be three different ones',
  landmarksOfKind: 'landmarks are for plans of kind three, not of kind {kind}',
  lineOfKind: 'line is for x2 and +3, not for {kind}',
}

const ROADS: CardFields = { roads: several(DIRECTIONS) }
const PLAN_FIELDS: CardFields = { kind: choice(PLAN_KINDS), points: whole(1, MOST_POINTS) }
const TOKEN_FIELDS: CardFields = { kind: choice(TOKEN_KINDS) }

/** Reads a card set from a file that a person wrote. Refuses it with the first mistake, its card and its field. */
export function readCards(json: unknown): Result<CardSet, CardProblem> {
  if (!isObject(json)) return rejected(cardProblem('cardSet', { value: shown(json) }))
  const problem =
    problemInList(json, 'townCards', TOWN_CARDS, townCardProblem) ??
    problemInList(json, 'planCards', PLAN_CARDS, planCardProblem) ??
    problemInList(json, 'devTokens', DEV_TOKENS, tokenProblem)
  if (problem !== undefined) return rejected(problem)
  const { townCards, planCards, devTokens } = json as unknown as CardSet
  return accepted({ townCards, planCards, devTokens })
}

function problemInList(
  json: JsonObject,
  field: 'townCards' | 'planCards' | 'devTokens',
  count: number,
  problemWith: (card: JsonObject) => Problem,
): Problem {
  const list = json[field]
  if (!Array.isArray(list)) return lengthProblem(field, list, count, count)
  const seen = new Set<number>()
  for (const [i, card] of list.entries()) {
    const place = `${field}[${i}]`
    if (!isObject(card)) return objectProblem(place, card)
    const wrongId = fieldsProblem(card, { id: whole(1, count) })
    if (wrongId !== undefined) return problemAt('named', place, wrongId)
    const id = Number(card.id)
    const problem = seen.has(id) ? cardProblem('idTwice') : problemWith(card)
    if (problem !== undefined) return problemAt(field, id, problem)
    seen.add(id)
  }
  for (let id = 1; id <= count; id++) {
    if (!seen.has(id)) return problemAt(field, id, cardProblem('missing', { count }))
  }
  return undefined
}

function townCardProblem(card: JsonObject): Problem {
  const { landmark, values } = card
  if (landmark !== null && !isOneOf(LANDMARKS, landmark)) {
    return cardProblem('landmark', { allowed: LANDMARKS.join(', '), value: shown(landmark) })
  }
  if (!isObject(values)) return cardProblem('values', { lines: LINES.join(', '), value: shown(values) })
  const wrong = LINES.find((line) => !isWholeNumber(values[line], 1, HIGHEST_VALUE))
  return wrong === undefined
    ? fieldsProblem(card, ROADS)
    : cardProblem('value', { field: `values.${wrong}`, from: 1, to: HIGHEST_VALUE, value: shown(values[wrong]) })
}

function planCardProblem(card: JsonObject): Problem {
  const { kind, landmarks } = card
  const problem = fieldsProblem(card, PLAN_FIELDS)
  if (problem !== undefined) return problem
  const count = Array.isArray(landmarks) ? landmarks.length : undefined
  if (kind === 'three') {
    return fieldsProblem(card, { landmarks: several(LANDMARKS) }) ?? (count === 3 ? undefined : cardProblem('three'))
  }
  return isLeftOut(landmarks) || count === 0 ? undefined : cardProblem('landmarksOfKind', { kind: String(kind) })
}

function tokenProblem(token: JsonObject): Problem {
  const { kind, line } = token
  const problem = fieldsProblem(token, TOKEN_FIELDS)
  if (problem !== undefined) return problem
  if (kind === 'x2' || kind === '+3') return fieldsProblem(token, { line: choice(LINES) })
  return isLeftOut(line) ? undefined : cardProblem('lineOfKind', { kind: String(kind) })
}
