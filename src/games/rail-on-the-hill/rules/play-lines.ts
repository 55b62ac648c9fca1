import { DRAWN, NOTHING_NEW, type Outcome } from '#engine/game.ts'
import {
  BONUS_RESOURCES,
  BONUS_TRACK,
  choiceOf,
  discardedPlan,
  lineOf,
  linkOf,
  NONE,
  planCard,
  planLine,
} from './actions.ts'
import { spotBit, spotWord } from './grid.ts'
import { anyLineTakes } from './legality/plans.ts'
import { trackCost } from './legality/tracks.ts'
import { addTrack, putPlan, removeTrack, spotOf } from './lines.ts'
import { BONUS_GAIN, DRAWN_PLANS, SCRAP_VALUE, TRACKS_PER_BONUS, UNUSED_PLANS } from './numbers.ts'
import { moveAll, push, remove } from './piles.ts'
import { beginNextRound, revealing } from './round.ts'
import {
  ACTIVE,
  BONUS_PENDING,
  FACE_UP_PLANS,
  LAID,
  LAID_EVER,
  LOCATED,
  lineAt,
  NOTHING_PENDING,
  OCCUPIED,
  PENDING,
  PENDING_CARDS,
  PHASE,
  PLAN_DISCARD,
  PLAN_HAND,
  PLANS_PENDING,
  playerAt,
  type RailState,
  RESOURCES,
  SETUP,
  TOKEN_DISCARD,
  TRACK_PENDING,
} from './state.ts'
import { drawPlan, plansLeft, spendDouble } from './tokens.ts'

/** Plays the actions that change a line: its Plan cards, its tracks, and the bonus for them. */

export function playPlan(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  const card = planCard(action)
  if (words[PHASE] === SETUP) {
    remove(words, me + PLAN_HAND, card)
    putPlan(state, player, card, planLine(action), NONE)
    if (words[me + PLAN_HAND] > UNUSED_PLANS) return revealing(state)
    moveAll(words, me + PLAN_HAND, PLAN_DISCARD)
    words[ACTIVE] &= ~(1 << player)
    return revealing(state) | (words[ACTIVE] === 0 ? beginNextRound(state) : NOTHING_NEW)
  }
  if (words[me + PENDING] === PLANS_PENDING) {
    remove(words, me + PENDING_CARDS, card)
    putPlan(state, player, card, planLine(action), discardedPlan(action))
    moveAll(words, me + PENDING_CARDS, PLAN_DISCARD)
    words[me + PENDING] = NOTHING_PENDING
    return revealing(state)
  }
  remove(words, FACE_UP_PLANS, card)
  putPlan(state, player, card, planLine(action), discardedPlan(action))
  words[me + LOCATED] = 1
  return NOTHING_NEW
}

export function layTrack(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  const line = lineOf(action)
  const spot = spotOf(linkOf(action))
  const mine = lineAt(player, line)
  words[me + RESOURCES] -= trackCost(state, player, spot)
  if ((words[me + OCCUPIED + spotWord(spot)] & spotBit(spot)) !== 0) {
    push(words, TOKEN_DISCARD, spendDouble(words, me, state.cards))
  }
  words[mine + LAID_EVER]++
  addTrack(words, player, line, spot)
  if (words[me + PENDING] === TRACK_PENDING) words[me + PENDING] = NOTHING_PENDING
  else if (words[me + LAID] === 0) words[me + LAID] = 1
  else words[me + LOCATED] = 1
  // RH-B1: the 3rd and the 6th give a bonus.
  if (words[mine + LAID_EVER] % TRACKS_PER_BONUS === 0) words[me + PENDING] = BONUS_PENDING
  return NOTHING_NEW
}

export function takeBonus(state: RailState, player: number, action: number): Outcome {
  const words = state.words
  const me = playerAt(player)
  const choice = choiceOf(action)
  if (choice === BONUS_RESOURCES) {
    words[me + RESOURCES] += BONUS_GAIN
    words[me + PENDING] = NOTHING_PENDING
    return NOTHING_NEW
  }
  if (choice === BONUS_TRACK) {
    words[me + PENDING] = TRACK_PENDING
    return NOTHING_NEW
  }
  words[me + PENDING] = PLANS_PENDING
  let useful = false
  for (let i = 0; i < DRAWN_PLANS && plansLeft(words) > 0; i++) {
    const card = drawPlan(words)
    push(words, me + PENDING_CARDS, card)
    useful ||= anyLineTakes(state, player, card)
  }
  if (!useful) {
    // RH-N3: where no line can take either card, the action is lost.
    moveAll(words, me + PENDING_CARDS, PLAN_DISCARD)
    words[me + PENDING] = NOTHING_PENDING
  }
  return DRAWN
}

export function scrapTrack({ words }: RailState, player: number, action: number): Outcome {
  removeTrack(words, player, lineOf(action), spotOf(linkOf(action)))
  words[playerAt(player) + RESOURCES] += SCRAP_VALUE
  return NOTHING_NEW
}
