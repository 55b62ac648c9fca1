import type { Bot, Question, Thought } from '#bots/bot.ts'
import { quickBot } from '#bots/quick-bot.ts'
import type { Rng } from '#engine/random.ts'
import { FIRST_LANDMARK } from '../cards/tables.ts'
import { builtItem, NO_SWAP, PASS, reroll, roll, STAND, tv } from '../rules/actions.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { richestOther } from '../rules/foresight.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { playAction } from '../rules/play.ts'
import { BUILD, cloneState, hasAllLandmarks, type MachiState, PHASE, REROLL, ROLL, TURN, TV } from '../rules/state.ts'
import { expertBot } from './expert.ts'
import { incomeRates, RollGains } from './roll-gains.ts'
import { asThought } from './rollouts.ts'
import { raceValue, steadyBot } from './steady.ts'
import { optionsOf, outsetOf, thoughtOf, WON } from './thinking.ts'
import type { TurnPlan } from './turn-plans.ts'

// In the same file as the bots, so that what both need is not split into more files for the pages.
export { forecaster } from './forecast.ts'

/** What a player of the lower levels pays attention to. */
interface Attention {
  /** How much it values an item: by the rounds to the last landmark, as `steady` does, or by its income alone. */
  readonly aim: 'race' | 'income'
  /** The share of the items on offer that it overlooks each turn. */
  readonly overlooked: number
  /** The largest random bonus on an item that it happens to like, in coins per round. */
  readonly mood: number
}

/**
 * These levels never save and ignore what the others are about to do. `easy` and `beginner` buy what adds most to their
 * income; all but `easy` also miss a part of what is on offer, as people do who look at the cards they know.
 */
const ATTENTION = {
  casual: { aim: 'race', overlooked: 0.6, mood: 0 },
  easy: { aim: 'income', overlooked: 0, mood: 1.1 },
  beginner: { aim: 'income', overlooked: 0.5, mood: 1.2 },
} satisfies Record<string, Attention>

/** The value of a landmark in coins per round: low, so that landmarks are bought late, when nothing pays more. */
const PRIDE = 0.35

const STEPS = 1000

export const casualBot = inattentiveBot('casual', ATTENTION.casual)

export const easyBot = inattentiveBot('easy', ATTENTION.easy)

export const beginnerBot = inattentiveBot('beginner', ATTENTION.beginner)

function inattentiveBot(name: string, attention: Attention) {
  return quickBot<MachiTypes>(name, 'easy', ({ game, view, rng }) => {
    const state = game.determinize(view, rng)
    switch (state.words[PHASE]) {
      case ROLL:
        return roll(new RollGains().look(state).dice)
      case REROLL:
        return rerollNothing(state)
      case TV:
        return tv(richestOther(state))
      case BUILD:
        return likedBuilding(state, attention, rng)
      default:
        return NO_SWAP
    }
  })
}

const CANDIDATES = 5

/** The largest relative error in the chance after a building; other decisions are made without error. */
const BLUR = 0.1

/** The highest chance of a plan that does not win immediately. */
const MOST = 0.999

/**
 * Searches to the end of its turn, over all results of the dice, and evaluates the positions with a small random error.
 * With cards that no net was trained on, it evaluates the race to the last landmark.
 */
export const strongBot: Bot<MachiTypes> = { name: 'strong', think }

/** The bots of this game, the strongest first. */
export const levels: readonly Bot<MachiTypes>[] = [expertBot, strongBot, steadyBot, casualBot, easyBot, beginnerBot]

function* think(question: Question<MachiTypes>): Generator<void, Thought<MachiTypes>> {
  const outset = outsetOf(question)
  yield
  const { state, plans } = outset
  const seen = state.words[PHASE] === BUILD ? blurred(plans, question.rng) : plans
  const options = optionsOf(outset, seen, CANDIDATES, question.consider)
  return thoughtOf(state, options, asThought(options))
}

/** The plans with random errors in their chances, the best first; a winning plan is always recognized. */
function blurred(plans: readonly TurnPlan[], rng: Rng): TurnPlan[] {
  return plans
    .map(({ actions, chance: real }) => {
      const seen = real * (1 + BLUR * (2 * chance(rng) - 1))
      return { actions, chance: real === WON ? WON : Math.min(MOST, seen) }
    })
    .sort((one, other) => other.chance - one.chance)
}

/** Rolls again only if the dice bring nothing. */
function rerollNothing(state: MachiState): number {
  const gains = new RollGains().look(state)
  return gains.ofDice(state.words) > 0 ? STAND : reroll(gains.dice)
}

function likedBuilding(state: MachiState, { aim, overlooked, mood }: Attention, rng: Rng): number {
  const list = new Int32Array(MAX_ACTIONS)
  const player = state.words[TURN]
  const now = aim === 'race' ? raceValue(state, player) : incomeRates(state)[player]
  const worths = Array.from(list.subarray(0, listActions(state, list)), (action) => {
    if (action === PASS) return { action, worth: 0 }
    const after = cloneState(state)
    playAction(after, action)
    if (hasAllLandmarks(after, player)) return { action, worth: Number.POSITIVE_INFINITY }
    if (chance(rng) < overlooked) return { action, worth: Number.NEGATIVE_INFINITY }
    if (aim === 'race') return { action, worth: raceValue(after, player) - now }
    const pride = builtItem(action) >= FIRST_LANDMARK ? PRIDE : 0
    return { action, worth: incomeRates(after)[player] - now + pride + mood * chance(rng) }
  })
  return worths.reduce((best, each) => (each.worth > best.worth ? each : best)).action
}

function chance(rng: Rng): number {
  return rng.below(STEPS) / STEPS
}
