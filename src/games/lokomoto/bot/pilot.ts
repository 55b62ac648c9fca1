import { RNG_WORDS, randomBelow } from '#engine/random.ts'
import { MAX_SECTIONS, SHAPE_POINTS } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import { type Action, block, draw, reserve, reserveOne } from '../rules/actions.ts'
import { MAX_PLAYERS, OPEN_TRAINS, SECRETS_EACH } from '../rules/numbers.ts'
import { countSections, hasSection, listSections, nthSection } from '../rules/sections.ts'
import {
  BLOCK,
  BOUGHT_COUNT,
  FREE,
  type LokoOptions,
  type LokoState,
  NONE,
  OPEN,
  OPEN_SHAPES,
  PHASE,
  playerAt,
  RESERVED,
  SECRETS,
  SOLID,
  TURN,
} from '../rules/state.ts'
import { LARGEST_SET } from './growing-set.ts'
import { orderOf } from './order.ts'
import { Plan, purchaseOf } from './plan-list.ts'
import { Planner, QUICK } from './planner.ts'
import { findTotals } from './totals.ts'
import type { Weights } from './weights.ts'

/** The current plan of a player. */
class Mind {
  readonly plan = new Plan()
  hasPlan = false
  /** The sections that were missing when the plan was made, in the order to draw them. */
  readonly order = new Int32Array(LARGEST_SET)
  orderSize = 0
  /** How many trains had been bought when the plan was made. */
  bought = 0

  become(other: Mind): void {
    this.plan.become(other.plan)
    this.hasPlan = other.hasPlan
    this.order.set(other.order)
    this.orderSize = other.orderSize
    this.bought = other.bought
  }
}

/** Plays all seats of a simulated game: every player follows a plan, and makes a new one when it breaks. */
export class Pilot {
  readonly planner: Planner
  readonly #minds = Array.from({ length: MAX_PLAYERS }, () => new Mind())
  /** For each player, the plans that they may begin with: made only once for all simulated games. */
  readonly #beginnings: Mind[][] = []
  readonly #chance = new Int32Array(RNG_WORDS)
  readonly #totals = new Int32Array(MAX_PLAYERS)
  readonly #list = new Int32Array(MAX_SECTIONS)
  /** The largest noise added to the value of a plan, in points. */
  readonly #doubt: number
  /** The player without such noise. */
  #sure = NONE

  constructor(cards: CardTables, options: LokoOptions, weights: Weights, doubt: number) {
    this.planner = new Planner(cards, options, weights, { plans: MOST_PLANS }, QUICK)
    this.#doubt = doubt
  }

  /**
   * Prepares for games that all begin with an action of this player: the other players begin with one of the plans that
   * they have now, and this player always follows the best one.
   */
  prepare(state: LokoState, player: number): void {
    this.#sure = player
    // LK-H1: the secret shapes of the others, and so their plans, differ from game to game.
    if (state.words[PHASE] === BLOCK || state.options.hiddenAgendas) return
    this.planner.lookAround(state)
    for (let other = 0; other < state.options.players; other++) {
      if (other !== player) this.#beginnings[other] = this.#beginningsOf(state, other)
    }
  }

  #beginningsOf(state: LokoState, player: number): Mind[] {
    const { plans } = this.planner
    const minds: Mind[] = []
    this.planner.find(state, player)
    for (let i = 0; i < plans.count && plans.at(i).value > this.planner.worthOfNothing; i++) {
      minds.push(this.#follow(state, new Mind(), plans.at(i)))
    }
    return minds
  }

  /** Restarts at a state, with this seed for its random choices. */
  begin(state: LokoState, chance: Int32Array): void {
    this.#chance.set(chance)
    for (const [player, mind] of this.#minds.entries()) {
      mind.hasPlan = false
      let most = Number.NEGATIVE_INFINITY
      for (const beginning of this.#beginnings[player] ?? []) {
        const value = beginning.plan.value + this.#doubt * this.#wobble()
        if (value <= most) continue
        most = value
        mind.become(beginning)
      }
    }
    this.planner.lookAround(state)
  }

  /** Makes a player follow a given plan; the missing sections are drawn in the order of the plan. */
  adopt(state: LokoState, player: number, plan: Plan): void {
    const mind = this.#minds[player]
    mind.plan.become(plan)
    mind.hasPlan = true
    mind.bought = state.words[BOUGHT_COUNT]
    mind.orderSize = 0
    const solid = playerAt(player) + SOLID
    for (let i = 0; i < plan.size; i++) {
      if (!hasSection(state.words, solid, plan.sections[i])) mind.order[mind.orderSize++] = plan.sections[i]
    }
  }

  choose(state: LokoState): Action {
    const { words } = state
    const free = countSections(words, FREE)
    if (words[PHASE] === BLOCK) return this.#chooseInOpening(words, free)
    const player = words[TURN]
    if (free <= MOST_TAKEN && this.#winsByEnding(state, player)) return this.#burn(words, free)
    const mind = this.#minds[player]
    const isOld = !mind.hasPlan || words[BOUGHT_COUNT] - mind.bought > STALE
    if (isOld || this.#isBroken(words, player, mind)) this.#think(state, mind)
    if (!mind.hasPlan) return this.#burn(words, free)
    for (let i = 0; i < mind.orderSize; i++) {
      if (!hasSection(words, playerAt(player) + SOLID, mind.order[i])) return draw(mind.order[i])
    }
    mind.hasPlan = false
    return purchaseOf(state.cards, mind.plan)
  }

  /** Makes a new plan, or none if no plan is better than buying nothing more. */
  #think(state: LokoState, mind: Mind): void {
    const { planner } = this
    const player = state.words[TURN]
    planner.find(state, player)
    const { plans } = planner
    const doubt = player === this.#sure ? 0 : this.#doubt
    let best = -1
    let most = planner.worthOfNothing
    for (let i = 0; i < plans.count; i++) {
      const value = plans.at(i).value + (doubt > 0 ? doubt * this.#wobble() : 0)
      if (value <= most) continue
      most = value
      best = i
    }
    if (best === -1) mind.hasPlan = false
    else this.#follow(state, mind, plans.at(best))
  }

  /** The plan must be from the planner's latest `find`. */
  #follow(state: LokoState, mind: Mind, plan: Plan): Mind {
    mind.hasPlan = true
    mind.bought = state.words[BOUGHT_COUNT]
    mind.plan.become(plan)
    mind.orderSize = orderOf(this.planner, mind.plan, mind.order)
    return mind
  }

  /** A random number from -1 to 1, most likely near 0. */
  #wobble(): number {
    return (randomBelow(this.#chance, 0, FINE) + randomBelow(this.#chance, 0, FINE)) / FINE - 1
  }

  /** Whether another player has taken a section or card that the plan needs. */
  #isBroken(words: Int32Array, player: number, { plan, order, orderSize }: Mind): boolean {
    const me = playerAt(player)
    for (let i = 0; i < orderSize; i++) {
      const section = order[i]
      const isThere =
        hasSection(words, FREE, section) ||
        hasSection(words, me + SOLID, section) ||
        hasSection(words, me + RESERVED, section)
      if (!isThere) return true
    }
    return !isOneOf(words, OPEN, OPEN_TRAINS, plan.train) || !canTake(words, player, plan.shape)
  }

  #winsByEnding(state: LokoState, player: number): boolean {
    findTotals(state, this.#totals)
    for (let other = 0; other < state.options.players; other++) {
      if (other !== player && this.#totals[other] >= this.#totals[player]) return false
    }
    return true
  }

  /** Reserves what others want most, which costs nothing and brings the end nearer (LK-E1). */
  #burn(words: Int32Array, free: number): Action {
    if (free === 1) return reserveOne(nthSection(words, FREE, 0))
    const { ground } = this.planner
    const count = listSections(words, FREE, this.#list)
    let first = -1
    let second = -1
    for (let i = 0; i < count; i++) {
      const section = this.#list[i]
      const wanted = ground.wantedByOthers(section)
      if (first === -1 || wanted > ground.wantedByOthers(first)) {
        second = first
        first = section
      } else if (second === -1 || wanted > ground.wantedByOthers(second)) second = section
    }
    return reserve(Math.min(first, second), Math.max(first, second))
  }

  /** LK-2P: of a few random sections, the one with the fewest free neighbours. */
  #chooseInOpening(words: Int32Array, free: number): Action {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < OPENING_CHOICE; i++) {
      const section = nthSection(words, FREE, randomBelow(this.#chance, 0, free))
      let room = 0
      for (const other of this.planner.cards.meeting[section]) if (hasSection(words, FREE, other)) room++
      if (room >= least) continue
      least = room
      best = section
    }
    return block(best)
  }
}

function isOneOf(words: Int32Array, at: number, count: number, card: number): boolean {
  for (let i = at; i < at + count; i++) if (words[i] === card) return true
  return false
}

function canTake(words: Int32Array, player: number, shape: number): boolean {
  return (
    shape === NONE ||
    isOneOf(words, OPEN_SHAPES, SHAPE_POINTS.length, shape) ||
    isOneOf(words, SECRETS + player * SECRETS_EACH, SECRETS_EACH, shape)
  )
}

const MOST_PLANS = 5
/** A plan is kept until more trains than this have been bought since: a new plan after each is hardly better. */
const STALE = 1
/** LK-A1: the most free sections that one turn can take. */
const MOST_TAKEN = 2
const OPENING_CHOICE = 4
const FINE = 1024
