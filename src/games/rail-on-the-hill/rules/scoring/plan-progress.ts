import { countBits } from '#engine/bits.ts'
import { CATEGORIES, CATEGORY, LANDMARKS, type Landmark, PAIRS, SEVEN_TRACKS, THREE, TYPES } from '../../cards/cards.ts'
import { PLAN_NEEDS } from '../numbers.ts'
import { lineAt, playerAt, type RailState, TOUCHED, TRACKS } from '../state.ts'
import { cornersOf, isFullSize } from './frame.ts'
import { countLandmarks, differentTypes, inCategory } from './plan-conditions.ts'

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
