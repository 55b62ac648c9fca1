import { highestBit, lowestBit } from '#engine/bits.ts'
import { SHAPE_POINTS } from '../../cards/cards.ts'
import type { CardTables } from '../../cards/tables.ts'
import type { Purchase } from '../actions.ts'
import { ConnectedSets } from '../connected-sets.ts'
import { HIGHEST_PRICE, LOWEST_PRICE, OPEN_TRAINS, SECRETS_EACH } from '../numbers.ts'
import { countSections, findJoined, isWithin, SET_WORDS } from '../sections.ts'
import { type LokoState, NONE, OPEN, OPEN_SHAPES, playerAt, SECRETS, SOLID } from '../state.ts'

/** There are too many purchases to list them each time: they are counted by price and shape, or generated lazily. */

/** LK-S1: the shapes that lie face up. */
export function faceUpShapes({ words }: LokoState): number[] {
  const shapes: number[] = []
  for (let i = 0; i < SHAPE_POINTS.length; i++) {
    if (words[OPEN_SHAPES + i] !== NONE) shapes.push(words[OPEN_SHAPES + i])
  }
  return shapes
}

/** LK-B2, LK-H1: the shapes that a player could take now: face-up ones, then their own secret ones. */
export function openShapes(state: LokoState, player: number): number[] {
  const shapes = faceUpShapes(state)
  const secrets = SECRETS + player * SECRETS_EACH
  for (let i = 0; i < SECRETS_EACH; i++) if (state.words[secrets + i] !== NONE) shapes.push(state.words[secrets + i])
  return shapes
}

/** LK-B2: the placements of a shape within a set of sections. */
export function placementsIn(cards: CardTables, shape: number, words: Int32Array, at: number): Int32Array[] {
  const { count, sets, sections } = cards.placements[shape]
  const found: Int32Array[] = []
  for (let i = 0; i < count; i++) {
    if (isWithin(sets, i * SET_WORDS, words, at)) found.push(sections[i])
  }
  return found
}

/** LK-S1: the trains that lie face up. */
export function openTrains({ words }: LokoState): number[] {
  return Array.from(words.subarray(OPEN, OPEN + OPEN_TRAINS)).filter((train) => train !== NONE)
}

/** LK-B1: the number in the tables of a train that lies face up, by the number on its card. */
export function openTrain(state: LokoState, id: number): number | undefined {
  const number = state.cards.trainNumbers.get(id)
  return number !== undefined && openTrains(state).includes(number) ? number : undefined
}

/** How many face-up trains there are of each price. */
export function openPrices({ words, cards }: LokoState): Int32Array {
  const prices = new Int32Array(HIGHEST_PRICE + 1)
  for (let i = 0; i < OPEN_TRAINS; i++) if (words[OPEN + i] !== NONE) prices[cards.prices[words[OPEN + i]]]++
  return prices
}

/** The prices of the face-up trains, as bits. */
function openPriceBits({ words, cards }: LokoState): number {
  let bits = 0
  for (let i = 0; i < OPEN_TRAINS; i++) if (words[OPEN + i] !== NONE) bits |= 1 << cards.prices[words[OPEN + i]]
  return bits
}

/** LK-B3: whether a shape of this size may pay for a cheaper train, because no face-up one costs exactly as much. */
export function paysAlone(prices: Int32Array, size: number): boolean {
  return size > HIGHEST_PRICE || prices[size] === 0
}

/** What a player can pay with: the number of connected sets of each size, in all and with each shape in them. */
export interface Means {
  readonly prices: Int32Array
  readonly sets: Float64Array
  readonly shapes: readonly ShapeMeans[]
}

interface ShapeMeans {
  readonly shape: number
  /** Where the shape lies in the network. */
  readonly held: readonly Int32Array[]
  readonly sets: Float64Array
  readonly paysAlone: boolean
}

const walkers = new WeakMap<CardTables, readonly [ConnectedSets, ConnectedSets]>()

/** The walker for counting. A list has its own, because it may be left and continued. */
function counterFor({ cards, options }: LokoState): ConnectedSets {
  let pair = walkers.get(cards)
  if (pair === undefined) {
    pair = [new ConnectedSets(cards, false), new ConnectedSets(cards, true)]
    walkers.set(cards, pair)
  }
  return pair[options.advanced ? 1 : 0]
}

/** The sections of a network that meet another section of it. The others pay for nothing, since no train costs 1. */
const joined = new Int32Array(SET_WORDS)
const counts = new Float64Array(HIGHEST_PRICE + 1)

/** What a player can pay with now; undefined, without allocating, if nothing can be bought, as in most calls. */
export function meansOf(state: LokoState, player: number): Means | undefined {
  const { words, cards } = state
  const solid = playerAt(player) + SOLID
  if (countSections(words, solid) < LOWEST_PRICE) return undefined
  findJoined(cards.meetingSets, words, solid, joined)
  const owned = countSections(joined, 0)
  const open = openPriceBits(state)
  const lowest = lowestBit(open)
  if (open === 0 || owned < lowest) return undefined
  const highest = highestBit(open)
  const walker = counterFor(state)
  counts.fill(0)
  walker.open(joined, 0)
  walker.count(counts, highest)
  if (counts[lowest] === 0) return undefined
  const prices = openPrices(state)
  const sets = counts.slice()
  const shapes: ShapeMeans[] = []
  for (const shape of openShapes(state, player)) {
    const size = cards.sizes[shape]
    // If no set of this size is connected, no shape is; counting them was faster than searching for it.
    if (size > owned || (size <= highest && sets[size] === 0)) continue
    const held = placementsIn(cards, shape, words, solid)
    if (held.length === 0) continue
    const around = new Float64Array(HIGHEST_PRICE + 1)
    for (const [i, seed] of held.entries()) {
      walker.openAround(words, solid, seed, held.slice(0, i))
      walker.count(around, highest)
    }
    shapes.push({ shape, held, sets: around, paysAlone: paysAlone(prices, size) })
  }
  return { prices, sets, shapes }
}

export function countPurchases(state: LokoState, player: number, means = meansOf(state, player)): number {
  return means === undefined ? 0 : countAll(state.cards, means)
}

function countAll({ sizes }: CardTables, { prices, sets, shapes }: Means): number {
  let count = 0
  for (let price = LOWEST_PRICE; price <= HIGHEST_PRICE; price++) {
    if (prices[price] > 0) count += prices[price] * (sets[price] + countWithShapes(sizes, shapes, price))
  }
  return count
}

function countWithShapes(sizes: Int32Array, shapes: readonly ShapeMeans[], price: number): number {
  let count = 0
  for (const means of shapes) count += means.sets[price] + (isOverpaid(sizes, means, price) ? means.held.length : 0)
  return count
}

/** LK-B3 */
function isOverpaid(sizes: Int32Array, { shape, paysAlone: alone }: ShapeMeans, price: number): boolean {
  return alone && sizes[shape] > price
}

/** Purchases of the same train with the same shape. */
interface Group {
  readonly train: number
  readonly shape: number | undefined
  readonly count: number
  sets(): Iterable<readonly number[]>
}

function* groupsOf(state: LokoState, player: number, means: Means): Generator<Group> {
  const { words, cards } = state
  for (let place = 0; place < OPEN_TRAINS; place++) {
    const number = words[OPEN + place]
    if (number === NONE) continue
    const train = cards.trainIds[number]
    const price = cards.prices[number]
    yield { train, shape: undefined, count: means.sets[price], sets: () => setsOf(state, player, price) }
    for (const each of means.shapes) {
      const shape = cards.shapeIds[each.shape]
      yield { train, shape, count: each.sets[price], sets: () => setsAround(state, player, each.held, price) }
      if (!isOverpaid(cards.sizes, each, price)) continue
      yield {
        train,
        shape,
        count: each.held.length,
        sets: () => each.held.map((sections) => Array.from(sections.toSorted())),
      }
    }
  }
}

function* setsOf(state: LokoState, player: number, size: number): Generator<readonly number[]> {
  const walker = walkerOf(state)
  walker.open(state.words, playerAt(player) + SOLID)
  while (walker.next(size)) yield walker.sections()
}

function* setsAround(state: LokoState, player: number, held: readonly Int32Array[], size: number) {
  const walker = walkerOf(state)
  for (const [i, seed] of held.entries()) {
    walker.openAround(state.words, playerAt(player) + SOLID, seed, held.slice(0, i))
    while (walker.next(size)) yield walker.sections()
  }
}

function walkerOf({ cards, options }: LokoState): ConnectedSets {
  return new ConnectedSets(cards, options.advanced === true)
}

/** Every purchase that a player can make now: a list for each train and shape, generated lazily. */
export function listPurchases(state: LokoState, player: number): Generator<Purchase>[] {
  const means = meansOf(state, player)
  return means === undefined ? [] : Array.from(groupsOf(state, player, means), purchasesOf)
}

function* purchasesOf({ train, shape, sets }: Group): Generator<Purchase> {
  for (const sections of sets()) yield { train, sections, shape }
}

/** The purchase at an index of the lists, one after the other. */
export function nthPurchase(state: LokoState, player: number, rank: number, means = meansOf(state, player)): Purchase {
  let left = rank
  for (const { train, shape, count, sets } of means === undefined ? [] : groupsOf(state, player, means)) {
    if (left >= count) {
      left -= count
      continue
    }
    for (const sections of sets()) if (left-- === 0) return { train, sections, shape }
  }
  throw new RangeError(`there is no purchase ${rank}`)
}
