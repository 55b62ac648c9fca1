import type { Bot, Question, Thought } from '../../../bots/bot.ts'
import type { MachiTypes } from '../machi-types.ts'
import { asThought, compareOptions, rollsDice } from './comparing.ts'
import { areKnown } from './known-cards.ts'
import { Policy } from './policy.ts'
import { preferred } from './preferring.ts'
import { Rollouts } from './rollouts.ts'
import { optionsOf, outsetOf, thoughtOf, WON } from './thinking.ts'
import { policyWeights } from './weights.ts'

/** So many of the best plans are compared. */
const CANDIDATES = 5
/** What it knows before it tries anything counts like so many tries. */
const TRUST = 200

/**
 * Knows what to build from millions of games, and tries the best of it in the next rounds, in which the others go on
 * with what their towns are made for. Dice it judges by all that they can show. With cards that nothing was learned
 * about, it looks to the end of its turn and goes by the race to the last landmark.
 */
export const expertBot: Bot<MachiTypes> = { name: 'expert', think }

function* think(question: Question<MachiTypes>): Generator<void, Thought<MachiTypes>> {
  const outset = outsetOf(question)
  yield
  const { state, budget } = outset
  if (!areKnown(state.cards)) {
    const options = optionsOf(outset, outset.plans, CANDIDATES, question.consider)
    return thoughtOf(state, options, asThought(options))
  }
  const { players } = state.options
  const policy = new Policy(players, state.cards, policyWeights.for(players))
  const plans = preferred(state, outset.plans, policy)
  const options = optionsOf(outset, plans, CANDIDATES, question.consider)
  const isPlain = options.length === 1 || (plans[0].chance === WON && !question.consider?.length)
  if (isPlain || rollsDice(plans[0])) return thoughtOf(state, options, asThought(options))
  const rollouts = new Rollouts(state, policy, plans[0], budget, question.rng)
  return thoughtOf(state, options, yield* compareOptions(options, rollouts, budget, TRUST))
}
