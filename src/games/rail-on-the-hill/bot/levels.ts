import type { Bot, Thought } from '#bots/bot.ts'
import { fixedChance, quickBot } from '#bots/quick-bot.ts'
import { LINES } from '../cards/cards.ts'
import { ACQUIRE, kindOf } from '../rules/actions.ts'
import type { RailTypes } from '../rules/facts.ts'
import { totalOf } from '../rules/scoring/score.ts'
import { ACQUIRED, LINE_PLANS, lineAt, MAIN, PHASE, playerAt, type RailState, ROUND } from '../rules/state.ts'
import { closeJudge } from './close-judge.ts'
import { explainOpening } from './explain.ts'
import { chooseInOpening } from './opening.ts'
import { type Opening, searchOpening } from './opening-search.ts'
import { plainWorth } from './plain-worth.ts'
import { thinkOfTurn } from './think-of-turn.ts'
import { trainedJudge } from './trained-judge.ts'
import { chooseInTurn, type Evaluation } from './turn.ts'
import {
  affordable,
  affordableClosely,
  consider,
  decide,
  type PlannerQuestion,
  type PlannerSettings,
  SHOWN,
  type Way,
} from './ways.ts'

// In the same file as the bots, so that what both need is not split into more files for the pages.
export { forecaster } from './forecast.ts'

/** The share of the budget for the search if futures are tried after it. */
const SEARCHING = 0.4

/** Only this many openings are tried in futures; the others are hardly ever better. */
const MOST_IN_FUTURES = 6

/** What a player who does not plan turns sees of the game. */
interface Attention {
  /** Plays for this value of the town at the end of the turn. */
  readonly aim: Evaluation
  /** The share of actions that it overlooks in a round. */
  readonly overlooked: number
  /** The share of turns in which it acquires a card that it likes, whatever it is good for. */
  readonly fancy: number
}

const judge = trainedJudge()

const outlook: Evaluation = (state, player) => judge.worth(state, player)

/**
 * `keen` and `steady` know what a town will be worth; `casual` and `easy` see what is nearly done. `beginner` takes what
 * gives points immediately and uses a Plan only when a track fulfils it, like people who play for the first time.
 */
const ATTENTION = {
  keen: { aim: outlook, overlooked: 0.16, fancy: 0 },
  steady: { aim: outlook, overlooked: 0.29, fancy: 0 },
  casual: { aim: plainWorth, overlooked: 0.06, fancy: 0 },
  easy: { aim: plainWorth, overlooked: 0.3, fancy: 0 },
  beginner: { aim: totalOf, overlooked: 0, fancy: 0.24 },
} satisfies Record<string, Attention>

/** The share of rounds in which `keen` follows its first idea instead of planning its turn. */
const HASTE = 0.4

/** The largest share of actions that a player overlooks on the worst days. */
const MOST_OVERLOOKED = 0.6

const STEPS = 1000

export const steadyBot = inattentiveBot('steady', ATTENTION.steady)

export const casualBot = inattentiveBot('casual', ATTENTION.casual)

export const easyBot = inattentiveBot('easy', ATTENTION.easy)

export const beginnerBot = inattentiveBot('beginner', ATTENTION.beginner)

function inattentiveBot(name: string, { aim, overlooked, fancy }: Attention) {
  return quickBot<RailTypes>(name, 'easy', ({ game, view, seat, rng }) => {
    const state = game.determinize(view, rng)
    const player = seat - 1
    if (state.words[PHASE] < MAIN) return chooseInOpening(state, player, aim)
    const day = new Day(state, player)
    const acquisitions = [...game.legalActions(state, seat)].filter((action) => kindOf(action) === ACQUIRE)
    if (acquisitions.length > 0 && rng.below(STEPS) < STEPS * fancy * day.carelessness) {
      return acquisitions[rng.below(acquisitions.length)]
    }
    return chooseInTurn(state, player, aim, (action) => !day.overlooks(overlooked, action))
  })
}

/**
 * How attentive a player is. It varies from game to game, as with people: on good days nothing is overlooked, on bad ones
 * up to three times the usual share. A player's first Plans tell games apart.
 */
class Day {
  readonly carelessness: number
  readonly #parts: readonly number[]

  constructor({ words }: RailState, player: number) {
    const parts = [player, ...LINES.map((_, line) => words[lineAt(player, line) + LINE_PLANS + 1])]
    this.carelessness = 3 * fixedChance(...parts) ** 2
    this.#parts = [...parts, words[ROUND]]
  }

  /** Whether the player overlooks an action in this round, if it usually overlooks this share. */
  overlooks(share: number, action: number): boolean {
    return fixedChance(...this.#parts, action) < Math.min(MOST_OVERLOOKED, this.carelessness * share)
  }

  /** Whether the player is in haste in this round, if it usually is in this share of rounds. */
  isHasty(share: number): boolean {
    return fixedChance(...this.#parts) < this.carelessness * share
  }
}

/** For levels whose search is narrow: a small share is enough for it after a draw. */
const SHARES = { first: 0.92, later: 0.06, beforeDraw: 1 }

/** Plans complete turns and evaluates the results with a judge trained on many games. */
export const strongBot = plannerBot('strong', {
  judge,
  closer: undefined,
  isThorough: false,
  inFutures: 0,
  mostFutures: 0,
  skill: 0,
  shares: SHARES,
})

/** Plans its turns like `strong`, but not all of them. */
export const keenBot: Bot<RailTypes> = {
  name: 'keen',
  think(question) {
    const state = question.game.determinize(question.view, question.rng)
    const isHasty = state.words[PHASE] === MAIN && new Day(state, question.seat - 1).isHasty(HASTE)
    return (isHasty ? hastyBot : strongBot).think(question)
  },
}

const hastyBot = inattentiveBot('hasty', ATTENTION.keen)

/** Plans like `strong`, and tries the best few turns in a few sampled futures before it decides. */
export const sharpBot = plannerBot('sharp', {
  judge,
  closer: undefined,
  isThorough: false,
  inFutures: 4,
  mostFutures: 2,
  skill: 0.2,
  shares: SHARES,
})

/** Plans complete turns, judges the best of them closely, and tries those in many sampled futures before it decides. */
export const expertBot = plannerBot('expert', {
  judge: trainedJudge(),
  closer: closeJudge(),
  isThorough: true,
  inFutures: 6,
  mostFutures: 200,
  skill: 0.4,
  shares: { first: 0.95, later: 0.25, beforeDraw: 0.53 },
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
      const budget = question.budget.part(shareOf(settings, state, player))
      const asked = { ...settings, game, view, rng, state, player, budget, ...(consider && { consider }) }
      return state.words[PHASE] < MAIN ? yield* thinkOfOpening(asked) : yield* thinkOfTurn(asked)
    },
  }
}

/** The share of a turn's budget for this question. */
function shareOf({ shares }: PlannerSettings, { words }: RailState, player: number): number {
  return words[PHASE] === MAIN && words[playerAt(player) + ACQUIRED] !== 0 ? shares.later : shares.first
}

function* thinkOfOpening(question: PlannerQuestion): Generator<void, Thought<RailTypes>> {
  const { state, player, judge, inFutures, budget, consider: beginnings = [] } = question
  const share = (inFutures > 0 ? SEARCHING : 1) / (1 + beginnings.length)
  const openings: (readonly Opening[])[] = []
  for (const beginning of [[], ...beginnings]) {
    openings.push(yield* searchOpening(state, player, beginning, judge, budget.part(share)))
  }
  const closely = Math.floor(affordableClosely(question) / openings.length)
  const closer = closely > 0 ? question.closer : undefined
  const judged = openings.map((found) => {
    if (closer === undefined) return found.map((opening) => wayOf(opening, opening.worth))
    const ways = found.slice(0, closely).map((one) => wayOf(one, closer.worth(one.state, player, budget)))
    return ways.sort((one, other) => other.worth - one.worth)
  })
  const inFuture = Math.min(MOST_IN_FUTURES, affordable(question))
  const ways = judged[0].slice(0, inFuture > 0 ? inFuture : SHOWN)
  for (const [index, [best]] of judged.slice(1).entries()) consider(ways, best, index)
  return yield* decide(ways, { ...question, closer }, inFuture > 0)
}

function wayOf({ actions }: Opening, worth: number): Way {
  return { turns: [actions], worth, reason: explainOpening() }
}
