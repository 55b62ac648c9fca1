import { HIGHEST_PRICE, LOWEST_PRICE } from '../cards/cards.ts'
import { openPrices, paysAlone } from '../rules/legality/purchases.ts'
import { isWithin, SET_WORDS } from '../rules/sections.ts'
import { playerAt, SOLID } from '../rules/state.ts'
import { Growth } from './growth.ts'
import { DRAWN, LOST, type Outlook } from './outlook.ts'
import { countMissing } from './rivalry.ts'

/** A purchase that a player could work towards. */
export interface Plan {
  readonly train: number
  readonly shape: number | undefined
  /** The sections that are still to be drawn; none where one can buy at once. */
  readonly missing: readonly number[]
  /** How many of one's own solid sections it uses up. */
  readonly used: number
}

/** A shape is looked at only where it lacks at most so many sections more than at its nearest place. */
const FARTHER = 2

/** Every train that could be bought with each shape or none, at the places that take the fewest turns. */
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

  /** Adds a plan for each price from a size on. */
  #grow(seed: ArrayLike<number>, size: number, shape: number | undefined): void {
    this.#growth.begin(seed)
    this.#growth.growTo(this.#highest)
    for (let price = size; price <= this.#highest && price <= this.#growth.size; price++) {
      const train = this.#trains[price]
      if (train !== undefined) this.#add(train, shape, price)
    }
  }

  /** The plan that pays with the first sections of the growth. */
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
