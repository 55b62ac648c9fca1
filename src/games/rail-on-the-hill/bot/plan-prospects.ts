import { countBits } from '#engine/bits.ts'
import { CATEGORIES, CATEGORY, LANDMARKS, PAIRS, SEVEN_TRACKS, THREE, TYPES } from '../cards/cards.ts'
import { PLAN_NEEDS } from '../rules/numbers.ts'
import { cornersOf, isFullSize } from '../rules/scoring/frame.ts'
import { differentTypes, inCategory } from '../rules/scoring/plan-conditions.ts'
import { lineAt, playerAt, type RailState, TRACKS } from '../rules/state.ts'
import type { LineMap, TownMap } from './town-map.ts'

/** How far a Plan card is from being met in the current town. */
export class Prospect {
  kind = 0
  points = 0
  isMet = false
  wilds = 0
  /** How many things it lacks, how many of them are at most three tracks away, and how many are not in the town. */
  missing = 0
  near = 0
  absent = 0
  /** The sum of the tracks to the near ones, each counted on its own. */
  tracks = 0
  isPossible = true
}

/** For a plan that is not met yet. */
export function lookAtPlan(
  prospect: Prospect,
  state: RailState,
  player: number,
  line: number,
  card: number,
  town: TownMap,
  map: LineMap,
  counts: Int32Array,
): void {
  const { words, cards } = state
  const kind = cards.planKind[card]
  const me = playerAt(player)
  prospect.kind = kind
  prospect.missing = 0
  prospect.near = 0
  prospect.absent = 0
  prospect.tracks = 0
  switch (kind) {
    case THREE:
      for (let i = card * 3; i < card * 3 + 3; i++) lookFor(prospect, town.landmark[cards.planLandmarks[i]], map)
      break
    case CATEGORY:
      lookForCategory(prospect, town, map, counts)
      break
    case TYPES:
      lookForOthers(prospect, 5 - differentTypes(counts), newTypes(town, map, counts))
      break
    case PAIRS:
      lookForPairs(prospect, town, map, counts)
      break
    case SEVEN_TRACKS:
      lookForOthers(prospect, PLAN_NEEDS.tracks - words[lineAt(player, line) + TRACKS], countBits(map.reach))
      break
    default:
      if (isFullSize(words, me)) {
        const corners = cornersOf(words, me, kind)
        const first = corners & -corners
        lookFor(prospect, first & town.built, map)
        lookFor(prospect, corners & ~first & town.built, map)
      } else {
        prospect.missing = 2
        prospect.absent = 2
      }
  }
}

/** Adds one required thing that lies on any of these cells; no cells means that it is not in the town. */
function lookFor(prospect: Prospect, cells: number, map: LineMap): void {
  const distance = map.distance(cells)
  if (distance === 0) return
  prospect.missing++
  if (distance <= 3) {
    prospect.near++
    prospect.tracks += distance
  } else if (cells === 0) prospect.absent++
}

/** For a requirement that different cards can meet: how many are missing, and how many possible ones are near. */
function lookForOthers(prospect: Prospect, missing: number, near: number): void {
  prospect.missing = Math.max(0, missing)
  prospect.near = Math.min(prospect.missing, near)
  prospect.absent = prospect.missing - prospect.near
  prospect.tracks = prospect.missing
}

function lookForCategory(prospect: Prospect, town: TownMap, map: LineMap, counts: Int32Array): void {
  const within = map.ring[0] | map.ring[1] | map.ring[2]
  let best = -1
  for (let category = 0; category < CATEGORIES.length; category++) {
    const have = inCategory(counts, category)
    const near = countBits(town.category[category] & within)
    const worth = have + 0.4 * Math.min(near, 4 - have)
    if (worth <= best) continue
    best = worth
    lookForOthers(prospect, 4 - have, near)
  }
}

function newTypes(town: TownMap, map: LineMap, counts: Int32Array): number {
  const within = map.ring[0] | map.ring[1] | map.ring[2]
  let types = 0
  for (let i = 0; i < LANDMARKS.length; i++) if (counts[i] === 0 && (town.landmark[i] & within) !== 0) types++
  return types
}

function lookForPairs(prospect: Prospect, town: TownMap, map: LineMap, counts: Int32Array): void {
  const within = map.ring[0] | map.ring[1] | map.ring[2]
  let pairs = 0
  let singles = 0
  let near = 0
  for (let i = 0; i < LANDMARKS.length; i++) {
    pairs += counts[i] >> 1
    if ((counts[i] & 1) === 0) continue
    singles++
    if ((town.landmark[i] & within) !== 0) near++
  }
  const lacking = Math.max(0, 2 - pairs)
  lookForOthers(prospect, lacking * 2 - Math.min(lacking, singles), near)
}
