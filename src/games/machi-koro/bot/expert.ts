import type { Bot, Question, Thought } from '#bots/bot.ts'
import type { MachiTypes } from '../rules/machi-types.ts'
import { asThought, compareOptions, rollsDice } from './comparing.ts'
import { areKnown } from './known-cards.ts'
import { RacePolicy } from './lean-race.ts'
import { type BuildPolicy, Policy } from './policy.ts'
import { preferred } from './preferring.ts'
import { Rollouts } from './rollouts.ts'
import { type Outset, optionsOf, outsetOf, thoughtOf, WON } from './thinking.ts'
import type { TurnPlan } from './turn-plans.ts'
import { policyWeights } from './weights.ts'

/** So many of the best plans are compared. */
const CANDIDATES = 5
/** What it knows before it tries anything counts like so many tries. */
const TRUST = 200

/**
 * Knows what to build from millions of games, and tries the best of it in the next rounds, in which the others go on
 * with what their towns are made for. Dice it judges by all that they can show. With cards that nothing was learned
 * about, it goes by the race to the last landmark, and so do all others whom it thinks of.
 */
export const expertBot: Bot<MachiTypes> = { name: 'expert', think }

function* think(question: Question<MachiTypes>): Generator<void, Thought<MachiTypes>> {
  const outset = outsetOf(question)
  yield
  const { state, budget } = outset
  const { policy, plans } = preferences(outset)
  const options = optionsOf(outset, plans, CANDIDATES, question.consider)
  const isPlain = options.length === 1 || (plans[0].chance === WON && !question.consider?.length)
  if (isPlain || rollsDice(plans[0])) return thoughtOf(state, options, asThought(options))
  const rollouts = new Rollouts(state, policy, plans[0], budget, question.rng)
  return thoughtOf(state, options, yield* compareOptions(options, rollouts, budget, TRUST))
}

/** What to build in the rounds to come, and the plans as somebody sees them who builds like that. */
function preferences({ state, plans }: Outset): { policy: BuildPolicy; plans: readonly TurnPlan[] } {
  const { players } = state.options
  if (!areKnown(state.cards)) return { policy: new RacePolicy(players, state.cards), plans }
  const policy = new Policy(players, state.cards, policyWeights.for(players))
  return { policy, plans: preferred(state, plans, policy) }
}
