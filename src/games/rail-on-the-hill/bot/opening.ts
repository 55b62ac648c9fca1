import { LINES } from '../cards/cards.ts'
import { NONE, plan } from '../rules/actions.ts'
import { listActions, MAX_ACTIONS } from '../rules/legality/legal.ts'
import { putPlan } from '../rules/lines.ts'
import { items, remove } from '../rules/piles.ts'
import { playAction } from '../rules/play.ts'
import {
  ACTIVE,
  cloneState,
  DRAFT,
  HAND,
  LINE_PLANS,
  lineAt,
  NOTHING_PENDING,
  PENDING,
  PHASE,
  PLAN_HAND,
  playerAt,
  type RailState,
  SETUP,
} from '../rules/state.ts'
import type { Evaluation } from './turn.ts'

/** A choice before the first round: the set, its first two cards, its upgrade, the Plan cards of the lines. */
interface Choice {
  readonly action: number
  readonly worth: number
}

const NO_CHOICE: Choice = { action: NONE, worth: Number.NEGATIVE_INFINITY }

export function chooseInOpening(state: RailState, player: number, evaluation: Evaluation): number {
  const isBuilding = mustBuild(state, player)
  return (isBuilding ? bestBuilding(state, player, evaluation) : bestPlans(state, player, 0, evaluation)).action
}

/** RH-S5, RH-S6, RH-S7 come before RH-S8. */
function mustBuild({ words }: RailState, player: number): boolean {
  const me = playerAt(player)
  return words[PHASE] === DRAFT || words[me + HAND] > 1 || words[me + PENDING] !== NOTHING_PENDING
}

/** Tries every way to take a set, to place two of its cards and to use its upgrade. */
function bestBuilding(state: RailState, player: number, evaluation: Evaluation): Choice {
  const actions = new Int32Array(MAX_ACTIONS)
  const count = listActions(state, player, actions)
  const tried = cloneState(state)
  let best = NO_CHOICE
  for (let i = 0; i < count; i++) {
    cloneState(state, tried)
    playAction(tried, player, actions[i])
    // Skips the wait for other players who may have to choose their sets first.
    tried.words[PHASE] = SETUP
    tried.words[ACTIVE] |= 1 << player
    const worth = mustBuild(tried, player) ? bestBuilding(tried, player, evaluation).worth : evaluation(tried, player)
    if (worth > best.worth) best = { action: actions[i], worth }
  }
  return best
}

/**
 * Tries every way to deal the Plan hand to the lines. Puts the cards directly: playing the last one as an action could
 * start round 1 and draw cards.
 */
function bestPlans(state: RailState, player: number, line: number, evaluation: Evaluation): Choice {
  if (line === LINES.length) return { action: NONE, worth: evaluation(state, player) }
  if (state.words[lineAt(player, line) + LINE_PLANS] > 0) return bestPlans(state, player, line + 1, evaluation)
  const hand = playerAt(player) + PLAN_HAND
  const tried = cloneState(state)
  let best = NO_CHOICE
  for (const card of items(state.words, hand)) {
    cloneState(state, tried)
    remove(tried.words, hand, card)
    putPlan(tried, player, card, line, NONE)
    const { worth } = bestPlans(tried, player, line + 1, evaluation)
    if (worth > best.worth) best = { action: plan(card, line, NONE), worth }
  }
  return best
}
