import { builtItem, isBuild } from '../rules/actions.ts'
import { hasWonTurn, playAction } from '../rules/play.ts'
import { BUILD, cloneState, type MachiState, PHASE } from '../rules/state.ts'
import { LeanTable } from './lean-table.ts'
import { NOTHING, type Policy } from './policy.ts'
import { WON } from './thinking.ts'
import type { TurnPlan } from './turn-plans.ts'

/** What is liked less by one is thought to be worse by so much of a chance to win. */
const STEP = 0.005

/** Plans with the same beginning, ordered by what the net likes to build at their end; the best first. */
export function preferred(state: MachiState, plans: readonly TurnPlan[], policy: Policy): TurnPlan[] {
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
