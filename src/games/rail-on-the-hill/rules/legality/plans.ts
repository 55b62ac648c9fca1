import { lowestBit } from '#engine/bits.ts'
import type { Reason } from '#engine/result.ts'
import { LINES } from '../../cards/cards.ts'
import { NONE, plan } from '../actions.ts'
import { PLAN_HAND_SIZE, PLANS_PER_LINE } from '../numbers.ts'
import { ascending, has } from '../piles.ts'
import {
  FACE_UP_PLANS,
  FULL_LINES,
  LINE_KINDS,
  LINE_PLANS,
  lineAt,
  PENDING,
  PENDING_CARDS,
  PHASE,
  PLAN_HAND,
  PLANNED_LINES,
  PLANS_PENDING,
  playerAt,
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
  const { words, cards } = state
  const me = playerAt(player)
  if (words[PHASE] === SETUP && isIn(words[me + PLANNED_LINES], line)) return reasons.ONE_PLAN_PER_LINE
  const full = isIn(words[me + FULL_LINES], line)
  if (discarded === NONE) {
    if (full) return reasons.LINE_FULL
  } else {
    if (!has(words, lineAt(player, line) + LINE_PLANS, discarded)) return reasons.NOT_ON_LINE
    if (!full) return reasons.NOTHING_TO_DISCARD
  }
  const kind = cards.planKind[card]
  // The discarded card no longer counts.
  const isDuplicate =
    isIn(linesWithKind(words, me, kind), line) && (discarded === NONE || cards.planKind[discarded] !== kind)
  return isDuplicate ? reasons.DUPLICATE_PLAN : undefined
}

function isIn(lines: number, line: number): boolean {
  return ((lines >> line) & 1) !== 0
}

/** RH-N3: the lines that have a Plan card with the same effect, as the lowest bits. */
function linesWithKind(words: Int32Array, me: number, kind: number): number {
  return words[me + LINE_KINDS] >> (kind * LINES.length)
}

const ALL_LINES = (1 << LINES.length) - 1

/** The lines that can take a Plan card of this kind, as bits: those with room for it, and full ones. */
function takers(words: Int32Array, me: number, kind: number): number {
  const full = words[me + FULL_LINES]
  const noRoom = words[PHASE] === SETUP ? words[me + PLANNED_LINES] : full
  return (ALL_LINES & ~noRoom & ~linesWithKind(words, me, kind)) | full
}

/** Whether any line can take the card; a full line can, because it can discard one of its cards. */
export function anyLineTakes(state: RailState, player: number, card: number): boolean {
  return takers(state.words, playerAt(player), state.cards.planKind[card]) !== 0
}

const offered = new Int32Array(PLAN_HAND_SIZE)

export function listPlans(state: RailState, player: number, into: Int32Array, count: number): number {
  const { words, cards } = state
  const me = playerAt(player)
  const full = words[me + FULL_LINES]
  const choices = ascending(words, offeredPlans(words, me), offered)
  let n = count
  for (let i = 0; i < choices; i++) {
    const card = offered[i]
    for (let rest = takers(words, me, cards.planKind[card]); rest !== 0; rest &= rest - 1) {
      const line = lowestBit(rest)
      if (isIn(full, line)) n = listDiscards(state, player, card, line, into, n)
      else into[n++] = plan(card, line, NONE)
    }
  }
  return n
}

const discards = new Int32Array(PLANS_PER_LINE)

/** A full line can discard any of its cards for a new one, but must discard a card of the same kind if it has one. */
function listDiscards(
  state: RailState,
  player: number,
  card: number,
  line: number,
  into: Int32Array,
  count: number,
): number {
  const { words, cards } = state
  const kind = cards.planKind[card]
  const isDuplicate = isIn(linesWithKind(words, playerAt(player), kind), line)
  const plans = ascending(words, lineAt(player, line) + LINE_PLANS, discards)
  let n = count
  for (let i = 0; i < plans; i++) {
    if (!isDuplicate || cards.planKind[discards[i]] === kind) into[n++] = plan(card, line, discards[i])
  }
  return n
}

/** The pile that a due `plan` takes its card from: the hand in setup, the cards drawn for a bonus, or the board. */
export function offeredPlans(words: Int32Array, me: number): number {
  if (words[PHASE] === SETUP) return me + PLAN_HAND
  return words[me + PENDING] === PLANS_PENDING ? me + PENDING_CARDS : FACE_UP_PLANS
}
