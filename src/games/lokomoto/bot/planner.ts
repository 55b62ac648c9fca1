import { MAX_SECTIONS } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { faceUpShapes, openShapes } from '../rules/legality/purchases.ts'
import { LOWEST_PRICE } from '../rules/numbers.ts'
import { type LokoOptions, type LokoState, NONE } from '../rules/state.ts'
import { Ground } from './ground.ts'
import { GrowingSet, LARGEST_SET } from './growing-set.ts'
import { OpenTrains } from './open-trains.ts'
import { DRAWN, LOST, OPEN_TO_ALL } from './outlook.ts'
import { PlanList } from './plan-list.ts'
import { ShapePlaces } from './shape-places.ts'
import { Survey } from './survey.ts'
import { Timing } from './timing.ts'
import type { Weights } from './weights.ts'

/** Where to look for plans. */
interface Breadth {
  /** How many places to try for each shape. */
  readonly places: number
  /** How many sections away from the player's own network to start from, and how many with hardly any network. */
  readonly loose: number
  readonly beginnings: number
}

const THOROUGH: Breadth = { places: 8, loose: 4, beginnings: 12 }
/** For simulated games: takes 0.6 of the time, and pilots play as well with it (2,000 games). */
export const QUICK: Breadth = { places: 2, loose: 1, beginnings: 6 }

/** How many of each to find. */
interface MostFound {
  readonly plans: number
  readonly purchases?: number
}

/** A player with at most this many drawn sections has hardly any network. */
const HARDLY_ANYTHING = 1

/** Finds the plans of a player as `findPlans` does, but fast enough for many simulated games. */
export class Planner {
  readonly ground: Ground
  readonly survey: Survey
  readonly plans: PlanList
  /** Plans that can be bought now; the same train may appear with different payments. */
  readonly purchases: PlanList
  readonly cards: CardTables
  readonly #options: LokoOptions
  readonly #breadth: Breadth
  readonly weights: Weights
  readonly #timing: Timing
  readonly #set: GrowingSet
  #player = 0
  readonly #isReached = new Uint8Array(MAX_SECTIONS)
  readonly #loose = new Int32Array(MAX_SECTIONS)
  readonly #trains: OpenTrains
  readonly #places: ShapePlaces
  readonly #shapeStays: Float64Array
  readonly #trainStays: Float64Array

  constructor(cards: CardTables, options: LokoOptions, weights: Weights, most: MostFound, breadth = THOROUGH) {
    this.cards = cards
    this.#options = options
    this.#breadth = breadth
    this.weights = weights
    this.ground = new Ground(cards, options.players, weights)
    this.survey = new Survey(cards)
    this.plans = new PlanList(most.plans)
    this.purchases = new PlanList(most.purchases ?? 0)
    this.#trains = new OpenTrains(cards)
    this.#places = new ShapePlaces(cards, this.ground, breadth.places)
    this.#timing = new Timing(options.players, weights)
    this.#set = new GrowingSet(cards, this.ground, weights, options.advanced === true)
    const chances = (taken: number) =>
      Float64Array.from({ length: options.players * (LARGEST_SET + 2) }, (_, turns) => (1 - taken) ** turns)
    this.#shapeStays = chances(weights.shapeTaken)
    this.#trainStays = chances(weights.trainTaken)
  }

  /** Surveys every player; to be called once at the start. */
  lookAround(state: LokoState): void {
    const shapes = faceUpShapes(state)
    for (let player = 0; player < this.#options.players; player++) this.survey.look(state, player, shapes)
  }

  /** Fills `plans` and `purchases` for a player, who may take these shapes. */
  find(state: LokoState, player: number, shapes: readonly number[] = openShapes(state, player)): void {
    this.#player = player
    this.ground.look(state, player)
    this.survey.look(state, player, [])
    this.#timing.at(this.ground.free)
    this.#trains.look(state)
    this.plans.clear()
    this.purchases.clear()
    if (this.#trains.highest === 0) return
    this.#findPlain()
    for (const shape of shapes) this.#findWith(state, shape)
  }

  /** The value of buying nothing more: every unused solid section costs a point (LK-V1). */
  get worthOfNothing(): number {
    return -this.ground.solidCount
  }

  #findPlain(): void {
    const { solid, solidCount } = this.ground
    this.#isReached.fill(0)
    for (let i = 0; i < solidCount; i++) {
      this.#set.beginWith(solid[i])
      // A network that was already reached grows into the same sets, so only purchases with own sections are new.
      this.#grow(LOWEST_PRICE, NONE, this.#isReached[solid[i]] === 1)
      for (let j = 0; j < this.#set.size; j++) this.#isReached[this.#set.sections[j]] = 1
    }
    const { loose, beginnings } = this.#breadth
    const found = this.#findLoose(solidCount > HARDLY_ANYTHING ? loose : beginnings)
    for (let i = 0; i < found; i++) {
      this.#set.beginWith(this.#loose[i])
      this.#grow(LOWEST_PRICE, NONE, false)
    }
  }

  /** Finds up to `most` sections that do not meet the player's own network, those with the best surroundings first. */
  #findLoose(most: number): number {
    const { kinds, joins, pull } = this.ground
    const loose = this.#loose
    let found = 0
    for (let section = 0; section < this.cards.sections.length; section++) {
      if (kinds[section] === LOST || kinds[section] === DRAWN || joins[section] > 0) continue
      if (found === most && pull[section] <= pull[loose[found - 1]]) continue
      if (found < most) found++
      let place = found - 1
      for (; place > 0 && pull[loose[place - 1]] < pull[section]; place--) loose[place] = loose[place - 1]
      loose[place] = section
    }
    return found
  }

  #findWith(state: LokoState, shape: number): void {
    const places = this.#places
    places.find(state, this.#player, shape)
    this.survey.note(this.#player, shape, places.least)
    const size = this.cards.sizes[shape]
    const overpaid = this.#trains.overpaidWith(size)
    for (let i = 0; i < places.count; i++) {
      this.#set.beginAt(this.cards.placements[shape].sections[places.at(i)])
      if (overpaid !== NONE) this.#add(overpaid, shape, size)
      this.#grow(size, shape, false)
    }
  }

  /** Adds a plan for each price from `size` up; with `isOwnOnly` only while the player's own solid sections pay. */
  #grow(size: number, shape: number, isOwnOnly: boolean): void {
    for (let price = size; price <= this.#trains.highest; price++) {
      if (this.#trains.at(price) === NONE) continue
      this.#set.growTo(price)
      if (this.#set.size < price || (isOwnOnly && !this.#set.isOwn)) return
      this.#add(this.#trains.at(price), shape, price)
    }
  }

  /** Adds the plan that pays with the first sections of the set. */
  #add(train: number, shape: number, size: number): void {
    const { prices, bonuses, points } = this.cards
    const { kinds, danger, solidCount } = this.ground
    const { sections } = this.#set
    let missing = 0
    let toTake = 0
    let dangers = 0
    let key = train * KEY_OF_TRAIN + (shape + 1) * KEY_OF_SHAPE
    for (let i = 0; i < size; i++) {
      const section = sections[i]
      if (kinds[section] === DRAWN) continue
      missing++
      key += (section + 1) * (section + KEY_SHIFT)
      if (kinds[section] !== OPEN_TO_ALL) continue
      toTake++
      dangers += danger[section]
    }
    const used = size - missing
    const { detour, shapeBroken, cut } = this.weights
    const shapePoints = shape === NONE ? 0 : points[shape]
    const lost = toTake > 1 ? (dangers * (toTake - 1)) / 2 : 0
    const gain =
      prices[train] +
      bonuses[train] -
      this.#trainGone(prices[train], missing) * this.#trains.lead(prices[train]) * this.weights.trainLost +
      (shape === NONE ? 0 : shapePoints * this.#shapeStay(shape, missing)) -
      lost * (detour + shapePoints * shapeBroken)
    const chance = this.#timing.chance(missing, toTake)
    const rest = solidCount - used
    const ahead = gain + this.#timing.coming(missing + 1) + rest * this.#timing.keptSection(missing + 1)
    const bound = chance * ahead - (1 - chance) * (missing + solidCount)
    const isPurchase = missing === 0 && this.purchases.wants(bound)
    if (!this.plans.wants(bound) && !isPurchase) return
    const value = rest > 0 && used > 0 ? bound - cut * this.#cuts(size) : bound
    this.#keep(this.plans, train, shape, size, missing, value, key)
    if (!isPurchase) return
    for (let i = 0; i < size; i++) key += (sections[i] + 1) * (sections[i] + KEY_SHIFT)
    this.#keep(this.purchases, train, shape, size, missing, value, key)
  }

  #keep(list: PlanList, train: number, shape: number, size: number, missing: number, value: number, key: number): void {
    const plan = list.wants(value) ? list.placeFor(value, key) : undefined
    if (plan === undefined) return
    plan.train = train
    plan.shape = shape
    plan.size = size
    plan.missing = missing
    for (let i = 0; i < size; i++) plan.sections[i] = this.#set.sections[i]
  }

  /** At how many places paying with the set cuts it off from the player's other solid sections. */
  #cuts(size: number): number {
    const { kinds } = this.ground
    const { sections } = this.#set
    let cuts = 0
    for (let i = 0; i < size; i++) {
      if (kinds[sections[i]] !== DRAWN) continue
      const meeting = this.cards.meeting[sections[i]]
      for (let j = 0; j < meeting.length; j++) if (kinds[meeting[j]] === DRAWN && !this.#set.has(meeting[j])) cuts++
    }
    return cuts
  }

  #trainGone(price: number, rounds: number): number {
    const { networks } = this.survey
    let turns = 0
    for (let other = 0; other < this.#options.players; other++) {
      if (other !== this.#player) turns += Math.max(0, rounds - Math.max(0, price - networks[other]))
    }
    return 1 - this.#trainStays[turns]
  }

  #shapeStay(shape: number, rounds: number): number {
    let turns = 0
    for (let other = 0; other < this.#options.players; other++) {
      if (other !== this.#player) turns += Math.max(0, rounds - this.survey.lack(other, shape))
    }
    return this.#shapeStays[turns]
  }
}

/** Multipliers for a plan's key: different plans hardly ever collide. */
const KEY_OF_TRAIN = 1_000_003
const KEY_OF_SHAPE = 80_000_023
const KEY_SHIFT = 7919
