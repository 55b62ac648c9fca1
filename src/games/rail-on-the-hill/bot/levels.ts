import type { Bot, Thought } from '#bots/bot.ts'
import type { Budget } from '#bots/budget.ts'
import { fixedChance, quickBot } from '#bots/quick-bot.ts'
import { LINES } from '../cards/cards.ts'
import { ACQUIRE, kindOf, LAY, PLACE } from '../rules/actions.ts'
import type { RailTypes } from '../rules/facts.ts'
import { totalOf } from '../rules/scoring/score.ts'
import { ACQUIRED, DRAFT, LINE_PLANS, lineAt, MAIN, PHASE, playerAt, type RailState, ROUND } from '../rules/state.ts'
import { explainOpening } from './explain.ts'
import { chooseInOpening } from './opening.ts'
import { type Opening, searchOpening } from './opening-search.ts'
import { evaluate, steadyBot } from './steady.ts'
import { thinkOfTurn } from './think-of-turn.ts'
import { trainedJudge } from './trained-judge.ts'
import { chooseInTurn, type Evaluation, type Notice } from './turn.ts'
import { affordable, consider, decide, type PlannerQuestion, type PlannerSettings, SHOWN, type Way } from './ways.ts'

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

/** What a player who does not plan turns sees of the game. */
interface Attention {
  /** Plays for this value of the town at the end of the turn. */
  readonly aim: Evaluation
  /** The shares of tracks, of places for a card, and of all other actions that it overlooks in a round. */
  readonly tracks: number
  readonly places: number
  readonly others: number
  /** The share of turns in which it acquires a card that it likes, whatever it is good for. */
  readonly fancy: number
}

const judge = trainedJudge()

/**
 * `keen` knows what a town will be worth but follows only one idea for its turn; `casual` plays like `steady` but misses
 * tracks and places. `easy` and `beginner` take what gives points immediately, and use a Plan only when a track fulfils
 * it, like people who play for the first time.
 */
const ATTENTION = {
  keen: { aim: (state, player) => judge.worth(state, player), tracks: 0.15, places: 0.15, others: 0.15, fancy: 0 },
  casual: { aim: evaluate, tracks: 0.25, places: 0.25, others: 0.25, fancy: 0 },
  easy: { aim: totalOf, tracks: 0, places: 0, others: 0, fancy: 0.12 },
  beginner: { aim: totalOf, tracks: 0, places: 0, others: 0, fancy: 0.42 },
} satisfies Record<string, Attention>

const STEPS = 1000

export const keenBot = inattentiveBot('keen', ATTENTION.keen)

export const casualBot = inattentiveBot('casual', ATTENTION.casual)

export const easyBot = inattentiveBot('easy', ATTENTION.easy)

export const beginnerBot = inattentiveBot('beginner', ATTENTION.beginner)

function inattentiveBot(name: string, attention: Attention) {
  return quickBot<RailTypes>(name, 'easy', ({ game, view, seat, rng }) => {
    const state = game.determinize(view, rng)
    const player = seat - 1
    if (state.words[PHASE] < MAIN) return chooseInOpening(state, player, attention.aim)
    const acquisitions = [...game.legalActions(state, seat)].filter((action) => kindOf(action) === ACQUIRE)
    if (acquisitions.length > 0 && rng.below(STEPS) < STEPS * attention.fancy) {
      return acquisitions[rng.below(acquisitions.length)]
    }
    return chooseInTurn(state, player, attention.aim, noticesOf(state, player, attention))
  })
}

/**
 * What a player overlooks in this round. Attention varies from game to game, as with people: on the best days nothing is
 * overlooked, on the worst twice the usual share. A player's first Plans tell games apart.
 */
function noticesOf({ words }: RailState, player: number, { tracks, places, others }: Attention): Notice {
  const plans = LINES.map((_, line) => words[lineAt(player, line) + LINE_PLANS + 1])
  const carelessness = 2 * fixedChance(player, ...plans)
  return (action) => {
    const kind = kindOf(action)
    const share = kind === LAY ? tracks : kind === PLACE ? places : others
    return fixedChance(player, ...plans, words[ROUND], action) >= carelessness * share
  }
}

/** Plans complete turns and evaluates the results with a judge trained on many games. */
export const strongBot = plannerBot('strong', { judge, isThorough: false, inFutures: 0, mostFutures: 0, skill: 0 })

/** Plans like `strong`, and tries the best few turns in a few sampled futures before it decides. */
export const sharpBot = plannerBot('sharp', { judge, isThorough: false, inFutures: 4, mostFutures: 2, skill: 0.2 })

/** Plans complete turns, and tries the best of them in many sampled futures before it decides. */
export const expertBot = plannerBot('expert', {
  judge: trainedJudge(),
  isThorough: true,
  inFutures: 10,
  mostFutures: 200,
  skill: 0.8,
})

/** The bots of this game, the strongest first. */
export const levels: readonly Bot<RailTypes>[] = [
  expertBot,
  sharpBot,
  strongBot,
  keenBot,
  steadyBot,
  casualBot,
  easyBot,
  beginnerBot,
]

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
