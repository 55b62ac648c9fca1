import { LARGEST_SHAPE } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { openPrices, paysAlone } from '../rules/legality/purchases.ts'
import { HIGHEST_PRICE, LOWEST_PRICE, MAX_ODD_STATIONS } from '../rules/numbers.ts'
import { isWithin, SET_WORDS } from '../rules/sections.ts'
import { playerAt, SOLID } from '../rules/state.ts'
import { DRAWN, KEPT, LOST, type Outlook } from './outlook.ts'
import { countMissing } from './rivalry.ts'

const LARGEST = Math.max(HIGHEST_PRICE, LARGEST_SHAPE)

/** Drawn sections come first, because they cost no turn. */
const DRAWN_FIRST = 100

/** The bonus for each own section that a section newly connects; each one saves a turn. */
const LEADS_TO_OWN = 10

/** The bonus for the player's own reserved sections, which no other player can take. */
const KEPT_IS_SURE = 3

/** The bonus for each usable neighbour, because a set with room around it can keep growing. */
const ROOM = 0.2

/** Grows a set of sections by the best one that meets it. The first n sections are the set of size n. */
class Growth {
  readonly sections = new Int32Array(LARGEST)
  size = 0
  readonly #outlook: Outlook
  readonly #cards: CardTables
  readonly #isOneStroke: boolean
  readonly #isIn: Uint8Array
  readonly #isOdd: Uint8Array
  #odd = 0
  /** How good a section is to grow by, independent of the set. */
  readonly #pull: Float64Array

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#cards = outlook.cards
    this.#isOneStroke = outlook.state.options.advanced === true
    this.#isIn = new Uint8Array(outlook.kinds.length)
    this.#isOdd = new Uint8Array(outlook.cards.stations)
    this.#pull = pullsOf(outlook)
  }

  /** Restarts with a connected set, in advanced games one that can be drawn in one stroke. */
  begin(seed: ArrayLike<number>): void {
    for (let i = 0; i < this.size; i++) this.#isIn[this.sections[i]] = 0
    this.#isOdd.fill(0)
    this.#odd = 0
    this.size = 0
    for (let i = 0; i < seed.length; i++) this.#add(seed[i])
  }

  /** Grows up to a size, or as far as there is room. */
  growTo(size: number): void {
    while (this.size < size) {
      const next = this.#best()
      if (next === -1) return
      this.#add(next)
    }
  }

  #best(): number {
    const { kinds, joins } = this.#outlook
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.size; i++) {
      const meeting = this.#cards.meeting[this.sections[i]]
      for (let j = 0; j < meeting.length; j++) {
        const section = meeting[j]
        if (kinds[section] === LOST || this.#isIn[section] === 1) continue
        if (this.#isOneStroke && this.#oddWith(section) > MAX_ODD_STATIONS) continue
        let pull = this.#pull[section]
        if (pull <= most - LEADS_TO_OWN * joins[section]) continue
        if (kinds[section] !== DRAWN && joins[section] > 0) pull += LEADS_TO_OWN * this.#newOwn(section)
        if (pull <= most) continue
        most = pull
        best = section
      }
    }
    return best
  }

  /** How many of the player's own sections outside the set meet this one. */
  #newOwn(section: number): number {
    let count = 0
    for (const other of this.#cards.meeting[section]) {
      if (this.#outlook.kinds[other] === DRAWN && this.#isIn[other] === 0) count++
    }
    return count
  }

  #add(section: number): void {
    this.#odd = this.#oddWith(section)
    this.#isOdd[this.#cards.from[section]] ^= 1
    this.#isOdd[this.#cards.to[section]] ^= 1
    this.#isIn[section] = 1
    this.sections[this.size++] = section
  }

  #oddWith(section: number): number {
    const { from, to } = this.#cards
    return this.#odd + 2 - 2 * this.#isOdd[from[section]] - 2 * this.#isOdd[to[section]]
  }
}

/** A purchase that a player could work towards. */
export interface Plan {
  readonly train: number
  readonly shape: number | undefined
  /** The sections that are still to be drawn; none if the player can buy now. */
  readonly missing: readonly number[]
  /** How many of the player's own solid sections it uses. */
  readonly used: number
}

/** Skips places for a shape that lack more than this many sections more than the place that lacks the fewest. */
const FARTHER = 2

/** The plans for every train with each shape or without one, at the places that take the fewest turns. */
export function findPlans(outlook: Outlook): Plan[] {
  const finder = new PlanFinder(outlook)
  finder.findPlain()
  for (const shape of outlook.shapes) finder.findWith(shape)
  return finder.plans
}

class PlanFinder {
  readonly plans: Plan[] = []
  readonly #outlook: Outlook
  readonly #growth: Growth
  /** The best face-up train of each price. */
  readonly #trains: readonly (number | undefined)[]
  readonly #prices: Int32Array
  readonly #highest: number

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#growth = new Growth(outlook)
    this.#trains = bestTrains(outlook)
    this.#prices = openPrices(outlook.state)
    this.#highest = this.#prices.findLastIndex((count) => count > 0)
  }

  findPlain(): void {
    const { kinds, joins, solid } = this.#outlook
    const isLoose = (section: number) => kinds[section] !== LOST && kinds[section] !== DRAWN && joins[section] === 0
    const loose = [...kinds.keys()].filter(isLoose)
    for (const section of [...solid, ...loose]) this.#grow([section], LOWEST_PRICE, undefined)
  }

  findWith(shape: number): void {
    const { state, cards, player, usable } = this.#outlook
    const { count, sets, sections } = cards.placements[shape]
    const solid = playerAt(player) + SOLID
    const missing = new Int32Array(count)
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const at = i * SET_WORDS
      missing[i] = isWithin(sets, at, usable, 0) ? countMissing(sets, at, state.words, solid) : FAR
      least = Math.min(least, missing[i])
    }
    if (least === FAR) return
    const size = cards.sizes[shape]
    const overpaid = paysAlone(this.#prices, size) ? this.#bestBelow(size) : undefined
    for (let i = 0; i < count; i++) {
      if (missing[i] > least + FARTHER) continue
      this.#grow(sections[i], size, shape)
      // LK-B3
      if (overpaid !== undefined) this.#add(overpaid, shape, size)
    }
  }

  /** Adds a plan for each price from `size` up. */
  #grow(seed: ArrayLike<number>, size: number, shape: number | undefined): void {
    this.#growth.begin(seed)
    this.#growth.growTo(this.#highest)
    for (let price = size; price <= this.#highest && price <= this.#growth.size; price++) {
      const train = this.#trains[price]
      if (train !== undefined) this.#add(train, shape, price)
    }
  }

  /** Adds the plan that pays with the first sections of the growth. */
  #add(train: number, shape: number | undefined, size: number): void {
    const { kinds } = this.#outlook
    const missing: number[] = []
    for (let i = 0; i < size; i++) {
      const section = this.#growth.sections[i]
      if (kinds[section] !== DRAWN) missing.push(section)
    }
    this.plans.push({ train, shape, missing, used: size - missing.length })
  }

  #bestBelow(size: number): number | undefined {
    return this.#trains.slice(0, size).findLast((train) => train !== undefined)
  }
}

const FAR = 99

function bestTrains({ cards, trains }: Outlook): readonly (number | undefined)[] {
  const best = new Array<number | undefined>(HIGHEST_PRICE + 1).fill(undefined)
  for (const train of trains) {
    const other = best[cards.prices[train]]
    if (other === undefined || cards.bonuses[train] > cards.bonuses[other]) best[cards.prices[train]] = train
  }
  return best
}

function pullsOf({ cards, kinds, rivals }: Outlook): Float64Array {
  return Float64Array.from(kinds, (kind, section) => {
    if (kind === LOST) return Number.NEGATIVE_INFINITY
    if (kind === DRAWN) return DRAWN_FIRST
    let room = 0
    for (const other of cards.meeting[section]) if (kinds[other] !== LOST) room++
    return ROOM * room + (kind === KEPT ? KEPT_IS_SURE : -rivals[section] * ROOM)
  })
}
