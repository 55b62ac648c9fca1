import {
  type CardFields,
  type CardProblem,
  cardProblem,
  choice,
  fieldsProblem,
  lengthProblem,
  NAME,
  numbers,
  objectProblem,
  optional,
  type Problem,
  problemAt,
  several,
  whole,
} from '#engine/card-problem.ts'
import { isObject, isOneOf, type JsonObject, shown } from '#engine/json.ts'
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

/** What can be wrong in a card set of this game, in English. */
export const PROBLEMS = {
  reusedId: 'id must not be that of a standard card of the other list, {value}',
  reservedId: 'id must not be the reserved word {value}',
  wordId:
    'id must be words of small letters and digits, joined by dashes, a letter first, of at most {most} characters, not {value}',
  perOfPurple: 'per is for cards that are not purple',
  takesOfOthers: 'takes is for purple cards, not for {colour} ones',
  takesTwice: 'takes is {value}, as that of another card',
  noStart: 'establishments: no card has start, which says how many of it each town begins with',
  noIncome:
    'establishments: no town can earn at first; a blue or green card with an income, a roll up to {roll} and no per must have start or cost at most {cost}',
  tooMuch:
    'establishments: a roll of {roll} could bring {coins} coins to a town with all cards, and at most {most} are allowed',
  endless: 'a game with these cards would hardly end: one of random actions takes more than {actions}',
}

/** What an establishment may have; `ids` are those of all establishments. */
export function establishmentFields({ colour }: JsonObject, ids: readonly string[]): CardFields {
  return {
    colour: choice(COLOURS),
    rolls: numbers(1, HIGHEST_ROLL),
    cost: whole(0, HIGHEST_COST),
    income: whole(0, HIGHEST_NUMBER),
    copies: whole(0, HIGHEST_NUMBER),
    per: optional(several(ids)),
    kind: optional(choice(KINDS)),
    start: optional(whole(0, mostAtStart(colour))),
    name: optional(NAME),
  }
}

/** What a purple establishment has too. */
export const PURPLE_FIELDS: CardFields = { takes: choice(TAKES) }

export const LANDMARK_FIELDS: CardFields = {
  cost: whole(0, HIGHEST_COST),
  effect: choice(EFFECTS),
  name: optional(NAME),
}

/** What a landmark for more income has too. */
export const INCOME_FIELDS: CardFields = { income: whole(0, HIGHEST_NUMBER), kinds: several(KINDS) }

/**
 * Reads a card set from a file that a person wrote. Refuses it with the first mistake, its card and its field. A card
 * with the id of a standard one needs only the fields of the exchange format; the other fields default to those of the
 * standard card. Any other card must have all fields that apply.
 */
export function readCards(json: unknown, standard: CardSet): Result<CardSet, CardProblem> {
  if (!isObject(json)) return rejected(cardProblem('cardSet', { value: shown(json) }))
  const establishments = readList(json.establishments, ESTABLISHMENT_LIST, standard.establishments)
  if (!establishments.ok) return establishments
  const landmarks = readList(json.landmarks, LANDMARK_LIST, standard.landmarks)
  if (!landmarks.ok) return landmarks
  const [cards, others] = [establishments.value, landmarks.value]
  const ids = cards.map(({ id }) => String(id))
  const problem =
    firstProblem(cards, (card) => establishmentProblem(card, ids)) ??
    firstProblem(others, (card) => landmarkProblem(card, ids)) ??
    chooserProblem(cards) ??
    startProblem(cards) ??
    incomeProblem(cards, others)
  if (problem !== undefined) return rejected(problem)
  const sorted = cards.map((card) => ({ ...card, rolls: (card.rolls as number[]).toSorted((a, b) => a - b) }))
  return accepted({ establishments: sorted, landmarks: others } as unknown as CardSet)
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

/** The cards of a list, those with standard ids first in the order of the rules page. */
function readList(
  list: unknown,
  { field, most, standard, others }: ListKind,
  printed: readonly (Establishment | Landmark)[],
): Result<readonly JsonObject[], CardProblem> {
  const notList = Array.isArray(list) ? undefined : lengthProblem(field, list, 1, most)
  if (notList !== undefined) return rejected(notList)
  const cards = list as readonly unknown[]
  const read = new Map<string, JsonObject>()
  for (const [i, card] of cards.entries()) {
    const place = `${field}[${i}]`
    const { id: given } = isObject(card) ? card : {}
    const id = String(given)
    const problem =
      objectProblem(place, card) ??
      problemAt('named', place, idProblem(given, others)) ??
      (read.has(id) ? problemAt('named', id, cardProblem('idTwice')) : undefined)
    if (problem !== undefined) return rejected(problem)
    const standardCard = printed.find((each) => each.id === id)
    read.set(id, withDefaults(card as JsonObject, standardCard))
  }
  const own = [...read.keys()].filter((id) => !isOneOf(standard, id))
  const ordered = [...standard, ...own].flatMap((id): JsonObject[] => {
    const card = read.get(id)
    return card === undefined ? [] : [card]
  })
  const problem = lengthProblem(field, cards, 1, most)
  return problem === undefined ? accepted(ordered) : rejected(problem)
}

const WHOLE_ID = new RegExp(`^${ID}$`)
const LONGEST_ID = 40

function idProblem(id: unknown, others: readonly string[]): Problem {
  if (typeof id !== 'string' || !WHOLE_ID.test(id) || id.length > LONGEST_ID) {
    return cardProblem('wordId', { most: LONGEST_ID, value: shown(id) })
  }
  if (isOneOf(others, id)) return cardProblem('reusedId', { value: shown(id) })
  // Towns are objects with ids as keys, so the names of properties that every object has are not allowed.
  return id in {} ? cardProblem('reservedId', { value: shown(id) }) : undefined
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
    if (problem !== undefined) return problemAt('named', String(card.id), problem)
  }
  return undefined
}

function establishmentProblem(card: JsonObject, ids: readonly string[]): Problem {
  const { colour, per, takes } = card
  const problem = fieldsProblem(card, establishmentFields(card, ids))
  if (problem !== undefined) return problem
  if (colour === 'purple') return per === undefined ? fieldsProblem(card, PURPLE_FIELDS) : cardProblem('perOfPurple')
  return takes === undefined ? undefined : cardProblem('takesOfOthers', { colour: String(colour) })
}

function landmarkProblem(card: JsonObject, establishments: readonly string[]): Problem {
  if (isOneOf(establishments, card.id)) return cardProblem('idTwice')
  const fields = card.effect === 'more-income' ? { ...LANDMARK_FIELDS, ...INCOME_FIELDS } : LANDMARK_FIELDS
  return fieldsProblem(card, fields)
}

/** The notation names a player or a swap but not the card, so only one card may ask for each. */
function chooserProblem(cards: readonly JsonObject[]): Problem {
  for (const takes of ['coins-of-one', 'card']) {
    const [, second] = cards.filter((card) => card.takes === takes)
    if (second !== undefined)
      return problemAt('named', String(second.id), cardProblem('takesTwice', { value: shown(takes) }))
  }
  return undefined
}

/** MK-S1: a town must begin with something and be able to earn, or a game would never end. */
function startProblem(cards: readonly JsonObject[]): Problem {
  if (!cards.some(({ start = 0 }) => start !== 0)) return cardProblem('noStart')
  const earns = ({ colour, rolls, income, per, start = 0, cost, copies }: JsonObject) =>
    (start !== 0 || (copies !== 0 && Number(cost) <= START_COINS)) &&
    (colour === 'blue' || colour === 'green') &&
    (rolls as number[]).some((roll) => roll <= DIE_SIDES) &&
    income !== 0 &&
    per === undefined
  return cards.some(earns) ? undefined : cardProblem('noIncome', { roll: DIE_SIDES, cost: START_COINS })
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
  return roll < 0 ? undefined : cardProblem('tooMuch', { roll, coins: coins[roll], most: MOST_COINS_OF_ROLL })
}
