import type { Bot, Question, Thought } from '#bots/bot.ts'
import { builtItem, isBuild } from '../rules/actions.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { hasWonTurn, playAction } from '../rules/play.ts'
import { BUILD, cloneState, type MachiState, PHASE } from '../rules/state.ts'
import { areKnown } from './known-cards.ts'
import { RacePolicy } from './lean-race.ts'
import { LeanTable } from './lean-table.ts'
import { type BuildPolicy, NOTHING, Policy } from './policy.ts'
import { asThought, compareOptions, Rollouts, rollsDice } from './rollouts.ts'
import { type Outset, optionsOf, outsetOf, thoughtOf, WON } from './thinking.ts'
import type { TurnPlan } from './turn-plans.ts'
import { policyWeights } from './weights.ts'

/** The assumed loss of winning chance for each unit of the policy's preference below the best. */
const STEP = 0.005

/** How many of the best plans are compared. */
const CANDIDATES = 5
/** How many own building steps a rollout looks ahead, and how many rollouts the estimate before them counts like. */
const TRAINED = { horizon: 2, trust: 200 }
/** With other cards the race is a rough estimate, so rollouts play on to the end and count for more. */
const UNTRAINED = { horizon: Number.POSITIVE_INFINITY, trust: 20 }

/**
 * Selects buildings with a policy net trained on millions of games, and compares the best ones by rollouts of the next
 * rounds, in which the other players continue their strategies. It evaluates dice over all possible results. With cards
 * that no net was trained on, it uses the race to the last landmark for itself and for the other players.
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
  const { horizon, trust } = areKnown(state.cards) ? TRAINED : UNTRAINED
  const rollouts = new Rollouts(state, policy, plans[0], budget, question.rng, horizon)
  return thoughtOf(state, options, yield* compareOptions(options, rollouts, budget, trust))
}

/** The policy for later rounds, and the plans with chances adjusted by that policy. */
function preferences({ state, plans }: Outset): { policy: BuildPolicy; plans: readonly TurnPlan[] } {
  const { players } = state.options
  if (!areKnown(state.cards)) return { policy: new RacePolicy(players, state.cards), plans }
  const policy = new Policy(players, state.cards, policyWeights.for(players))
  return { policy, plans: preferred(state, plans, policy) }
}

/** The plans, the best first; among those with the same beginning, the net's preference decides what to build. */
function preferred(state: MachiState, plans: readonly TurnPlan[], policy: Policy): TurnPlan[] {
  const beginnings = new Map<string, TurnPlan[]>()
  for (const plan of plans) {
    const beginning = plan.actions.slice(0, -1).join()
    const group = beginnings.get(beginning)
    if (group) group.push(plan)
    else beginnings.set(beginning, [plan])
  }
  const all = [...beginnings.values()].flatMap((group) => preferredOf(state, group, policy))
  return all.sort((one, other) => other.chance - one.chance)
}

function preferredOf(state: MachiState, group: readonly TurnPlan[], policy: Policy): readonly TurnPlan[] {
  const after = cloneState(state)
  for (const action of group[0].actions.slice(0, -1)) playAction(after, action)
  const best = Math.max(...group.map(({ chance }) => chance))
  if (after.words[PHASE] !== BUILD || best === WON) return group
  const table = new LeanTable(after.cards, after.options.players)
  table.load(after)
  policy.look(table, hasWonTurn(after))
  policy.prefer()
  const liking = group.map(({ actions }) => policy.likingOf(choiceOf(actions[actions.length - 1])))
  const most = Math.max(...liking)
  return group.map(({ actions }, i) => ({ actions, chance: Math.max(0, best - STEP * (most - liking[i])) }))
}

function choiceOf(action: number): number {
  return isBuild(action) ? builtItem(action) : NOTHING
}
