import { countBits, lowestBit } from '#engine/bits.ts'
import { LINES } from '../cards/cards.ts'
import { crossing, DIAGONAL, FIRST_DIAGONAL, SPOT_CELLS } from '../rules/grid.ts'
import { PLANS_PER_LINE, TRACKS_PER_LINE } from '../rules/numbers.ts'
import type { Tally } from '../rules/scoring/score.ts'
import { LAID_EVER, lineAt, OCCUPIED, playerAt, type RailState, TOWN_SPOTS, TRACKS } from '../rules/state.ts'
import type { Count } from './results.ts'
import type { Survey } from './survey.ts'
import type { RequestWeights } from './weights.ts'

/** The most new intersections expected per round, because they are expensive. */
const INTERSECTIONS_A_ROUND = 0.5

/** Request F: the expected number of intersections: the current ones, and diagonals that may still be crossed. */
export function intersections(
  { words }: RailState,
  player: number,
  { lines }: Survey,
  rounds: number,
  { crossedNear, crossed, letters }: RequestWeights,
): number {
  const diagonals = words[playerAt(player) + OCCUPIED + DIAGONAL]
  const open = crossing(diagonals) & ~diagonals & words[playerAt(player) + TOWN_SPOTS + DIAGONAL]
  let hope = 0
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const spot = FIRST_DIAGONAL + lowestBit(rest)
    const one = 1 << SPOT_CELLS[spot * 2]
    const other = 1 << SPOT_CELLS[spot * 2 + 1]
    const isNear = lines.some(
      ({ map: { ends, touched } }, line) =>
        words[lineAt(player, line) + LAID_EVER] < TRACKS_PER_LINE &&
        (((ends & one) !== 0 && (touched & other) === 0) || ((ends & other) !== 0 && (touched & one) === 0)),
    )
    hope += isNear ? crossedNear : crossed
  }
  hope *= rounds / (rounds + letters.F.half)
  // Counts each intersection once: its falling diagonal is in the low half.
  const now = countBits(diagonals & crossing(diagonals) & 0xffff)
  return now + Math.min(rounds * INTERSECTIONS_A_ROUND, hope)
}

/** Request K: the length of the shortest line if each of this many tracks goes to the shortest line at that time. */
export function fewestTracks({ words }: RailState, player: number, { lines }: Survey, tracks: number): number {
  let most = TRACKS_PER_LINE
  for (let line = 0; line < LINES.length; line++) {
    const mine = lineAt(player, line)
    const { ends, ring } = lines[line].map
    const isStuck = ends !== 0 && ring[0] === 0
    most = Math.min(most, words[mine + TRACKS] + (isStuck ? 0 : TRACKS_PER_LINE - words[mine + LAID_EVER]))
  }
  let left = tracks
  for (let level = 0; level < most; level++) {
    let shortest = 0
    for (let line = 0; line < LINES.length; line++) if (words[lineAt(player, line) + TRACKS] <= level) shortest++
    if (shortest > left) return level + left / shortest
    left -= shortest
  }
  return most
}

/** Request L: the expected minimum of met plans per line; `newPlan` is the probability for each plan still to come. */
export function fewestPlans({ plans }: Tally, planChances: Float64Array, newPlan: number, count: Count): number {
  let fewest = 0
  for (let atLeast = 1; atLeast <= PLANS_PER_LINE; atLeast++) {
    let all = 1
    for (let line = 0; line < LINES.length; line++) {
      count.clear()
      let free = PLANS_PER_LINE
      for (let i = 0; i < plans.count; i++) {
        if (plans.line[i] !== line) continue
        count.add(planChances[i])
        free--
      }
      for (; free > 0; free--) count.add(newPlan)
      all *= count.atLeast(atLeast)
    }
    fewest += all
  }
  return fewest
}
