import {
  CATEGORIES,
  CATEGORY,
  LANDMARKS,
  LANDMARKS_PER_CATEGORY,
  PAIRS,
  SEVEN_TRACKS,
  THREE,
  TL_BR,
  TYPES,
} from '../cards.ts'
import { inCategory } from '../conditions.ts'
import { eastColumn, isFullSize, northRow, southRow, westColumn } from '../frame.ts'
import { lowestBit } from '../grid.ts'
import { lineAt, playerAt, type RailState, TOUCHED, TRACKS } from '../state.ts'
import { landmarkSteps, steps } from './reach.ts'
import { UNSEEN_STEPS } from './weights.ts'

/**
 * About how many tracks a line needs until a Plan card is met. It asks `reach.ts`, which must have looked ahead from
 * that line. `touched` counts the landmarks that the line touches.
 */
export function stepsToMeet(state: RailState, player: number, line: number, card: number, touched: Int32Array): number {
  const kind = state.cards.planKind[card]
  wanted.clear()
  switch (kind) {
    case THREE:
      wantThree(state, card, touched)
      return wanted.together(3)
    case CATEGORY:
      return stepsToCategory(touched)
    case TYPES:
      return stepsToTypes(touched)
    case PAIRS:
      return stepsToPairs(touched)
    case SEVEN_TRACKS:
      return 7 - state.words[lineAt(player, line) + TRACKS]
    default:
      return stepsToCorners(state, player, line, kind)
  }
}

/** The ways to what a plan lacks, the shortest first. */
class Wanted {
  #count = 0
  readonly #steps = new Float64Array(LANDMARKS.length * 2)

  clear(): void {
    this.#count = 0
  }

  add(away: number): void {
    let at = this.#count++
    while (at > 0 && this.#steps[at - 1] > away) {
      this.#steps[at] = this.#steps[at - 1]
      at--
    }
    this.#steps[at] = away
  }

  /** The nearest so many of them: between the farthest alone, when the others lie on its way, and one after the other. */
  together(count: number): number {
    let sum = 0
    let farthest = 0
    for (let i = 0; i < count && i < this.#count; i++) {
      sum += this.#steps[i]
      farthest = this.#steps[i]
    }
    return (sum + farthest) / 2
  }
}

const wanted = new Wanted()

function wantThree(state: RailState, card: number, touched: Int32Array): void {
  for (let i = card * 3; i < card * 3 + 3; i++) {
    const landmark = state.cards.planLandmarks[i]
    if (touched[landmark] === 0) wanted.add(landmarkSteps[landmark * 2])
  }
}

function stepsToCategory(touched: Int32Array): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let category = 0; category < CATEGORIES.length; category++) {
    wanted.clear()
    const first = category * LANDMARKS_PER_CATEGORY * 2
    for (let i = first; i < first + LANDMARKS_PER_CATEGORY * 2; i++) wanted.add(landmarkSteps[i])
    fewest = Math.min(fewest, wanted.together(4 - inCategory(touched, category)))
  }
  return fewest
}

function stepsToTypes(touched: Int32Array): number {
  let lacking = 5
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    if (touched[landmark] > 0) lacking--
    else wanted.add(landmarkSteps[landmark * 2])
  }
  return wanted.together(lacking)
}

function stepsToPairs(touched: Int32Array): number {
  let lacking = 2
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    lacking -= touched[landmark] >> 1
    const single = (touched[landmark] & 1) !== 0
    wanted.add(landmarkSteps[landmark * 2] + (single ? 0 : landmarkSteps[landmark * 2 + 1]))
  }
  return wanted.together(lacking)
}

function stepsToCorners(state: RailState, player: number, line: number, kind: number): number {
  const words = state.words
  const me = playerAt(player)
  // Until the town is full size nobody knows its corners.
  if (!isFullSize(words, me)) return UNSEEN_STEPS * 1.5
  const north = northRow(words, me)
  const south = southRow(words, me)
  const west = westColumn(words, me)
  const east = eastColumn(words, me)
  const corners = kind === TL_BR ? (north & west) | (south & east) : (north & east) | (south & west)
  for (let rest = corners & ~words[lineAt(player, line) + TOUCHED]; rest !== 0; rest &= rest - 1) {
    wanted.add(steps[lowestBit(rest)])
  }
  return wanted.together(2)
}
