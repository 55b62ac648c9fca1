import type { Reason } from '#engine/result.ts'
import { type CardTables, LINES, THREE } from '../../cards/cards.ts'
import { NONE } from '../actions.ts'
import { PLANS_PER_LINE } from '../numbers.ts'
import { has } from '../piles.ts'
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
  const full = words[mine + LINE_PLANS] === PLANS_PER_LINE
  if (discarded === NONE) {
    if (full) return reasons.LINE_FULL
  } else {
    if (!has(words, mine + LINE_PLANS, discarded)) return reasons.NOT_ON_LINE
    if (!full) return reasons.NOTHING_TO_DISCARD
  }
  return isDuplicate(state.cards, words[mine + LINE_KINDS], card, discarded) ? reasons.DUPLICATE_PLAN : undefined
}

/** RH-N3: the same effect twice on one line; the discarded card no longer counts. */
function isDuplicate(cards: CardTables, kinds: number, card: number, discarded: number): boolean {
  const kind = cards.planKind[card]
  if (kind === THREE || ((kinds >> kind) & 1) === 0) return false
  return discarded === NONE || cards.planKind[discarded] !== kind
}

/** Whether any line can take the card; a full line can, since one of its cards can always make room. */
export function anyLineTakes(state: RailState, player: number, card: number): boolean {
  const words = state.words
  for (let line = 0; line < LINES.length; line++) {
    if (words[lineAt(player, line) + LINE_PLANS] === PLANS_PER_LINE) return true
    if (planRefusal(state, player, card, line, NONE) === undefined) return true
  }
  return false
}

/** The pile that a due `plan` takes its card from: the hand in setup, the cards drawn for a bonus, or the board. */
export function offeredPlans(words: Int32Array, me: number): number {
  if (words[PHASE] === SETUP) return me + PLAN_HAND
  return words[me + PENDING] === PLANS_PENDING ? me + PENDING_CARDS : FACE_UP_PLANS
}
