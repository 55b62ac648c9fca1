import type { Candidate, Question, Reason, Thought } from '#bots/bot.ts'
import type { Estimate } from '#bots/futures.ts'
import { compareInFutures } from '#bots/futures.ts'
import { lowestBit } from '#engine/bits.ts'
import type { Action } from '../rules/actions.ts'
import {
  firstSection,
  isBlock,
  isDraw,
  isPurchase,
  isReserveOne,
  type Purchase,
  secondSection,
} from '../rules/actions.ts'
import { partsOf } from '../rules/connected-sets.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { scoreOf } from '../rules/score.ts'
import { sectionsOf } from '../rules/sections.ts'
import { BLOCK, type LokoState, NONE, PHASE, playerAt, SOLID } from '../rules/state.ts'
import type { HintTexts } from '../text/en/board.ts'
import { type Breadth, CandidateFinder, keyOf, type Thinkable } from './candidates.ts'
import type { Planner } from './planner.ts'
import type { Result } from './playouts.ts'
import { Playouts } from './playouts.ts'
import { WEIGHTS } from './weights.ts'

/** In the last this many turns of the player's own a purchase is a matter of time. */
const LAST_TURNS = 3

/** Who lacks no more than this can take a card away. */
const CLOSE = 1

/** What came of every way in every future that it was tried in. */
class Tally {
  /** The player's points at the end of whole games with the best way. */
  readonly #ends: number[] = []
  /** How far the player was ahead in each future, and with how many points. */
  readonly #leads: number[][]
  readonly #owns: number[][]

  constructor(ways: number) {
    this.#leads = Array.from({ length: ways }, () => [])
    this.#owns = Array.from({ length: ways }, () => [])
  }

  /** Writes a result down, and says what it is worth. */
  note(way: number, future: number, { own, lead, worth }: Readonly<Result>): number {
    this.#leads[way][future] = lead
    this.#owns[way].push(own)
    return worth
  }

  /** Writes down what came of a whole game with the best way. */
  noteEnd({ own }: Readonly<Result>): void {
    this.#ends.push(own)
  }

  /** All ways, the best first. Those that were let go early are behind those that were tried to the end. */
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
   * The points that the player comes to: those of the best way at the end of games or, where none came to its end, after
   * the rounds that it was tried for; less what another is worse in the futures that both were tried in. None comes to
   * more than the best: a greater lead on average may be a smaller chance to win.
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

/** How a searching bot thinks. */
export interface Manner extends Breadth {
  /** How many candidates it compares. */
  readonly candidates: number
  /** How many rounds it looks ahead, and in how many futures at most. */
  readonly rounds: number
  readonly futures: number
  readonly trust: Trust
}

/** How much a first impression counts against what is tried. */
interface Trust {
  /** In futures. */
  readonly futures: number
  /** For this share in any case. */
  readonly least: number
}

/** This share of the budget is for comparing; with the rest it plays to the end, to see what it will have then. */
const COMPARING = 0.85
/** When so much of it is gone, nothing more is begun. */
const TOO_LATE = 0.9
/** The number of candidates that it reports, besides those that were asked for. */
const TOLD = 4

/** Tries what it can think of in many futures, in which every player plays as the planner would, and compares. */
export function* search(question: Question<LokoTypes>, manner: Manner): Generator<void, Thought<LokoTypes>> {
  const { game, view, seat, budget, rng, consider = [] } = question
  const player = seat - 1
  const state = game.determinize(view, rng)
  const finder = new CandidateFinder(state, player, WEIGHTS, manner)
  const ways = (yield* finder.find(budget)).slice(0, manner.candidates)
  const places = consider.map(([action]) => placeOf(ways, action, finder))
  const playouts = new Playouts(state, player, WEIGHTS, rng, budget)
  // LK-2P: what is good to blacken shows only in whole games.
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

/** Where an action stands among the ways; it is added where it does not. */
function placeOf(ways: Thinkable[], action: Action, finder: CandidateFinder): number {
  const key = keyOf(action)
  const place = ways.findIndex((way) => keyOf(way.action) === key)
  return place === -1 ? ways.push(finder.judge(action)) - 1 : place
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Explains the purpose of an action. The planner has looked at every player, and last at the player whose turn it is. */
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

/** How many sections hang together after a draw that joins two networks; 0 where it joins none. */
function joinedBy({ words, cards }: LokoState, player: number, section: number): number {
  const solid = sectionsOf(words, playerAt(player) + SOLID)
  const touched = partsOf(cards, solid).filter((part) => part.some((own) => cards.meeting[section].includes(own)))
  return touched.length < 2 ? 0 : 1 + touched.reduce((sum, part) => sum + part.length, 0)
}

function because(reason: keyof HintTexts, values: Reason['values']): Reason {
  return { reason, values }
}
