import { type Action, draw, reserve } from '../rules/actions.ts'
import { PaymentSearch } from '../rules/proposals.ts'
import type { LokoState } from '../rules/state.ts'
import { endAndWin, isOutOfReach, reserveAgainst } from './ending.ts'
import { KEPT, OPEN_TO_ALL, type Outlook, outlookOf } from './outlook.ts'
import { findPlans, type Plan } from './plans.ts'
import { type Rivalry, rivalryOf } from './rivalry.ts'
import { CAUTION, JOINED, SAY, URGENCY } from './weights.ts'
import { worthOf, worthOfNothing } from './worth.ts'

interface Valued {
  readonly plan: Plan
  readonly value: number
}

/** The next step of the best plan: buys what is complete, else draws or reserves what is missing. */
export function chooseInTurn(state: LokoState, player: number): Action {
  const outlook = outlookOf(state, player)
  const won = endAndWin(outlook)
  if (won !== undefined) return won
  const rivalry = rivalryOf(outlook)
  const valued = findPlans(outlook).map((plan) => ({ plan, value: worthOf(outlook, rivalry, plan, 'drawing') }))
  const best = bestOf(valued)
  if (best === undefined || best.value <= worthOfNothing(outlook)) return reserveAgainst(outlook)
  const { plan } = best
  if (plan.missing.length === 0) return purchase(outlook, plan)
  if (isOutOfReach(outlook)) return reserveAgainst(outlook)
  const order = inOrder(outlook, rivalry, plan, valued, best.value)
  const toTake = order.filter((section) => outlook.kinds[section] === OPEN_TO_ALL)
  if (toTake.length > 1 && worthOf(outlook, rivalry, plan, 'reserving') + caution(outlook, plan, toTake) > best.value) {
    return reserve(Math.min(toTake[0], toTake[1]), Math.max(toTake[0], toTake[1]))
  }
  return draw(order[0])
}

/** What speaks for reserving the first two of these sections, beyond what its like would take. */
function caution(
  { kinds, rivals, others, secrets }: Outlook,
  { shape }: Plan,
  [one, other]: readonly number[],
): number {
  const isContested = rivals[one] + rivals[other] > 0
  // LK-H1: nobody can tell what a secret shape needs.
  const isKnown = shape === undefined || !secrets.includes(shape)
  const hasReserved = kinds.includes(KEPT)
  return isContested && isKnown && !hasReserved ? CAUTION * (1 - 1 / others.length) : 0
}

function bestOf(valued: readonly Valued[]): Valued | undefined {
  let best: Valued | undefined
  for (const each of valued) if (best === undefined || each.value > best.value) best = each
  return best
}

/** Pays so that the rest of the network hangs together best. */
function purchase({ state, cards, player }: Outlook, { train, shape }: Plan): Action {
  const search = new PaymentSearch(state, player, shape === undefined ? [] : [shape])
  const wanted = shape === undefined ? undefined : cards.shapeIds[shape]
  const chosen = search.proposals(train).find((proposal) => proposal.shape === wanted)
  if (chosen === undefined) throw new Error(`nothing pays for train ${cards.trainIds[train]}`)
  return { train: chosen.train, sections: chosen.sections, shape: chosen.shape }
}

/** The missing sections of a plan: first what others may take and what serves other good plans too. */
function inOrder(
  { kinds, joins, solid }: Outlook,
  { sectionStays }: Rivalry,
  { missing }: Plan,
  valued: readonly Valued[],
  most: number,
): readonly number[] {
  const says = new Float64Array(kinds.length)
  let all = 0
  for (const { plan, value } of valued) {
    const say = Math.exp((value - most) / SAY)
    if (say < LEAST_SAY) continue
    all += say
    for (const section of plan.missing) says[section] += say
  }
  const rank = (section: number) => {
    const danger = kinds[section] === OPEN_TO_ALL ? 1 - sectionStays[section] : 0
    const isJoined = solid.length === 0 || joins[section] > 0
    return says[section] / all + URGENCY * danger + (isJoined ? JOINED : 0)
  }
  return missing.toSorted((one, other) => rank(other) - rank(one))
}

const LEAST_SAY = 0.02
