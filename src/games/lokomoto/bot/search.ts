import type { Candidate, Question, Reason, Thought } from '#bots/bot.ts'
import { compareInFutures, type Estimate } from '#bots/futures.ts'
import { lowestBit } from '#engine/bits.ts'
import {
  type Action,
  firstSection,
  isBlock,
  isDraw,
  isPurchase,
  isReserveOne,
  type Purchase,
  secondSection,
} from '../rules/actions.ts'
import { partsOf } from '../rules/connected-sets.ts'
import type { LokoTypes } from '../rules/facts.ts'
import { scoreOf } from '../rules/score.ts'
import { sectionsOf } from '../rules/sections.ts'
import { BLOCK, type LokoState, NONE, PHASE, playerAt, SOLID } from '../rules/state.ts'
import type { HintTexts } from '../text/en/board.ts'
import { type Breadth, CandidateFinder, keyOf, type Thinkable } from './candidates.ts'
import type { Planner } from './planner.ts'
import { Playouts, type Result } from './playouts.ts'
import { WEIGHTS } from './weights.ts'

/** When players have at most this many turns left, the reason given for a purchase is that time runs out. */
const LAST_TURNS = 3

/** A player who lacks at most this many sections for a shape is a rival for it. */
const CLOSE = 1

/** The results of every candidate in every future that it was tried in. */
class Tally {
  /** The player's points at the end of complete games that begin with the best candidate. */
  readonly #ends: number[] = []
  /** For each candidate and future, the player's lead over the best opponent, and the player's own points. */
  readonly #leads: number[][]
  readonly #owns: number[][]

  constructor(ways: number) {
    this.#leads = Array.from({ length: ways }, () => [])
    this.#owns = Array.from({ length: ways }, () => [])
  }

  /** Records a result and returns its worth. */
  note(way: number, future: number, { own, lead, worth }: Readonly<Result>): number {
    this.#leads[way][future] = lead
    this.#owns[way].push(own)
    return worth
  }

  /** Records the result of a complete game that began with the best candidate. */
  noteEnd({ own }: Readonly<Result>): void {
    this.#ends.push(own)
  }

  /** All candidates, the best first. Those dropped early come after those that were tried to the end. */
  rank(estimates: readonly Estimate[]): number[] {
    const most = Math.max(...estimates.map(({ tries }) => tries))
    const isKnown = ({ tries }: Estimate) => (tries >= most - 1 ? 1 : 0)
    return [...estimates.keys()].sort(
      (one, other) =>
        isKnown(estimates[other]) - isKnown(estimates[one]) ||
        estimates[other].mean - estimates[one].mean ||
        one - other,
    )
  }

  /**
   * The points that the player can expect. For the best candidate: the mean at the end of complete games or, without
   * any, after the rounds that were simulated. For another candidate: that mean minus how much worse it did in the
   * futures that both were tried in. No candidate gets more than the best one: a greater average lead may still mean a
   * smaller chance to win.
   */
  points(foreseen: number, best: number, way: number, estimates: readonly Estimate[]): number {
    const seen = this.#ends.length > 0 ? this.#ends : this.#owns[best]
    const points = seen.length > 0 ? mean(seen) : foreseen
    if (way === best) return points
    const shared = this.#leads[way].flatMap((lead, future) => {
      const other = this.#leads[best][future]
      return other === undefined ? [] : [lead - other]
    })
    const worse = shared.length > 0 ? mean(shared) : estimates[way].mean - estimates[best].mean
    return points + Math.min(0, worse)
  }
}

/** The settings of a searching bot. */
export interface Manner extends Breadth {
  /** How many candidates it compares. */
  readonly candidates: number
  /** How many rounds it looks ahead, and in how many futures at most. */
  readonly rounds: number
  readonly futures: number
  readonly trust: Trust
}

/** How much the planner's first impression counts against the results of playouts. */
interface Trust {
  /** The first impression weighs as much as this many futures. */
  readonly futures: number
  /** The smallest share that it keeps however many futures are played. */
  readonly least: number
}

/** The share of the budget for comparing candidates; the rest is for complete games that estimate the final points. */
const COMPARING = 0.85
/** No playout starts after this share of the budget is spent. */
const TOO_LATE = 0.9
/** The number of candidates that it reports, besides those in `consider`. */
const TOLD = 4

/** Compares candidates by playouts in many futures, in which every player follows the planner. */
export function* search(question: Question<LokoTypes>, manner: Manner): Generator<void, Thought<LokoTypes>> {
  const { game, view, seat, budget, rng, consider = [] } = question
  const player = seat - 1
  const state = game.determinize(view, rng)
  const finder = new CandidateFinder(state, player, WEIGHTS, manner)
  const ways = (yield* finder.find(budget)).slice(0, manner.candidates)
  const places = consider.map(([action]) => placeOf(ways, action, finder))
  const playouts = new Playouts(state, player, WEIGHTS, rng, budget)
  // LK-2P: only complete games show which section is good to blacken.
  const rounds = state.words[PHASE] === BLOCK ? Number.POSITIVE_INFINITY : manner.rounds
  const tally = new Tally(ways.length)
  const tryIn = (way: number, future: number) => {
    const result = budget.share > TOO_LATE ? undefined : playouts.play(ways[way], future, rounds)
    return result && tally.note(way, future, result)
  }
  const first = tryIn(0, 0) ?? 0
  yield
  const impressions = ways.map(({ value }) => first + value - ways[0].value)
  const estimates = yield* compareInFutures({
    candidates: ways.length,
    tryIn: (way, future) => tryIn(way, future) ?? impressions[way],
    budget: budget.part(COMPARING),
    kept: new Set(places),
    most: ways.length === 1 ? 1 : manner.futures,
    prior: { values: impressions, weight: manner.trust.futures, least: manner.trust.least },
  })
  const ranked = tally.rank(estimates)
  const [best] = ranked
  for (let future = 0; future < manner.futures && !budget.isSpent; future++) {
    const end = playouts.play(ways[best], future, Number.POSITIVE_INFINITY)
    if (end === undefined) break
    tally.noteEnd(end)
    yield
  }
  const { total, unused } = scoreOf(state, player)
  const foreseen = total - unused + ways[best].value
  const told = ranked.flatMap((way, rank): Candidate<LokoTypes>[] => {
    const asked = places.flatMap((place, considered) => (place === way ? [{ considered }] : []))
    if (asked.length === 0 && rank >= TOLD) return []
    const candidate = {
      plan: [ways[way].action],
      estimate: tally.points(foreseen, best, way, estimates),
      reason: reasonFor(state, player, finder.planner, ways[way]),
    }
    return asked.length === 0 ? [candidate] : asked.map((mark) => ({ ...candidate, ...mark }))
  })
  return { plan: told[0].plan, candidates: told, reason: told[0].reason }
}

/** The index of an action among the candidates; appends it if it is not there. */
function placeOf(ways: Thinkable[], action: Action, finder: CandidateFinder): number {
  const key = keyOf(action)
  const place = ways.findIndex((way) => keyOf(way.action) === key)
  return place === -1 ? ways.push(finder.judge(action)) - 1 : place
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Explains the purpose of an action. The planner must have looked at every player, and last at the player to move. */
function reasonFor(state: LokoState, player: number, planner: Planner, way: Thinkable): Reason {
  const { action, plan, against } = way
  if (isPurchase(action)) return ofPurchase(state, player, planner, action)
  if (isBlock(action)) return because('opens', {})
  const { cards } = state
  const section = firstSection(action)
  if (plan === undefined && against !== undefined) {
    return because('denies', { section: cards.sections[against.section], player: against.other + 1 })
  }
  if (plan === undefined) return because(isDraw(action) ? 'aside' : 'ends', {})
  const train = cards.trainIds[plan.train]
  if (!isDraw(action)) {
    const near = planner.ground.near[section] | (isReserveOne(action) ? 0 : planner.ground.near[secondSection(action)])
    return near === 0
      ? because('towards', { train, left: plan.missing })
      : because('protects', { train, player: lowestBit(near) + 1 })
  }
  const joined = joinedBy(state, player, section)
  if (joined > 0) return because('joins', { sections: joined })
  const left = plan.missing - 1
  if (plan.shape === NONE) return left === 0 ? because('completes', { train }) : because('towards', { train, left })
  const shape = cards.shapeIds[plan.shape]
  return left === 0 ? because('completes-shape', { train, shape }) : because('towards-shape', { train, shape, left })
}

function ofPurchase(state: LokoState, player: number, { survey, ground }: Planner, { train, shape }: Purchase): Reason {
  const { cards, options } = state
  const number = cards.trainNumbers.get(train) as number
  const others = Array.from({ length: options.players }, (_, other) => other).filter((other) => other !== player)
  const price = cards.prices[number]
  const points = price + cards.bonuses[number]
  if (shape !== undefined) {
    const taken = cards.shapeNumbers.get(shape) as number
    const values = { train, shape, points: points + cards.points[taken] }
    const rival = others.find((other) => survey.lack(other, taken) <= CLOSE)
    return rival === undefined
      ? because('buys-with-shape', values)
      : because('shape-in-time', { ...values, player: rival + 1 })
  }
  if (ground.free <= LAST_TURNS * options.players) return because('last-purchase', { train, points })
  const rival = others.find((other) => survey.networks[other] >= price)
  return rival === undefined
    ? because('buys', { train, points })
    : because('buys-in-time', { train, points, player: rival + 1 })
}

/** The size of the network after a draw that joins two or more networks; 0 if it joins none. */
function joinedBy({ words, cards }: LokoState, player: number, section: number): number {
  const solid = sectionsOf(words, playerAt(player) + SOLID)
  const touched = partsOf(cards, solid).filter((part) => part.some((own) => cards.meeting[section].includes(own)))
  return touched.length < 2 ? 0 : 1 + touched.reduce((sum, part) => sum + part.length, 0)
}

function because(reason: keyof HintTexts, values: Reason['values']): Reason {
  return { reason, values }
}
