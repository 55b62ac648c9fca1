import type { Reason } from '#bots/bot.ts'
import { LINES } from '../cards/cards.ts'
import { DEVELOP, KEEP, kindOf, lineOf, PLAN, planCard, planLine, SCRAP, tokenOf } from '../rules/actions.ts'
import { PENALTY, REQUESTS_REVEALED, TRACKS_PER_BONUS } from '../rules/numbers.ts'
import { Tally, tally } from '../rules/scoring/score.ts'
import { LAID_EVER, lineAt, playerAt, type RailState, REQUESTS, RESOURCES, REVEALED_REQUESTS } from '../rules/state.ts'
import type { HintTexts } from '../text/en/help.ts'
import { Survey } from './survey.ts'
import { isDraw } from './turn-node.ts'
import type { PlannerQuestion } from './ways.ts'

/** The value, in points, of gains that the score does not show; used only to choose which reason to give. */
const BONUS = 4.5
const NEW_PLAN = 4
const NEW_TOKEN = 4
const A_DRAW = 3.5
const A_RESOURCE = 1.2
const SCRAPPING = 2.5
const NEARER = 2
const A_POINT_AHEAD = 0.7
const LEAST_GAIN = 2.5

const before = new Tally()
const after = new Tally()
const seenBefore = new Survey()
const seenAfter = new Survey()

interface Found {
  readonly worth: number
  readonly reason: keyof HintTexts
  readonly values: Reason['values']
}

/** The best single reason for a turn, found by comparing the player's position before and after it. */
export function explainTurn(from: RailState, to: RailState, player: number, actions: readonly number[]): Reason {
  tally(from, player, before)
  tally(to, player, after)
  const found = [
    ...plansMet(),
    ...requestsMet(to),
    ...linesGrown(from, to, player),
    ...linesOpened(from, to, player),
    ...deeds(actions),
  ]
  const me = playerAt(player)
  const resources = to.words[me + RESOURCES]
  const saved = resources - from.words[me + RESOURCES]
  if (saved > 0) found.push({ worth: saved * A_RESOURCE, reason: 'resources', values: { resources } })
  let best: Found = { worth: LEAST_GAIN, reason: 'outlook', values: {} }
  for (const one of found) if (one.worth > best.worth) best = one
  return { reason: best.reason, values: best.values }
}

/** The same for each step of a turn. What a step draws is not known. */
export function explainSteps(
  game: PlannerQuestion['game'],
  from: RailState,
  player: number,
  actions: readonly number[],
): Reason[] {
  const reasons: Reason[] = []
  let now = from
  for (const action of actions) {
    if (isDraw(action)) return [...reasons, { reason: 'draw' satisfies keyof HintTexts, values: {} }]
    const next = game.clone(now)
    game.play(next, player + 1, action)
    reasons.push(explainTurn(now, next, player, [action]))
    now = next
  }
  return reasons
}

/** The same for the choices before the first round. */
export function explainOpening(): Reason {
  return { reason: 'opening' satisfies keyof HintTexts, values: {} }
}

function* plansMet(): Generator<Found> {
  for (let i = 0; i < after.plans.count; i++) {
    const { line, card, points } = after.plans
    const had = planBefore(card[i], line[i])
    const values = { line: LINES[line[i]], card: card[i], points: points[i] }
    if (after.plans.met[i] !== 0) {
      if (had >= 0 && before.plans.met[had] !== 0) continue
      const isFirst = before.metOnLine[line[i]] === 0
      yield { worth: points[i] + (isFirst ? PENALTY : 0), reason: isFirst ? 'penalty-avoided' : 'plan-met', values }
    } else if (had >= 0 && after.plans.needed[i] < before.plans.needed[had]) {
      const missing = after.plans.needed[i]
      yield { worth: NEARER + 2 / missing, reason: 'plan-nearer', values: { ...values, missing } }
    }
  }
}

function planBefore(card: number, line: number): number {
  for (let i = 0; i < before.plans.count; i++) {
    if (before.plans.card[i] === card && before.plans.line[i] === line) return i
  }
  return -1
}

function* requestsMet(to: RailState): Generator<Found> {
  for (let i = 0; i < REQUESTS_REVEALED; i++) {
    const points = after.requests[i] - before.requests[i]
    if (points <= 0) continue
    yield {
      worth: points,
      reason: 'request',
      values: { request: REQUESTS[to.words[REVEALED_REQUESTS + i] - 1], points },
    }
  }
}

function* linesGrown(from: RailState, to: RailState, player: number): Generator<Found> {
  for (let line = 0; line < LINES.length; line++) {
    const points = after.lines[line] - before.lines[line]
    const name = LINES[line]
    if (points > 0) yield { worth: points * 0.8, reason: 'line-value', values: { line: name, points } }
    const bonuses = (state: RailState) => Math.floor(state.words[lineAt(player, line) + LAID_EVER] / TRACKS_PER_BONUS)
    if (bonuses(to) > bonuses(from)) yield { worth: BONUS, reason: 'bonus', values: { line: name } }
  }
}

/** Lines whose best next track is better than before. */
function* linesOpened(from: RailState, to: RailState, player: number): Generator<Found> {
  seenBefore.survey(from, player)
  seenAfter.survey(to, player)
  for (let line = 0; line < LINES.length; line++) {
    const gain = seenAfter.lines[line].ahead.net - seenBefore.lines[line].ahead.net
    if (gain > 0) yield { worth: gain * A_POINT_AHEAD, reason: 'room', values: { line: LINES[line] } }
  }
}

function* deeds(actions: readonly number[]): Generator<Found> {
  for (const action of actions) {
    const kind = kindOf(action)
    if (isDraw(action)) yield { worth: A_DRAW, reason: 'draw', values: {} }
    else if (kind === PLAN) {
      const values = { line: LINES[planLine(action)], card: planCard(action) }
      yield { worth: NEW_PLAN, reason: 'plan-taken', values }
    } else if (kind === DEVELOP || kind === KEEP) {
      yield { worth: NEW_TOKEN, reason: 'token', values: { token: tokenOf(action) } }
    } else if (kind === SCRAP) {
      yield { worth: SCRAPPING, reason: 'scrap', values: { line: LINES[lineOf(action)] } }
    }
  }
}
