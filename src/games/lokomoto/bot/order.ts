import { MAX_SECTIONS } from '../cards/cards.ts'
import { DRAWN } from './outlook.ts'
import type { Plan } from './plan-list.ts'
import type { Planner } from './planner.ts'

const says = new Float64Array(MAX_SECTIONS)

/**
 * Writes the sections that a plan lacks into `order` and returns their number. First come those that others may take
 * and those that other good plans need too. The plan must be from the planner's latest `find`.
 */
export function orderOf({ plans, ground, weights }: Planner, plan: Plan, order: Int32Array): number {
  const { kinds, danger, joins, solidCount } = ground
  let size = 0
  for (let i = 0; i < plan.size; i++) if (kinds[plan.sections[i]] !== DRAWN) order[size++] = plan.sections[i]
  if (size < 2) return size
  for (let i = 0; i < size; i++) says[order[i]] = 0
  let all = 0
  for (let i = 0; i < plans.count; i++) {
    const other = plans.at(i)
    const say = Math.exp(Math.min(0, other.value - plan.value) / weights.say)
    all += say
    for (let j = 0; j < other.size; j++) says[other.sections[j]] += say
  }
  for (let i = 0; i < size; i++) {
    const section = order[i]
    const isJoined = solidCount === 0 || joins[section] > 0
    says[section] = says[section] / all + weights.urgency * danger[section] + (isJoined ? weights.joined : 0)
  }
  for (let i = 1; i < size; i++) {
    const section = order[i]
    let place = i
    for (; place > 0 && says[order[place - 1]] < says[section]; place--) order[place] = order[place - 1]
    order[place] = section
  }
  return size
}
