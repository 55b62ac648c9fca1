import { countBits, lowestBit } from '#engine/bits.ts'
import { LINES, NO_LANDMARK, THREE } from '../cards/cards.ts'
import { CELLS } from '../rules/grid.ts'
import { TRACKS_PER_LINE } from '../rules/numbers.ts'
import { differentTypes, inCategory } from '../rules/scoring/plan-conditions.ts'
import { HAND, LAID_EVER, LINE_PLANS, lineAt, playerAt, type RailState, TRACKS } from '../rules/state.ts'
import type { Inputs } from './inputs.ts'
import { PLAN_INPUTS, writePlans } from './plan-inputs.ts'
import type { Survey } from './survey.ts'

/** What the network is told about one line. */

const LAID_INPUTS = TRACKS_PER_LINE + 1
const OWN_INPUTS = 25
export const LINE_INPUTS = LAID_INPUTS + OWN_INPUTS + PLAN_INPUTS

export function writeLine(state: RailState, player: number, line: number, survey: Survey, to: Inputs): void {
  const { words, cards } = state
  const { town, sheet } = survey
  const { map, counts, ahead } = survey.lines[line]
  const mine = lineAt(player, line)
  const laid = words[mine + LAID_EVER]
  const tracks = words[mine + TRACKS]

  to.choice(laid, LAID_INPUTS)
  to.put(tracks / 8)
  to.put((laid - tracks) / 2)
  to.put(sheet.lines[line] / 30)
  to.put(sheet.metOnLine[line] / 2)
  to.flag(sheet.metOnLine[line] === 0)
  to.put(words[mine + LINE_PLANS] / 4)

  const values = line * CELLS
  const isOpen = laid < TRACKS_PER_LINE
  to.put(ahead.net / 6)
  to.put(ahead.free / 6)
  to.put(ahead.best / 6)
  to.put(ahead.two / 10)
  to.flag(isOpen && map.ring[0] === 0)
  to.flag(tracks === 0)
  to.put(countBits(map.ring[0]) / 6)
  to.put(countBits(map.ring[1]) / 6)
  to.put(countBits(map.reach) / 12)
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
  to.put(low / 6)
  to.put(middle / 6)
  to.put(high / 6)
  let openEnds = 0
  for (let rest = map.ends; rest !== 0; rest &= rest - 1) {
    if ((town.joined[lowestBit(rest)] & ~map.touched) !== 0) openEnds++
  }
  to.put(openEnds / 2)

  for (let category = 0; category < 3; category++) to.put(inCategory(counts, category) / 4)
  to.put(differentTypes(counts) / 5)

  const held = words[playerAt(player) + HAND] > 0 ? words[playerAt(player) + HAND + 1] : 0
  to.put(held === 0 ? 0 : cards.value[held * LINES.length + line] / 6)
  to.put(held === 0 ? 0 : plansWanting(state, mine, counts, cards.landmark[held]))

  writePlans(state, player, line, town, map, counts, sheet, to)
}

/** How many plans of the line name this landmark. */
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
