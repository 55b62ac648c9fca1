import type { Bot, Thought } from '#bots/bot.ts'
import type { Budget } from '#bots/budget.ts'
import { quickBot } from '#bots/quick-bot.ts'
import { LINES } from '../cards/cards.ts'
import { ACQUIRE, kindOf } from '../rules/actions.ts'
import type { RailTypes } from '../rules/rail-types.ts'
import { totalOf } from '../rules/scoring/score.ts'
import { ACQUIRED, DRAFT, LINE_PLANS, lineAt, MAIN, PHASE, playerAt, type RailState } from '../rules/state.ts'
import { explainOpening } from './explain.ts'
import { chooseInOpening } from './opening.ts'
import { type Opening, searchOpening } from './opening-search.ts'
import { steadyBot } from './steady.ts'
import { thinkOfTurn } from './think-of-turn.ts'
import { trainedJudge } from './trained-judge.ts'
import { chooseInTurn } from './turn.ts'
import type { PlannerSettings } from './ways.ts'
import { affordable, consider, decide, type PlannerQuestion, SHOWN, type Way } from './ways.ts'

// In the same file as the bots, so that what both need is not split into more files for the pages.
export { forecaster } from './forecast.ts'

/** The share of the budget for the search if futures are tried after it. */
const SEARCHING = 0.4

/** Only this many openings are tried in futures; the others are hardly ever better. */
const MOST_IN_FUTURES = 6

/** The shares of a turn's budget: for the first question, and for each later one after something was revealed. */
const FIRST = 0.92

const LATER = 0.06

/** The share before the first Plan card (RH-S8): with several players each is revealed and needs a new question. */
const FIRST_IN_SETUP = 0.8

/** It acquires one card in this many at random. */
const FANCY = 2

/**
 * Takes what gives points immediately, and uses a plan only when a track fulfils it, like a person who plays for the
 * first time. It often acquires a random card.
 */
export const easyBot = quickBot<RailTypes>('easy', 'easy', ({ game, view, seat, rng }) => {
  const state = game.determinize(view, rng)
  const player = seat - 1
  if (state.words[PHASE] < MAIN) return chooseInOpening(state, player, totalOf)
  const acquisitions = [...game.legalActions(state, seat)].filter((action) => kindOf(action) === ACQUIRE)
  if (acquisitions.length > 0 && rng.below(FANCY) === 0) return acquisitions[rng.below(acquisitions.length)]
  return chooseInTurn(state, player, totalOf)
})

/** Plans complete turns and evaluates the results with a judge trained on many games. */
export const strongBot = plannerBot('strong', { judge: trainedJudge(), isThorough: false, inFutures: 0, skill: 0 })

/** Plans complete turns, and tries the best of them in many sampled futures before it decides. */
export const expertBot = plannerBot('expert', { judge: trainedJudge(), isThorough: true, inFutures: 10, skill: 0.9 })

/** The bots of this game, the strongest first. */
export const levels: readonly Bot<RailTypes>[] = [expertBot, strongBot, steadyBot, easyBot]

/** A bot that plans complete turns. */
function plannerBot(name: string, settings: PlannerSettings): Bot<RailTypes> {
  return {
    name,
    *think(question): Generator<void, Thought<RailTypes>> {
      const { game, view, rng, consider } = question
      const state = game.determinize(view, rng)
      const player = question.seat - 1
      const budget = partOf(question.budget, state, player)
      const asked = { ...settings, game, view, rng, state, player, budget, ...(consider && { consider }) }
      return state.words[PHASE] < MAIN ? yield* thinkOfOpening(asked) : yield* thinkOfTurn(asked)
    },
  }
}

function partOf(budget: Budget, { words }: RailState, player: number): Budget {
  if (words[PHASE] === MAIN) return budget.part(words[playerAt(player) + ACQUIRED] === 0 ? FIRST : LATER)
  if (words[PHASE] === DRAFT) return budget.part(FIRST)
  const hasPlan = LINES.some((_, line) => words[lineAt(player, line) + LINE_PLANS] > 0)
  return budget.part(hasPlan ? LATER : FIRST_IN_SETUP)
}

function* thinkOfOpening(question: PlannerQuestion): Generator<void, Thought<RailTypes>> {
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
