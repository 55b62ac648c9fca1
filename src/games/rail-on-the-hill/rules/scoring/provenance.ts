import { bitsOf } from '#engine/bits.ts'
import {
  CATEGORIES,
  CATEGORY,
  LANDMARKS,
  LANDMARKS_PER_CATEGORY,
  type Landmark,
  LINES,
  type LineName,
  NO_LANDMARK,
  PAIRS,
  SEVEN_TRACKS,
  THREE,
  TYPES,
} from '../../cards/cards.ts'
import { formatSquare } from '../notation.ts'
import { PENALTY, PLAN_NEEDS, REQUESTS_REVEALED } from '../numbers.ts'
import {
  lineAt,
  playerAt,
  type RailState,
  REQUESTS,
  RESOURCES,
  REVEALED_REQUESTS,
  type RequestLetter,
  TOUCHED,
  TOWN,
} from '../state.ts'
import { cardValue, squareOfCell, tileCard, tileToken } from '../town.ts'
import { cornersOf } from './frame.ts'
import { countLandmarks, inCategory, wildsNeeded } from './plan-conditions.ts'
import { REQUEST_RULES } from './requests.ts'
import { Tally, tally } from './score.ts'

/** Where points come from. All sources of a player together are the total, at any moment of the game. */
export type PointSource =
  /** RH-V1: a card that a line touches, with the upgrade that counts for it, if any. */
  | {
      readonly from: 'card'
      readonly points: number
      readonly line: LineName
      readonly square: string
      readonly card: number
      readonly token: number | null
    }
  /** RH-V2: a Plan card that is met, the squares that meet it, and what each Wild landmark stands for. */
  | {
      readonly from: 'plan'
      readonly points: number
      readonly line: LineName
      readonly card: number
      readonly squares: readonly string[]
      readonly wilds: readonly Landmark[]
    }
  /** RH-V5: a line without a fulfilled Plan card. */
  | { readonly from: 'penalty'; readonly points: number; readonly line: LineName }
  /** RH-V6: a Residents' Request: per line, per square or intersection, or as a whole. */
  | {
      readonly from: 'request'
      readonly points: number
      readonly request: RequestLetter
      readonly line?: LineName
      readonly square?: string
    }
  /** RH-V7 */
  | { readonly from: 'resources'; readonly points: number; readonly resources: number }

const sheet = new Tally()

/** Which card, line, plan, request or resources gave each point. */
export function pointSources(state: RailState, player: number): PointSource[] {
  tally(state, player, sheet)
  return [
    ...LINES.flatMap((_, line) => cardSources(state, player, line)),
    ...planSources(state, player),
    ...LINES.filter((_, line) => sheet.metOnLine[line] === 0).map((line) => ({
      from: 'penalty' as const,
      points: -PENALTY,
      line,
    })),
    ...requestSources(state, player),
    { from: 'resources', points: sheet.resources, resources: state.words[playerAt(player) + RESOURCES] },
  ]
}

function squareName(state: RailState, player: number, cell: number): string {
  return formatSquare(squareOfCell(state.words, playerAt(player), cell))
}

function touchedCells(state: RailState, player: number, line: number): number[] {
  return bitsOf(state.words[lineAt(player, line) + TOUCHED])
}

function cardSources(state: RailState, player: number, line: number): PointSource[] {
  return touchedCells(state, player, line).map((cell) => {
    const tile = state.words[playerAt(player) + TOWN + cell]
    const token = tileToken(tile)
    return {
      from: 'card',
      points: cardValue(state, tile, line),
      line: LINES[line],
      square: squareName(state, player, cell),
      card: tileCard(tile),
      token: token !== 0 && state.cards.tokenLine[token] === line ? token : null,
    }
  })
}

function planSources(state: RailState, player: number): PointSource[] {
  const { plans } = sheet
  const met = Array.from({ length: plans.count }, (_, i) => i).filter((i) => plans.met[i] !== 0)
  return met.map((i) => {
    const landmarks = new Int32Array(LANDMARKS.length)
    countLandmarks(state, player, plans.line[i], landmarks)
    const wilds = standIns(state, player, plans.line[i], plans.card[i], landmarks)
    return {
      from: 'plan',
      points: plans.points[i],
      line: LINES[plans.line[i]],
      card: plans.card[i],
      squares: meetingCells(state, player, plans.line[i], plans.card[i], landmarks).map((cell) =>
        squareName(state, player, cell),
      ),
      wilds: wilds.map((landmark) => LANDMARKS[landmark]),
    }
  })
}

/** The landmarks that Wilds stand for, so that the plan is met; `landmarks` is what the line touches. */
function standIns(state: RailState, player: number, line: number, card: number, landmarks: Int32Array): number[] {
  const pretended = landmarks.slice()
  const chosen: number[] = []
  for (let needed = wildsNeeded(state, player, line, card, pretended); needed > 0; needed--) {
    const useful = LANDMARKS.findIndex((_, landmark) => {
      pretended[landmark]++
      const helps = wildsNeeded(state, player, line, card, pretended) < needed
      pretended[landmark]--
      return helps
    })
    pretended[useful]++
    chosen.push(useful)
  }
  return chosen
}

/** The cells of the line that a met plan rests on. */
function meetingCells(state: RailState, player: number, line: number, card: number, landmarks: Int32Array): number[] {
  const touched = touchedCells(state, player, line)
  const counts = landmarkTest(state, card, landmarks)
  if (counts !== undefined) {
    return touched.filter((cell) => {
      const landmark = state.cards.landmark[tileCard(state.words[playerAt(player) + TOWN + cell])]
      return landmark !== NO_LANDMARK && counts(landmark)
    })
  }
  if (state.cards.planKind[card] === SEVEN_TRACKS) return touched
  return bitsOf(cornersOf(state.words, playerAt(player), state.cards.planKind[card]))
}

/** Which landmarks count for a plan; undefined where it is not about landmarks. */
function landmarkTest(
  state: RailState,
  card: number,
  landmarks: Int32Array,
): ((landmark: number) => boolean) | undefined {
  switch (state.cards.planKind[card]) {
    case THREE: {
      const wanted = state.cards.planLandmarks.subarray(card * 3, card * 3 + 3)
      return (landmark) => wanted.includes(landmark)
    }
    case CATEGORY: {
      const sizes = CATEGORIES.map((_, category) => inCategory(landmarks, category))
      const largest = sizes.indexOf(Math.max(...sizes))
      return (landmark) => Math.floor(landmark / LANDMARKS_PER_CATEGORY) === largest
    }
    case TYPES:
      return () => true
    case PAIRS: {
      const pairs = landmarks.reduce((sum, count) => sum + (count >> 1), 0)
      // With two pairs at hand single landmarks do nothing; with fewer, Wilds complete them.
      return (landmark) => pairs < PLAN_NEEDS.pairs || landmarks[landmark] >= 2
    }
    default:
      return undefined
  }
}

function requestSources(state: RailState, player: number): PointSource[] {
  const sources: PointSource[] = []
  for (let i = 0; i < REQUESTS_REVEALED; i++) {
    const number = state.words[REVEALED_REQUESTS + i]
    if (number === 0) continue
    const request = REQUESTS[number - 1]
    const rule = REQUEST_RULES[request]
    if (rule.counts === 'times') {
      sources.push({ from: 'request', points: sheet.requests[i], request })
      continue
    }
    for (const bit of bitsOf(rule.found(state, player, sheet.fewestPlans))) {
      const named = rule.counts === 'lines' ? { line: LINES[bit] } : { square: squareName(state, player, bit) }
      sources.push({ from: 'request', points: rule.points, request, ...named })
    }
  }
  return sources
}
