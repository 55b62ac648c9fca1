import type { Reason } from '#engine/result.ts'
import { LINES, THREE } from '../../cards/cards.ts'
import { NONE } from '../actions.ts'
import { PLANS_PER_LINE } from '../numbers.ts'
import { ascending, has } from '../piles.ts'
import {
  FACE_UP_PLANS,
  LINE_KINDS,
  LINE_PLANS,
  lineAt,
  PENDING,
  PENDING_CARDS,
  PHASE,
  PLAN_HAND,
  PLANS_PENDING,
  type RailState,
  SETUP,
} from '../state.ts'
import * as reasons from './reasons.ts'

/** Why a Plan card may not go on a line, with the card that is discarded for it or NONE (RH-S8, RH-N2, RH-N3). */
export function planRefusal(
  state: RailState,
  player: number,
  card: number,
  line: number,
  discarded: number,
): Reason | undefined {
  const words = state.words
  const mine = lineAt(player, line)
  if (words[PHASE] === SETUP && words[mine + LINE_PLANS] > 0) return reasons.ONE_PLAN_PER_LINE
  const full = isFull(words, mine)
  if (discarded === NONE) {
    if (full) return reasons.LINE_FULL
  } else {
    if (!has(words, mine + LINE_PLANS, discarded)) return reasons.NOT_ON_LINE
    if (!full) return reasons.NOTHING_TO_DISCARD
  }
  const { planKind } = state.cards
  const kind = planKind[card]
  // The discarded card no longer counts.
  const isDuplicate = hasKind(words, mine, kind) && (discarded === NONE || planKind[discarded] !== kind)
  return isDuplicate ? reasons.DUPLICATE_PLAN : undefined
}

/** RH-N3: whether a Plan card of this kind would have the same effect as one on the line. */
function hasKind(words: Int32Array, mine: number, kind: number): boolean {
  return kind !== THREE && ((words[mine + LINE_KINDS] >> kind) & 1) !== 0
}

/**
 * Writes what may be discarded for a Plan card of this kind on a line, in ascending order: NONE where there is room.
 * Returns how many, 0 where the line cannot take the card.
 */
export function listDiscards({ words, cards }: RailState, mine: number, kind: number, into: Int32Array): number {
  const isThere = hasKind(words, mine, kind)
  if (!isFull(words, mine)) {
    into[0] = NONE
    return isThere || (words[PHASE] === SETUP && words[mine + LINE_PLANS] > 0) ? 0 : 1
  }
  const count = ascending(words, mine + LINE_PLANS, into)
  if (!isThere) return count
  for (let i = 0; i < count; i++) if (cards.planKind[into[i]] === kind) into[0] = into[i]
  return 1
}

function isFull(words: Int32Array, mine: number): boolean {
  return words[mine + LINE_PLANS] === PLANS_PER_LINE
}

/** Whether any line can take the card; a full line can, since one of its cards can always make room. */
export function anyLineTakes(state: RailState, player: number, card: number): boolean {
  for (let line = 0; line < LINES.length; line++) {
    if (isFull(state.words, lineAt(player, line))) return true
    if (planRefusal(state, player, card, line, NONE) === undefined) return true
  }
  return false
}

/** The pile that a due `plan` takes its card from: the hand in setup, the cards drawn for a bonus, or the board. */
export function offeredPlans(words: Int32Array, me: number): number {
  if (words[PHASE] === SETUP) return me + PLAN_HAND
  return words[me + PENDING] === PLANS_PENDING ? me + PENDING_CARDS : FACE_UP_PLANS
}
