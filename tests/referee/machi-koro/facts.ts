import { differing, type Fields, unordered } from '../fields.ts'
import { asCount, asList, asObject, asOneOf, asString } from '../read.ts'

/** The values on the cards, copied by hand from the rules page. */

interface Establishment {
  colour: 'blue' | 'green' | 'red' | 'purple'
  rolls: readonly number[]
  cost: number
  /** The income of one card; for a factory or market, per card that it counts. */
  income: number
}

export const ESTABLISHMENTS = {
  'wheat-field': { colour: 'blue', rolls: [1], cost: 1, income: 1 },
  ranch: { colour: 'blue', rolls: [2], cost: 1, income: 1 },
  bakery: { colour: 'green', rolls: [2, 3], cost: 1, income: 1 },
  cafe: { colour: 'red', rolls: [3], cost: 2, income: 1 },
  'convenience-store': { colour: 'green', rolls: [4], cost: 2, income: 3 },
  forest: { colour: 'blue', rolls: [5], cost: 3, income: 1 },
  stadium: { colour: 'purple', rolls: [6], cost: 6, income: 2 },
  'tv-station': { colour: 'purple', rolls: [6], cost: 7, income: 5 },
  'business-center': { colour: 'purple', rolls: [6], cost: 8, income: 0 },
  'cheese-factory': { colour: 'green', rolls: [7], cost: 5, income: 3 },
  'furniture-factory': { colour: 'green', rolls: [8], cost: 3, income: 3 },
  mine: { colour: 'blue', rolls: [9], cost: 6, income: 5 },
  'family-restaurant': { colour: 'red', rolls: [9, 10], cost: 3, income: 2 },
  'apple-orchard': { colour: 'blue', rolls: [10], cost: 3, income: 3 },
  'fruit-and-vegetable-market': { colour: 'green', rolls: [11, 12], cost: 2, income: 2 },
} as const satisfies Record<string, Establishment>

export type EstablishmentId = keyof typeof ESTABLISHMENTS
export const ESTABLISHMENT_IDS = Object.keys(ESTABLISHMENTS) as EstablishmentId[]

/** The cards whose income depends on the number of other cards, and those cards. */
export const COUNTED: Partial<Record<EstablishmentId, readonly EstablishmentId[]>> = {
  'cheese-factory': ['ranch'],
  'furniture-factory': ['forest', 'mine'],
  'fruit-and-vegetable-market': ['wheat-field', 'apple-orchard'],
}

/** Shops and restaurants: the cards that the Shopping Mall improves. */
export const MALL_CARDS: readonly EstablishmentId[] = ['bakery', 'convenience-store', 'cafe', 'family-restaurant']

export const LANDMARKS = { 'train-station': 4, 'shopping-mall': 10, 'amusement-park': 16, 'radio-tower': 22 } as const

export type LandmarkId = keyof typeof LANDMARKS
export const LANDMARK_IDS = Object.keys(LANDMARKS) as LandmarkId[]

export function establishment(id: EstablishmentId): Establishment {
  return ESTABLISHMENTS[id]
}

export function isPurple(id: EstablishmentId): boolean {
  return establishment(id).colour === 'purple'
}

/** The number of cards of a kind in the supply before the first turn. */
export function startingSupply(id: EstablishmentId): number {
  return isPurple(id) ? 4 : 6
}

/** MK-S1: the cards that each town starts with; they are not part of the supply. */
export function startingCards(id: EstablishmentId): number {
  return id === 'wheat-field' || id === 'bakery' ? 1 : 0
}

/** The differences between the given cards and those of the rules page. */
export function cardProblems(cards: unknown): string[] {
  const raw = asObject(cards, 'cards')
  const establishments = asList(raw.establishments, 'establishments', establishmentFields)
  const landmarks = asList(raw.landmarks, 'landmarks', landmarkFields)
  const given: Fields = new Map([
    ['establishments', String(establishments.length)],
    ['landmarks', String(landmarks.length)],
    ...establishments.flat(),
    ...landmarks.flat(),
  ])
  const expected: Fields = new Map([
    ['establishments', String(ESTABLISHMENT_IDS.length)],
    ['landmarks', String(LANDMARK_IDS.length)],
    ...ESTABLISHMENT_IDS.map((id) => ({ id, ...ESTABLISHMENTS[id] })).flatMap((card) => establishmentFields(card, '')),
    ...LANDMARK_IDS.map((id) => ({ id, cost: LANDMARKS[id] })).flatMap((card) => landmarkFields(card, '')),
  ])
  return differing(given, expected)
}

function establishmentFields(value: unknown, where: string): [string, string][] {
  const raw = asObject(value, where)
  const id = asString(raw.id, `${where}.id`)
  return [
    [`${id} colour`, asOneOf(raw.colour, ['blue', 'green', 'red', 'purple'], `${where}.colour`)],
    [`${id} rolls`, unordered(asList(raw.rolls, `${where}.rolls`, asCount))],
    [`${id} cost`, String(asCount(raw.cost, `${where}.cost`))],
    [`${id} income`, String(asCount(raw.income, `${where}.income`))],
  ]
}

function landmarkFields(value: unknown, where: string): [string, string][] {
  const raw = asObject(value, where)
  return [[`${asString(raw.id, `${where}.id`)} cost`, String(asCount(raw.cost, `${where}.cost`))]]
}
