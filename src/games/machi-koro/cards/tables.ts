import { HIGHEST_ROLL } from '../rules/numbers.ts'
import {
  type CardSet,
  type Colour,
  EFFECTS,
  type Establishment,
  HIGHEST_COST,
  type ItemId,
  type Landmark,
} from './cards.ts'

/**
 * The cards as tables for fast rules. The rules identify each card of a set by a number, its item: establishments from
 * 0 in the order of the set, landmarks from FIRST_LANDMARK.
 */

/**
 * The establishments of a town are the bits of one word, and its landmarks the bits of another, so that testing and
 * changing a set is one operation.
 */
export const MAX_ESTABLISHMENTS = 32
/** Every set of landmarks that a town can have is a row of `paid`: with 8 of them these are 256 rows. */
export const MAX_LANDMARKS = 8
/** Where landmarks begin among items. A shift by 32 is one by 0, so `1 << item` is the bit of both kinds. */
export const FIRST_LANDMARK = 32
export const MAX_ITEMS = 40

export interface CardTables {
  readonly set: CardSet
  /** The ids of items, with a gap between the establishments and the landmarks. */
  readonly ids: readonly ItemId[]
  readonly itemOf: ReadonlyMap<ItemId, number>
  readonly establishments: number
  readonly landmarks: number
  readonly allLandmarks: number
  readonly costs: Int32Array
  readonly copies: Int32Array
  /** The copies of each establishment that a town begins with. */
  readonly start: Int32Array
  readonly incomes: Int32Array
  /** For each establishment the establishments that its income counts, as bits; 0 if the income is fixed. */
  readonly per: Int32Array
  /** What one copy brings with the landmarks of a town, see `paidAt`: `incomes` plus what the landmarks add. */
  readonly paid: Int32Array
  /** The card that takes the coins of one player, and the one that swaps; -1 if there is none. */
  readonly tvStation: number
  readonly businessCenter: number
  /** Establishments that a town can have only once, and which cannot be swapped. */
  readonly purple: number
  /** For each number of coins up to HIGHEST_COST, the affordable establishments and landmarks. */
  readonly affordable: Int32Array
  readonly affordableLandmarks: Int32Array
  /** For each roll the establishments that it activates, as bits, by who pays. */
  readonly red: Int32Array
  readonly blue: Int32Array
  readonly green: Int32Array
  readonly purpleAt: Int32Array
  /** For each of EFFECTS the landmarks that have it. */
  readonly effects: Int32Array
}

const compiled = new WeakMap<CardSet, CardTables>()

export function compileCards(set: CardSet): CardTables {
  const known = compiled.get(set)
  if (known !== undefined) return known
  const tables = makeTables(set)
  compiled.set(set, tables)
  return tables
}

function makeTables(set: CardSet): CardTables {
  const { establishments, landmarks } = set
  const ids: string[] = []
  const costs = new Int32Array(MAX_ITEMS)
  const enter = (first: number) => (card: Establishment | Landmark, i: number) => {
    ids[first + i] = card.id
    costs[first + i] = card.cost
  }
  establishments.forEach(enter(0))
  landmarks.forEach(enter(FIRST_LANDMARK))
  const itemOf = new Map(ids.flatMap((id, item) => [[id, item] as const]))
  const working = (colour: Colour) =>
    Int32Array.from({ length: HIGHEST_ROLL + 1 }, (_, roll) =>
      bitsOf(establishments, (card) => card.colour === colour && card.rolls.includes(roll)),
    )
  const affordable = (cards: readonly (Establishment | Landmark)[]) =>
    Int32Array.from({ length: HIGHEST_COST + 1 }, (_, coins) => bitsOf(cards, ({ cost }) => cost <= coins))
  return {
    set,
    ids,
    itemOf,
    establishments: establishments.length,
    landmarks: landmarks.length,
    allLandmarks: bitsOf(landmarks, () => true),
    costs,
    copies: Int32Array.from(establishments, ({ copies }) => copies),
    start: Int32Array.from(establishments, ({ start = 0 }) => start),
    incomes: Int32Array.from(establishments, ({ income }) => income),
    per: Int32Array.from(establishments, ({ per = [] }) => bitsOf(establishments, ({ id }) => per.includes(id))),
    paid: makePaid(set),
    tvStation: establishments.findIndex(({ takes }) => takes === 'coins-of-one'),
    businessCenter: establishments.findIndex(({ takes }) => takes === 'card'),
    purple: bitsOf(establishments, ({ colour }) => colour === 'purple'),
    affordable: affordable(establishments),
    affordableLandmarks: affordable(landmarks),
    red: working('red'),
    blue: working('blue'),
    green: working('green'),
    purpleAt: working('purple'),
    effects: Int32Array.from(EFFECTS, (effect) => bitsOf(landmarks, (landmark) => landmark.effect === effect)),
  }
}

function bitsOf<Card>(cards: readonly Card[], isIn: (card: Card) => boolean): number {
  return cards.reduce((bits, card, i) => (isIn(card) ? bits | (1 << i) : bits), 0)
}

/** The index in `paid` of what a copy of an establishment brings in a town with these landmarks, as bits. */
export function paidAt(built: number, item: number): number {
  return (built << 5) | item
}

function makePaid({ establishments, landmarks }: CardSet): Int32Array {
  const paid = new Int32Array(MAX_ESTABLISHMENTS << landmarks.length)
  for (let built = 0; built < 1 << landmarks.length; built++) {
    const helpful = landmarks.filter(({ effect }, i) => effect === 'more-income' && (built >> i) & 1)
    for (const [item, { income, kind }] of establishments.entries()) {
      const adding = helpful.filter(({ kinds }) => kind !== undefined && kinds?.includes(kind))
      paid[paidAt(built, item)] = adding.reduce((sum, { income: more = 0 }) => sum + more, income)
    }
  }
  return paid
}
