import type { Bot } from '#bots/bot.ts'
import { quickBot } from '#bots/quick-bot.ts'
import type { Rng } from '#engine/random.ts'
import { type Action, block, draw, reserve, reserveOne } from '../rules/actions.ts'
import { openShapes, openTrains } from '../rules/legality/purchases.ts'
import type { LokoTypes } from '../rules/lokomoto-types.ts'
import { PaymentSearch } from '../rules/proposals.ts'
import { nthSection, sectionsOf } from '../rules/sections.ts'
import { BLOCK, FREE, type LokoState, PHASE, playerAt, RESERVED, SOLID } from '../rules/state.ts'
import { expertBot } from './expert.ts'
import { search } from './search.ts'
import { steadyBot } from './steady.ts'

/** In one turn of this many it dreams: it buys nothing, or draws somewhere else. */
const DREAMS = 10

/** With fewer free sections than this for each player it sees that nothing can be finished any more. */
const LATE = 2

/** A train for fewer sections than this it does not want, unless it is late. */
const LEAST_PRICE = 4

/**
 * Draws on where it is and buys the first train that it can pay for, with a shape where one happens to be there. It
 * plans nothing, and what others do is no matter to it.
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

/** Compares its best plans over the next two rounds. It minds its own business: what others need is theirs. */
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

/** Who plays this game, the best first. */
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

/** One that it has reserved, or a free one that hangs on its own, or else any. */
function nextSection({ words, cards }: LokoState, player: number, rng: Rng): number {
  const own = sectionsOf(words, playerAt(player) + SOLID)
  const reserved = sectionsOf(words, playerAt(player) + RESERVED)
  const free = sectionsOf(words, FREE)
  const near = free.filter((section) => own.some((other) => cards.meeting[section].includes(other)))
  const choice = [reserved, near, free].find((sections) => sections.length > 0) as number[]
  return choice[rng.below(choice.length)]
}
