import type { Thought } from '#bots/bot.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import { explainOpening } from './explain.ts'
import { type Opening, searchOpening } from './opening-search.ts'
import { affordable, consider, decide, type PlannerQuestion, SHOWN, type Way } from './ways.ts'

/** What searching takes of the budget where futures come after it. */
const SEARCHING = 0.4
/** The others are hardly ever better in the end. */
const MOST_IN_FUTURES = 6

export function* thinkOfOpening(question: PlannerQuestion): Generator<void, Thought<RailTypes>> {
  const { state, player, judge, inFutures, budget, consider: beginnings = [] } = question
  const share = (inFutures > 0 ? SEARCHING : 1) / (1 + beginnings.length)
  const found = yield* searchOpening(state, player, [], judge, budget.part(share))
  const inFuture = Math.min(MOST_IN_FUTURES, affordable(question))
  const ways = found.slice(0, inFuture > 0 ? inFuture : SHOWN).map(wayOf)
  for (const [index, beginning] of beginnings.entries()) {
    const [best] = yield* searchOpening(state, player, beginning, judge, budget.part(share))
    consider(ways, wayOf(best), index)
  }
  return yield* decide(ways, question, inFuture > 0)
}

function wayOf({ actions, worth }: Opening): Way {
  return { turns: [actions], worth, reason: explainOpening() }
}
