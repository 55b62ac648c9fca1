import { countBits, lowestBit } from '#engine/bits.ts'
import { CATEGORY, LINES, NO_LANDMARK, PAIRS, SEVEN_TRACKS, THREE, TYPES } from '../cards/cards.ts'
import { CELLS } from '../rules/grid.ts'
import { PLANS_PER_LINE, TRACKS_PER_LINE } from '../rules/numbers.ts'
import { differentTypes, inCategory } from '../rules/scoring/plan-conditions.ts'
import { HAND, LAID_EVER, LINE_PLANS, lineAt, playerAt, type RailState, TRACKS } from '../rules/state.ts'
import type { Inputs } from './inputs.ts'
import type { Prospect } from './plan-prospects.ts'
import type { Survey } from './survey.ts'

/** The network inputs for each Plan card of a line; the card that is closest to being met comes first. */
const INPUTS_PER_PLAN = 15

const PLAN_INPUTS = PLANS_PER_LINE * INPUTS_PER_PLAN

const order = new Int32Array(PLANS_PER_LINE)

/** The network inputs for one line. */
const LAID_INPUTS = TRACKS_PER_LINE + 1
const OWN_INPUTS = 28
export const LINE_INPUTS = LAID_INPUTS + OWN_INPUTS + PLAN_INPUTS

export function writeLine(state: RailState, player: number, line: number, survey: Survey, to: Inputs): void {
  const { words, cards } = state
  const { town, sheet } = survey
  const { map, ahead } = survey.lines[line]
  const counts = sheet.landmarks[line]
  const mine = lineAt(player, line)
  const laid = words[mine + LAID_EVER]
  const tracks = words[mine + TRACKS]

  to.choice(laid, LAID_INPUTS)
  to.put(tracks, 8)
  to.put(laid - tracks, 2)
  to.put(sheet.lines[line], 30)
  to.put(sheet.metOnLine[line], 2)
  to.flag(sheet.metOnLine[line] === 0)
  to.put(words[mine + LINE_PLANS], 4)

  const values = line * CELLS
  const isOpen = laid < TRACKS_PER_LINE
  to.put(ahead.net, 6)
  to.put(ahead.free, 6)
  to.put(ahead.best, 6)
  to.put(ahead.two, 10)
  to.flag(isOpen && map.ring[0] === 0)
  to.flag(tracks === 0)
  to.put(countBits(map.ring[0]), 6)
  to.put(countBits(map.ring[1]), 6)
  to.put(countBits(map.reach), 12)
  let low = 0
  let middle = 0
  let high = 0
  for (let rest = map.reach; rest !== 0; rest &= rest - 1) {
    const value = town.value[values + lowestBit(rest)]
    if (value >= 7) high += 2
    else if (value >= 5) high++
    else if (value >= 3) middle++
    else low++
  }
  to.put(low, 6)
  to.put(middle, 6)
  to.put(high, 6)
  let openEnds = 0
  // How many tracks could extend the line now, by cost.
  let free = 0
  let cheap = 0
  let dear = 0
  for (let rest = map.ends; rest !== 0; rest &= rest - 1) {
    const end = lowestBit(rest)
    const on = town.joined[end] & ~map.touched
    if (on !== 0) openEnds++
    for (let cells = on; cells !== 0; cells &= cells - 1) {
      const cost = town.cost[end * CELLS + lowestBit(cells)]
      if (cost === 0) free++
      else if (cost === 1) cheap++
      else dear++
    }
  }
  to.put(openEnds, 2)
  to.put(free, 4)
  to.put(cheap, 4)
  to.put(dear, 4)

  for (let category = 0; category < 3; category++) to.put(inCategory(counts, category), 4)
  to.put(differentTypes(counts), 5)

  const held = words[playerAt(player) + HAND] > 0 ? words[playerAt(player) + HAND + 1] : 0
  to.put(held === 0 ? 0 : cards.value[held * LINES.length + line], 6)
  to.put(held === 0 ? 0 : plansWanting(state, mine, counts, cards.landmark[held]))

  writePlans(line, survey, to)
}

/** How many plans of the line name this landmark; 0 if the line already touches it. */
function plansWanting({ words, cards }: RailState, mine: number, counts: Int32Array, landmark: number): number {
  if (landmark === NO_LANDMARK || counts[landmark] > 0) return 0
  let wanting = 0
  const last = mine + LINE_PLANS + words[mine + LINE_PLANS]
  for (let i = mine + LINE_PLANS + 1; i <= last; i++) {
    const plan = words[i]
    if (cards.planKind[plan] !== THREE) continue
    for (let which = plan * 3; which < plan * 3 + 3; which++) if (cards.planLandmarks[which] === landmark) wanting++
  }
  return wanting
}

function writePlans(line: number, { sheet, plans }: Survey, to: Inputs): void {
  let count = 0
  for (let i = 0; i < sheet.plans.count; i++) {
    if (sheet.plans.line[i] !== line) continue
    let at = count++
    while (at > 0 && isNearer(plans[i], plans[order[at - 1]])) {
      order[at] = order[at - 1]
      at--
    }
    order[at] = i
  }
  for (let i = 0; i < PLANS_PER_LINE; i++) {
    if (i < count) write(plans[order[i]], to)
    else to.skip(INPUTS_PER_PLAN)
  }
}

function write(prospect: Prospect, to: Inputs): void {
  if (to.skipSame(sourceOf(prospect), INPUTS_PER_PLAN)) return
  const { kind, missing, isMet, isPossible } = prospect
  to.flag(true)
  to.put(prospect.points, 8)
  to.flag(isMet && prospect.wilds === 0)
  to.put(isMet ? prospect.wilds : 0)
  const isOpen = isPossible && !isMet
  to.flag(isOpen && missing === 1)
  to.flag(isOpen && missing === 2)
  to.flag(isOpen && missing >= 3)
  to.put(isOpen ? prospect.near : 0, 3)
  to.put(isOpen ? prospect.absent : 0, 3)
  to.put(isOpen ? prospect.tracks : 0, 8)
  to.flag(isOpen && kind === CATEGORY)
  to.flag(isOpen && kind === TYPES)
  to.flag(isOpen && kind === PAIRS)
  to.flag(isOpen && kind === SEVEN_TRACKS)
  to.flag(isOpen && kind > SEVEN_TRACKS)
}

/** All that determines the inputs of a plan, in one number. Points are less than 128, the others less than 16. */
function sourceOf({ kind, points, isMet, isPossible, wilds, missing, near, absent, tracks }: Prospect): number {
  if (isMet) return (points << 6) | (wilds << 2) | 1
  if (!isPossible) return (points << 6) | 2
  return (points << 22) | (kind << 18) | (missing << 14) | (near << 10) | (absent << 6) | (tracks << 2) | 3
}

function isNearer(one: Prospect, other: Prospect): boolean {
  return distanceOf(one) < distanceOf(other)
}

function distanceOf({ isMet, isPossible, missing, near, absent }: Prospect): number {
  if (isMet) return -1
  return isPossible ? missing - 0.4 * near + 0.2 * absent : 99
}
