import { choiceProblem, listProblem, numberProblem, type Problem } from '../../../engine/field-problems.ts'
import { isObject, isOneOf, isWholeNumber, type JsonObject, shown } from '../../../engine/json.ts'
import { accepted, type Result, rejected } from '../../../engine/result.ts'
import {
  type CardSet,
  COLOURS,
  EFFECTS,
  ESTABLISHMENTS,
  type Establishment,
  HIGHEST_COST,
  HIGHEST_ROLL,
  KINDS,
  LANDMARKS,
  type Landmark,
  TAKES,
} from './cards.ts'

/**
 * Reads a card set from a file that a person wrote: the first mistake is refused, with its card and field. A file needs
 * only the fields of the exchange format; what else a card has is as on the standard card, unless the file says so.
 */
export function readCards(json: unknown, standard: CardSet): Result<CardSet> {
  if (!isObject(json)) return rejected(`a card set must be an object, not ${shown(json)}`)
  const establishments = readList(json, 'establishments', ESTABLISHMENTS, standard.establishments)
  if (typeof establishments === 'string') return rejected(establishments)
  const landmarks = readList(json, 'landmarks', LANDMARKS, standard.landmarks)
  if (typeof landmarks === 'string') return rejected(landmarks)
  const problem =
    firstProblem(establishments, establishmentProblem) ??
    firstProblem(landmarks, landmarkProblem) ??
    chooserProblem(establishments)
  if (problem !== undefined) return rejected(problem)
  const sorted = establishments.map((card) => ({ ...card, rolls: (card.rolls as number[]).toSorted((a, b) => a - b) }))
  return accepted({ establishments: sorted, landmarks } as unknown as CardSet)
}

/** The cards of a list by their ids, in the order of the rules page; or what is wrong with the list. */
function readList(
  json: JsonObject,
  field: string,
  ids: readonly string[],
  standard: readonly (Establishment | Landmark)[],
): readonly JsonObject[] | string {
  const list = json[field]
  if (!Array.isArray(list)) return `${field} must be a list, not ${shown(list)}`
  const read = new Map<unknown, JsonObject>()
  for (const [i, card] of list.entries()) {
    if (!isObject(card)) return `${field}[${i}] must be an object, not ${shown(card)}`
    if (!isOneOf(ids, card.id)) return `${field}[${i}]: id must be one of ${ids.join(', ')}, not ${shown(card.id)}`
    if (read.has(card.id)) return `${card.id}: id is there twice`
    const printed = standard.find(({ id }) => id === card.id)
    read.set(
      card.id,
      withoutNulls({ ...(isRecoloured(card, printed) ? { copies: printed.copies } : printed), ...card }),
    )
  }
  const missing = ids.find((id) => !read.has(id))
  return missing === undefined ? ids.map((id) => read.get(id) as JsonObject) : `${missing} is missing in ${field}`
}

/** A card of another colour works in another way: of the standard one it keeps only the number of copies. */
function isRecoloured(card: JsonObject, printed: Establishment | Landmark | undefined): printed is Establishment {
  return printed !== undefined && 'colour' in printed && card.colour !== undefined && card.colour !== printed.colour
}

/** A field that is null is as good as left out, and takes away what the standard card has. */
function withoutNulls(card: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null))
}

function firstProblem(cards: readonly JsonObject[], problemWith: (card: JsonObject) => Problem): Problem {
  for (const card of cards) {
    const problem = problemWith(card)
    if (problem !== undefined) return `${card.id}: ${problem}`
  }
  return undefined
}

function establishmentProblem(card: JsonObject): Problem {
  const { colour, rolls, cost, income, per, kind, takes, copies } = card
  const problem =
    choiceProblem('colour', colour, COLOURS) ??
    rollsProblem(rolls) ??
    numberProblem('cost', cost, 0, HIGHEST_COST) ??
    numberProblem('income', income, 0, 99) ??
    numberProblem('copies', copies, 0, 99) ??
    (per === undefined ? undefined : listProblem('per', per, ESTABLISHMENTS)) ??
    (kind === undefined ? undefined : choiceProblem('kind', kind, KINDS))
  if (problem !== undefined) return problem
  if (colour === 'purple' && per !== undefined) return 'per is for cards that are not purple'
  if (colour !== 'purple') return takes === undefined ? undefined : `takes is for purple cards, not for ${colour} ones`
  return choiceProblem('takes', takes, TAKES)
}

function landmarkProblem(card: JsonObject): Problem {
  const { cost, effect, income, kinds } = card
  const problem = numberProblem('cost', cost, 0, HIGHEST_COST) ?? choiceProblem('effect', effect, EFFECTS)
  if (problem !== undefined || effect !== 'more-income') return problem
  return numberProblem('income', income, 0, 99) ?? listProblem('kinds', kinds, KINDS)
}

/** The notation names a player or a swap but not the card, so only one card can ask for each. */
function chooserProblem(cards: readonly JsonObject[]): Problem {
  for (const takes of ['coins-of-one', 'card']) {
    const [, second] = cards.filter((card) => card.takes === takes)
    if (second !== undefined) return `${second.id}: takes is ${shown(takes)}, as that of another card`
  }
  return undefined
}

function rollsProblem(rolls: unknown): Problem {
  if (!Array.isArray(rolls) || rolls.length === 0) return `rolls must be a list of numbers, not ${shown(rolls)}`
  const wrong = rolls.find((roll) => !isWholeNumber(roll, 1, HIGHEST_ROLL))
  if (wrong !== undefined) return `rolls has ${shown(wrong)}; it may have whole numbers from 1 to ${HIGHEST_ROLL}`
  return new Set(rolls).size === rolls.length ? undefined : `rolls has something twice: ${shown(rolls)}`
}
