import type { Bot } from '#bots/bot.ts'
import { quickBot } from '#bots/quick-bot.ts'
import type { Rng } from '#engine/random.ts'
import { type Action, block, draw, reserve, reserveOne } from '../rules/actions.ts'
import { openShapes, openTrains } from '../rules/legality/purchases.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { PaymentSearch } from '../rules/proposals.ts'
import { nthSection, sectionsOf } from '../rules/sections.ts'
import { BLOCK, FREE, type LokoState, PHASE, playerAt, RESERVED, SOLID } from '../rules/state.ts'
import { search } from './search.ts'
import { steadyBot } from './steady.ts'

// In the same file as the bots, so that what both need is not split into more files for the pages.
export { forecaster } from './forecast.ts'

/** In one of this many turns it blunders: it buys nothing, and draws a random section. */
const DREAMS = 10

/** With at most this many free sections per player it assumes that nothing more can be finished. */
const LATE = 2

/** It buys no cheaper train than this, unless it is late. */
const LEAST_PRICE = 4

/**
 * Extends its own network and buys the first train that it can pay for, with a shape if it happens to have one. It
 * plans nothing and ignores the other players.
 */
export const easyBot = quickBot<LokoTypes>('easy', 'easy', ({ game, view, seat, rng }) => {
  const state = game.determinize(view, rng)
  const { words, options } = state
  const free = sectionsOf(words, FREE)
  if (words[PHASE] === BLOCK) return block(free[rng.below(free.length)])
  const isDreaming = rng.below(DREAMS) === 0
  const isLate = free.length <= LATE * options.players
  const purchase = isDreaming ? undefined : firstPurchase(state, seat - 1, isLate ? 0 : LEAST_PRICE)
  if (purchase !== undefined) return purchase
  if (isLate) return free.length === 1 ? reserveOne(free[0]) : reserve(free[0], free[1])
  return isDreaming ? draw(nthSection(words, FREE, rng.below(free.length))) : draw(nextSection(state, seat - 1, rng))
})

/** With two players, denying the other is as good as gaining, so the playouts count for nearly everything. */
const OF_TWO = { futures: 2, least: 0 }
/** Several opponents are harder to predict: with less weight on the first impression, more time made the bot weaker. */
const OF_MORE = { futures: 16, least: 0.25 }

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
      rounds: 4,
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

/** The bots of this game, the strongest first. */
export const levels: readonly Bot<LokoTypes>[] = [expertBot, strongBot, steadyBot, easyBot]

/** The best way to pay for the first train that can be bought. */
function firstPurchase(state: LokoState, player: number, leastPrice: number): Action | undefined {
  const search = new PaymentSearch(state, player, openShapes(state, player))
  for (const train of openTrains(state)) {
    if (state.cards.prices[train] < leastPrice) continue
    const [proposal] = search.proposals(train)
    if (proposal !== undefined) return { train: proposal.train, sections: proposal.sections, shape: proposal.shape }
  }
  return undefined
}

/** A section that it has reserved, or else a free one that meets its own network, or else any free one. */
function nextSection({ words, cards }: LokoState, player: number, rng: Rng): number {
  const own = sectionsOf(words, playerAt(player) + SOLID)
  const reserved = sectionsOf(words, playerAt(player) + RESERVED)
  const free = sectionsOf(words, FREE)
  const near = free.filter((section) => own.some((other) => cards.meeting[section].includes(other)))
  const choice = [reserved, near, free].find((sections) => sections.length > 0) as number[]
  return choice[rng.below(choice.length)]
}
