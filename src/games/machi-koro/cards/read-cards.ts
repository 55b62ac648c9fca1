import {
  choiceProblem,
  isObject,
  isOneOf,
  isWholeNumber,
  type JsonObject,
  lengthProblem,
  listProblem,
  nameProblem,
  numberProblem,
  type Problem,
  shown,
} from '#engine/json.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { DIE_SIDES, HIGHEST_ROLL, MAX_PLAYERS, START_COINS } from '../rules/numbers.ts'
import {
  type CardSet,
  COLOURS,
  EFFECTS,
  ESTABLISHMENTS,
  type Establishment,
  HIGHEST_COST,
  HIGHEST_NUMBER,
  ID,
  KINDS,
  LANDMARKS,
  type Landmark,
  mostAtStart,
  TAKES,
} from './cards.ts'
import { MAX_ESTABLISHMENTS, MAX_LANDMARKS } from './tables.ts'

/**
 * Reads a card set from a file that a person wrote. Refuses it with the first mistake, its card and its field. A card
 * with the id of a standard one needs only the fields of the exchange format; the other fields default to those of the
 * standard card. Any other card must have all fields that apply.
 */
export function readCards(json: unknown, standard: CardSet): Result<CardSet> {
  if (!isObject(json)) return rejected(`a card set must be an object, not ${shown(json)}`)
  const establishments = readList(json.establishments, ESTABLISHMENT_LIST, standard.establishments)
  if (typeof establishments === 'string') return rejected(establishments)
  const landmarks = readList(json.landmarks, LANDMARK_LIST, standard.landmarks)
  if (typeof landmarks === 'string') return rejected(landmarks)
  const ids = establishments.map(({ id }) => String(id))
  const problem =
    firstProblem(establishments, (card) => establishmentProblem(card, ids)) ??
    firstProblem(landmarks, (card) => landmarkProblem(card, ids)) ??
    chooserProblem(establishments) ??
    startProblem(establishments) ??
    incomeProblem(establishments, landmarks)
  if (problem !== undefined) return rejected(problem)
  const sorted = establishments.map((card) => ({ ...card, rolls: (card.rolls as number[]).toSorted((a, b) => a - b) }))
  return accepted({ establishments: sorted, landmarks } as unknown as CardSet)
}

interface ListKind {
  readonly field: string
  readonly most: number
  readonly standard: readonly string[]
  /** Ids that have another meaning in the standard set. */
  readonly others: readonly string[]
}

const ESTABLISHMENT_LIST: ListKind = {
  field: 'establishments',
  most: MAX_ESTABLISHMENTS,
  standard: ESTABLISHMENTS,
  others: LANDMARKS,
}
const LANDMARK_LIST: ListKind = {
  field: 'landmarks',
  most: MAX_LANDMARKS,
  standard: LANDMARKS,
  others: ESTABLISHMENTS,
}

/** The cards of a list, those with standard ids first in the order of the rules page; or what is wrong with it. */
function readList(
  list: unknown,
  { field, most, standard, others }: ListKind,
  printed: readonly (Establishment | Landmark)[],
): readonly JsonObject[] | string {
  if (!Array.isArray(list)) return `${field} must be a list, not ${shown(list)}`
  const cards: readonly unknown[] = list
  const read = new Map<string, JsonObject>()
  for (const [i, card] of cards.entries()) {
    if (!isObject(card)) return `${field}[${i}] must be an object, not ${shown(card)}`
    const problem = idProblem(card.id, others)
    if (problem !== undefined) return `${field}[${i}]: ${problem}`
    const id = String(card.id)
    if (read.has(id)) return `${id}: id is there twice`
    const standardCard = printed.find((each) => each.id === id)
    read.set(id, withDefaults(card, standardCard))
  }
  const own = [...read.keys()].filter((id) => !isOneOf(standard, id))
  const ordered = [...standard, ...own].flatMap((id): JsonObject[] => {
    const card = read.get(id)
    return card === undefined ? [] : [card]
  })
  return lengthProblem(field, cards, 1, most) ?? ordered
}

const WHOLE_ID = new RegExp(`^${ID}$`)
const LONGEST_ID = 40

function idProblem(id: unknown, others: readonly string[]): Problem {
  if (typeof id !== 'string' || !WHOLE_ID.test(id) || id.length > LONGEST_ID) {
    return `id must be words of small letters and digits, joined by dashes, a letter first, of at most ${LONGEST_ID} characters, not ${shown(id)}`
  }
  if (isOneOf(others, id)) return `id must not be that of a standard card of the other list, ${shown(id)}`
  // Towns are objects with ids as keys, so the names of properties that every object has are not allowed.
  return id in {} ? `id must not be the reserved word ${shown(id)}` : undefined
}

/** A field that is null counts as left out, and removes the value of the standard card. */
function withDefaults(card: JsonObject, printed: Establishment | Landmark | undefined): JsonObject {
  const all = { ...(isRecoloured(card, printed) ? { copies: printed.copies, start: printed.start } : printed), ...card }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined))
}

/** A card of another colour works in another way: it keeps only `copies` and `start` of the standard one. */
function isRecoloured(card: JsonObject, printed: Establishment | Landmark | undefined): printed is Establishment {
  return printed !== undefined && 'colour' in printed && card.colour !== undefined && card.colour !== printed.colour
}

function firstProblem(cards: readonly JsonObject[], problemWith: (card: JsonObject) => Problem): Problem {
  for (const card of cards) {
    const problem = problemWith(card)
    if (problem !== undefined) return `${card.id}: ${problem}`
  }
  return undefined
}

function establishmentProblem(card: JsonObject, ids: readonly string[]): Problem {
  const { colour, rolls, cost, income, per, kind, takes, copies, start, name } = card
  const problem =
    choiceProblem('colour', colour, COLOURS) ??
    rollsProblem(rolls) ??
    numberProblem('cost', cost, 0, HIGHEST_COST) ??
    numberProblem('income', income, 0, HIGHEST_NUMBER) ??
    numberProblem('copies', copies, 0, HIGHEST_NUMBER) ??
    (per === undefined ? undefined : listProblem('per', per, ids)) ??
    (kind === undefined ? undefined : choiceProblem('kind', kind, KINDS)) ??
    (start === undefined ? undefined : numberProblem('start', start, 0, mostAtStart(colour))) ??
    (name === undefined ? undefined : nameProblem('name', name))
  if (problem !== undefined) return problem
  if (colour === 'purple' && per !== undefined) return 'per is for cards that are not purple'
  if (colour !== 'purple') return takes === undefined ? undefined : `takes is for purple cards, not for ${colour} ones`
  return choiceProblem('takes', takes, TAKES)
}

function landmarkProblem(card: JsonObject, establishments: readonly string[]): Problem {
  const { id, cost, effect, income, kinds, name } = card
  if (isOneOf(establishments, id)) return 'id is there twice'
  const problem =
    numberProblem('cost', cost, 0, HIGHEST_COST) ??
    choiceProblem('effect', effect, EFFECTS) ??
    (name === undefined ? undefined : nameProblem('name', name))
  if (problem !== undefined || effect !== 'more-income') return problem
  return numberProblem('income', income, 0, HIGHEST_NUMBER) ?? listProblem('kinds', kinds, KINDS)
}

/** The notation names a player or a swap but not the card, so only one card may ask for each. */
function chooserProblem(cards: readonly JsonObject[]): Problem {
  for (const takes of ['coins-of-one', 'card']) {
    const [, second] = cards.filter((card) => card.takes === takes)
    if (second !== undefined) return `${second.id}: takes is ${shown(takes)}, as that of another card`
  }
  return undefined
}

/** MK-S1: a town must begin with something and be able to earn, or a game would never end. */
function startProblem(cards: readonly JsonObject[]): Problem {
  if (!cards.some(({ start = 0 }) => start !== 0)) {
    return 'establishments: no card has start, which says how many of it each town begins with'
  }
  const earns = ({ colour, rolls, income, per, start = 0, cost, copies }: JsonObject) =>
    (start !== 0 || (copies !== 0 && Number(cost) <= START_COINS)) &&
    (colour === 'blue' || colour === 'green') &&
    (rolls as number[]).some((roll) => roll <= DIE_SIDES) &&
    income !== 0 &&
    per === undefined
  return cards.some(earns)
    ? undefined
    : `establishments: no town can earn at first; a blue or green card with an income, a roll up to ${DIE_SIDES} and no per must have start or cost at most ${START_COINS}`
}

/** A state counts coins in 32 bits: even the longest game stays below that with this much for every roll. */
const MOST_COINS_OF_ROLL = 100_000

/** The most that a roll can bring to a town that has all cards of the set. */
function incomeProblem(json: readonly JsonObject[], others: readonly JsonObject[]): Problem {
  const [cards, landmarks] = [json as unknown as readonly Establishment[], others as unknown as readonly Landmark[]]
  const inAll = new Map(cards.map(({ id, copies, start = 0 }) => [id, copies + start * MAX_PLAYERS]))
  const extra = landmarks.reduce((sum, { effect, income = 0 }) => sum + (effect === 'more-income' ? income : 0), 0)
  const coins = Array<number>(HIGHEST_ROLL + 1).fill(0)
  for (const { id, rolls, income, per } of cards) {
    const counted = per?.reduce((sum, each) => sum + (inAll.get(each) ?? 0), 0) ?? 1
    for (const roll of rolls) coins[roll] += (inAll.get(id) ?? 0) * (income * counted + extra)
  }
  const roll = coins.findIndex((most) => most > MOST_COINS_OF_ROLL)
  return roll < 0
    ? undefined
    : `establishments: a roll of ${roll} could bring ${coins[roll]} coins to a town with all cards, and at most ${MOST_COINS_OF_ROLL} are allowed`
}

function rollsProblem(rolls: unknown): Problem {
  if (!Array.isArray(rolls) || rolls.length === 0) return `rolls must be a list of numbers, not ${shown(rolls)}`
  const wrong = rolls.find((roll) => !isWholeNumber(roll, 1, HIGHEST_ROLL))
  if (wrong !== undefined) return `rolls has ${shown(wrong)}; it may have whole numbers from 1 to ${HIGHEST_ROLL}`
  return new Set(rolls).size === rolls.length ? undefined : `rolls has something twice: ${shown(rolls)}`
}
