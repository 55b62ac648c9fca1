import { CATEGORY, PAIRS, SEVEN_TRACKS, TYPES } from '../cards/cards.ts'
import { PLANS_PER_LINE, TRACKS_PER_LINE } from '../rules/numbers.ts'
import type { Tally } from '../rules/scoring/score.ts'
import { LAID_EVER, lineAt, type RailState } from '../rules/state.ts'
import type { Inputs } from './inputs.ts'
import { lookAtPlan, Prospect } from './plan-prospects.ts'
import type { LineMap, TownMap } from './town-map.ts'

/** What the network is told about the Plan cards of a line: the one that is nearest to be met comes first. */

const INPUTS_PER_PLAN = 12
export const PLAN_INPUTS = PLANS_PER_LINE * INPUTS_PER_PLAN

const prospects = Array.from({ length: PLANS_PER_LINE }, () => new Prospect())
const order = new Int32Array(PLANS_PER_LINE)

export function writePlans(
  state: RailState,
  player: number,
  line: number,
  town: TownMap,
  map: LineMap,
  counts: Int32Array,
  sheet: Tally,
  to: Inputs,
): void {
  const { plans } = sheet
  const tracksLeft = TRACKS_PER_LINE - state.words[lineAt(player, line) + LAID_EVER]
  let count = 0
  for (let i = 0; i < plans.count; i++) {
    if (plans.line[i] !== line) continue
    const prospect = prospects[count]
    prospect.points = plans.points[i]
    prospect.isMet = plans.met[i] !== 0
    prospect.wilds = plans.wilds[i]
    lookAtPlan(prospect, state, player, line, plans.card[i], town, map, counts)
    prospect.isPossible = prospect.missing <= tracksLeft + (map.ends === 0 ? 1 : 0)
    let at = count++
    while (at > 0 && isNearer(prospect, prospects[order[at - 1]])) {
      order[at] = order[at - 1]
      at--
    }
    order[at] = count - 1
  }
  for (let i = 0; i < PLANS_PER_LINE; i++) {
    if (i < count) write(prospects[order[i]], to)
    else to.skip(INPUTS_PER_PLAN)
  }
}

function write(prospect: Prospect, to: Inputs): void {
  const { kind, missing, isMet, isPossible } = prospect
  to.flag(true)
  to.put(prospect.points / 8)
  to.flag(isMet && prospect.wilds === 0)
  to.put(isMet ? prospect.wilds : 0)
  const isOpen = isPossible && !isMet
  to.flag(isOpen && missing === 1)
  to.flag(isOpen && missing === 2)
  to.flag(isOpen && missing >= 3)
  to.put(isOpen ? prospect.near / 3 : 0)
  to.put(isOpen ? prospect.absent / 3 : 0)
  to.put(isOpen ? prospect.tracks / 8 : 0)
  to.flag(isOpen && kind >= SEVEN_TRACKS)
  to.flag(isOpen && (kind === CATEGORY || kind === TYPES || kind === PAIRS))
}

function isNearer(one: Prospect, other: Prospect): boolean {
  return distanceOf(one) < distanceOf(other)
}

function distanceOf({ isMet, isPossible, missing, near, absent }: Prospect): number {
  if (isMet) return -1
  return isPossible ? missing - 0.4 * near + 0.2 * absent : 99
}
