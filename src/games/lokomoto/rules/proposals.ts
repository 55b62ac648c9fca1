import { MAX_SECTIONS } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import type { Purchase } from './actions.ts'
import { ConnectedSets, partsOf } from './connected-sets.ts'
import { openPrices, paysAlone, placementsIn } from './legality/purchases.ts'
import { purchasePoints } from './score.ts'
import { sectionsOf } from './sections.ts'
import { type LokoState, playerAt, SOLID } from './state.ts'

/**
 * Which of the many ways to pay is best: the one that leaves the rest of the network best connected. It looks at no
 * more than MOST_SETS of them, so that it is always fast.
 */
const MOST_SETS = 2000

export interface Proposal extends Purchase {
  /** What train and shape are worth together. */
  readonly points: number
}

/** Finds sets of sections that pay, in one network, and caches them. */
export class PaymentSearch {
  readonly #state: LokoState
  readonly #solid: number
  readonly #prices: Int32Array
  readonly #walker: ConnectedSets
  readonly #remains: Remains
  /** The shapes in the network with their placements, the most valuable first. */
  readonly #held: readonly { readonly shape: number; readonly places: readonly Int32Array[] }[]
  readonly #plainSets = new Map<number, readonly number[] | undefined>()

  constructor(state: LokoState, player: number, shapes: readonly number[]) {
    const { words, cards, options } = state
    this.#state = state
    this.#solid = playerAt(player) + SOLID
    this.#prices = openPrices(state)
    this.#walker = new ConnectedSets(cards, options.advanced === true)
    this.#remains = new Remains(cards, sectionsOf(words, this.#solid))
    this.#held = shapes
      .map((shape) => ({ shape, places: placementsIn(cards, shape, words, this.#solid) }))
      .filter(({ places }) => places.length > 0)
      .sort((one, other) => cards.points[other.shape] - cards.points[one.shape])
  }

  /** The best purchase of a train without a shape and with each that can be taken, by points for their cost. */
  proposals(train: number): readonly Proposal[] {
    const shapes = this.#held.map(({ shape, places }) =>
      this.#proposal(train, this.#setWith(train, shape, places), shape),
    )
    return [...shapes, this.#proposal(train, this.#plainSet(train), undefined)]
      .filter((found) => found !== undefined)
      .sort((one, other) => gainOf(other) - gainOf(one) || other.points - one.points)
  }

  #plainSet(train: number): readonly number[] | undefined {
    const price = this.#state.cards.prices[train]
    if (!this.#plainSets.has(price)) {
      this.#walker.open(this.#state.words, this.#solid)
      this.#plainSets.set(price, this.#remains.best(this.#walker, price, MOST_SETS))
    }
    return this.#plainSets.get(price)
  }

  /** LK-B3: a shape that is larger than the price pays alone, if it may. */
  #setWith(train: number, shape: number, places: readonly Int32Array[]): readonly number[] | undefined {
    const { cards, words } = this.#state
    const price = cards.prices[train]
    const size = cards.sizes[shape]
    const paid = size > price && paysAlone(this.#prices, size) ? size : price
    const sets = places.map((place) => {
      this.#walker.openAround(words, this.#solid, place, [])
      return this.#remains.best(this.#walker, paid, Math.ceil(MOST_SETS / places.length))
    })
    return this.#remains.bestOf(sets)
  }

  #proposal(train: number, sections: readonly number[] | undefined, shape: number | undefined): Proposal | undefined {
    if (sections === undefined) return undefined
    const { cards } = this.#state
    const { trainIds, shapeIds } = cards
    return {
      train: trainIds[train],
      sections,
      shape: shape === undefined ? undefined : shapeIds[shape],
      points: purchasePoints(cards, train, shape),
    }
  }
}

/** The points beyond one for each section used: another purchase would bring that many. */
function gainOf({ points, sections }: Proposal): number {
  return points - sections.length
}

/** The rest of a network after some of its sections have paid. */
class Remains {
  readonly #cards: CardTables
  readonly #network: readonly number[]
  readonly #parts: readonly (readonly number[])[]
  readonly #reached = new Uint8Array(MAX_SECTIONS)
  readonly #queue = new Int32Array(MAX_SECTIONS)

  constructor(cards: CardTables, network: readonly number[]) {
    this.#cards = cards
    this.#network = network
    this.#parts = partsOf(cards, network)
  }

  /** Of the sets of a size that a walker visits, at most `mostSets`, the one with the most valuable rest. */
  best(walker: ConnectedSets, size: number, mostSets: number): readonly number[] | undefined {
    const most = this.#mostAfter(size)
    let best: readonly number[] | undefined
    let bestValue = Number.NEGATIVE_INFINITY
    for (let seen = 0; seen < mostSets && bestValue < most && walker.next(size); seen++) {
      const value = this.#valueWithout((section) => walker.has(section))
      if (value <= bestValue) continue
      bestValue = value
      best = walker.sections()
    }
    return best
  }

  bestOf(sets: readonly (readonly number[] | undefined)[]): readonly number[] | undefined {
    let best: readonly number[] | undefined
    let bestValue = Number.NEGATIVE_INFINITY
    for (const set of sets) {
      if (set === undefined) continue
      const value = this.#valueWithout((section) => set.includes(section))
      if (value <= bestValue) continue
      bestValue = value
      best = set
    }
    return best
  }

  /** The sum of the squares of the sizes of the connected parts: large parts pay for large trains. */
  #valueWithout(isGone: (section: number) => boolean): number {
    const reached = this.#reached
    const queue = this.#queue
    for (const section of this.#network) reached[section] = isGone(section) ? 1 : 2
    let value = 0
    for (const first of this.#network) {
      if (reached[first] !== 2) continue
      reached[first] = 1
      queue[0] = first
      let length = 1
      for (let i = 0; i < length; i++) {
        for (const other of this.#cards.meeting[queue[i]]) {
          if (reached[other] !== 2) continue
          reached[other] = 1
          queue[length++] = other
        }
      }
      value += length * length
    }
    return value
  }

  /** An upper bound: the set is taken from the smallest part that has room for it, and its rest stays connected. */
  #mostAfter(size: number): number {
    const all = this.#parts.reduce((sum, { length }) => sum + length * length, 0)
    const payable = this.#parts.filter(({ length }) => length >= size).map(({ length }) => length)
    return Math.max(...payable.map((length) => all - length * length + (length - size) ** 2))
  }
}
