import { countBits, lowestBit } from '#engine/bits.ts'
import {
  CATEGORIES,
  CATEGORY,
  type CardTables,
  LANDMARKS,
  LANDMARKS_PER_CATEGORY,
  type Landmark,
  NO_LANDMARK,
  PAIRS,
  SEVEN_TRACKS,
  THREE,
  TYPES,
} from '../../cards/cards.ts'
import { PLAN_NEEDS } from '../numbers.ts'
import { lineAt, playerAt, type RailState, TOUCHED, TOWN, TRACKS } from '../state.ts'
import { tileCard } from '../town.ts'
import { cornersOf, isFullSize } from './frame.ts'

/** How far a line is from what its Plan cards ask (RH-V3). */

/** No number of Wild landmarks can help. */
const OUT_OF_REACH = 99

/** How many of each landmark a line touches; `into` has one place per landmark. */
export function countLandmarks(state: RailState, player: number, line: number, into: Int32Array): void {
  const words = state.words
  const town = playerAt(player) + TOWN
  into.fill(0)
  for (let rest = words[lineAt(player, line) + TOUCHED]; rest !== 0; rest &= rest - 1) {
    const landmark = state.cards.landmark[tileCard(words[town + lowestBit(rest)])]
    if (landmark !== NO_LANDMARK) into[landmark]++
  }
}

/** How many Wild landmarks a Plan card on the line would need: 0 if it is met, OUT_OF_REACH if none can help. */
export function wildsNeeded(
  state: RailState,
  player: number,
  line: number,
  card: number,
  landmarks: Int32Array,
): number {
  const kind = state.cards.planKind[card]
  switch (kind) {
    case THREE:
      return missingOfThree(state.cards, card, landmarks)
    case CATEGORY:
      return Math.max(0, PLAN_NEEDS.category - largestCategory(landmarks))
    case TYPES:
      return Math.max(0, PLAN_NEEDS.types - differentTypes(landmarks))
    case PAIRS:
      return missingForPairs(landmarks)
    case SEVEN_TRACKS:
      return state.words[lineAt(player, line) + TRACKS] >= PLAN_NEEDS.tracks ? 0 : OUT_OF_REACH
    default:
      return touchesCorners(state, player, line, kind) ? 0 : OUT_OF_REACH
  }
}

function missingOfThree(cards: CardTables, card: number, landmarks: Int32Array): number {
  let missing = 0
  for (let i = card * 3; i < card * 3 + 3; i++) if (landmarks[cards.planLandmarks[i]] === 0) missing++
  return missing
}

function largestCategory(landmarks: Int32Array): number {
  let largest = 0
  for (let category = 0; category < CATEGORIES.length; category++) {
    largest = Math.max(largest, inCategory(landmarks, category))
  }
  return largest
}

export function inCategory(landmarks: Int32Array, category: number): number {
  let count = 0
  const first = category * LANDMARKS_PER_CATEGORY
  for (let i = first; i < first + LANDMARKS_PER_CATEGORY; i++) count += landmarks[i]
  return count
}

export function differentTypes(landmarks: Int32Array): number {
  let types = 0
  for (let i = 0; i < LANDMARKS.length; i++) if (landmarks[i] > 0) types++
  return types
}

/** A pair that lacks its second landmark needs one Wild, a pair that has none needs two; four of a type are two pairs. */
function missingForPairs(landmarks: Int32Array): number {
  let pairs = 0
  let singles = 0
  for (let i = 0; i < LANDMARKS.length; i++) {
    pairs += landmarks[i] >> 1
    singles += landmarks[i] & 1
  }
  const lacking = Math.max(0, PLAN_NEEDS.pairs - pairs)
  return lacking * 2 - Math.min(lacking, singles)
}

function touchesCorners(state: RailState, player: number, line: number, kind: number): boolean {
  const words = state.words
  const me = playerAt(player)
  if (!isFullSize(words, me)) return false
  const corners = cornersOf(words, me, kind)
  return (words[lineAt(player, line) + TOUCHED] & corners) === corners
}

/** How far a line is on the way to what a Plan card asks for, without Wild landmarks: 3 of 4. */
export interface PlanProgress {
  readonly have: number
  readonly need: number
  /** Plans of three landmarks: those that the line does not touch yet. */
  readonly missing: readonly Landmark[]
  /** Plans of four of one category: the category that the line has most of. */
  readonly category: (typeof CATEGORIES)[number] | undefined
}

const landmarks = new Int32Array(LANDMARKS.length)

export function planProgress(state: RailState, player: number, line: number, card: number): PlanProgress {
  countLandmarks(state, player, line, landmarks)
  const kind = state.cards.planKind[card]
  switch (kind) {
    case THREE: {
      const wanted = Array.from(state.cards.planLandmarks.subarray(card * 3, card * 3 + 3))
      const missing = wanted.filter((landmark) => landmarks[landmark] === 0).map((landmark) => LANDMARKS[landmark])
      return { have: PLAN_NEEDS.three - missing.length, need: PLAN_NEEDS.three, missing, category: undefined }
    }
    case CATEGORY: {
      const sizes = CATEGORIES.map((_, category) => inCategory(landmarks, category))
      const have = Math.max(...sizes)
      return {
        ...towards(have, PLAN_NEEDS.category),
        category: have === 0 ? undefined : CATEGORIES[sizes.indexOf(have)],
      }
    }
    case TYPES:
      return towards(differentTypes(landmarks), PLAN_NEEDS.types)
    case PAIRS:
      return towards(
        landmarks.reduce((pairs, count) => pairs + (count >> 1), 0),
        PLAN_NEEDS.pairs,
      )
    case SEVEN_TRACKS:
      return towards(state.words[lineAt(player, line) + TRACKS], PLAN_NEEDS.tracks)
    default:
      return towards(cornersTouched(state, player, line, kind), 2)
  }
}

function towards(have: number, need: number): PlanProgress {
  return { have: Math.min(have, need), need, missing: [], category: undefined }
}

/** RH-V4: corners count once the town has its full size. */
function cornersTouched(state: RailState, player: number, line: number, kind: number): number {
  const me = playerAt(player)
  if (!isFullSize(state.words, me)) return 0
  return countBits(state.words[lineAt(player, line) + TOUCHED] & cornersOf(state.words, me, kind))
}
