import type { Budget } from '#bots/budget.ts'
import {
  type Action,
  block,
  draw,
  firstSection,
  isBlock,
  isDraw,
  isPurchase,
  isReserveOne,
  reserve,
  reserveOne,
  secondSection,
} from '../rules/actions.ts'
import { faceUpShapes } from '../rules/legality/purchases.ts'
import { sectionsOf } from '../rules/sections.ts'
import { BLOCK, FREE, type LokoState, PHASE } from '../rules/state.ts'
import { LARGEST_SET } from './growing-set.ts'
import { leastMissed } from './opening.ts'
import { orderOf } from './order.ts'
import { OPEN_TO_ALL } from './outlook.ts'
import { Plan, purchaseOf } from './plan-list.ts'
import { Planner } from './planner.ts'
import type { Way } from './playouts.ts'
import type { Weights } from './weights.ts'

/** An action worth comparing, with the planner's first estimate. */
export interface Thinkable extends Way {
  /** The points that the player still gets if all goes as planned. */
  readonly value: number
  /** The section that this action denies to another player. */
  readonly against?: Wanted
}

/** A section that another player needs. */
interface Wanted {
  readonly section: number
  readonly other: number
}

/** How many candidates of each kind to consider. */
export interface Breadth {
  readonly plans: number
  readonly purchases: number
  /** How many sections of the best plan are tried as the next one to draw. */
  readonly firsts: number
  readonly doesReserve: boolean
  /** Whether to consider taking what other players need. */
  readonly doesDeny: boolean
}

/** Finds the actions worth comparing, the best first by the planner's estimate. */
export class CandidateFinder {
  readonly #state: LokoState
  readonly #player: number
  readonly #breadth: Breadth
  readonly planner: Planner
  readonly #found = new Map<string, Thinkable>()
  readonly #order = new Int32Array(LARGEST_SET)

  constructor(state: LokoState, player: number, weights: Weights, breadth: Breadth) {
    this.#state = state
    this.#player = player
    this.#breadth = breadth
    this.planner = new Planner(state.cards, state.options, weights, breadth)
    this.planner.lookAround(state)
  }

  /** Plans for the other players only as long as the budget allows. */
  *find(budget: Budget): Generator<void, Thinkable[]> {
    if (this.#state.words[PHASE] === BLOCK) return this.#findInOpening()
    const { plans, purchases } = this.planner
    this.planner.find(this.#state, this.#player)
    yield
    for (let i = 0; i < purchases.count; i++) {
      const plan = copyOf(purchases.at(i))
      this.#add({ action: purchaseOf(this.#state.cards, plan), plan, value: plan.value })
    }
    for (let i = 0; i < plans.count; i++) this.#addSteps(copyOf(plans.at(i)), i === 0 ? this.#breadth.firsts : 1)
    const best = this.#best
    const wanted = this.#breadth.doesDeny ? yield* this.#wantedByOthers(budget) : []
    for (const against of wanted) {
      this.#add({ action: draw(against.section), plan: undefined, value: best - ASIDE, against })
    }
    this.#addReservations(wanted, best)
    return [...this.#found.values()].sort((one, other) => other.value - one.value)
  }

  /** LK-2P */
  #findInOpening(): Thinkable[] {
    const least = leastMissed(this.#state, this.#player)
    return least.map((section) => ({ action: block(section), plan: undefined, value: 0 }))
  }

  /** The value of the best plan, or of buying nothing more if that is better. */
  get #best(): number {
    const { plans, worthOfNothing } = this.planner
    return plans.count === 0 ? worthOfNothing : Math.max(worthOfNothing, plans.at(0).value)
  }

  /** Estimates an action that `find` did not return, together with the best plan that it serves. */
  judge(action: Action): Thinkable {
    const { plans } = this.planner
    const marked = isPurchase(action) || isBlock(action) ? [] : sectionsIn(action)
    for (let i = 0; i < plans.count; i++) {
      const plan = plans.at(i)
      const serves =
        marked.length > 0 && marked.every((section) => plan.sections.subarray(0, plan.size).includes(section))
      if (serves) return { action, plan: copyOf(plan), value: plan.value }
    }
    return { action, plan: undefined, value: this.#best - TO_END }
  }

  /** Adds drawing one of the first sections of a plan, and reserving two of them. */
  #addSteps(plan: Plan, firsts: number): void {
    if (plan.missing === 0) return
    const { kinds, danger } = this.planner.ground
    const size = orderOf(this.planner, plan, this.#order)
    plan.drawInOrder(this.#order, size)
    for (let i = 0; i < Math.min(firsts, size); i++) {
      this.#add({ action: draw(this.#order[i]), plan, value: plan.value - i * LATER })
    }
    if (!this.#breadth.doesReserve) return
    const open = Array.from(this.#order.subarray(0, size)).filter((section) => kinds[section] === OPEN_TO_ALL)
    open.sort((one, other) => danger[other] - danger[one])
    if (open.length > 1) this.#add({ action: pair(open[0], open[1]), plan, value: plan.value - ASIDE })
  }

  /** The sections that each of the other players needs next. */
  *#wantedByOthers(budget: Budget): Generator<void, Wanted[]> {
    const wanted: Wanted[] = []
    const planner = new Planner(this.#state.cards, this.#state.options, this.planner.weights, {
      plans: PLANS_OF_OTHERS,
    })
    planner.lookAround(this.#state)
    for (let other = 0; other < this.#state.options.players; other++) {
      if (other === this.#player) continue
      if (budget.share > HURRY) break
      // LK-H1: the secret shapes of other players are unknown.
      planner.find(this.#state, other, faceUpShapes(this.#state))
      yield
      const { plans, ground } = planner
      if (plans.count === 0 || plans.at(0).value <= planner.worthOfNothing) continue
      const size = orderOf(planner, plans.at(0), this.#order)
      const open = this.#order.subarray(0, size).filter((section) => ground.kinds[section] === OPEN_TO_ALL)
      for (const section of open.subarray(0, WANTED_EACH)) wanted.push({ section, other })
    }
    return wanted
  }

  #addReservations(wanted: readonly Wanted[], best: number): void {
    const { ground } = this.planner
    const free = sectionsOf(this.#state.words, FREE)
    if (free.length === 1) {
      this.#add({ action: reserveOne(free[0]), plan: undefined, value: best - TO_END })
      return
    }
    for (const [i, against] of wanted.entries()) {
      const next = wanted[i + 1]
      if (next === undefined || next.section === against.section) continue
      this.#add({ action: pair(against.section, next.section), plan: undefined, value: best - 2 * ASIDE, against })
    }
    if (free.length > FEW && this.#found.size > 0) return
    free.sort((one, other) => ground.wantedByOthers(other) - ground.wantedByOthers(one))
    const against = wanted.find(({ section }) => section === free[0] || section === free[1])
    this.#add({
      action: pair(free[0], free[1]),
      plan: undefined,
      value: best - TO_END,
      ...(against !== undefined && { against }),
    })
  }

  #add(candidate: Thinkable): void {
    const key = keyOf(candidate.action)
    const known = this.#found.get(key)
    if (known === undefined || known.value < candidate.value) {
      this.#found.set(key, known?.against === undefined ? candidate : { ...candidate, against: known.against })
    } else if (candidate.against !== undefined && known.against === undefined) {
      this.#found.set(key, { ...known, against: candidate.against })
    }
  }
}

function sectionsIn(mark: number): number[] {
  return isDraw(mark) || isReserveOne(mark) ? [firstSection(mark)] : [firstSection(mark), secondSection(mark)]
}

/** Two actions are the same if their keys are. */
export function keyOf(action: Action): string {
  return isPurchase(action) ? `${action.train} ${action.shape} ${action.sections.join()}` : String(action)
}

function pair(one: number, other: number): Action {
  return reserve(Math.min(one, other), Math.max(one, other))
}

function copyOf(plan: Plan): Plan {
  const copy = new Plan()
  copy.become(plan)
  return copy
}

/** The cost of a turn that does not advance the player's own plan, and of each step out of a plan's order. */
const ASIDE = 0.8
const LATER = 0.05
/** The estimated cost of bringing the end of the game nearer, before any playout. */
const TO_END = 2
const WANTED_EACH = 2
const PLANS_OF_OTHERS = 4
/** After this share of the budget, no plans are made for further opponents. */
const HURRY = 0.25
/** With at most this many free sections left, bringing the end nearer is worth considering. */
const FEW = 24
