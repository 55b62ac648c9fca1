import type { Candidate, Question, Thought } from '#bots/bot.ts'
import { compareInFutures } from '#bots/futures.ts'
import type { Action } from '../rules/actions.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { scoreOf } from '../rules/score.ts'
import { BLOCK, PHASE } from '../rules/state.ts'
import { type Breadth, CandidateFinder, keyOf, type Thinkable } from './candidates.ts'
import { WEIGHTS } from './planner-weights.ts'
import { Playouts } from './playouts.ts'
import { reasonFor } from './reasons.ts'
import { Tally } from './tally.ts'

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
/** So many candidates are told of, besides those that were asked for. */
const TOLD = 4

/** Tries what it can think of in many futures, in which everybody plays as the planner would, and compares. */
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
