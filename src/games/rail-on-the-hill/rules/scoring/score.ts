import { lowestBit } from '#engine/bits.ts'
import type { Seat, Standing } from '#engine/game.ts'
import { LANDMARKS, LINES, type LineName } from '../../cards/cards.ts'
import { PENALTY, REQUESTS_REVEALED, RESOURCES_PER_POINT, TITLE_RAISE } from '../numbers.ts'
import {
  LINE_PLANS,
  lineAt,
  playerAt,
  type RailState,
  REQUESTS,
  RESOURCES,
  REVEALED_REQUESTS,
  type RequestLetter,
  TOUCHED,
  TOWN,
  WILDS,
} from '../state.ts'
import { cardValue } from '../town.ts'
import { countLandmarks, wildsNeeded } from './plan-conditions.ts'
import { REQUEST_L, REQUEST_RULES, requestPoints } from './requests.ts'
import { assignWilds, PlanSheet } from './wilds.ts'

/** A score as the exchange format has it. */
export interface RailScore {
  readonly lines: Readonly<Record<LineName, number>>
  readonly plans: Readonly<Record<LineName, readonly PlanScore[]>>
  readonly penalty: number
  readonly requests: Readonly<Partial<Record<RequestLetter, number>>>
  readonly resources: number
  readonly total: number
  readonly fulfilled: number
  /** Alone only (RH-Z3). */
  readonly title?: string
}

export interface PlanScore {
  readonly card: number
  readonly met: boolean
  readonly wilds: number
  readonly points: number
}

/** Everything that a player scores, as numbers. At any moment: what the score would be if the game ended now. */
export class Tally {
  readonly lines = new Int32Array(LINES.length)
  /** How often each line touches each landmark. */
  readonly landmarks = LINES.map(() => new Int32Array(LANDMARKS.length))
  readonly plans = new PlanSheet()
  readonly metOnLine = new Int32Array(LINES.length)
  penalty = 0
  readonly requests = new Int32Array(REQUESTS_REVEALED)
  resources = 0
  fulfilled = 0
  fewestPlans = 0
  total = 0
}

/** Adds up in the order of the rules, RH-V1 to RH-V7. */
export function tally(state: RailState, player: number, into: Tally): void {
  const words = state.words
  const me = playerAt(player)
  into.total = 0
  for (let line = 0; line < LINES.length; line++) {
    into.lines[line] = lineValue(state, player, line)
    into.total += into.lines[line]
  }
  judgePlans(state, player, into)
  for (let i = 0; i < REQUESTS_REVEALED; i++) {
    const request = words[REVEALED_REQUESTS + i]
    into.requests[i] = request === 0 ? 0 : requestPoints(state, player, request, into.fewestPlans)
    into.total += into.requests[i]
  }
  into.resources = Math.floor(words[me + RESOURCES] / RESOURCES_PER_POINT)
  into.total += into.resources
}

/** RH-V1: the line's value of every card that it touches. */
function lineValue(state: RailState, player: number, line: number): number {
  const words = state.words
  const town = playerAt(player) + TOWN
  let value = 0
  for (let rest = words[lineAt(player, line) + TOUCHED]; rest !== 0; rest &= rest - 1) {
    value += cardValue(state, words[town + lowestBit(rest)], line)
  }
  return value
}

/** RH-V2 to RH-V5. */
function judgePlans(state: RailState, player: number, into: Tally): void {
  const words = state.words
  const plans = into.plans
  plans.clear()
  for (let line = 0; line < LINES.length; line++) {
    const pile = lineAt(player, line) + LINE_PLANS
    const last = pile + words[pile]
    const landmarks = into.landmarks[line]
    countLandmarks(state, player, line, landmarks)
    for (let i = pile + 1; i <= last; i++) {
      const card = words[i]
      plans.add(line, card, state.cards.planPoints[card], wildsNeeded(state, player, line, card, landmarks))
    }
  }
  assignWilds(plans, words[playerAt(player) + WILDS], requestLPoints(words))
  into.metOnLine.fill(0)
  into.fulfilled = 0
  for (let i = 0; i < plans.count; i++) {
    if (plans.met[i] === 0) continue
    into.metOnLine[plans.line[i]]++
    into.fulfilled++
    into.total += plans.points[i]
  }
  into.penalty = 0
  into.fewestPlans = into.fulfilled
  for (let line = 0; line < LINES.length; line++) {
    if (into.metOnLine[line] === 0) into.penalty -= PENALTY
    into.fewestPlans = Math.min(into.fewestPlans, into.metOnLine[line])
  }
  into.total += into.penalty
}

function requestLPoints(words: Int32Array): number {
  for (let i = 0; i < REQUESTS_REVEALED; i++) {
    if (words[REVEALED_REQUESTS + i] === REQUEST_L) return REQUEST_RULES.L.points
  }
  return 0
}

const sheet = new Tally()

/** The total alone, for callers that need it often. */
export function totalOf(state: RailState, player: number): number {
  tally(state, player, sheet)
  return sheet.total
}

export function scoreOf(state: RailState, player: number): RailScore {
  tally(state, player, sheet)
  const { lines, plans } = sheet
  const requests: Partial<Record<RequestLetter, number>> = {}
  for (let i = 0; i < REQUESTS_REVEALED; i++) {
    const request = state.words[REVEALED_REQUESTS + i]
    if (request !== 0) requests[REQUESTS[request - 1]] = sheet.requests[i]
  }
  const score = {
    lines: { red: lines[0], yellow: lines[1], blue: lines[2], black: lines[3] },
    plans: {
      red: planScores(plans, 0),
      yellow: planScores(plans, 1),
      blue: planScores(plans, 2),
      black: planScores(plans, 3),
    },
    penalty: sheet.penalty,
    requests,
    resources: sheet.resources,
    total: sheet.total,
    fulfilled: sheet.fulfilled,
  }
  if (state.options.players > 1) return score
  return { ...score, title: titleOf(score.total, state.options.requests === true) }
}

function planScores(plans: PlanSheet, line: number): PlanScore[] {
  const scores: PlanScore[] = []
  for (let i = 0; i < plans.count; i++) {
    if (plans.line[i] !== line) continue
    const met = plans.met[i] !== 0
    scores.push({ card: plans.card[i], met, wilds: plans.wilds[i], points: met ? plans.points[i] : 0 })
  }
  return scores
}

/** RH-V8: highest total, then most fulfilled Plan cards, then a shared win. */
export function standingOf(state: RailState): Standing<RailScore> {
  const scores = Array.from({ length: state.options.players }, (_, player) => scoreOf(state, player))
  const winners: Seat[] = []
  for (let player = 0; player < scores.length; player++) {
    const beaten = scores.some((other) => isBetter(other, scores[player]))
    if (!beaten) winners.push(player + 1)
  }
  return { winners, scores }
}

function isBetter(one: RailScore, other: RailScore): boolean {
  return one.total !== other.total ? one.total > other.total : one.fulfilled > other.fulfilled
}

export interface TitleStep {
  /** The lowest total that has the title; the first one has none. */
  readonly from: number
  readonly title: string
}

/** RH-Z3: the titles of the solo game, the lowest first. */
const STEPS: readonly TitleStep[] = [
  { from: Number.NEGATIVE_INFINITY, title: 'Unsuited for governance' },
  { from: 81, title: 'Newbie mayor' },
  { from: 101, title: 'Inexperienced mayor' },
  { from: 121, title: 'Average mayor' },
  { from: 141, title: 'Above average mayor' },
  { from: 161, title: 'Skilled mayor' },
  { from: 181, title: 'Highly skilled mayor' },
  { from: 201, title: 'Top mayor' },
  { from: 221, title: 'Legendary mayor' },
  { from: 241, title: 'Inhumanly excellent mayor' },
  { from: 261, title: 'God-level mayor' },
]

const STEPS_WITH_REQUESTS = STEPS.map(({ from, title }) => ({ from: from + TITLE_RAISE, title }))

export function titleSteps(withRequests: boolean): readonly TitleStep[] {
  return withRequests ? STEPS_WITH_REQUESTS : STEPS
}

function titleOf(total: number, withRequests: boolean): string {
  const reached = titleSteps(withRequests).filter(({ from }) => total >= from)
  return reached[reached.length - 1].title
}
