import type { Bot } from '#bots/bot.ts'
import { fixedChance, quickBot } from '#bots/quick-bot.ts'
import type { Rng } from '#engine/random.ts'
import { block, draw } from '../rules/actions.ts'
import type { LokoTypes } from '../rules/facts.ts'
import { nthSection, sectionsOf } from '../rules/sections.ts'
import {
  BLOCK,
  BOUGHT,
  BOUGHT_COUNT,
  FREE,
  type LokoState,
  NONE,
  PHASE,
  playerAt,
  RESERVED,
  SOLID,
} from '../rules/state.ts'
import { outlookOf } from './outlook.ts'
import { findPlans, type Plan } from './plans.ts'
import { search } from './search.ts'
import { chooseInTurn, steadyBot } from './steady.ts'

// In the same file as the bots, so that what both need is not split into more files for the pages.
export { forecaster } from './forecast.ts'

/** What a player of the lower levels sees of the game. */
interface Attention {
  /** It sees no plan that lacks more sections than this. */
  readonly horizon: number
  /** The share of plans that it overlooks. Which ones changes whenever a player buys a train. */
  readonly overlooked: number
  /** The share of turns in which it dreams: it buys nothing, and draws a random section. */
  readonly dreams: number
}

/** These levels extend their own network until they notice something that they can buy soon. */
const ATTENTION = {
  casual: { horizon: 7, overlooked: 0.12, dreams: 0 },
  easy: { horizon: 5, overlooked: 0.3, dreams: 0.05 },
  beginner: { horizon: 3.5, overlooked: 0.4, dreams: 0.1 },
} satisfies Record<string, Attention>

/** With at most this many free sections per player it assumes that nothing more can be finished. */
const LATE = 2

const STEPS = 1000

export const casualBot = inattentiveBot('casual', ATTENTION.casual)

export const easyBot = inattentiveBot('easy', ATTENTION.easy)

export const beginnerBot = inattentiveBot('beginner', ATTENTION.beginner)

function inattentiveBot(name: string, attention: Attention) {
  return quickBot<LokoTypes>(name, 'easy', ({ game, view, seat, rng }) => {
    const state = game.determinize(view, rng)
    const { words, options } = state
    const player = seat - 1
    const free = sectionsOf(words, FREE)
    if (words[PHASE] === BLOCK) return block(free[rng.below(free.length)])
    if (rng.below(STEPS) < STEPS * attention.dreams) return draw(nthSection(words, FREE, rng.below(free.length)))
    const notices = noticesOf(state, player, attention)
    const isLate = free.length <= LATE * options.players
    if (isLate || findPlans(outlookOf(state, player)).some(notices)) return chooseInTurn(state, player, notices)
    return draw(nextSection(state, player, rng))
  })
}

/**
 * The plans that a player notices. Attention varies from game to game, as with people: on the best days a player sees half
 * as far again and overlooks nothing, on the worst half as far and overlooks twice the usual share. The first train
 * bought tells games apart.
 */
function noticesOf({ words }: LokoState, player: number, { horizon, overlooked }: Attention) {
  const bought = words[BOUGHT_COUNT]
  const carelessness = bought === 0 ? 1 : 2 * fixedChance(player, words[BOUGHT])
  const farthest = Math.round(horizon * (1.5 - carelessness / 2))
  return ({ train, shape = NONE, missing }: Plan): boolean =>
    missing.length <= farthest && fixedChance(player, bought, train, shape) >= carelessness * overlooked
}

/** With two players, denying the other is as good as gaining, so the playouts count for nearly everything. */
const OF_TWO = { futures: 2, least: 0 }
/** Several opponents are harder to predict, so the first impression keeps a share. */
const OF_MORE = { futures: 8, least: 0.25 }

/** Simulates many futures in which the other players also play well, and so sees what they threaten. */
export const expertBot: Bot<LokoTypes> = {
  name: 'expert',
  think: (question) =>
    search(question, {
      candidates: 24,
      plans: 16,
      purchases: 8,
      firsts: 4,
      doesReserve: true,
      doesDeny: true,
      rounds: 6,
      futures: 1000,
      trust: question.view.options.players === 2 ? OF_TWO : OF_MORE,
    }),
}

/** Compares its best plans over the next two rounds. It never takes sections only to deny them to other players. */
export const strongBot: Bot<LokoTypes> = {
  name: 'strong',
  think: (question) =>
    search(question, {
      candidates: 6,
      plans: 8,
      purchases: 4,
      firsts: 2,
      doesReserve: false,
      doesDeny: false,
      rounds: 2,
      futures: 4,
      trust: { futures: 4, least: 0 },
    }),
}

/** Sees what the others threaten, but tries its ideas less often and does not play against them. */
export const sharpBot: Bot<LokoTypes> = {
  name: 'sharp',
  think: (question) =>
    search(question, {
      candidates: 10,
      plans: 10,
      purchases: 6,
      firsts: 3,
      doesReserve: true,
      doesDeny: false,
      rounds: 3,
      futures: 12,
      trust: { futures: 4, least: 0.1 },
    }),
}

/** Compares a few plans over one round. */
export const keenBot: Bot<LokoTypes> = {
  name: 'keen',
  think: (question) =>
    search(question, {
      candidates: 3,
      plans: 4,
      purchases: 2,
      firsts: 1,
      doesReserve: false,
      doesDeny: false,
      rounds: 1,
      futures: 2,
      trust: { futures: 6, least: 0.3 },
    }),
}

/** The bots of this game, the strongest first. */
export const levels: readonly Bot<LokoTypes>[] = [
  expertBot,
  sharpBot,
  strongBot,
  keenBot,
  steadyBot,
  casualBot,
  easyBot,
  beginnerBot,
]

/** A section that it has reserved, or else a free one that meets its own network, or else any free one. */
function nextSection({ words, cards }: LokoState, player: number, rng: Rng): number {
  const own = sectionsOf(words, playerAt(player) + SOLID)
  const reserved = sectionsOf(words, playerAt(player) + RESERVED)
  const free = sectionsOf(words, FREE)
  const near = free.filter((section) => own.some((other) => cards.meeting[section].includes(other)))
  const choice = [reserved, near, free].find((sections) => sections.length > 0) as number[]
  return choice[rng.below(choice.length)]
}
